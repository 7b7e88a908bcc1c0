"""The clock of the table in whose thread the caller asks."""

from dataclasses import dataclass
from datetime import datetime

from data.unit_of_work import UnitOfWork
from league.clock import ClockStage, deadline, placement, remaining, stage, stage_remaining
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.find import table_here
from usecases.show.table import TableView, table_view


@dataclass(frozen=True, slots=True)
class TableTime:
    """A table's time; seconds. `settlement` is the one that is due during the set-up, else None."""

    view: TableView
    stage: ClockStage
    paused: bool
    stage_seconds: int
    total_seconds: int
    settlement: int | None
    ends_at: datetime | None


def time_here(caller: Caller, uow: UnitOfWork) -> TableTime | Refusal:
    """The time of the table whose thread this is.

    Refusals: `no-table-here`, `no-clock`.
    """
    table = table_here(uow, caller)
    if table is None:
        return Refusal("no-table-here")
    view, now = table_view(uow, table), caller.now
    if view.clock is None:
        return Refusal("no-clock")
    return TableTime(
        view=view,
        stage=stage(view.clock, now),
        paused=view.clock.paused_at is not None,
        stage_seconds=int(stage_remaining(view.clock, now).total_seconds()),
        total_seconds=int(remaining(view.clock, now).total_seconds()),
        settlement=placement(view.clock, now),
        ends_at=deadline(view.clock),
    )
