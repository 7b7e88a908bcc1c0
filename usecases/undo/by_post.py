"""What a game by post knows nothing of does not come back to its table: other seats, and points that were given."""

from collections.abc import Iterator

from data.game_records import UNDECIDED
from data.records import AuditLine, Penalty
from data.unit_of_work import UnitOfWork
from league.ids import GameHoldId, GameId, PenaltyId, SeatHandoverId, TableId
from league.refusal import Refusal
from league.regulations.terms import PenaltyKind
from usecases.bracket.labels import named_by
from usecases.clocks import game_by_post


def unless_by_post(uow: UnitOfWork, line: AuditLine) -> Refusal | None:
    """Why an action is not taken back at a table that plays by post since.

    Refusals: `undo-seats-by-post` (params: table, game), `undo-points-by-post` (params: table, game).
    Source: house
    """
    return _other_seats(uow, line) or _points_again(uow, line)


def others_play(uow: UnitOfWork, line: AuditLine) -> bool:
    """Whether a new game is on at a table whose game the action put away: two games cannot count for one table."""
    rows = _touched(uow, line, "game_hold")
    holds = uow.game_holds.find(id=frozenset(map(GameHoldId, rows))) if rows else ()
    games = frozenset(GameId(hold.game_id) for hold in holds)
    tables = frozenset(game.opened_for for game in uow.games.find(id=games)) if games else frozenset()
    return bool(tables) and uow.games.first(table_id=tables, status=UNDECIDED) is not None


def _other_seats(uow: UnitOfWork, line: AuditLine) -> Refusal | None:
    """A game keeps its players, but where the action itself has passed a seat on, or moved it: that goes back too."""
    tables = uow.journal.seated_before(line.id)
    games = uow.games.find(table_id=tables, status=UNDECIDED) if tables else ()
    rows = _touched(uow, line, "seat_history")
    handed = uow.handovers.values("game_id", id=frozenset(map(SeatHandoverId, rows))) if rows else ()
    going_back = {number for (number,) in handed}
    found = next((game for game in games if game.id not in going_back), None)
    if found is None:
        return None
    table = uow.tables.require(TableId(found.table_id))
    return Refusal("undo-seats-by-post", params={**named_by(uow, table), "game": found.id})


def _points_again(uow: UnitOfWork, line: AuditLine) -> Refusal | None:
    """A game is played to its length by its own count."""
    for penalty in _revoked_by(uow, line):
        table = uow.tables.get(penalty.table_id)
        game = game_by_post(uow, table) if table else None
        if table and game:
            return Refusal("undo-points-by-post", params={**named_by(uow, table), "game": game.id})
    return None


def _revoked_by(uow: UnitOfWork, line: AuditLine) -> Iterator[Penalty]:
    rows = frozenset(map(PenaltyId, _touched(uow, line, "penalty")))
    for penalty in uow.penalties.find(id=rows, kind=PenaltyKind.POINT) if rows else ():
        if penalty.revoked_at is not None:
            yield penalty


def _touched(uow: UnitOfWork, line: AuditLine, kind: str) -> frozenset[int]:
    return frozenset(row for name, row in uow.journal.touched(line.id) if name == kind)
