"""Time that ran out while an action stood, when nobody could use it, is given back as the action is taken back.

To give it back is nobody's action: what was done earlier to the same row can still be taken back (`adopt_version`).
"""

from collections.abc import Mapping
from datetime import datetime, timedelta
from math import ceil

from data.check_in_tables import CallKind
from data.clocks import TableClock
from data.records import AuditLine
from data.unit_of_work import UnitOfWork
from league.clock import as_played
from league.event import Event, EventStatus, takes_results
from league.ids import SheetLineId, TableId
from league.match_sheet import SheetKind, break_over_at
from league.reporting import ReportState
from league.round import Table
from usecases.event.checkin import REMIND_BEFORE, call_missing, opened
from usecases.judge.parties import go_on, is_off, waits_for_ruling

_CALLED_OFF = frozenset({"event-cancelled", "round-cancelled"})
_MOVED = frozenset({"event-cancelled", "event-closed", "event-open", "event-check-in"})
"""What ends a check-in before its time, or gives it another end: people do not reckon with the one that comes back."""
LEAST = REMIND_BEFORE
"""So much time there is at least, for people have to hear of it first; whoever has more is reminded. Source: house"""


def check_in_again(uow: UnitOfWork, event: Event, line: AuditLine, mark: AuditLine) -> datetime | None:
    """A check-in whose end has passed, or comes too soon to hear of it, is open as long as it was still to be.

    All are told. `mark` is the line that takes `line` back. The new end, None where the old one holds.
    Source: house
    """
    until = event.checkin_until
    if event.status is not EventStatus.CHECK_IN or until is None or _is_time_left(until, line, mark):
        return None
    later = _given_back(until, line, mark)
    again = uow.events.save(opened(event, later))
    uow.journal.adopt_version(event, again)
    call_missing(uow, again, CallKind.OPEN)
    return later


def _is_time_left(until: datetime, line: AuditLine, mark: AuditLine) -> bool:
    return until > mark.at + (LEAST if line.action in _MOVED else timedelta())


def reports_wait_again(uow: UnitOfWork, event: Event, line: AuditLine, mark: AuditLine) -> None:
    """A report that waits for the others, and whose time went by without effect, becomes final by a later moment.

    Source: house
    """
    tables = [table.id for table in uow.tables.find(event_id=event.id)] if takes_results(event) else []
    for report in uow.results.find(table_id=tables, state=ReportState.REPORTED) if tables else ():
        if report.final_at is None or report.final_at > mark.at:
            continue
        later = _given_back(report.final_at, line, mark)
        uow.journal.adopt_version(report, uow.results.change(report, final_at=later))


def clocks_changed(uow: UnitOfWork, line: AuditLine) -> dict[TableId, TableClock]:
    """The clocks that an action changed, as they stand before it is taken back."""
    rows = frozenset(TableId(row) for table, row in uow.journal.touched(line.id) if table == "clock")
    return {kept.id: kept for kept in uow.clocks.find(id=rows)} if rows else {}


def clocks_go_on(
    uow: UnitOfWork, stood: Mapping[TableId, TableClock], line: AuditLine, mark: AuditLine
) -> None:
    """Clocks that an action stopped go on with the time that was left.

    `stood` is how they were before `mark` took `line` back.
    Source: house
    """
    for number, before in stood.items():
        _stood_still(uow, number, before, mark)
    for table in _with_their_breaks_again(uow, line):
        _break_goes_on(uow, table, line, mark)
    if line.action not in _CALLED_OFF:
        return
    for table in uow.tables.find(event_id=line.event_id):
        if not is_off(uow, table):
            _goes_on(uow, table, mark)
            _break_goes_on(uow, table, line, mark)


def _stood_still(uow: UnitOfWork, number: TableId, before: TableClock, mark: AuditLine) -> None:
    kept, table = uow.clocks.get(number), uow.tables.get(number)
    if kept is None or table is None:
        return
    clock = as_played(kept.clock, before.clock, mark.at)
    stands = is_off(uow, table) or waits_for_ruling(uow, table, before.paused_at)
    goes = clock.paused_at is None and clock.started_at == before.started_at
    if stands and goes and before.paused_at is not None:
        clock = before.clock
    if clock != kept.clock:
        now = uow.clocks.change(
            kept, paused_at=clock.paused_at, paused_total=clock.paused_total, saved=clock.saved
        )
        uow.journal.adopt_version(kept, now)


def _goes_on(uow: UnitOfWork, table: Table, mark: AuditLine) -> None:
    """Where a call that stopped the clock was ruled on while the table was off, it runs from now."""
    kept = uow.clocks.get(table.id)
    if kept is not None and go_on(uow, table, mark.at):
        uow.journal.adopt_version(kept, uow.clocks.require(table.id))


def _with_their_breaks_again(uow: UnitOfWork, line: AuditLine) -> tuple[Table, ...]:
    """The tables whose breaks the action had put away, as others were to sit there."""
    rows = frozenset(SheetLineId(row) for name, row in uow.journal.touched(line.id) if name == "match_sheet")
    breaks = uow.match_sheet.find(id=rows, kind=SheetKind.BREAK) if rows else ()
    numbers = frozenset(row.table_id for row in breaks)
    tables = uow.tables.find(id=numbers) if numbers else ()
    return tuple(table for table in tables if not is_off(uow, table))


def _break_goes_on(uow: UnitOfWork, table: Table, line: AuditLine, mark: AuditLine) -> None:
    """A break that was on when `line` was done lasts as long as it was still to last."""
    for taken in uow.match_sheet.find(table_id=table.id, kind=SheetKind.BREAK):
        if break_over_at(taken) > line.at:
            lost = ceil((mark.at - line.at).total_seconds() / 60)
            longer = uow.match_sheet.change(taken, minutes=taken.minutes + lost)
            uow.journal.adopt_version(taken, longer)


def _given_back(until: datetime, line: AuditLine, mark: AuditLine) -> datetime:
    return max(until, mark.at + max(until - line.at, LEAST))
