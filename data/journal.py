"""The audit lines, and taking an action back from what it noted."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, select, update
from sqlmodel import SQLModel

from data.records import AuditLine
from data.repository import Change, Repository, names_of, to_columns
from data.statements import columns, inserted, table_of
from data.tables import AuditRow, ChangeRow

_CHANGE = table_of(ChangeRow).c


class Journal:
    """Who did what, and what each action changed."""

    def __init__(self, connection: Connection, undoable: Mapping[str, type[SQLModel]]) -> None:
        """`undoable` names the tables whose changes are noted."""
        self._connection = connection
        self._undoable = undoable
        self._lines = Repository(connection, AuditRow, AuditLine)
        self.changes: list[Change] = []
        self._line: AuditLine | None = None

    def record(
        self,
        *,
        guild_id: int,
        event_id: int,
        actor: int,
        action: str,
        at: datetime,
        params: Mapping[str, Any],
    ) -> AuditLine:
        """Write the audit line of this action; the changes of the same transaction belong to it."""
        line = AuditLine(0, guild_id, event_id, actor, action, dict(params), at)
        self._line = self._lines.add(line)
        return self._line

    def lines(self, guild_id: int, event_id: int, limit: int) -> tuple[AuditLine, ...]:
        """The newest lines of an event (0: of the whole server), newest first."""
        of_event = {"event_id": event_id} if event_id else {}
        return self._lines.newest(limit, guild_id=guild_id, **of_event)

    def line(self, number: int) -> AuditLine | None:
        """One line."""
        return self._lines.get(number)

    def is_undoable(self, number: int) -> bool:
        """Whether the line changed anything that can be put back."""
        query = select(_CHANGE.id).where(_CHANGE.audit_id == number).limit(1)
        return self._connection.scalar(query) is not None

    def flush(self) -> None:
        """Store what the action changed; called once, before the commit."""
        if self._line is None:
            return
        rows = [{"audit_id": self._line.id, **to_columns(change)} for change in self.changes]
        if rows:
            self._connection.execute(inserted(ChangeRow), rows)

    def blocking(self, number: int) -> bool:
        """Whether a row that the line changed has been changed again since."""
        return any(self._version(change) != change.version for change in self._last_changes(number).values())

    def take_back(self, line: AuditLine, by: AuditLine) -> None:
        """Put every row back as it was before `line`; ask `blocking` first."""
        for change in reversed(self._changes_of(line.id)):
            self._restore(change)
        self._lines.change(line, undone_by=by.id)

    def _changes_of(self, number: int) -> list[Change]:
        query = select(*columns(ChangeRow, names_of(Change))).where(_CHANGE.audit_id == number)
        return [Change(*row) for row in self._connection.execute(query.order_by(_CHANGE.id))]

    def _last_changes(self, number: int) -> dict[tuple[str, int], Change]:
        return {(change.table_name, change.row_id): change for change in self._changes_of(number)}

    def _version(self, change: Change) -> int | None:
        table = table_of(self._undoable[change.table_name])
        version: int | None = self._connection.scalar(
            select(table.c.version).where(table.c.id == change.row_id)
        )
        return version

    def _restore(self, change: Change) -> None:
        kind = self._undoable[change.table_name]
        table = table_of(kind)
        if change.before is None:
            self._connection.execute(delete(table).where(table.c.id == change.row_id))
            return
        values = kind.model_validate(change.before).model_dump()
        values["version"] = table.c.version + 1  # it only ever counts up: a stale copy must stay stale
        self._connection.execute(update(table).where(table.c.id == change.row_id).values(values))
