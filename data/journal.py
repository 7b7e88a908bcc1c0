"""The audit lines, and taking an action back from what it noted."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Connection, Table, UniqueConstraint, delete, select, update
from sqlmodel import SQLModel

from data.clocks import TableClock
from data.columns import Equal
from data.hall_tables import BoardCallRow
from data.match_tables import SheetRow
from data.records import AuditLine, Person
from data.repository import Repository, RowChange, names_of, to_columns
from data.seats import SEATS, Seats
from data.statements import columns, inserted, table_of
from data.tables import AuditRow, ChangeRow, ClockRow, EventRow, PersonRow, ResultRow, SeatRow, TableRow
from league.event import Event
from league.hall import BoardCall
from league.ids import AuditId, EventId, TableId
from league.match_sheet import SheetLine
from league.reporting import ReportedResult
from league.round import TableStatus

_CHANGE = table_of(ChangeRow).c
_TABLE = str(TableRow.__tablename__)
_SEAT = table_of(SeatRow)
KeptUp: TypeAlias = Person | TableClock | Event | ReportedResult | SheetLine | BoardCall
_KEPT_UP: Mapping[type[KeptUp], str] = {
    Person: str(PersonRow.__tablename__),
    TableClock: str(ClockRow.__tablename__),
    Event: str(EventRow.__tablename__),
    ReportedResult: str(ResultRow.__tablename__),
    SheetLine: str(SheetRow.__tablename__),
    BoardCall: str(BoardCallRow.__tablename__),
}
"""What is changed by no action of anybody's: somebody has another name, or time that was lost is given back."""
Row: TypeAlias = dict[str, Any] | None
"""A row's columns; None where there is no such row."""


@dataclass(frozen=True, slots=True)
class RowDiff:
    """A row that a transaction has written: as it was before, and as it is now."""

    table_name: str
    row_id: int
    before: Row
    now: Row


@cache
def _referring(name: str) -> tuple[tuple[Table, ColumnElement[Any], str], ...]:
    """Where rows of a table are referred to: the table, its column, and the column that tells whose row it is."""
    return tuple(
        (table, key.parent, "table_id" if table is _SEAT else "id")
        for table in SQLModel.metadata.sorted_tables
        for key in table.foreign_keys
        if key.column.table.name == name and key.column.name == "id"
    )


def _clock(row: Row) -> TableClock | None:
    return None if row is None else TableClock(**ClockRow.model_validate(row).model_dump())


