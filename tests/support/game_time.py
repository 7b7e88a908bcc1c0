"""Time passes at a table that plays by post."""

from datetime import timedelta
from functools import partial

from data.records import Timer, TimerKind
from data.transaction import write
from engine.catan import game as catan
from tests.support.game_table import GameTable
from usecases.timers import fire


def ring(table: GameTable) -> int:
    """Carry out every timer that is due; how many there were."""
    due: tuple[int, ...] = table.read(lambda uow: uow.timers.due(table.now))
    for number in due:
        write(table.database, partial(fire, number, table.now), bool)
    table.house_thinks()
    return len(due)


def timers(table: GameTable, seat: int) -> tuple[Timer, ...]:
    """The moments at which the orders of a seat, or the house in it, act by themselves."""
    number = table.seats[seat].id
    found: tuple[Timer, ...] = table.read(lambda uow: uow.timers.waiting(TimerKind.GAME_DISCARD, number))
    return found


def goes_off(table: GameTable, timer: Timer) -> None:
    """The moment has come."""
    assert write(table.database, lambda uow: fire(timer.id, timer.due_at, uow), bool)


def run_out(table: GameTable) -> int:
    """Let the time of whoever is waited for run out; the seat that it was."""
    seat = next(seat for seat in table.seats if seat.deadline)
    assert seat.deadline is not None
    table.now = seat.deadline + timedelta(seconds=1)
    ring(table)
    return seat.number


def after_set_up(table: GameTable) -> GameTable:
    """Play until the first regular turn."""
    while table.state.turn.number < 8:
        seat = catan.to_act(table.state)[0]
        table.play(table.user_of(seat), table.choice(seat))
    return table
