"""The clock of the table in whose thread somebody asks."""

from dataclasses import dataclass
from datetime import datetime

from data.records import PostKind
from data.unit_of_work import UnitOfWork
from league.clock import ClockStage, deadline, placement, remaining, stage, stage_remaining
from league.refusal import Refusal
from league.round import Table
from usecases.caller import Caller
from usecases.show.table import TableView, table_view


@dataclass(frozen=True, slots=True)
class AskHere:
    """Somebody asks in a channel or thread for the time of its table."""

    caller: Caller
    channel_id: int


@dataclass(frozen=True, slots=True)
class TimeHere:
    """A table's time; seconds. `settlement` is the one that is due during the set-up, else None."""

    view: TableView
    stage: ClockStage
    paused: bool
    stage_seconds: int
    total_seconds: int
    settlement: int | None
    ends_at: datetime | None


def time_here(question: AskHere, uow: UnitOfWork) -> TimeHere | Refusal:
    """The time of the table whose thread this is.

    Refusals: `no-table-here`, `no-clock`.
    """
    table = _table_here(question, uow)
    if table is None:
        return Refusal("no-table-here")
    view, now = table_view(uow, table), question.caller.now
    if view.clock is None:
        return Refusal("no-clock")
    return TimeHere(
        view=view,
        stage=stage(view.clock, now),
        paused=view.clock.paused_at is not None,
        stage_seconds=int(stage_remaining(view.clock, now).total_seconds()),
        total_seconds=int(remaining(view.clock, now).total_seconds()),
        settlement=placement(view.clock, now),
        ends_at=deadline(view.clock),
    )


def _table_here(question: AskHere, uow: UnitOfWork) -> Table | None:
    posts = uow.outbox.posts.find(kind=PostKind.TABLE, thread_id=question.channel_id)
    here = [post for post in posts if post.guild_id == question.caller.guild_id]
    return uow.tables.get(here[0].subject) if here and question.channel_id else None
