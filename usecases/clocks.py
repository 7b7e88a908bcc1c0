"""A table's clock."""

from collections.abc import Sequence
from dataclasses import fields
from datetime import timedelta

from data.clocks import stored
from data.game_records import BEGUN, UNDECIDED, PostGame
from data.unit_of_work import UnitOfWork
from league.clock import ClockState
from league.ids import TableId
from league.round import Table

RESULT_LATE_AFTER = timedelta(minutes=15)
"""So long after the end of its game the judges hear that a table has not reported. Source: house"""
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


def game_by_post(uow: UnitOfWork, table: Table) -> PostGame | None:
    """The game that is played by post at a table: its turns have their own time, and no clock of the hall rings."""
    return uow.games.first(table_id=table.id, status=UNDECIDED)


def games_begun(uow: UnitOfWork, tables: Sequence[TableId]) -> int:
    """How many games by post are on at these tables that have begun."""
    return len(uow.games.values("id", table_id=tables, status=BEGUN)) if tables else 0
