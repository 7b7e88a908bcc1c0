"""What the match waits for, and why something else is refused."""

from typing import Final

from engine.backgammon.names import CHANCE, Seat, other
from engine.backgammon.refusals import BackgammonCode
from engine.backgammon.state import BackgammonState, MatchPhase
from engine.protocol import EngineRefusal

_OVER: Final = EngineRefusal(BackgammonCode.MATCH_OVER, "jbl/4.6-settle")
_WAITS: Final = {
    MatchPhase.OPENING: EngineRefusal(BackgammonCode.DICE_FIRST),
    MatchPhase.BEFORE_ROLL: EngineRefusal(BackgammonCode.ROLL_FIRST, "jbl/4.4.2"),
    MatchPhase.DICE: EngineRefusal(BackgammonCode.DICE_FIRST),
    MatchPhase.MOVE: EngineRefusal(BackgammonCode.ALREADY_ROLLED, "jbl/4.4.2"),
    MatchPhase.DOUBLED: EngineRefusal(BackgammonCode.ANSWER_DOUBLE_FIRST, "jbl/4.4.2"),
    MatchPhase.RESIGNED: EngineRefusal(BackgammonCode.ANSWER_RESIGNATION_FIRST, "jbl/4.6-concede"),
    MatchPhase.OVER: _OVER,
}


def to_act(state: BackgammonState) -> tuple[Seat, ...]:
    """Whom the match waits for: chance, the player on roll, or the one who has to answer."""
    phase = state.phase  # by identity, not by hash: it is asked several times a decision
    if phase is MatchPhase.MOVE or phase is MatchPhase.BEFORE_ROLL:
        return (state.seat,)
    if phase is MatchPhase.DICE or phase is MatchPhase.OPENING:
        return (CHANCE,)
    return () if phase is MatchPhase.OVER else (answering(state),)


def answering(state: BackgammonState) -> Seat:
    """Who answers a double or a resignation: the opponent of the player on roll."""
    return other(state.seat)


def out_of_turn(state: BackgammonState, seat: Seat) -> EngineRefusal:
    """Why this seat may not do now what belongs to another turn or phase."""
    if state.phase is not MatchPhase.OVER and (seat,) != to_act(state):
        return EngineRefusal(BackgammonCode.NOT_YOUR_TURN, "jbl/4.2.2")
    return _WAITS[state.phase]


def not_due(state: BackgammonState) -> EngineRefusal:
    """Why chance or the host may not act now."""
    return _OVER if state.phase is MatchPhase.OVER else EngineRefusal(BackgammonCode.NOT_DUE)
