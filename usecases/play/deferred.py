"""Orders that act late: some minutes after they could, at a moment when a player could have pressed the button.

An order that acted the instant it could would tell everybody that there is one. So everybody who must reply is asked in
the same way, and the order acts after a while that nobody can foresee: short enough for a game by post, and to the
others it looks in every byte like a reply by hand. Who is in a hurry presses the button.
"""

from datetime import timedelta

from data.game_records import GameSeat
from data.records import TimerKind
from data.unit_of_work import UnitOfWork
from usecases.play.move_batch import MoveBatch
from usecases.play.waiting import is_person

SOONEST, LATEST = 60, 360
"""Seconds until an order acts late. Source: house"""


def keep_deferred(uow: UnitOfWork, seats: tuple[GameSeat, ...], moves: MoveBatch) -> None:
    """Set the moments of those whose orders will act late; one that is set stays."""
    automation = moves.engine.orders
    if automation is None or all(orders == automation.none for orders in moves.orders):
        return
    if not automation.acts_late(moves.rules.view(moves.state, None)):
        return
    chance, turn = moves.bot_rng(), moves.clock.turn
    for seat in seats:
        wait = timedelta(seconds=SOONEST + chance(LATEST - SOONEST))
        holds = automation.holds(moves.orders[seat.number], moves.rules.view(moves.state, seat.number))
        if holds and is_person(seat) and not _is_set(uow, seat, turn):
            uow.timers.schedule(TimerKind.GAME_DISCARD, seat.id, moves.now + wait, turn)


def _is_set(uow: UnitOfWork, seat: GameSeat, turn: int) -> bool:
    return any(timer.detail == turn for timer in uow.timers.waiting(TimerKind.GAME_DISCARD, seat.id))
