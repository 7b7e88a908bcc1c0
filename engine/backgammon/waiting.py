"""What the match waits for, and why something else is refused."""

from typing import Final

from engine.backgammon.names import CHANCE, Seat, other
from engine.backgammon.refusals import Code
from engine.backgammon.state import Phase, State
from engine.protocol import Refusal

_OVER: Final = Refusal(Code.MATCH_OVER, "jbl/4.6-settle")
_WAITS: Final = {
    Phase.OPENING: Refusal(Code.DICE_FIRST),
    Phase.BEFORE_ROLL: Refusal(Code.ROLL_FIRST, "jbl/4.4.2"),
    Phase.DICE: Refusal(Code.DICE_FIRST),
    Phase.MOVE: Refusal(Code.ALREADY_ROLLED, "jbl/4.4.2"),
    Phase.DOUBLED: Refusal(Code.ANSWER_DOUBLE_FIRST, "jbl/4.4.2"),
    Phase.RESIGNED: Refusal(Code.ANSWER_RESIGNATION_FIRST, "jbl/4.6-concede"),
    Phase.OVER: _OVER,
}


def to_act(state: State) -> tuple[Seat, ...]:
    """Whom the match waits for: chance, the player on roll, or the one who has to answer."""
    if state.phase in {Phase.OPENING, Phase.DICE}:
        return (CHANCE,)
    if state.phase is Phase.OVER:
        return ()
    return (answering(state) if state.phase in {Phase.DOUBLED, Phase.RESIGNED} else state.seat,)


def answering(state: State) -> Seat:
    """Who answers a double or a resignation: the opponent of the player on roll."""
    return other(state.seat)


def out_of_turn(state: State, seat: Seat) -> Refusal:
    """Why this seat may not do now what belongs to another turn or phase."""
    if state.phase is not Phase.OVER and (seat,) != to_act(state):
        return Refusal(Code.NOT_YOUR_TURN, "jbl/4.2.2")
    return _WAITS[state.phase]


def not_due(state: State) -> Refusal:
    """Why chance or the host may not act now."""
    return _OVER if state.phase is Phase.OVER else Refusal(Code.NOT_DUE)
