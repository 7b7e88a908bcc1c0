"""The audit lines, and taking an action back from what it noted."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlmodel import Session, SQLModel, col, select

from data.records import AuditLine
from data.repository import Change, Repository
from data.tables import AuditRow, ChangeRow


class Journal:
    """Who did what, and what each action changed."""

    def __init__(self, session: Session, undoable: Mapping[str, type[SQLModel]]) -> None:
        """`undoable` names the tables whose changes are noted."""
        self._session = session
        self._undoable = undoable
        self._lines = Repository(session, AuditRow, AuditLine)
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
        query = select(AuditRow).where(AuditRow.guild_id == guild_id)
        if event_id:
            query = query.where(AuditRow.event_id == event_id)
        query = query.order_by(col(AuditRow.id).desc()).limit(limit)
        return tuple(self._lines.require(row.id or 0) for row in self._session.exec(query))

    def line(self, number: int) -> AuditLine | None:
        """One line."""
        return self._lines.get(number)

    def is_undoable(self, number: int) -> bool:
        """Whether the line changed anything that can be put back."""
        query = select(ChangeRow.id).where(ChangeRow.audit_id == number).limit(1)
        return self._session.exec(query).first() is not None

    def flush(self) -> None:
        """Store what the action changed; called once, before the commit."""
        if self._line is None:
            return
        for change in self.changes:
            self._session.add(
                ChangeRow(
                    audit_id=self._line.id,
                    table_name=change.table_name,
                    row_id=change.row_id,
                    before=change.before,
                    version=change.version,
                )
            )

    def blocking(self, number: int) -> bool:
        """Whether a row that the line changed has been changed again since."""
        return any(self._version(change) != change.version for change in self._last_changes(number).values())

    def take_back(self, line: AuditLine, by: AuditLine) -> None:
        """Put every row back as it was before `line`; ask `blocking` first."""
        for change in reversed(self._changes_of(line.id)):
            self._restore(change)
        self._lines.save(replace(line, undone_by=by.id))

    def _changes_of(self, number: int) -> list[ChangeRow]:
        query = select(ChangeRow).where(ChangeRow.audit_id == number).order_by(col(ChangeRow.id))
        return list(self._session.exec(query))

    def _last_changes(self, number: int) -> dict[tuple[str, int], ChangeRow]:
        return {(change.table_name, change.row_id): change for change in self._changes_of(number)}

    def _row(self, change: ChangeRow) -> Any:  # noqa: ANN401 - any of the undoable tables
        return self._session.get(self._undoable[change.table_name], change.row_id)

    def _version(self, change: ChangeRow) -> int | None:
        row = self._row(change)
        return None if row is None else row.version

    def _restore(self, change: ChangeRow) -> None:
        row = self._row(change)
        if change.before is None:
            self._session.delete(row)
        else:
            kind = self._undoable[change.table_name]
            for name, value in kind.model_validate(change.before).model_dump().items():
                if name != "version":  # it only ever counts up: a stale copy must stay stale
                    setattr(row, name, value)
            row.version += 1
        self._session.flush()
