"""Time is up: at the signal the game ends, even in the middle of a turn."""

from datetime import datetime

from data.records import Timer
from data.unit_of_work import UnitOfWork
from league.clock import ClockState, end
from league.ids import TableId
from league.round import TableStatus
from usecases.clocks import clock_of, keep_clock


def clock_end(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """The clock ends.

    Source: cjp/time-up-ends
    """
    table = uow.tables.get(TableId(timer.subject))
    clock = clock_of(uow, table) if table else None
    ended = end(clock, now) if clock else None
    if table is not None and isinstance(ended, ClockState) and table.status is not TableStatus.CANCELLED:
        keep_clock(uow, table, ended)
