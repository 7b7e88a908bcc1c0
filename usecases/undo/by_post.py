"""What a game by post knows nothing of does not come back to its table: other seats, and points that were given."""

from collections.abc import Iterator

from data.game_records import UNDECIDED
from data.records import AuditLine, Penalty
from data.unit_of_work import UnitOfWork
from league.ids import PenaltyId, TableId
from league.refusal import Refusal
from league.regulations.terms import PenaltyKind
from usecases.clocks import game_by_post
from usecases.play.league_seat import passed_in
from usecases.play.other_account import moved_in


def unless_by_post(uow: UnitOfWork, line: AuditLine) -> Refusal | None:
    """Why an action is not taken back at a table that plays by post since.

    Refusals: `undo-seats-by-post` (params: table, game), `undo-points-by-post` (params: table, game).
    Source: house
    """
    return _other_seats(uow, line) or _points_again(uow, line)


def _other_seats(uow: UnitOfWork, line: AuditLine) -> Refusal | None:
    """A game keeps its players, but where the action itself has passed a seat on, or moved it: that goes back too."""
    tables = uow.journal.seated_before(line.id)
    games = uow.games.find(table_id=tables, status=UNDECIDED) if tables else ()
    going_back = passed_in(line) | moved_in(line)
    found = next((game for game in games if game.id not in going_back), None)
    if found is None:
        return None
    table = uow.tables.require(TableId(found.table_id))
    return Refusal("undo-seats-by-post", params={"table": table.number, "game": found.id})


def _points_again(uow: UnitOfWork, line: AuditLine) -> Refusal | None:
    """A game is played to its length by its own count."""
    for penalty in _revoked_by(uow, line):
        table = uow.tables.get(penalty.table_id)
        game = game_by_post(uow, table) if table else None
        if table and game:
            return Refusal("undo-points-by-post", params={"table": table.number, "game": game.id})
    return None


def _revoked_by(uow: UnitOfWork, line: AuditLine) -> Iterator[Penalty]:
    rows = frozenset(PenaltyId(row) for name, row in uow.journal.touched(line.id) if name == "penalty")
    for penalty in uow.penalties.find(id=rows, kind=PenaltyKind.POINT) if rows else ():
        if penalty.revoked_at is not None:
            yield penalty
