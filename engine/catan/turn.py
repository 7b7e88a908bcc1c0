"""The frame of a turn: which phase follows, whose dice come next."""

from typing import Final

from engine.catan.actions import EndTurn
from engine.catan.events import TurnEnded, turn_ended
from engine.catan.names import NOBODY, Seat
from engine.catan.phases import BEFORE_ROLL, MAIN, CatanPhase
from engine.catan.refusals import out_of_turn
from engine.catan.state import Answer, CatanState, Effects, Rules, Turn


def open_phase(turn: Turn) -> CatanPhase:
    """Where a turn goes on after a robber, a card or free roads: before the dice or after them."""
    return MAIN if turn.rolled else BEFORE_ROLL


def end(state: CatanState, seat: Seat, _action: EndTurn) -> Answer:
    """The active player passes the dice on once they are rolled and resolved.

    Source: std/turn-end
    """
    if seat != state.turn.player or state.turn.phase is not MAIN:
        return out_of_turn(state, seat)
    return (turn_ended(seat),)


def ended(state: CatanState, event: TurnEnded) -> CatanState:
    """The next seat is before its dice; cards bought this turn may be played from now on."""
    seat = event.seat
    players, player = state.players, state.players[seat]
    if player.fresh:
        players = state.with_player(seat, player._replace(fresh=0))
    following = next_turn((seat + 1) % len(players), state.turn.number + 1)
    return state.moved_on(players, state.bank, following)


def next_turn(seat: Seat, number: int) -> Turn:
    """A turn before its dice."""
    return Turn(seat, number, BEFORE_ROLL, False, False, 0, (), NOBODY, None)


RULES: Final[Rules] = {EndTurn: end}
EFFECTS: Final[Effects] = {TurnEnded: ended}
