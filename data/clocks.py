"""A table's clock as it is kept: the league's clock with the table's number and a version."""

from dataclasses import dataclass, fields
from datetime import datetime, timedelta

from league.clock import ClockState
from league.ids import TableId


@dataclass(frozen=True, slots=True)
class TableClock:
    """The stored clock; `id` is the table's."""

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
    version: int = 0

    @property
    def clock(self) -> ClockState:
        """The clock as the league's rules know it."""
        return ClockState(**{item.name: getattr(self, item.name) for item in fields(ClockState)})


def stored(table_id: TableId, clock: ClockState, version: int = 0) -> TableClock:
    """The clock of a table, to be put into the database."""
    values = {item.name: getattr(clock, item.name) for item in fields(ClockState)}
    return TableClock(id=table_id, version=version, **values)
