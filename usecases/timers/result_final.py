"""A report that was not disputed in time becomes final."""

from datetime import datetime

from data.records import Timer
from data.unit_of_work import UnitOfWork
from league.event import takes_results
from league.ids import ResultId
from league.reporting import ReportState, settle
from league.round import TableStatus
from usecases.result.find import Standing, located
from usecases.result.record import change_state


def result_final(timer: Timer, _now: datetime, uow: UnitOfWork) -> None:
    """An undisputed report becomes final; one that was disputed, corrected or undone stays as it is.

    So does one of an event that was called off: nobody could object (`undo.lost_time` sets its timer anew).
    Source: house
    """
    result = uow.results.get(ResultId(timer.subject))
    table = uow.tables.get(result.table_id) if result else None
    if result is None or table is None or table.status is TableStatus.CANCELLED:
        return
    at = located(uow, table)
    if result.state is ReportState.REPORTED and takes_results(at.event):
        change_state(uow, Standing(at, result), settle(result))