class Journal:
    """Who did what, and what each action changed."""

    def __init__(self, connection: Connection, known: Mapping[str, type[SQLModel]]) -> None:
        """`known` are the tables whose changes are noted."""
        self._connection = connection
        self._known = known
        self._seats = Seats(connection)
        self._lines = Repository(connection, AuditRow, AuditLine)
        self.changes: list[RowChange] = []
        """What this transaction has changed that can be put back."""
        self.seen: list[RowChange] = []
        """What it has changed beside that, from which something follows too."""
        self._put_back: list[RowChange] = []
        self._looked_at: tuple[int, tuple[RowDiff, ...]] = (0, ())
        self._line: AuditLine | None = None
        self._takes_back = False

    def record(
        self,
        *,
        guild_id: int,
        event_id: EventId,
        actor: int,
        action: str,
        at: datetime,
        params: Mapping[str, Any],
    ) -> AuditLine:
        """Write the audit line of this action; the changes of the same transaction belong to it."""
        line = AuditLine(AuditId(0), guild_id, event_id, actor, action, dict(params), at)
        self._line = self._lines.add(line)
        return self._line

    def lines(self, guild_id: int, event_id: EventId, limit: int, action: str = "") -> tuple[AuditLine, ...]:
        """The newest lines of an event (0: of the whole server), newest first; of one kind of `action`, or of all."""
        of: Equal[AuditId] = {"guild_id": guild_id}
        if event_id:
            of["event_id"] = event_id
        if action:
            of["action"] = action
        return self._lines.newest(limit, **of)

    def line(self, number: AuditId) -> AuditLine | None:
        """One line."""
        return self._lines.get(number)

    def is_undoable(self, number: AuditId) -> bool:
        """Whether the line changed anything that can be put back."""
        query = select(_CHANGE.id).where(_CHANGE.audit_id == number).limit(1)
        return self._connection.scalar(query) is not None

    def flush(self) -> AuditId:
        """Store what the action changed; called once, before the commit. The number of its line, 0 without one.

        What takes an action back is not taken back itself, so nothing is kept of what it changed.
        """
        if self._line is None:
            return AuditId(0)
        kept = () if self._takes_back else self.changes
        rows = [{"audit_id": self._line.id, **to_columns(self._stored(change))} for change in kept]
        if rows:
            self._connection.execute(inserted(ChangeRow), rows)
        return self._line.id

    def _stored(self, change: RowChange) -> RowChange:
        """The change as it is kept: its columns as JSON has them."""
        if change.before is None:
            return change
        row = self._known[change.table_name](**change.before)
        seats = {name: value for name, value in change.before.items() if name == SEATS}
        return replace(change, before=row.model_dump(mode="json") | seats)

    def changed(self) -> tuple[RowDiff, ...]:
        """The rows that this transaction has written, as they were before it and as they are now."""
        written = (*self._put_back, *self.changes, *self.seen)
        if len(written) != self._looked_at[0]:
            self._looked_at = (len(written), self._diffs(written))
        return self._looked_at[1]

    def _diffs(self, written: Iterable[RowChange]) -> tuple[RowDiff, ...]:
        first: dict[str, dict[int, Row]] = {}
        for change in (one for one in written if one.table_name in self._known):
            first.setdefault(change.table_name, {}).setdefault(change.row_id, change.before)
        return tuple(
            RowDiff(name, number, before, present.get(number))
            for name, rows in first.items()
            for present in (self._present(name, rows),)
            for number, before in rows.items()
        )

    def reseated(self) -> frozenset[TableId]:
        """The tables at which others sit than before this transaction, or that it has cancelled or laid anew.

        Of a row that an undo puts back nobody says who sat there: it may have been others.
        """
        diffs = {
            TableId(diff.row_id): diff
            for diff in self.changed()
            if diff.table_name == _TABLE and diff.before and diff.now
        }
        sitting = self._seats.of(diffs) if diffs else {}
        return frozenset(
            number
            for number, diff in diffs.items()
            if TableStatus.CANCELLED in {row["status"] for row in (diff.before, diff.now) if row}
            or set((diff.before or {}).get(SEATS, ())) != set(sitting.get(number, ()))
        )

    def touched(self, number: AuditId) -> tuple[tuple[str, int], ...]:
        """The rows that the line changed: table and number of each."""
        return tuple(self._last_changes(number))

    def clocks_before(self, number: AuditId) -> dict[TableId, TableClock | None]:
        """The clocks that the line changed, as they were before it; None where there was none."""
        return {
            TableId(change.row_id): _clock(change.before)
            for change in reversed(self._changes_of(number))  # of several changes of a clock the first counts
            if change.table_name == ClockRow.__tablename__
        }

    def statuses_before(self, number: AuditId, name: str) -> dict[int, str]:
        """The statuses that rows of a table had before the line, of those that it changed and did not add."""
        return {
            change.row_id: change.before["status"]
            for change in reversed(self._changes_of(number))  # of several changes of a row the first counts
            if change.table_name == name and change.before is not None
        }

    def seated_before(self, number: AuditId) -> frozenset[TableId]:
        """The tables at which others would sit if the line were taken back."""
        before = {
            TableId(change.row_id): change.before
            for change in reversed(self._changes_of(number))  # of several changes of a table the first counts
            if change.table_name == _TABLE
        }
        sitting = self._seats.of(before) if before else {}
        return frozenset(
            table
            for table, row in before.items()
            if row is not None and set(row[SEATS]) != set(sitting.get(table, ()))
        )

    def blocking(self, number: AuditId) -> bool:
        """Whether a row that the line changed has been changed again since."""
        return any(self._version(change) != change.version for change in self._last_changes(number).values())

    def later(self, number: AuditId) -> tuple[AuditLine, ...]:
        """The later actions that changed the same rows and still stand, newest first."""
        touched = self._last_changes(number)
        query = select(_CHANGE.audit_id, _CHANGE.table_name, _CHANGE.row_id).where(_CHANGE.audit_id > number)
        found = {line for line, *row in self._connection.execute(query) if tuple(row) in touched}
        lines = self._lines.find(id=found) if found else ()
        return tuple(line for line in reversed(lines) if not line.undone_by)

    def standing_on(self, number: AuditId) -> tuple[str, ...]:
        """The tables that would refer to nothing without what the line added, or have no room for what it moved."""
        changes = self._changes_of(number)
        own = {(change.table_name, change.row_id) for change in changes}
        added = [change for change in changes if change.before is None]
        referring = {
            str(table.name)
            for change in added
            for table, column, owner in _referring(change.table_name)
            for row in self._connection.scalars(select(table.c[owner]).where(column == change.row_id))
            if (_TABLE if table is _SEAT else str(table.name), row) not in own
        }
        seats = {_SEAT.name} if self._seats_taken(changes) else set()
        return tuple(sorted(referring | seats | set(self._keys_taken(changes))))

    def _keys_taken(self, changes: list[RowChange]) -> Iterator[str]:
        """The tables in which another row has by now what is one row's alone and would be put back."""
        put_back: dict[str, dict[int, Row]] = {}
        for change in reversed(changes):
            put_back.setdefault(change.table_name, {})[change.row_id] = change.before
        for name, rows in put_back.items():
            present, table = self._present(name, rows), table_of(self._known[name])
            for key in (one.columns.keys() for one in table.constraints if isinstance(one, UniqueConstraint)):
                for number, before in rows.items():
                    values = {column: (before or {}).get(column) for column in key}
                    moved = any(
                        (present.get(number) or values)[column] != one for column, one in values.items()
                    )
                    if moved and None not in values.values() and self._others(table, values, rows):
                        yield name

    def _others(self, table: Table, values: Mapping[str, Any], own: Collection[int]) -> bool:
        """Whether a row has these values that is none of `own`."""
        same = [table.c[column] == value for column, value in values.items()]
        found = select(table.c.id).where(*same, table.c.id.not_in(own)).limit(1)
        return self._connection.scalar(found) is not None

    def _seats_taken(self, changes: list[RowChange]) -> bool:
        """Whether a player whom the line moved sits at another table of the round by now."""
        moved = [change for change in changes if change.table_name == _TABLE]
        tables = {change.row_id for change in moved}
        return any(
            table not in tables
            for change in moved
            if change.before is not None
            for table in self._connection.scalars(
                select(_SEAT.c.table_id).where(
                    _SEAT.c.round_id == change.before["round_id"],
                    _SEAT.c.player.in_(change.before[SEATS]),
                    _SEAT.c.part == 0,  # in a bracket a player has a seat at each of their matches
                )
            )
        )

    def adopt_version(self, before: KeptUp, after: KeptUp) -> None:
        """A row is changed by no action of anybody's: what was done to it before can still be taken back."""
        name = _KEPT_UP[type(before)]
        row = (_CHANGE.table_name == name, _CHANGE.row_id == before.id, _CHANGE.version == before.version)
        self._connection.execute(update(table_of(ChangeRow)).where(*row).values(version=after.version))

    def take_back(self, line: AuditLine, by: AuditLine) -> None:
        """Put every row back as it was before `line`; ask `blocking` first."""
        self._takes_back = True
        changes = self._changes_of(line.id)
        for change in changes:
            row = self._present(change.table_name, [change.row_id])
            self._put_back.append(replace(change, before=row.get(change.row_id)))
        seated = {TableId(c.row_id): c.before for c in reversed(changes) if c.table_name == _TABLE}
        self._seats.empty(seated)  # all at once: players may have exchanged their seats
        for change in reversed(changes):
            self._restore(change)
        for table, before in seated.items():
            if before is not None:
                self._seats.fill(table, before["round_id"], before[SEATS])
        for change in changes:
            self._count_as_before(change)
        self._lines.change(line, undone_by=by.id)

    def _changes_of(self, number: AuditId) -> list[RowChange]:
        query = select(*columns(ChangeRow, names_of(RowChange))).where(_CHANGE.audit_id == number)
        return [RowChange(*row) for row in self._connection.execute(query.order_by(_CHANGE.id))]

    def _last_changes(self, number: AuditId) -> dict[tuple[str, int], RowChange]:
        return {(change.table_name, change.row_id): change for change in self._changes_of(number)}

    def _version(self, change: RowChange) -> int | None:
        table = table_of(self._known[change.table_name])
        version: int | None = self._connection.scalar(
            select(table.c.version).where(table.c.id == change.row_id)
        )
        return version

    def _present(self, name: str, numbers: Collection[int]) -> dict[int, Row]:
        """The rows of a table as they are now, by their numbers."""
        table = table_of(self._known[name])
        found = self._connection.execute(select(table).where(table.c.id.in_(numbers))).mappings()
        return {row["id"]: dict(row) for row in found}

    def _count_as_before(self, change: RowChange) -> None:
        """What was done earlier to the row is the last that was done again, and can be taken back in its turn."""
        if change.before is None:
            return
        earlier = (_CHANGE.table_name == change.table_name, _CHANGE.row_id == change.row_id)
        was = _CHANGE.version == change.before["version"]
        present = self._version(change)
        if present is not None:  # the action made the row itself, and changed it again
            self._connection.execute(update(table_of(ChangeRow)).where(*earlier, was).values(version=present))

    def _restore(self, change: RowChange) -> None:
        kind = self._known[change.table_name]
        table = table_of(kind)
        if change.before is None:
            self._connection.execute(delete(table).where(table.c.id == change.row_id))
            return
        values = kind.model_validate(change.before).model_dump()
        values["version"] = table.c.version + 1  # it only ever counts up: a stale copy must stay stale
        self._connection.execute(update(table).where(table.c.id == change.row_id).values(values))
