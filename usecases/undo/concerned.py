"""Whom an action concerns; whoever it concerns does not take it back as a judge."""

from collections.abc import Iterable

from data.records import AuditLine
from data.unit_of_work import UnitOfWork
from league.ids import BoardCallId, CallId, PenaltyId, PlayerId, ResultId, TableId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.judge.own_table import may_decide_own
from usecases.judge.parties import people_of
from usecases.people import person_of

_DECISIONS = (
    "result-",
    "penalty-",
    "judge-",
    "sent-on",
    "round-replaced",
    "round-seat-removed",
    "round-seat-added",
    "round-stood-in",
)
_PENALTY = "penalty-"


def concerned(uow: UnitOfWork, line: AuditLine) -> frozenset[PlayerId]:
    """The players of everything that an action changed."""
    return frozenset(
        player for table, row in uow.journal.touched(line.id) for player in _players_of(uow, table, row)
    )


def unless_own(uow: UnitOfWork, caller: Caller, line: AuditLine) -> Refusal | None:
    """A refusal where a judge's decision concerns the caller, who did not make it.

    An organizer may, for there may be nobody above them; but nobody takes back their own penalty.

    Refusals: `undo-own`.
    Source: house
    """
    person = person_of(uow, caller)
    if person is None or line.actor == caller.user_id or not line.action.startswith(_DECISIONS):
        return None
    if may_decide_own(uow, caller) and not line.action.startswith(_PENALTY):
        return None
    return Refusal("undo-own") if person.id in concerned(uow, line) else None


def _players_of(uow: UnitOfWork, table: str, row: int) -> Iterable[PlayerId]:
    """Whom a row of the database concerns."""
    players: Iterable[PlayerId] = ()
    match table:
        case "person":
            players = (PlayerId(row),)
        case "entry":
            entry = uow.entries.rows.get(row)
            players = (entry.player,) if entry else ()
        case "penalty":
            penalty = uow.penalties.get(PenaltyId(row))
            players = (penalty.player_id,) if penalty else ()
        case "result":
            result = uow.results.get(ResultId(row))
            players = result.players if result else ()
        case "game_table" | "clock":
            seated = uow.tables.get(TableId(row))
            players = seated.seats if seated else ()
        case "board_call":
            at_board = uow.board_calls.get(BoardCallId(row))
            seated = uow.tables.get(at_board.table_id) if at_board else None
            players = seated.seats if seated else ()
        case "judge_call":
            call = uow.calls.get(CallId(row))
            players = [person.id for person in people_of(uow, call)] if call else ()
    return players
