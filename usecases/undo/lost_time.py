"""Time that ran out while an action stood, when nobody could use it, is given back as the action is taken back."""

from dataclasses import replace
from datetime import datetime, timedelta

from data.records import AuditLine, PostKind, TimerKind, moment
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus, takes_results
from league.reporting import ReportState
from usecases.event.checkin import OPEN, check_in_over, retime_check_in, tell_missing
from usecases.result.record import notice_key

LEAST = timedelta(minutes=15)
"""So much time there is at least, for people have to hear of it first. Source: house"""


def check_in_again(uow: UnitOfWork, event: Event, line: AuditLine, mark: AuditLine) -> datetime | None:
    """A check-in whose end has passed is open as long as it was to be at the time of the action; all are told.

    `mark` is the line that takes `line` back. The new end, None where the old one holds.
    Source: house
    """
    until = event.checkin_until
    if event.status is not EventStatus.CHECK_IN or until is None or until > mark.at:
        retime_check_in(uow, event, mark.at)
        return None
    later = _given_back(until, line, mark)
    again = uow.events.save(replace(event, checkin_until=later))
    check_in_over(uow, again)  # the old questions name the old end
    retime_check_in(uow, again, mark.at)
    tell_missing(uow, again, OPEN, later, mark.id)
    uow.outbox.refresh(PostKind.ANNOUNCEMENT, event.id, event.guild_id)
    return later


def reports_wait_again(uow: UnitOfWork, event: Event, line: AuditLine, mark: AuditLine) -> None:
    """A report that waits for the others, and whose time went by without effect, becomes final by a later moment.

    Source: house
    """
    tables = [table.id for table in uow.tables.find(event_id=event.id)] if takes_results(event) else []
    for report in uow.results.find(table_id=tables, state=ReportState.REPORTED) if tables else ():
        if report.final_at is None or uow.timers.waiting(TimerKind.RESULT_FINAL, report.id):
            continue
        later = _given_back(report.final_at, line, mark)
        uow.results.change(report, final_at=later)
        uow.timers.schedule(TimerKind.RESULT_FINAL, report.id, later)
        asked = uow.outbox.notices.first(key=notice_key("result", report))
        if asked is not None:
            uow.outbox.restate(asked.key, asked.text, {"at": moment(later)})


def _given_back(until: datetime, line: AuditLine, mark: AuditLine) -> datetime:
    return max(until, mark.at + max(until - line.at, LEAST))
