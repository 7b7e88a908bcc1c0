"""The players of a table are called to it once more."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import EventStatus
from league.reporting import Wanted
from league.round import Table
from usecases.bracket.labels import labels_in, where
from usecases.find import event_of
from usecases.projection import Projection
from usecases.round.call_again import NO_RESULT, may_be_called
from usecases.round.told import playing_people, seat_params, users

_KIND: Final = "called-again"


def _duties(uow: UnitOfWork, table: Table, _now: datetime) -> Iterator[Duty]:
    """Source: house."""
    if table.status not in NO_RESULT:  # without a look at rows: most that differs is a result
        return
    asked = uow.reminders.find(table_id=table.id, wants=Wanted.PLAYERS)
    if not asked or not may_be_called(uow, table):
        return
    people = playing_people(uow, table)
    if event_of(uow, table.event_id).status is not EventStatus.RUNNING or not people:
        return
    round_ = uow.rounds.require(table.round_id)
    place = where(round_, labels_in(uow, round_).get(table.number))
    yield Duty(
        Slot(_KIND, table.event_id, table.id, "table", f"{asked[-1].id}"),
        Destination.THREAD,
        table.id,
        Wording("notice-called-again", {"where": place, "table": table.number, **seat_params(people)}),
        pings=users(people),
    )


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """They have come, are called once more, or others are to come by now; or the call was taken back."""
    if uow.reminders.get(int(slot.occasion)) is not None:
        return Closing()
    return Closing(struck=True, aloud=Wording("notice-undone-above"), is_free=True)


CALLED_AGAIN: Final = Projection(
    _KIND,
    frozenset(
        {"bracket", "bracket_seed", "entry", "event", "game", "game_table", "person", "reminder", "round"}
    ),
    _duties,
    _ends,
)
