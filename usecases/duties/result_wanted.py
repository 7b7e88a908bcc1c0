"""A table that owes a result is asked for it."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import takes_results
from league.reporting import Wanted
from league.round import Table
from usecases.bracket.labels import labels_in, where
from usecases.find import event_of
from usecases.projection import Projection
from usecases.round.remind import OWES, is_played, who_owe
from usecases.round.told import seat_params, users

_KIND: Final = "result-wanted"


def _duties(uow: UnitOfWork, table: Table, _now: datetime) -> Iterator[Duty]:
    """Source: house."""
    asked = uow.reminders.find(table_id=table.id, wants=Wanted.RESULT) if table.status in OWES else ()
    if not asked or not takes_results(event_of(uow, table.event_id)):
        return
    round_, people = uow.rounds.require(table.round_id), who_owe(uow, table)
    if not is_played(uow, round_) or not people:
        return
    place = where(round_, labels_in(uow, round_).get(table.number))
    words = {"where": place, "table": table.number, **seat_params(people)}
    yield Duty(
        Slot(_KIND, table.event_id, table.id, "table", f"{asked[-1].id}"),
        Destination.THREAD,
        table.id,
        Wording("notice-result-wanted", words),
        asks=(f"result-report:{table.id}:0",),
        pings=users(people),
    )


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """It has reported, is asked once more, or is others' by now; or the reminder was taken back."""
    if uow.reminders.get(int(slot.occasion)) is not None:
        return Closing()
    return Closing(struck=True, aloud=Wording("notice-undone-above"), is_free=True)


RESULT_WANTED: Final = Projection(
    _KIND,
    frozenset(
        {"bracket", "bracket_seed", "entry", "event", "game", "game_table", "person", "reminder", "round"}
    ),
    _duties,
    _ends,
)
