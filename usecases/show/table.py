"""What a table's post shows: players, state, clock, and which settlement is due."""

from dataclasses import dataclass
from datetime import datetime

from data.records import Person, TimerKind
from data.unit_of_work import UnitOfWork
from league.clock import Clock
from league.event import Event
from league.round import Round, RoundStatus, Table, TableStatus, is_bye
from usecases.clocks import clock_of
from usecases.find import people_by_id

_HIDDEN = frozenset({RoundStatus.PLANNED, RoundStatus.CANCELLED})


@dataclass(frozen=True, slots=True)
class Placing:
    """The set-up: settlement `number` of `total` is due, the next one from `until` on."""

    number: int
    total: int
    until: datetime


@dataclass(frozen=True, slots=True)
class TableView:
    """A table of a public round; `clock` is None where there is no time limit or it has not been started."""

    event: Event
    round: Round
    table: Table
    people: tuple[Person, ...]
    clock: Clock | None
    placing: Placing | None


def table_post(table_id: int, uow: UnitOfWork) -> TableView | None:
    """The post of a table; None for a bye, before its round is public, and when it is gone."""
    table = uow.tables.get(table_id)
    if table is None or is_bye(table) or table.status is TableStatus.CANCELLED:
        return None
    round_ = uow.rounds.require(table.round_id)
    return None if round_.status in _HIDDEN else table_view(uow, table)


def table_view(uow: UnitOfWork, table: Table) -> TableView:
    """A table in any state."""
    people = people_by_id(uow, table.seats)
    clock = clock_of(uow, table)
    return TableView(
        event=uow.events.require(table.event_id),
        round=uow.rounds.require(table.round_id),
        table=table,
        people=tuple(people[player] for player in table.seats),
        clock=clock,
        placing=None if clock is None else _placing(uow, table, clock),
    )


def _placing(uow: UnitOfWork, table: Table, clock: Clock) -> Placing | None:
    """Every settlement ends with a timer, so the timers that wait say which one is due: no clock is read here."""
    waiting = uow.timers.waiting(TimerKind.PLACEMENT, table.id)
    if not waiting or clock.ended_at is not None:
        return None
    total = -(-clock.setup // clock.placement_time)
    return Placing(total - len(waiting) + 1, total, waiting[0].due_at)
