"""The set-up against the clock of a table that goes on without one of its players: it begins anew."""

from datetime import datetime

from data.unit_of_work import UnitOfWork
from league.clock import ClockStage, stage
from league.event import Event
from league.round import Table, TableStatus
from usecases.clocks import clock_of, keep_clock
from usecases.find import profile_of
from usecases.round.timing import new_clock


def set_up_anew(uow: UnitOfWork, event: Event, table: Table, now: datetime) -> Table:
    """Fewer players than began the set-up against the clock: the settlements are placed anew, after another start.

    The table as it is then. Source: house
    """
    clock = clock_of(uow, table)
    fresh = new_clock(profile_of(event), len(table.seats))
    if clock is None or fresh is None or stage(clock, now) is not ClockStage.SETUP:
        return table
    waiting = uow.tables.change(table, status=TableStatus.WAITING)
    keep_clock(uow, waiting, fresh)
    uow.clocks.change(uow.clocks.require(table.id), held_at=None, held_for="")
    return waiting
