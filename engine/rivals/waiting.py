"""For whom the game waits, and how far it is."""

from engine.protocol import Awaited, Clock, Need
from engine.rivals.names import CHANCE
from engine.rivals.state import RivalsState, TurnPhase


def awaited(state: RivalsState) -> tuple[Awaited, ...]:
    """The seat on turn; everybody who must decide what an event or an attack demands."""
    turn = state.turn
    if turn.phase is TurnPhase.OVER:
        return ()
    if not state.agenda:
        return (Awaited(turn.seat, Need.TURN, turn.number, must=turn.phase is not TurnPhase.DICE),)
    stage = state.agenda[0]
    if any(demand.seat == CHANCE for demand in stage):
        return (Awaited(turn.seat, Need.TURN, turn.number, must=False),)
    found = [
        Awaited(seat, Need.TURN, turn.number)
        if seat == turn.seat and len(stage) == 1 and state.veil is None
        else Awaited(seat, Need.REPLY, (state.veil or state).asked)
        for seat in sorted((demand.seat for demand in stage), key=lambda seat: seat != turn.seat)
    ]
    return tuple(found)


def clock(state: RivalsState) -> Clock:
    """Turns alternate."""
    return Clock(state.turn.number, state.turn.seat, 1 - state.turn.seat)
