"""A match at one moment. Away scores, Crawford, pip counts and legal plays are worked out from it, never stored."""

from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple, TypeAlias

from engine.backgammon import names
from engine.backgammon.actions import Action
from engine.backgammon.events import Event
from engine.backgammon.names import NOBODY, Seat, WinKind
from engine.backgammon.options import MatchOptions
from engine.backgammon.position import START, Position
from engine.protocol import EngineRefusal

Answer: TypeAlias = tuple[Event, ...] | EngineRefusal
Rules: TypeAlias = "dict[type[Action], Callable[[BackgammonState, Seat, Any], Answer]]"
"""What a room of the rules decides: for each type of action, the rule that answers it."""
Effects: TypeAlias = "dict[type[Event], Callable[[BackgammonState, Any], BackgammonState]]"
"""What a room of the rules folds: for each type of event, the state after it."""


class MatchPhase(Enum):
    """What the match waits for."""

    OPENING = "opening"
    BEFORE_ROLL = "before-roll"
    DICE = "dice"
    MOVE = "move"
    DOUBLED = "doubled"
    RESIGNED = "resigned"
    OVER = "over"


class Cube(NamedTuple):
    """The doubling cube: its value, and who alone may turn it (`NOBODY`: it stands in the middle)."""

    value: int = 1
    owner: Seat = NOBODY


class MatchEnding(Enum):
    """How a match was decided; `CERTAIN`: the time of who had won it already ran out."""

    POINTS = "points"
    TIME = "time"
    CERTAIN = "certain"
    RESIGNED = "resigned"


class BackgammonState(NamedTuple):
    """Everything about a match; nothing of it is secret.

    `position` is seen by `seat`, the player on roll; `roll` is what it has to play. `rolls` counts the game's
    rolls, `turn` the turns of the match. `offer` is the kind of loss that is on offer, `refused` what each seat
    offered in vain in this game. `crawford` holds in a game without the cube, `crawford_over` after it.
    """

    options: MatchOptions
    score: tuple[int, int]
    game: int
    phase: MatchPhase
    seat: Seat
    position: Position
    cube: Cube
    roll: names.Roll | None
    rolls: int
    turn: int
    offer: WinKind | None
    refused: tuple[int, int]
    crawford: bool
    crawford_over: bool
    winner: Seat
    ending: MatchEnding | None

    def away(self, seat: Seat) -> int:
        """How many points the seat still needs; 0 for the winner, however far beyond. Source: jbl/4.8."""
        return max(0, self.options.points - self.score[seat])


def opening(options: MatchOptions) -> BackgammonState:
    """A match before its first roll."""
    return new_game(
        BackgammonState(
            options=options,
            score=(0, 0),
            game=0,
            phase=MatchPhase.OPENING,
            seat=0,
            position=START,
            cube=Cube(),
            roll=None,
            rolls=0, turn=0, offer=None, refused=(0, 0), crawford=False, crawford_over=False, winner=NOBODY,
            ending=None,
        )
    )  # fmt: skip


def on_turn(
    state: BackgammonState,
    phase: MatchPhase,
    seat: Seat,
    position: Position,
    roll: names.Roll | None,
    rolls: int,
    turn: int,
) -> BackgammonState:
    """The same match with another turn. It happens three times a turn, and `_replace` takes five times as long."""
    options, score, game, _, _, _, cube, _, _, _, offer, refused, crawford, crawford_over, winner, ending = (
        state
    )
    return tuple.__new__(
        BackgammonState,
        (options, score, game, phase, seat, position, cube, roll, rolls, turn, offer, refused, crawford,
         crawford_over, winner, ending),
    )  # fmt: skip


def new_game(state: BackgammonState) -> BackgammonState:
    """The next game of the match, checkers and cube where they start.

    The cube is out of the first game before which a player needs one point. Source: jbl/4.4.1, jbl/4.4.4
    """
    near = 1 in (state.away(0), state.away(1))
    return state._replace(
        game=state.game + 1, phase=MatchPhase.OPENING, seat=0, position=START, cube=Cube(), roll=None, rolls=0,
        offer=None, refused=(0, 0), crawford=near and not state.crawford and not state.crawford_over,
        crawford_over=state.crawford_over or state.crawford,
    )  # fmt: skip
