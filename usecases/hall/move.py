"""A judge sends a match or table to another board than the one to which it was called."""

from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.hall import BoardCall, standing
from league.ids import EventId
from league.refusal import Refusal
from league.round import Table
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.hall.kept import HallKept, kept_at
from usecases.hall.numbered import Unit, numbered_in, units_of


@dataclass(frozen=True, slots=True)
class MoveMatch:
    """A judge sends a match or table (by its number) to a board that is free."""

    caller: Caller
    match: int
    board: int
    event_id: EventId = EventId(0)


@dataclass(frozen=True, slots=True)
class MatchMoved:
    """The event, the match's table, and its board."""

    event: Event
    table: Table
    board: int
    unit: Unit


def move_match(command: MoveMatch, uow: UnitOfWork) -> MatchMoved | Refusal:
    """It stands there until it has a result, be the board a reserved one; its players are told.

    Refusals: `needs-judge`, those of `kept_at`, `hall-no-such-match` (params: match), `hall-match-not-open` (params:
    match, unit), `hall-no-such-board` (params: board), `hall-board-taken` (params: board, match, unit),
    `hall-there-already`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    kept = refused or kept_at(uow, command.caller, command.event_id)
    if isinstance(kept, Refusal):
        return kept
    found = _found(uow, kept, command.match)
    if isinstance(found, Refusal):
        return found
    table, call, unit = found
    refused = _unfit(uow, kept, call, command.board)
    if refused:
        return refused
    uow.board_calls.save(replace(call, board=command.board, called_at=command.caller.now))
    params = {"event": kept.event.name, "match": command.match, "board": command.board, "unit": unit}
    audit(uow, command.caller, kept.event.id, "hall-moved", params)
    return MatchMoved(kept.event, table, command.board, unit)


def _found(uow: UnitOfWork, kept: HallKept, match: int) -> tuple[Table, BoardCall, Unit] | Refusal:
    there = numbered_in(uow, kept.event)
    table = there.tables.get(match) if there else None
    if there is None or table is None:
        return Refusal("hall-no-such-match", params={"match": match})
    call = uow.board_calls.first(table_id=table.id)
    if call is None or call.left_at is not None:
        return Refusal("hall-match-not-open", params={"match": match, "unit": there.unit})
    return table, call, there.unit


def _unfit(uow: UnitOfWork, kept: HallKept, call: BoardCall, board: int) -> Refusal | None:
    if board not in kept.hall.kinds:
        return Refusal("hall-no-such-board", params={"board": board})
    there = standing(uow.board_calls.find(event_id=kept.event.id, left_at=None)).get(board)
    if there is None:
        return None
    if there.id == call.id:
        return Refusal("hall-there-already")
    table = uow.tables.require(there.table_id)
    unit = units_of(uow, [table])[table.id]
    return Refusal("hall-board-taken", params={"board": board, "match": table.number, "unit": unit})
