"""A table's clock, and what its players were told of the time that is left."""

from collections.abc import Collection, Sequence
from dataclasses import fields
from datetime import datetime, timedelta

from data.clocks import stored
from data.game_records import BEGUN, UNDECIDED, PostGame
from data.records import Delivery, Notice, moment
from data.unit_of_work import UnitOfWork
from league.clock import ClockState, deadline
from league.ids import TableId
from league.round import Table

WARNED = "notice-clock-warning"
"""What a table is told of the time that is left."""
_MOVED, _STANDS = "notice-clock-moved", "notice-clock-stands"
WARNINGS = (timedelta(minutes=10), timedelta(minutes=5))


def clock_of(uow: UnitOfWork, table: Table) -> ClockState | None:
    """The table's clock, None where the regulations have none."""
    kept = uow.clocks.get(table.id)
    return kept.clock if kept else None


def keep_clock(uow: UnitOfWork, table: Table, clock: ClockState) -> None:
    """Store the clock."""
    kept = uow.clocks.get(table.id)
    if kept is None:
        uow.clocks.add(stored(table.id, clock))
    else:
        uow.clocks.change(kept, **{item.name: getattr(clock, item.name) for item in fields(ClockState)})
        correct_warnings(uow, [table.id])


def correct_warnings(uow: UnitOfWork, tables: Collection[TableId]) -> None:
    """What these tables were told of the time that is left names the end that holds now, or says that time stands.

    Source: cjp/time-extension, cjp/pause-time
    """
    told = uow.outbox.notices.find(subject=list(tables), text=(WARNED, _MOVED, _STANDS)) if tables else ()
    for notice in told:
        kept = uow.clocks.get(TableId(notice.subject))
        if kept is not None and kept.ended_at is None and notice.state is not Delivery.WITHDRAWN:
            _correct(uow, notice, deadline(kept.clock))


def _correct(uow: UnitOfWork, notice: Notice, over: datetime | None) -> None:
    if over is None:
        uow.outbox.restate(notice.key, _STANDS, {})
    elif notice.params["at"] != moment(over) or notice.text == _STANDS:
        uow.outbox.restate(notice.key, _MOVED, {"at": moment(over)})


def game_by_post(uow: UnitOfWork, table: Table) -> PostGame | None:
    """The game that is played by post at a table: its turns have their own time, and no clock of the hall rings."""
    return uow.games.first(table_id=table.id, status=UNDECIDED)


def games_begun(uow: UnitOfWork, tables: Sequence[TableId]) -> int:
    """How many games by post are on at these tables that have begun."""
    return len(uow.games.values("id", table_id=tables, status=BEGUN)) if tables else 0
