"""A report that was not disputed in time becomes final; where nobody could dispute it, it waits as long again."""

from datetime import datetime, timedelta

from data.records import Timer
from data.unit_of_work import UnitOfWork
from league.event import takes_results
from league.ids import ResultId
from league.reporting import ReportedResult, ReportState, finalize
from league.round import TableStatus
from usecases.caller import guild_of
from usecases.result.find import Standing, TableAt, located
from usecases.result.record import change_state
from usecases.timers.overdue import is_overdue


def result_final(timer: Timer, now: datetime, uow: UnitOfWork) -> None:
    """An undisputed report becomes final; one that was disputed, corrected or undone stays as it is.

    So does one of an event that was called off: nobody could object (`undo.lost_time` sets its timer anew).
    Source: house
    """
    result = uow.results.get(ResultId(timer.subject))
    table = uow.tables.get(result.table_id) if result else None
    if result is None or table is None or table.status is TableStatus.CANCELLED:
        return
    at = located(uow, table)
    if result.state is not ReportState.REPORTED or not takes_results(at.event):
        return
    if is_overdue(timer, now):
        wait_longer(uow, at, result, now)
    else:
        change_state(uow, Standing(at, result), finalize(result))


def wait_longer(uow: UnitOfWork, at: TableAt, report: ReportedResult, now: datetime) -> None:
    """The others have the whole time to dispute it from now."""
    later = now + timedelta(minutes=guild_of(uow, at.event.guild_id).confirm_minutes)
    uow.journal.adopt_version(report, uow.results.change(report, final_at=later))
