"""A turn: the opening roll, the dice, the play, and who comes next."""

from typing import Final

from engine.backgammon.actions import DiceThrow, Play, RollDice
from engine.backgammon.certain import kind_of_loss
from engine.backgammon.ending import game_won
from engine.backgammon.events import CheckersMoved, MatchDiceTaken, MatchRolled, OpeningRolled
from engine.backgammon.names import CHANCE, SEATS, SIDES, Seat, other
from engine.backgammon.plays import is_end, plays
from engine.backgammon.position import CHECKERS, Position, borne_off, flip
from engine.backgammon.refusals import MALFORMED, BackgammonCode, within
from engine.backgammon.state import Answer, BackgammonState, Effects, MatchPhase, Rules, on_turn
from engine.backgammon.waiting import not_due, out_of_turn
from engine.protocol import EngineRefusal

_DICE: Final = tuple((first, second) for first in range(1, SIDES + 1) for second in range(1, SIDES + 1))
_TAKEN: Final = tuple((MatchDiceTaken(seat),) for seat in SEATS)
_OPENED: Final = tuple((OpeningRolled(*both),) for both in _DICE)
_ROLLED: Final = tuple((MatchRolled(*both),) for both in _DICE)


def roll(state: BackgammonState, seat: Seat, _action: RollDice) -> Answer:
    """The player on roll takes the dice. Source: jbl/4.1.4."""
    if seat != state.seat or state.phase is not MatchPhase.BEFORE_ROLL:
        return out_of_turn(state, seat)
    return _TAKEN[seat]


def dice(state: BackgammonState, seat: Seat, action: DiceThrow) -> Answer:
    """Chance shows the dice, one for each side in the opening. Source: jbl/4.1.1."""
    phase = state.phase
    if seat != CHANCE or (phase is not MatchPhase.DICE and phase is not MatchPhase.OPENING):
        return not_due(state)
    if not (within(action.first, 1, SIDES) and within(action.second, 1, SIDES)):
        return MALFORMED
    thrown = _OPENED if phase is MatchPhase.OPENING else _ROLLED
    return thrown[SIDES * action.first + action.second - SIDES - 1]


def legal_ends(state: BackgammonState) -> tuple[Position, ...]:
    """Where the roll may end: the distinct plays, or the position as it is where nothing can be played."""
    if state.roll is None:
        return ()
    return plays(state.position, *state.roll) or (state.position,)


def _is_legal(state: BackgammonState, after: Position) -> bool:
    """As `after in legal_ends(state)`: one play is judged by itself."""
    if state.roll is None:
        return False
    if is_end(state.position, *state.roll, after):
        return True
    return after == state.position and not plays(state.position, *state.roll)


def play(state: BackgammonState, seat: Seat, action: Play) -> Answer:
    """The roll is played as far as it can be; bearing the last checker off wins the game.

    Source: jbl/4.2.3.1, jbl/4.6
    """
    if seat != state.seat or state.phase is not MatchPhase.MOVE:
        return out_of_turn(state, seat)
    if type(action.after) is not int or not _is_legal(state, action.after):
        return EngineRefusal(BackgammonCode.ILLEGAL_PLAY, "jbl/4.2.3.1")
    played = CheckersMoved(seat, *(state.roll or (0, 0)), state.position, action.after)
    if borne_off(action.after) < CHECKERS:
        return (played,)
    return played, game_won(state, seat, kind_of_loss(flip(action.after)))


def opening_rolled(state: BackgammonState, event: OpeningRolled) -> BackgammonState:
    """The higher die begins and plays both; equal dice are thrown again: no game starts with a double.

    Source: house
    """
    if event.first == event.second:
        return state
    seat = int(event.second > event.first)
    return on_turn(
        state, MatchPhase.MOVE, seat, state.position, (event.first, event.second), 1, state.turn + 1
    )


def dice_taken(state: BackgammonState, _event: MatchDiceTaken) -> BackgammonState:
    """Chance is due."""
    return on_turn(state, MatchPhase.DICE, state.seat, state.position, state.roll, state.rolls, state.turn)


def rolled(state: BackgammonState, event: MatchRolled) -> BackgammonState:
    """The roll has to be played."""
    thrown = event.first, event.second
    return on_turn(state, MatchPhase.MOVE, state.seat, state.position, thrown, state.rolls + 1, state.turn)


def played(state: BackgammonState, event: CheckersMoved) -> BackgammonState:
    """The other side is on roll."""
    return on_turn(
        state, MatchPhase.BEFORE_ROLL, other(event.seat), flip(event.after), None,
        state.rolls, state.turn + 1,
    )  # fmt: skip


RULES: Final[Rules] = {RollDice: roll, DiceThrow: dice, Play: play}
EFFECTS: Final[Effects] = {
    OpeningRolled: opening_rolled,
    MatchDiceTaken: dice_taken,
    MatchRolled: rolled,
    CheckersMoved: played,
}
