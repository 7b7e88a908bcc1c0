"""A round that is to be played by a moment: a day before, whoever has not played is reminded at the match."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination, moment
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import EventStatus
from league.round import Table, is_bye
from usecases.bracket.labels import labels_in, where
from usecases.find import event_of
from usecases.projection import Projection
from usecases.round.find import PUBLIC
from usecases.round.told import playing_people, seat_params, users
from usecases.timed import ROUND_SOON_BEFORE, UNPLAYED

_KIND: Final = "round-ends"


def _duties(uow: UnitOfWork, table: Table, now: datetime) -> Iterator[Duty]:
    """Source: house."""
    if table.status not in UNPLAYED or is_bye(table):
        return
    round_ = uow.rounds.require(table.round_id)
    if round_.ends_at is None or now < round_.ends_at - ROUND_SOON_BEFORE or round_.status not in PUBLIC:
        return
    people = playing_people(uow, table)
    if not people or event_of(uow, table.event_id).status is not EventStatus.RUNNING:
        return
    place = where(round_, labels_in(uow, round_).get(table.number))
    words = {"where": place, "table": table.number, "until": moment(round_.ends_at), **seat_params(people)}
    yield Duty(
        Slot(_KIND, table.event_id, table.id, "table", f"{int(round_.ends_at.timestamp())}"),
        Destination.THREAD,
        table.id,
        Wording("notice-round-ends", words),
        asks=(f"result-report:{table.id}:0",),
        pings=users(people),
    )


def _ends(_uow: UnitOfWork, _slot: Slot, _told: Told) -> Closing:
    """It has a result, or nobody plays it any more."""
    return Closing()


ROUND_ENDS: Final = Projection(
    _KIND,
    frozenset(
        {
            "bracket", "bracket_seed", "entry", "event", "game_table", "message_timer", "person", "result",
            "round",
        }
    ),
    _duties,
    _ends,
)  # fmt: skip
