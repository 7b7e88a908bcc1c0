"""A round is public: players are called to their seats in their tables' threads, byes are told below the pairings."""

from collections.abc import Collection, Iterator
from datetime import datetime
from typing import Final

from data.records import Destination, Person
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus, Pairing
from league.ids import PlayerId, TableId
from league.round import Round, RoundStatus, Table, is_bye
from usecases.bracket.drawn import draw_of
from usecases.find import event_of, people_by_id
from usecases.hall.given import called_at_once
from usecases.projection import Projection
from usecases.round.find import PUBLIC, tables_in
from usecases.round.reseated import reseated
from usecases.round.told import SEATED as _KIND
from usecases.round.told import call_words, called_by, users

_BYE: Final = "notice-bye"
_ASKED: Final = "notice-bye-asked"
_FREE: Final = "notice-free-round"
_PASSED: Final = "notice-bye-passed"


def _duties(uow: UnitOfWork, round_: Round, _now: datetime) -> Iterator[Duty]:
    """Source: house."""
    event = event_of(uow, round_.event_id)
    if round_.status not in PUBLIC or event.status is not EventStatus.RUNNING or draw_of(uow, round_):
        return
    tables = [table for table in tables_in(uow, round_) if table.seats]
    people = people_by_id(uow, (player for table in tables for player in table.seats))
    for table in tables:
        sitting = [people[player] for player in table.seats]
        if is_bye(table):
            yield _bye(event, round_, table, sitting)
        else:
            yield _called(round_, table, sitting, called_at_once(uow, event.id, sitting))


def _called(round_: Round, table: Table, sitting: Collection[Person], pings: tuple[int, ...]) -> Duty:
    slot = Slot(_KIND, round_.event_id, table.id, "table", f"{round_.times_published}")
    says = call_words(round_, table, sitting)
    return Duty(slot, Destination.THREAD, table.id, says, pings=pings)


def _bye(event: Event, round_: Round, table: Table, sitting: Collection[Person]) -> Duty:
    """It is another one as soon as it is somebody else's."""
    (player,) = table.seats
    occasion = f"{round_.times_published}.{player}"
    slot = Slot(_KIND, event.id, table.id, "pairings", occasion)
    words = call_words(round_, table, sitting).params
    says = Wording(_bye_text(event, round_, player), words)
    return Duty(slot, Destination.PAIRINGS, table.id, says, pings=users(sitting))


def _bye_text(event: Event, round_: Round, player: PlayerId) -> str:
    """Whoever sits out a Swiss round has won it; in a round robin everybody is free as often."""
    if player in round_.byes:
        return _ASKED
    return _FREE if event.pairing is Pairing.ROUND_ROBIN else _BYE


def _is_past(uow: UnitOfWork, round_: Round) -> bool:
    """Of a round that is over the calls were true; that one is called off is told by itself."""
    is_on = event_of(uow, round_.event_id).status is EventStatus.RUNNING and round_.status in PUBLIC
    return round_.status is not RoundStatus.PLANNED and not is_on


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """The round is public no more; or a bye is another one's, or nobody's."""
    laid = uow.tables.values("round_id", id=TableId(slot.subject))
    (status,) = uow.rounds.values("status", id=laid[0][0])[0] if laid else (RoundStatus.PLANNED,)
    if slot.reader == "pairings" and status in PUBLIC:
        return Closing(Wording(_PASSED, told.says.params), is_free=True)
    above = Wording("notice-undone-above")
    return Closing(struck=True, aloud=above, pings=called_by(told.says), is_free=True)


SEATED: Final = Projection(
    _KIND,
    frozenset({"bracket", "event", "hall", "person", "round", "seat"}),
    _duties,
    _ends,
    reseated,
    is_past=_is_past,
)
