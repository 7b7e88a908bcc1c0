"""The doubling cube: who may turn it, what taking and dropping bring."""

from typing import Final

from engine.backgammon.actions import Double, Drop, Take
from engine.backgammon.ending import game_won
from engine.backgammon.events import Doubled, Dropped, Taken
from engine.backgammon.names import NOBODY, Seat, WinKind
from engine.backgammon.options import HIGHEST_CUBE
from engine.backgammon.refusals import BackgammonCode
from engine.backgammon.state import Answer, BackgammonState, Cube, Effects, MatchPhase, Rules
from engine.backgammon.waiting import answering, out_of_turn
from engine.protocol import EngineRefusal


def barred(state: BackgammonState, seat: Seat) -> EngineRefusal | None:
    """Why the cube may not be turned by this seat, apart from the moment. Source: jbl/4.4.2, jbl/4.4.4."""
    if state.crawford:
        return EngineRefusal(BackgammonCode.CRAWFORD_GAME, "jbl/4.4.4")
    if state.cube.owner not in {NOBODY, seat}:
        return EngineRefusal(BackgammonCode.CUBE_NOT_YOURS, "jbl/4.4.2")
    if state.cube.value >= HIGHEST_CUBE:
        return EngineRefusal(BackgammonCode.CUBE_HIGHEST, None, (("number", HIGHEST_CUBE),))
    return None


def may_double(state: BackgammonState, seat: Seat) -> bool:
    """Whether the seat may turn the cube now: on its turn, before its dice. Source: jbl/4.4.2."""
    return seat == state.seat and state.phase is MatchPhase.BEFORE_ROLL and barred(state, seat) is None


def is_dead(state: BackgammonState, seat: Seat) -> bool:
    """Whether turning the cube can bring this seat nothing: what stands already wins the match.

    The rules do not forbid it, so a host only warns. In a money session (a length of 0) no cube is dead. Source: house
    """
    return state.options.points > 0 and state.cube.value >= state.away(seat)


def double(state: BackgammonState, seat: Seat, _action: Double) -> Answer:
    """On one's own turn, before the dice, the cube is offered at twice its value. Source: jbl/4.4.2, jbl/4.4.4."""
    if seat != state.seat or state.phase is not MatchPhase.BEFORE_ROLL:
        return out_of_turn(state, seat)
    return barred(state, seat) or (Doubled(seat, 2 * state.cube.value),)


def take(state: BackgammonState, seat: Seat, _action: Take) -> Answer:
    """The doubled player plays on for twice as much and owns the cube. Source: jbl/4.4.3-take."""
    if state.phase is not MatchPhase.DOUBLED or seat != answering(state):
        return out_of_turn(state, seat)
    return (Taken(seat, 2 * state.cube.value),)


def drop(state: BackgammonState, seat: Seat, _action: Drop) -> Answer:
    """The doubled player loses the game at the cube's old value. Source: jbl/4.4.3-pass."""
    if state.phase is not MatchPhase.DOUBLED or seat != answering(state):
        return out_of_turn(state, seat)
    return Dropped(seat), game_won(state, state.seat, WinKind.SINGLE)


def doubled(state: BackgammonState, _event: Doubled) -> BackgammonState:
    """The opponent has to answer."""
    return state._replace(phase=MatchPhase.DOUBLED)


def taken(state: BackgammonState, event: Taken) -> BackgammonState:
    """The doubler is still to roll, which is told as a turn of its own: it has been waited for elsewhere."""
    return state._replace(
        phase=MatchPhase.BEFORE_ROLL, cube=Cube(event.value, event.seat), turn=state.turn + 1
    )


def dropped(state: BackgammonState, _event: Dropped) -> BackgammonState:
    """Nothing but the end of the game follows."""
    return state


RULES: Final[Rules] = {Double: double, Take: take, Drop: drop}
EFFECTS: Final[Effects] = {Doubled: doubled, Taken: taken, Dropped: dropped}
