"""Other players sit at a table now: nothing of those who sat there before is theirs."""

from collections.abc import Collection

from data.unit_of_work import UnitOfWork
from league.by_post import HoldKind
from league.ids import TableId
from league.regulations.terms import PenaltyKind
from league.round import Table, TableStatus
from usecases.play.hold import put_games_away


def is_anothers(before: Table, after: Table) -> bool:
    """Whether a table's row is used again for others, or for a game that begins once more."""
    return before.status is TableStatus.CANCELLED or set(before.seats) != set(after.seats)


def put_away(uow: UnitOfWork, tables: Collection[TableId]) -> None:
    """The matches have empty sheets, no points that were given and no game by post, a question is only its asker's.

    Source: house
    """
    put_match_away(uow, tables)
    put_games_away(uow, tables, HoldKind.ANEW)
    for call in uow.calls.find(table_id=frozenset(tables)) if tables else ():
        uow.calls.change(call, table_id=TableId(0))
    for asked in uow.reminders.find(table_id=frozenset(tables)) if tables else ():
        uow.reminders.change(asked, table_id=TableId(0))


def put_match_away(uow: UnitOfWork, tables: Collection[TableId]) -> None:
    """Of a match that begins with others: what was put down at it, and the points that were given in it."""
    put_sheets_away(uow, tables)
    # The points stay on the record, as of no match: whoever is the opponent now was kept waiting by nobody.
    for penalty in uow.penalties.find(table_id=frozenset(tables), kind=PenaltyKind.POINT) if tables else ():
        uow.penalties.change(penalty, round_number=0, table_number=0, table_id=TableId(0))


def put_sheets_away(uow: UnitOfWork, tables: Collection[TableId]) -> None:
    """What was put down at these matches is kept, and belongs to none any more."""
    for line in uow.match_sheet.find(table_id=frozenset(tables)) if tables else ():
        uow.match_sheet.change(line, table_id=TableId(0))
