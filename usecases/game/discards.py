"""Discards by standing order: some minutes after the seven, at a moment when a player could have pressed the button.

An order that acted the instant the seven falls would tell everybody that there is one. So everybody who owes cards is
asked in the same way, and the order acts after a while that nobody can foresee: short enough for a game by post,
and to the others it looks in every byte like a discard by hand. Who is in a hurry presses the button.
"""

from datetime import timedelta

from data.game_records import GameSeat
from data.records import TimerKind
from data.unit_of_work import UnitOfWork
from engine.catan.phases import DISCARD
from usecases.game.moves import Moves
from usecases.game.orders import orders_of
from usecases.game.waiting import is_person

SOONEST, LATEST = 60, 360
"""Seconds between the seven and a discard by order. Source: house"""


def keep_discards(uow: UnitOfWork, seats: tuple[GameSeat, ...], moves: Moves) -> None:
    """Set the moments of those who owe cards and have an order; one that is set stays."""
    turn = moves.state.turn
    if turn.phase is not DISCARD:
        return
    chance = moves.whim()
    for seat, owed in zip(seats, turn.owed, strict=True):
        wait = timedelta(seconds=SOONEST + chance(LATEST - SOONEST))
        if owed and is_person(seat) and orders_of(seat).discard and not _is_set(uow, seat, turn.number):
            uow.timers.schedule(TimerKind.GAME_DISCARD, seat.id, moves.now + wait, turn.number)


def _is_set(uow: UnitOfWork, seat: GameSeat, turn: int) -> bool:
    return any(timer.detail == turn for timer in uow.timers.waiting(TimerKind.GAME_DISCARD, seat.id))
