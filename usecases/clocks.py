"""A table's clock and the timers that belong to it: always stored together."""

from collections.abc import Collection
from dataclasses import fields
from datetime import datetime, timedelta

from data.clocks import stored
from data.game_records import UNDECIDED, PostGame
from data.records import Delivery, Notice, TimerKind, moment
from data.unit_of_work import UnitOfWork
from league.clock import ClockAnnouncement, ClockNotice, ClockState, announcements, deadline
from league.event import Event, EventStatus
from league.ids import TableId
from league.round import Table

WARNED = "notice-clock-warning"
"""What a table is told of the time that is left."""
_MOVED, _STANDS = "notice-clock-moved", "notice-clock-stands"
WARNINGS = (timedelta(minutes=10), timedelta(minutes=5))
_TIMERS = {
    ClockNotice.PLACEMENT: TimerKind.PLACEMENT,
    ClockNotice.PLAY_BEGINS: TimerKind.PLACEMENT,
    ClockNotice.ENDING: TimerKind.CLOCK_WARNING,
    ClockNotice.TIME_UP: TimerKind.CLOCK_END,
}


def clock_of(uow: UnitOfWork, table: Table) -> ClockState | None:
    """The table's clock, None where the regulations have none."""
    kept = uow.clocks.get(table.id)
    return kept.clock if kept else None


def keep_clock(uow: UnitOfWork, event: Event, table: Table, clock: ClockState, now: datetime) -> None:
    """Store the clock, set its timers anew, refresh the table's post; a cancelled event signals nothing."""
    kept = uow.clocks.get(table.id)
    if kept is None:
        uow.clocks.add(stored(table.id, clock))
    else:
        uow.clocks.change(kept, **{item.name: getattr(clock, item.name) for item in fields(ClockState)})
        correct_warnings(uow, [table.id])
    if event.status is not EventStatus.CANCELLED:
        _set_timers(uow, table, clock, now)


def correct_warnings(uow: UnitOfWork, tables: Collection[TableId]) -> None:
    """What these tables were told of the time that is left names the end that holds now, or says that time stands.

    Source: cjp/time-extension, cjp/pause-time
    """
    told = uow.outbox.notices.find(subject=list(tables), text=(WARNED, _MOVED, _STANDS)) if tables else ()
    for notice in told:
        kept = uow.clocks.get(TableId(notice.subject))
        if kept is not None and kept.ended_at is None and notice.state is not Delivery.WITHDRAWN:
            _correct(uow, notice, deadline(kept.clock))


def _correct(uow: UnitOfWork, notice: Notice, over: datetime | None) -> None:
    if over is None:
        uow.outbox.restate(notice.key, _STANDS, {})
    elif notice.params["at"] != moment(over) or notice.text == _STANDS:
        uow.outbox.restate(notice.key, _MOVED, {"at": moment(over)})


def retime(uow: UnitOfWork, event: Event, now: datetime) -> None:
    """Set all timers of an event's clocks anew: undoing puts clocks back, and timers are not undone.

    A cancelled event signals nothing.
    """
    for table in uow.tables.find(event_id=event.id):
        kept = uow.clocks.get(table.id)
        if kept is None or event.status is EventStatus.CANCELLED:
            _cancel_timers(uow, table.id)
        else:
            _set_timers(uow, table, kept.clock, now)


def _cancel_timers(uow: UnitOfWork, table_id: TableId) -> None:
    uow.timers.cancel(table_id, *sorted(set(_TIMERS.values())))


def game_by_post(uow: UnitOfWork, table: Table) -> PostGame | None:
    """The game that is played by post at a table: its turns have their own time, and no clock of the hall rings."""
    return uow.games.first(table_id=table.id, status=UNDECIDED)


def _set_timers(uow: UnitOfWork, table: Table, clock: ClockState, now: datetime) -> None:
    _cancel_timers(uow, table.id)
    if game_by_post(uow, table) is not None:
        return
    due = [(_TIMERS[item.notice], item.at, _detail(item)) for item in announcements(clock, now, WARNINGS)]
    uow.timers.set_out(table.id, due)


def _detail(item: ClockAnnouncement) -> int:
    """What tells a timer's repeats apart: the number of the settlement (0: play), or the minutes that are left."""
    if _TIMERS[item.notice] is TimerKind.PLACEMENT:
        return item.placement or 0
    return round(item.left.total_seconds() / 60)
