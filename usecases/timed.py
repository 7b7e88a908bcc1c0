"""What is timed follows from the rows: the moments that are to come, and what each of them sets off.

A moment that has passed is never set anew: whoever moves a row's moment into the past says what becomes of it.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import datetime, timedelta
from typing import Final

from data.game_records import UNDECIDED
from data.records import TimerKind
from data.timers import DueTimer
from data.unit_of_work import UnitOfWork
from league.clock import ClockAnnouncement, ClockNotice, announcements
from league.event import Event, EventStatus, takes_results
from league.ids import EventId, TableId
from league.match_sheet import SheetKind, break_over_at
from league.reporting import ReportedResult, ReportState
from league.round import OPEN_TABLE, Table, TableStatus
from usecases.clocks import RESULT_LATE_AFTER, WARNINGS
from usecases.event.checkin import REMIND_BEFORE
from usecases.scopes import Scopes, tables_within

_CHECK_IN: Final = (TimerKind.CHECKIN_CLOSE, TimerKind.CHECKIN_REMINDER)
_CLOCK: Final = {
    ClockNotice.PLACEMENT: TimerKind.PLACEMENT,
    ClockNotice.PLAY_BEGINS: TimerKind.PLACEMENT,
    ClockNotice.ENDING: TimerKind.CLOCK_WARNING,
    ClockNotice.TIME_UP: TimerKind.CLOCK_END,
}
_OF_TABLES: Final = (
    *sorted(set(_CLOCK.values())), TimerKind.BREAK_END, TimerKind.RESULT_LATE, TimerKind.ROUND_SOON,
    TimerKind.ROUND_OVER,
)  # fmt: skip
ROUND_SOON_BEFORE: Final = timedelta(days=1)
"""So long before the end of a round whoever has not played is reminded. Source: house"""
UNPLAYED: Final = frozenset({TableStatus.WAITING, TableStatus.PLAYING})
_READS: Final = frozenset({"event", "round", "game_table", "clock", "match_sheet", "game", "result"})
"""The rows from which a table's timers follow."""


def keep_time(uow: UnitOfWork, scopes: Scopes, now: datetime) -> None:
    """Set the timers of what has changed as the rows have it.

    Source: house
    """
    changed = sorted(map(EventId, scopes.touched("events", frozenset({"event"}))))
    if changed:
        checked = [one for event in uow.events.find(id=changed) for one in _check_in(event)]
        uow.timers.keep(changed, _CHECK_IN, checked, now)
    numbers = tables_within(uow, scopes, _READS)
    tables = uow.tables.find(id=numbers) if numbers else ()
    if not tables:
        return
    events = uow.events.find(id={table.event_id for table in tables})
    on = _going_on(tables, {event.id: event for event in events})
    due = [*_clocks(uow, on), *_breaks(uow, on), *_rounds(uow, on)]
    uow.timers.keep([table.id for table in tables], _OF_TABLES, due, now)
    results = uow.results.find(table_id=[table.id for table in tables])
    if results:
        takes = {event.id for event in events if takes_results(event)}
        open_ = {table.id for table in on if table.event_id in takes}
        reports = [one for one in _reports(results) if one.table_id in open_]
        final = [DueTimer(TimerKind.RESULT_FINAL, one.id, one.final_at) for one in reports if one.final_at]
        uow.timers.keep([result.id for result in results], (TimerKind.RESULT_FINAL,), final, now)


def _going_on(tables: Iterable[Table], events: Mapping[EventId, Event]) -> list[Table]:
    """Nothing is timed of what was called off."""
    return [
        table
        for table in tables
        if table.status is not TableStatus.CANCELLED
        and events[table.event_id].status is not EventStatus.CANCELLED
    ]


def _check_in(event: Event) -> Iterator[DueTimer]:
    """A check-in ends at its moment, and whoever is missing is reminded before."""
    until = event.checkin_until
    if event.status is EventStatus.CHECK_IN and until is not None:
        yield DueTimer(TimerKind.CHECKIN_CLOSE, event.id, until)
        yield DueTimer(TimerKind.CHECKIN_REMINDER, event.id, until - REMIND_BEFORE)


def _clocks(uow: UnitOfWork, tables: Collection[Table]) -> Iterator[DueTimer]:
    """What the clocks announce; no clock of the hall rings where a game is played by post."""
    numbers = [table.id for table in tables]
    playing = {table.id for table in tables if table.status is TableStatus.PLAYING}
    clocks = uow.clocks.find(id=numbers) if numbers else ()
    by_post = uow.games.values("table_id", table_id=numbers, status=UNDECIDED) if clocks else ()
    for kept in clocks:
        if (kept.id,) in by_post:
            continue
        yield from (_announced(kept.id, one) for one in announcements(kept.clock, WARNINGS))
        if kept.ended_at is not None and kept.id in playing:
            yield DueTimer(TimerKind.RESULT_LATE, kept.id, kept.ended_at + RESULT_LATE_AFTER)


def _announced(table: TableId, item: ClockAnnouncement) -> DueTimer:
    """Its detail tells repeats apart: the number of the settlement (0: play), or the minutes that are left."""
    kind = _CLOCK[item.notice]
    minutes = round(item.left.total_seconds() / 60)
    return DueTimer(kind, table, item.at, (item.placement or 0) if kind is TimerKind.PLACEMENT else minutes)


def _breaks(uow: UnitOfWork, tables: Collection[Table]) -> Iterator[DueTimer]:
    """The ends of the breaks of matches that are played."""
    numbers = [table.id for table in tables if table.status in OPEN_TABLE]
    for line in uow.match_sheet.find(table_id=numbers, kind=SheetKind.BREAK) if numbers else ():
        yield DueTimer(TimerKind.BREAK_END, line.table_id, break_over_at(line), line.id)


def _rounds(uow: UnitOfWork, tables: Collection[Table]) -> Iterator[DueTimer]:
    """A day before a round's end, and at its end, each of its tables that has not played."""
    open_ = [table for table in tables if table.status in UNPLAYED]
    rounds = uow.rounds.find(id=sorted({table.round_id for table in open_})) if open_ else ()
    ends = {round_.id: round_.ends_at for round_ in rounds}
    for table in open_:
        ends_at = ends[table.round_id]
        if ends_at is not None:
            yield DueTimer(TimerKind.ROUND_SOON, table.id, ends_at - ROUND_SOON_BEFORE)
            yield DueTimer(TimerKind.ROUND_OVER, table.id, ends_at)


def _reports(results: Iterable[ReportedResult]) -> Iterator[ReportedResult]:
    """A report becomes final by itself when its time is over."""
    return (one for one in results if one.state is ReportState.REPORTED and one.final_at is not None)
