"""A judge sends a match to another board than the one to which it was called."""

from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.hall import BoardCall, standing
from league.ids import EventId
from league.refusal import Refusal
from league.round import Table
from usecases.audit import audit
from usecases.bracket.drawn import drawn_for
from usecases.caller import Caller, Role, unless
from usecases.hall.kept import HallKept, kept_at


@dataclass(frozen=True, slots=True)
class MoveMatch:
    """A judge sends a match (by its number) to a board that is free."""

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


def move_match(command: MoveMatch, uow: UnitOfWork) -> MatchMoved | Refusal:
    """It stands there until it has a result, be the board a reserved one; its players are told.

    Refusals: `needs-judge`, those of `kept_at`, `hall-no-such-match` (params: match), `hall-match-not-open` (params:
    match), `hall-no-such-board` (params: board), `hall-board-taken` (params: board, match), `hall-there-already`.
    Source: house
    """
    refused = unless(uow, command.caller, Role.JUDGE)
    kept = refused or kept_at(uow, command.caller, command.event_id)
    if isinstance(kept, Refusal):
        return kept
    found = _found(uow, kept, command.match)
    if isinstance(found, Refusal):
        return found
    table, call = found
    refused = _unfit(uow, kept, call, command.board)
    if refused:
        return refused
    uow.board_calls.save(replace(call, board=command.board, called_at=command.caller.now))
    params = {"event": kept.event.name, "match": command.match, "board": command.board}
    audit(uow, command.caller, kept.event.id, "hall-moved", params)
    return MatchMoved(kept.event, table, command.board)


def _found(uow: UnitOfWork, kept: HallKept, match: int) -> tuple[Table, BoardCall] | Refusal:
    drawn = drawn_for(uow, kept.event)
    tables = {row.number: row for row in drawn.rows.values()} if drawn else {}
    table = tables.get(match)
    if table is None:
        return Refusal("hall-no-such-match", params={"match": match})
    call = uow.board_calls.first(table_id=table.id)
    if call is None or call.left_at is not None:
        return Refusal("hall-match-not-open", params={"match": match})
    return table, call


def _unfit(uow: UnitOfWork, kept: HallKept, call: BoardCall, board: int) -> Refusal | None:
    if board not in kept.hall.kinds:
        return Refusal("hall-no-such-board", params={"board": board})
    there = standing(uow.board_calls.find(event_id=kept.event.id)).get(board)
    if there is None:
        return None
    if there.id == call.id:
        return Refusal("hall-there-already")
    number = uow.tables.require(there.table_id).number
    return Refusal("hall-board-taken", params={"board": board, "match": number})
