"""No process ran, or none heard Discord: what ended meanwhile, or ends too soon to hear of it, ends later.

Clocks of a hall run on: people sit at their tables. Source: house
"""

from typing import Final

from data.records import TimerKind
from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from league.reporting import ReportState
from usecases.event.checkin import REMIND_BEFORE
from usecases.play.downtime import NotServed, Served, not_served_among
from usecases.result.find import located
from usecases.timers.checkin import open_longer
from usecases.timers.result_final import wait_longer

_WAITING: Final = (EventStatus.CHECK_IN, EventStatus.RUNNING)


def leagues_not_served(found: Served, uow: UnitOfWork) -> tuple[NotServed, ...]:
    """The servers where a check-in is open or an event runs, whose shard no process has served for long."""
    return not_served_among(uow, found, {row[0] for row in uow.events.values("guild_id", status=_WAITING)})


def league_waits_longer(found: NotServed, uow: UnitOfWork) -> None:
    """Check-ins are open longer, and reports wait longer, whose end passed unheard, or is about to come."""
    uow.lock(found.guild_id)
    soon = found.now + REMIND_BEFORE
    for event in uow.events.find(guild_id=found.guild_id, status=_WAITING):
        if event.status is EventStatus.CHECK_IN:
            if event.checkin_until is not None and event.checkin_until < soon:
                open_longer(uow, event, found.now)
            continue
        tables = {table.id: table for table in uow.tables.find(event_id=event.id)}
        reports = uow.results.find(table_id=tuple(tables), state=ReportState.REPORTED) if tables else ()
        for report in reports:
            if any(one.due_at < soon for one in uow.timers.waiting(TimerKind.RESULT_FINAL, report.id)):
                wait_longer(uow, located(uow, tables[report.table_id]), report, found.now)
