"""What is timed follows from the rows: the moments that are to come, and what each of them sets off.

A moment that has passed is never set anew: whoever moves a row's moment into the past says what becomes of it.
"""

from collections.abc import Collection, Iterator, Sequence
from collections.abc import Set as AbstractSet
from datetime import datetime
from typing import Final

from data.records import DueTimer, TimerKind
from data.unit_of_work import UnitOfWork
from league.clock import ClockAnnouncement, ClockNotice, announcements
from league.event import Event, EventStatus, takes_results
from league.ids import EventId, RoundId, TableId
from league.match_sheet import SheetKind, break_over_at
from league.reporting import ReportState
from league.round import OPEN_TABLE, Table, TableStatus
from usecases.clocks import WARNINGS, game_by_post
from usecases.event.checkin import REMIND_BEFORE
from usecases.scopes import Scopes

_CHECK_IN: Final = (TimerKind.CHECKIN_CLOSE, TimerKind.CHECKIN_REMINDER)
_CLOCK: Final = {
    ClockNotice.PLACEMENT: TimerKind.PLACEMENT,
    ClockNotice.PLAY_BEGINS: TimerKind.PLACEMENT,
    ClockNotice.ENDING: TimerKind.CLOCK_WARNING,
    ClockNotice.TIME_UP: TimerKind.CLOCK_END,
}
_OF_TABLES: Final = (*sorted(set(_CLOCK.values())), TimerKind.BREAK_END)
_TABLE_READS: Final = frozenset({"event", "round", "game_table", "clock", "match_sheet", "game"})
_REPORT_READS: Final = frozenset({"event", "game_table", "result"})


def keep_time(uow: UnitOfWork, scopes: Scopes, now: datetime) -> None:
    """Set the timers of what has changed as the rows have it.

    Source: house
    """
    events = sorted(map(EventId, scopes.touched("events", frozenset({"event"}))))
    if events:
        checked = [one for event in uow.events.find(id=events) for one in _check_in(event)]
        uow.timers.keep(events, _CHECK_IN, checked, now)
    tables = _tables(uow, scopes, _TABLE_READS)
    if tables:
        uow.timers.keep([table.id for table in tables], _OF_TABLES, list(_of_tables(uow, tables)), now)
    reported = _tables(uow, scopes, _REPORT_READS)
    results = uow.results.values("id", table_id=[table.id for table in reported]) if reported else ()
    if results:
        numbers = [number for (number,) in results]
        uow.timers.keep(numbers, (TimerKind.RESULT_FINAL,), list(_of_reports(uow, reported)), now)


def _tables(uow: UnitOfWork, scopes: Scopes, reads: AbstractSet[str]) -> tuple[Table, ...]:
    """Those that differ, and all of a round or event that does."""
    events, rounds = scopes.touched("events", reads), scopes.touched("rounds", reads)
    numbers = {TableId(number) for number in scopes.touched("tables", reads)}
    numbers |= (
        {t for (t,) in uow.tables.values("id", event_id=sorted(map(EventId, events)))} if events else set()
    )
    numbers |= (
        {t for (t,) in uow.tables.values("id", round_id=sorted(map(RoundId, rounds)))} if rounds else set()
    )
    return uow.tables.find(id=numbers) if numbers else ()


def _check_in(event: Event) -> Iterator[DueTimer]:
    """A check-in ends at its moment, and whoever is missing is reminded before."""
    until = event.checkin_until
    if event.status is EventStatus.CHECK_IN and until is not None:
        yield DueTimer(TimerKind.CHECKIN_CLOSE, event.id, until)
        yield DueTimer(TimerKind.CHECKIN_REMINDER, event.id, until - REMIND_BEFORE)


def _of_tables(uow: UnitOfWork, tables: Sequence[Table]) -> Iterator[DueTimer]:
    """The clocks, and the breaks of a match; nothing of a game by post, or of what was called off, is timed."""
    events = {event.id: event for event in uow.events.find(id={table.event_id for table in tables})}
    for table in tables:
        off = EventStatus.CANCELLED is events[table.event_id].status or table.status is TableStatus.CANCELLED
        if off:
            continue
        kept = uow.clocks.get(table.id)
        if kept is not None and game_by_post(uow, table) is None:
            yield from (_announced(table, one) for one in announcements(kept.clock, WARNINGS))
        if table.status in OPEN_TABLE:
            for line in uow.match_sheet.find(table_id=table.id, kind=SheetKind.BREAK):
                yield DueTimer(TimerKind.BREAK_END, table.id, break_over_at(line), line.id)


def _announced(table: Table, item: ClockAnnouncement) -> DueTimer:
    """Its detail tells repeats apart: the number of the settlement (0: play), or the minutes that are left."""
    kind = _CLOCK[item.notice]
    minutes = round(item.left.total_seconds() / 60)
    return DueTimer(
        kind, table.id, item.at, (item.placement or 0) if kind is TimerKind.PLACEMENT else minutes
    )


def _of_reports(uow: UnitOfWork, tables: Collection[Table]) -> Iterator[DueTimer]:
    """A report becomes final by itself when its time is over, as long as the event takes results."""
    events = {event.id: event for event in uow.events.find(id={table.event_id for table in tables})}
    waiting = {
        table.id
        for table in tables
        if takes_results(events[table.event_id]) and table.status is not TableStatus.CANCELLED
    }
    for report in uow.results.find(table_id=waiting, state=ReportState.REPORTED) if waiting else ():
        if report.final_at is not None:
            yield DueTimer(TimerKind.RESULT_FINAL, report.id, report.final_at)
