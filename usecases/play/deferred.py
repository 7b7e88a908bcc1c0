"""Orders that act late: some minutes after they could, at a moment when a player could have pressed the button.

An order that acted the instant it could would tell everybody that there is one. So everybody who must reply is asked in
the same way, and the order acts after a while that nobody can foresee: short enough for a game by post, and to the
others it looks in every byte like a reply by hand. Who is in a hurry presses the button. The house's own players answer
a proposal after the same while, yes and no alike, where people are asked besides: they must not be first every time.
"""

from datetime import timedelta

from data.game_records import GameSeat
from data.records import TimerKind
from data.unit_of_work import UnitOfWork
from engine.protocol import Need, Seat
from usecases.play.advance import ordered, people_asked
from usecases.play.move_batch import MoveBatch
from usecases.play.waiting import is_person

SOONEST, LATEST = 60, 360
"""Seconds until an order acts late. Source: house"""
PATIENCE = 600
"""Seconds, once to twice as many, for which a player of the house waits for people's answers. Source: house"""


def keep_deferred(uow: UnitOfWork, seats: tuple[GameSeat, ...], moves: MoveBatch) -> None:
    """Set the moments of those whose orders will act late; one that is set stays."""
    late = _by_order(seats, moves) | _by_house(seats, moves)
    if not late:
        return
    chance, turn = moves.bot_rng(), moves.clock.turn
    for seat in seats:
        waits = seat.number == moves.clock.seat and not is_person(seat)
        soonest, latest = (PATIENCE, 2 * PATIENCE) if waits else (SOONEST, LATEST)
        wait = timedelta(seconds=soonest + chance(latest - soonest))
        if seat.number in late and not _is_set(uow, seat, turn):
            uow.timers.schedule(TimerKind.GAME_DISCARD, seat.id, moves.now + wait, turn)


def _by_order(seats: tuple[GameSeat, ...], moves: MoveBatch) -> set[Seat]:
    """The people whose orders act after a while."""
    automation = moves.engine.orders
    if automation is None or all(orders == automation.none for orders in moves.orders):
        return set()
    own, people = moves.clock.seat, [seat.number for seat in seats if is_person(seat)]
    belated = own in people and ordered(moves, own, late=True) is not None
    late = {own} if belated else set()
    if not automation.acts_late(moves.at.view_of(None)):
        return late
    views = ((number, moves.at.view_of(number)) for number in people)
    return late | {number for number, view in views if automation.holds(moves.orders[number], view)}


def _by_house(seats: tuple[GameSeat, ...], moves: MoveBatch) -> set[Seat]:
    """The seats of the house that are asked beside people, no quicker than their orders, and one that proposed."""
    if moves.engine.house is None or not people_asked(moves, seats):
        return set()
    waits = moves.at.awaited
    asked = {wait.seat for wait in waits if wait.need is Need.OFFER and not is_person(seats[wait.seat])}
    own = moves.clock.seat
    return asked if is_person(seats[own]) else asked | {own}


def _is_set(uow: UnitOfWork, seat: GameSeat, turn: int) -> bool:
    return any(timer.detail == turn for timer in uow.timers.waiting(TimerKind.GAME_DISCARD, seat.id))
