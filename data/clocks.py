"""A table's clock as it is kept: the league's clock with the table's number and a version."""

from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, bindparam, select, text

from data.repository import Repository, RowChange, names_of
from data.statements import columns, table_of
from data.tables import ClockRow, TableRow
from league.clock import ClockState
from league.ids import EventId, TableId


@dataclass(frozen=True, slots=True)
class TableClock:
    """The stored clock; `id` is the table's.

    `held_at` is when it was stopped for a seat that nobody takes (None: it was not), `held_for` the departures of
    which it has taken notice, with spaces between: for them it was stopped, or a judge had paused it already.
    """

    id: TableId
    setup: timedelta
    play: timedelta
    placement_time: timedelta
    started_at: datetime | None
    paused_at: datetime | None
    paused_total: timedelta
    extended: timedelta
    saved: timedelta
    ended_at: datetime | None
    held_at: datetime | None = None
    held_for: str = ""
    version: int = 0

    @property
    def clock(self) -> ClockState:
        """The clock as the league's rules know it."""
        return ClockState(**{item.name: getattr(self, item.name) for item in fields(ClockState)})


def stored(table_id: TableId, clock: ClockState, version: int = 0) -> TableClock:
    """The clock of a table, to be put into the database."""
    values = {item.name: getattr(clock, item.name) for item in fields(ClockState)}
    return TableClock(id=table_id, version=version, **values)


_HELD = text("clock.held_for <> ''")
"""In words, as the index says it: a database uses a narrow index only where it sees that nothing else is asked for."""
_HELD_IN = (
    select(*columns(ClockRow, names_of(TableClock)))
    .join(table_of(TableRow), table_of(TableRow).c.id == table_of(ClockRow).c.id)
    .where(_HELD, table_of(TableRow).c.event_id == bindparam("event"))
    .order_by(table_of(ClockRow).c.id)
)


class Clocks(Repository[TableClock, TableId]):
    """As a repository of clocks; some stand still for a seat, which is nobody's action."""

    def __init__(self, connection: Connection, changes: list[RowChange], seen: list[RowChange]) -> None:
        """`changes` collects what an action changed, `seen` what follows from it."""
        super().__init__(connection, ClockRow, TableClock, changes)
        self._derived = Repository[TableClock, TableId](connection, ClockRow, TableClock, seen)

    def held_in(self, event_id: EventId) -> tuple[TableClock, ...]:
        """The clocks of an event that take notice of a departure."""
        return self.read(_HELD_IN, {"event": event_id})

    def derive(self, kept: TableClock, **values: Any) -> TableClock:  # noqa: ANN401 - values of any fields
        """Change what follows from other rows: nothing of it is put back, it follows anew."""
        return self._derived.change(kept, **values)
