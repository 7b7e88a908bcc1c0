"""A table's time while it waits for a judge's word on a player who is out: it stands still, as after a call.

Source: cjp/call-judge, cjp/pause-time
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final, TypeAlias

from data.records import Notice, line
from data.unit_of_work import UnitOfWork
from league.clock import ClockStage, ClockState, resume, stage
from league.event import Event
from league.round import Table, TableStatus
from usecases.clocks import clock_of, keep_clock
from usecases.find import profile_of
from usecases.judge.parties import WAITING, halt, is_off
from usecases.round.timing import new_clock

Lines: TypeAlias = tuple[dict[str, Any], ...]
"""Lines below a message to the table, as it stores them."""

_HALTED: Final = "halted"
"""The word under which the question to the judges keeps when the table's time was stopped for it."""


def halted(
    uow: UnitOfWork, table: Table, asked: Sequence[Notice], now: datetime
) -> tuple[dict[str, str], Lines]:
    """Stop the table's time: what the question to the judges keeps of it, and the line that tells the table.

    `asked` are the questions about other players of the table, for which it may stand still already.
    """
    clock = clock_of(uow, table)
    if halt(uow, table, now):
        return {_HALTED: now.isoformat()}, (line("table-clock-halted", {}),)
    if clock is None or clock.paused_at is None or not _is_for(asked, clock):
        return {}, ()
    return {_HALTED: clock.paused_at.isoformat()}, ()


def running_again(
    uow: UnitOfWork, table: Table, settled: Sequence[Notice], asked: Sequence[Notice], now: datetime
) -> Lines:
    """The question is settled: time runs again unless another one, a judge's call or a judge's own pause holds it.

    The line that tells the table; none where its time does not change.
    """
    clock = None if is_off(uow, table) else clock_of(uow, table)
    if clock is None or clock.paused_at is None or not _is_for(settled, clock) or _is_for(asked, clock):
        return ()
    waiting = uow.calls.find(table_id=table.id, status=WAITING)
    if waiting:  # the time that stands still is the call's from here on, and goes on with the ruling
        uow.calls.save(replace(waiting[0], halted_at=clock.paused_at))
        return ()
    resumed = resume(clock, now)
    if not isinstance(resumed, ClockState):
        return ()
    keep_clock(uow, table, resumed)
    return (line("table-clock-resumed", {}),)


def set_up_anew(uow: UnitOfWork, event: Event, table: Table, now: datetime) -> tuple[Table, Lines]:
    """Fewer players than began the set-up against the clock: the settlements are placed anew, after another start.

    The table as it is then, and the line that tells it. Source: house
    """
    clock = clock_of(uow, table)
    fresh = new_clock(profile_of(event), len(table.seats))
    if clock is None or fresh is None or stage(clock, now) is not ClockStage.SETUP:
        return table, ()
    waiting = uow.tables.change(table, status=TableStatus.WAITING)
    keep_clock(uow, waiting, fresh)
    return waiting, (line("table-set-up-anew", {}),)


def _is_for(notices: Sequence[Notice], clock: ClockState) -> bool:
    """Whether the clock stands still since it was stopped for one of these questions."""
    stands = clock.paused_at.isoformat() if clock.paused_at else ""
    return any(notice.params.get(_HALTED) == stands for notice in notices)
