"""Other players sit at a table now: nothing of those who sat there before is theirs."""

from collections.abc import Collection

from data.records import PostKind, TimerKind
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import TableId
from league.round import Table, TableStatus


def is_anothers(before: Table, after: Table) -> bool:
    """Whether a table's row is used again for others, or for a game that begins once more."""
    return before.status is TableStatus.CANCELLED or set(before.seats) != set(after.seats)


def put_away(uow: UnitOfWork, event: Event, tables: Collection[TableId]) -> None:
    """The matches have empty sheets, and a question to the judges is only of whoever asked it.

    Source: house
    """
    put_sheets_away(uow, tables)
    for call in uow.calls.find(table_id=frozenset(tables)) if tables else ():
        uow.calls.change(call, table_id=TableId(0))
        uow.outbox.refresh(PostKind.CALL, call.id, event.guild_id)


def put_sheets_away(uow: UnitOfWork, tables: Collection[TableId]) -> None:
    """What was put down at these matches is kept, and belongs to none any more."""
    for line in uow.match_sheet.find(table_id=frozenset(tables)) if tables else ():
        uow.timers.cancel(line.table_id, TimerKind.BREAK_END)
        uow.match_sheet.change(line, table_id=TableId(0))
