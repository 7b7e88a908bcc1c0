"""Forms that were refused are kept to be mended; where others sit at their table by now, they go."""

from collections.abc import Mapping
from typing import Any

from data.seats import SEATS
from data.unit_of_work import UnitOfWork
from league.ids import TableId
from league.round import Table, TableStatus
from usecases.result.drafts import ABOUT_TABLES, put_typed_away

_TABLE = "game_table"


def forget_half_typed(uow: UnitOfWork) -> None:
    """What was typed for a table is nothing to those who sit there now, nor to a game that begins once more.

    Source: house
    """
    before = {diff.row_id: diff.before for diff in uow.journal.changed({_TABLE}) if diff.before}
    drafts = uow.drafts.find(form=ABOUT_TABLES, subject=frozenset(before)) if before else ()
    numbers = frozenset(TableId(draft.subject) for draft in drafts)
    now = {table.id: table for table in uow.tables.find(id=numbers)} if numbers else {}
    for draft in drafts:
        if _is_anothers(before[draft.subject], now[TableId(draft.subject)]):
            put_typed_away(uow, draft)


def _is_anothers(before: Mapping[str, Any], now: Table) -> bool:
    """Of a row that an undo puts back nobody says who sat there: it may have been others."""
    is_cancelled = TableStatus.CANCELLED in {before["status"], now.status}
    return is_cancelled or set(before.get(SEATS, ())) != set(now.seats)
