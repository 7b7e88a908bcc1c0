"""When a claim was made: at once, or only when the game was over."""

from datetime import datetime

from data.records import JudgeCall
from data.unit_of_work import UnitOfWork
from league.clock import deadline
from league.event import Event
from league.reporting import ReportKind
from usecases.citing import in_force
from usecases.clocks import clock_of
from usecases.judge.parties import table_of

LATE_CLAIM = "cjp/late-claim"
_OF_A_GAME = frozenset({ReportKind.REPORT, ReportKind.GAME})


def is_late(uow: UnitOfWork, event: Event, call: JudgeCall) -> bool:
    """Whether the table's game was over when the judge was called. What counts is when the claim was made.

    Source: cjp/late-claim
    """
    over = _over(uow, call) if in_force(event, LATE_CLAIM) else None
    return over is not None and over <= call.at


def was_in_time(uow: UnitOfWork, event: Event, call: JudgeCall, section: str) -> bool:
    """Whether a ruling turns a claim down as late that was made while the game went on.

    Source: cjp/late-claim
    """
    return section == LATE_CLAIM and table_of(uow, call) is not None and not is_late(uow, event, call)


def _over(uow: UnitOfWork, call: JudgeCall) -> datetime | None:
    """When the table's game ended: at its first report, or when its time was up; None while it goes on."""
    table = table_of(uow, call)
    if table is None:
        return None
    ends = [row.at for row in uow.results.find(table_id=table.id) if row.kind in _OF_A_GAME]
    clock = clock_of(uow, table)
    up = (clock.ended_at or deadline(clock)) if clock else None
    return min([*ends, *([up] if up else [])], default=None)
