"""A match or table is called to a board of the hall: its players are told in its thread where they are to sit."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.hall import standing
from league.ids import TableId
from league.round import RoundStatus, Table, TableStatus
from usecases.bracket.labels import NAMED_BY, as_named, labels_in
from usecases.find import people_by_id
from usecases.hall.given import hall_of
from usecases.projection import Projection
from usecases.round.told import seat_params, users

_KIND: Final = "board"
_TO_PLAY: Final = frozenset({TableStatus.WAITING, TableStatus.PLAYING})
_HIDDEN: Final = frozenset({RoundStatus.PLANNED, RoundStatus.CANCELLED})


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Source: house."""
    if event.status is not EventStatus.RUNNING:
        return
    kept = uow.board_calls.find(event_id=event.id, left_at=None)
    calls = {call.table_id: call for call in standing(kept).values()} if kept else {}
    tables = uow.tables.find(id=sorted(calls)) if calls else ()
    people = people_by_id(uow, {player for table in tables for player in table.seats})
    rounds = {table.round_id for table in tables}
    named = (
        {row.id: (row, labels_in(uow, row)) for row in uow.rounds.find(id=sorted(rounds))} if rounds else {}
    )
    for table in tables:
        round_, labels = named[table.round_id]
        sitting = [people[player] for player in table.seats]
        words = {
            **as_named(round_, table, labels.get(table.number)),
            "board": calls[table.id].board,
            "seats": list(table.seats),
            **seat_params(sitting),
        }
        slot = Slot(_KIND, event.id, table.id, "table")
        says = Wording("notice-board", words)
        yield Duty(slot, Destination.THREAD, table.id, says, pings=users(sitting))


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """Of a match that was played, or waits once more, it was true; one that is off is told by itself."""
    table = uow.tables.get(TableId(slot.subject))
    if table is None or _is_off(uow, table):
        return Closing(struck=True, is_free=True)
    if table.status in _TO_PLAY and hall_of(uow, table.event_id) is None:
        return Closing(struck=True, aloud=Wording("notice-undone-above"), is_free=True)
    return Closing()


def _is_off(uow: UnitOfWork, table: Table) -> bool:
    return table.status is TableStatus.CANCELLED or uow.rounds.require(table.round_id).status in _HIDDEN


def _news(_uow: UnitOfWork, told: Told, duty: Duty) -> Wording | None:
    """Another board, or others who play at it; a match that waits once more was told so when its result went."""
    was = {name: told.says.params.get(name) for name in ("board", "seats")}
    if was == {name: duty.says.params[name] for name in was}:
        return None
    return Wording("notice-board-moved", duty.says.params)


BOARD: Final = Projection(
    _KIND, NAMED_BY | {"board_call", "event", "game_table", "hall", "person"}, _duties, _ends, _news
)
