"""Time is up: at the signal the game ends, even in the middle of a turn."""

from datetime import datetime

from data.records import Destination, Notice, Timer
from data.unit_of_work import UnitOfWork
from league.clock import ClockState, end
from league.ids import TableId
from league.round import Table, TableStatus
from usecases.clocks import clock_of, keep_clock
from usecases.find import event_of
from usecases.round.told import playing_people, seat_params, users


def clock_end(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """The clock ends and the table is asked for its result.

    Source: cjp/time-up-ends
    """
    table = uow.tables.get(TableId(timer.subject))
    clock = clock_of(uow, table) if table else None
    ended = end(clock, now) if clock else None
    if table is None or not isinstance(ended, ClockState) or table.status is TableStatus.CANCELLED:
        return
    keep_clock(uow, table, ended)
    if table.status is TableStatus.PLAYING:
        uow.outbox.send(_signal(uow, table, ended))


def _signal(uow: UnitOfWork, table: Table, ended: ClockState) -> Notice:
    people = playing_people(uow, table)
    return Notice(
        id=0,
        key=f"clock-end:{table.id}:{ended.ended_at.isoformat() if ended.ended_at else ''}",
        guild_id=event_of(uow, table.event_id).guild_id,
        place=Destination.THREAD,
        subject=table.id,
        text="notice-time-up",
        params=seat_params(people),
        mentions=users(people),
        buttons=(f"result-report:{table.id}:0",),
    )
