"""Questions to the judges about a seat: whatever settles one, they are asked no more."""

from collections.abc import Set as AbstractSet

from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from league.ids import TableId
from league.reporting import ReportState
from usecases.aftermath.touched import Touched
from usecases.left_server import left_settled
from usecases.result.record import notice_key


def settle_questions(uow: UnitOfWork, touched: Touched) -> None:
    """Who goes on, and reports of an event that is called off."""
    _settle_goes_on(uow, touched)
    event = touched.event
    if event.status is EventStatus.CANCELLED and "event" in touched.kinds:
        _settle_reports(uow, {table.id for table in uow.tables.find(event_id=event.id)})


def _settle_goes_on(uow: UnitOfWork, touched: Touched) -> None:
    """Who goes on from a match without a winner is asked no more once another result counts there."""
    tables = frozenset(touched.before)
    for version in uow.results.find(table_id=tables, state=ReportState.SUPERSEDED) if tables else ():
        if not version.winner:
            uow.outbox.settle(f"goes-on:{version.id}")


def settle_left(uow: UnitOfWork, touched: Touched) -> None:
    """Whoever has left the server and plays nowhere any more: nothing is to decide."""
    if touched.kinds & {"entry", "event"}:
        left_settled(uow, touched.event.guild_id)


def _settle_reports(uow: UnitOfWork, tables: AbstractSet[TableId]) -> None:
    """Of an event that is called off nobody confirms or disputes a result: the questions lose their buttons."""
    open_ = [ReportState.REPORTED, ReportState.DISPUTED]
    for report in uow.results.find(table_id=tables, state=open_) if tables else ():
        for kind in ("result", "disputed"):
            uow.outbox.settle(notice_key(kind, report))
