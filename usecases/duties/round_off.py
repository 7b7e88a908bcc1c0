"""A public round was called off: whoever was called to a seat of it learns that it is gone, many in one message."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.game_records import BEGUN, GameStatus
from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import EventStatus
from league.ids import RoundId
from league.round import Round, RoundStatus
from usecases.event.checkin import MENTIONS_A_MESSAGE
from usecases.find import event_of, people_by_id
from usecases.projection import Projection
from usecases.round.find import PUBLIC
from usecases.round.told import users

_KIND: Final = "round-off"


def _duties(uow: UnitOfWork, round_: Round, _now: datetime) -> Iterator[Duty]:
    """The tables' threads go with it; a game by post that has begun there goes on without it.

    Source: house
    """
    event = event_of(uow, round_.event_id)
    if round_.status is not RoundStatus.CANCELLED or not round_.called_off:
        return
    if event.status is not EventStatus.RUNNING:
        return
    tables = sorted(uow.tables.find(round_id=round_.id), key=lambda table: table.number)
    people = people_by_id(uow, {player for table in tables for player in table.seats})
    called = users(people.values())
    numbers = sorted(table.id for table in tables)
    begun = sorted({*BEGUN, GameStatus.OVER})
    games = uow.games.values("id", opened_for=numbers, status=begun) if numbers else ()
    words = {"event": event.name, "round": round_.number, "games": len(games)}
    for start in range(0, len(called), MENTIONS_A_MESSAGE):
        slot = Slot(_KIND, event.id, round_.id, "pairings", f"{round_.times_published}.{start}")
        says = Wording("notice-round-cancelled", words)
        pings = called[start : start + MENTIONS_A_MESSAGE]
        yield Duty(slot, Destination.PAIRINGS, event.id, says, pings=pings)


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """It takes place after all; or it is seated anew, or the event is over."""
    if uow.rounds.require(RoundId(slot.subject)).status in PUBLIC:
        return Closing(struck=True, aloud=Wording("notice-undone-above"), is_free=True)
    return Closing()


ROUND_OFF: Final = Projection(_KIND, frozenset({"event", "game", "person", "round", "seat"}), _duties, _ends)
