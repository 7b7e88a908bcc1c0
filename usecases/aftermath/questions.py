"""Questions to the judges about a seat: whatever settles one, they are asked no more."""

from data.unit_of_work import UnitOfWork
from league.reporting import ReportState
from usecases.aftermath.touched import Touched
from usecases.left_server import left_settled


def settle_questions(uow: UnitOfWork, touched: Touched) -> None:
    """Who goes on."""
    _settle_goes_on(uow, touched)


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
