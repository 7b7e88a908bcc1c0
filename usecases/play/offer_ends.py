"""Proposals that lie open for some hours only: the host ends them when the hours are over, as an event of the log.

While a game is held no time runs: what was open then has its hours anew when it goes on. What a judge's undo brings
back keeps the end that it had, or has its hours anew where that has passed.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

from data.game_records import GameSeat
from data.records import Timer, TimerKind
from data.unit_of_work import UnitOfWork
from engine.protocol import HOST, Clock
from usecases.play.move_batch import MoveBatch
from usecases.play.registry import HostEngine, View

_MOST: Final = 100
"""More proposals than can lie open in a turn."""


def keep_offer_ends(uow: UnitOfWork, seats: tuple[GameSeat, ...], moves: MoveBatch) -> None:
    """Set a timer for each open proposal that has an end; one that is set stays, unless it was proposed just now."""
    negotiation = moves.engine.negotiation
    if negotiation is None or not any(map(negotiation.proposes, moves.of_turn)):
        return
    lasting = negotiation.lasting(moves.at.view_of(None))
    if not lasting:
        return
    proposed = {negotiation.number(event) for event in moves.made if negotiation.proposes(event)}
    seat, turn = seats[moves.clock.seat], moves.clock.turn
    known = {timer.detail for timer in uow.timers.waiting(TimerKind.GAME_OFFER, seat.id)}
    for number, hours in lasting.items():
        detail = _detail(turn, number)
        if number in proposed or detail not in known:
            uow.timers.schedule(TimerKind.GAME_OFFER, seat.id, moves.now + timedelta(hours=hours), detail)


def ends_of(
    uow: UnitOfWork, engine: HostEngine, clock: Clock, seats: tuple[GameSeat, ...], view: View
) -> Mapping[int, datetime]:
    """When the open proposals end that have an end, by their numbers."""
    lasting = engine.negotiation.lasting(view) if engine.negotiation else {}
    if not lasting:
        return {}
    timers = uow.timers.waiting(TimerKind.GAME_OFFER, seats[clock.seat].id)
    due = {timer.detail: timer.due_at for timer in timers}
    details = {number: _detail(clock.turn, number) for number in lasting}
    return {number: due[detail] for number, detail in details.items() if detail in due}


def expire(moves: MoveBatch, timer: Timer) -> bool:
    """End the proposal that the timer was set for; whether it still lay open, in the same turn."""
    turn, number = divmod(timer.detail, _MOST)
    negotiation = moves.engine.negotiation
    if negotiation is None or moves.clock.turn != turn:
        return False
    if number not in negotiation.lasting(moves.at.view_of(None)):
        return False
    return moves.take(HOST, negotiation.expired(number)) is None


def _detail(turn: int, number: int) -> int:
    return turn * _MOST + number
