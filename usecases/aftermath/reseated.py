"""Others sit at a table by now: a form that was refused there is kept no longer, and a call names who plays there."""

from collections.abc import Mapping
from typing import Any

from data.records import PostKind
from data.seats import SEATS
from data.unit_of_work import UnitOfWork
from league.ids import TableId
from league.round import TableStatus
from usecases.find import event_of
from usecases.judge.parties import WAITING
from usecases.result.drafts import ABOUT_TABLES, put_typed_away

_TABLE = "game_table"


def notice_reseated(uow: UnitOfWork) -> None:
    """What was typed for a table is nothing to those who sit there now, nor to a game that begins once more.

    Source: house
    """
    before = {TableId(diff.row_id): diff.before for diff in uow.journal.changed({_TABLE}) if diff.before}
    tables = uow.tables.find(id=frozenset(before)) if before else ()
    others = frozenset(
        table.id for table in tables if _are_others(before[table.id], table.seats, table.status)
    )
    if not others:
        return
    for draft in uow.drafts.find(form=ABOUT_TABLES, subject=others):
        put_typed_away(uow, draft)
    for call in uow.calls.find(table_id=others, status=sorted(WAITING)):
        uow.outbox.refresh(PostKind.CALL, call.id, event_of(uow, call.event_id).guild_id)


def _are_others(before: Mapping[str, Any], seats: tuple[int, ...], status: TableStatus) -> bool:
    """Of a row that an undo puts back nobody says who sat there: it may have been others."""
    is_cancelled = TableStatus.CANCELLED in {before["status"], status}
    return is_cancelled or set(before.get(SEATS, ())) != set(seats)
