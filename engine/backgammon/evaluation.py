"""What plays and cube decisions are worth: the shape of an evaluator, and the house's own, which needs nothing.

An equity is the points won a game on average, in cubes, for the player who decides. A host may put a stronger
evaluator in the place of `Estimate`; the plays themselves always come from our own generator.
"""

from math import tanh
from typing import Final, NamedTuple, Protocol

from engine.backgammon.names import Seat, other
from engine.backgammon.plays import plays
from engine.backgammon.position import BAR, HOME, Position, counts, flip, has_contact, pips
from engine.backgammon.state import BackgammonState


class Valued(NamedTuple):
    """A legal play and its equity."""

    after: Position
    equity: float


class CubeValues(NamedTuple):
    """The doubler's equity if it rolls, if the double is taken, and if it is dropped (always 1)."""

    no_double: float
    taken: float
    dropped: float = 1.0

    @property
    def is_double(self) -> bool:
        """Whether doubling is right: the opponent answers as suits it."""
        return min(self.taken, self.dropped) > self.no_double

    @property
    def is_take(self) -> bool:
        """Whether taking is right."""
        return self.taken <= self.dropped


class Evaluator(Protocol):
    """Judges positions; the same one gives the same answer always."""

    @property
    def name(self) -> str:
        """What an analysis names as its source."""

    @property
    def judges(self) -> bool:
        """Whether it knows more than those whom it would judge; else nobody is told figures."""

    def plays(self, state: BackgammonState, /) -> tuple[Valued, ...]:
        """Every legal play of the roll, best first."""

    def rolled(self, state: BackgammonState, /) -> float:
        """The worth of the roll that is to be played: of its best play, or of standing still where there is none."""

    def cube(self, state: BackgammonState, /) -> CubeValues:
        """The worth of the cube's ways for the player on roll, before its dice."""

    def chance(self, own: int, theirs: int, /, *, crawford_over: bool) -> float:
        """The chance to win a match before a game in which so many points are lacked, 0 or fewer by the winner."""


def stake(evaluator: Evaluator, state: BackgammonState, seat: Seat) -> float:
    """What one cube of equity is worth here: a share of the match, or points of a money session."""
    value, over = state.cube.value, state.crawford or state.crawford_over
    if not state.options.points:
        return float(value)
    own, theirs = state.away(seat), state.away(other(seat))
    won = evaluator.chance(own - value, theirs, crawford_over=over)
    return (won - evaluator.chance(own, theirs - value, crawford_over=over)) / 2


_RACE_ROLL: Final = 8.17
_TAKE: Final = 0.25
_DOUBLE: Final = 0.7
_SHARP: Final = 2.2
_REACH: Final = 12


class Estimate:
    """The house's own evaluation: pips, blots within reach, points made, checkers on the bar; by rule of thumb."""

    name: Final = "estimate"
    judges: Final = False

    def plays(self, state: BackgammonState) -> tuple[Valued, ...]:
        """Every legal play of the roll, best first."""
        roll = state.roll or (0, 0)
        valued = (Valued(after, worth(after)) for after in plays(state.position, *roll))
        return tuple(sorted(valued, key=lambda each: (-each.equity, each.after)))

    def rolled(self, state: BackgammonState) -> float:
        """The worth of the best play, or of the board as it stands."""
        return max(
            (worth(after) for after in plays(state.position, *(state.roll or (0, 0)))),
            default=worth(state.position),
        )

    def cube(self, state: BackgammonState) -> CubeValues:
        """By the chance to win alone: doubled from 70 per cent, taken from 25."""
        equity = -worth(flip(state.position))
        wins = (equity + 1) / 2
        taken = 1 + 4 * (wins - (1 - _TAKE))
        return CubeValues(min(taken, 1.0) - 2 * (wins - _DOUBLE), taken)

    def chance(self, own: int, theirs: int, *, crawford_over: bool) -> float:  # noqa: ARG002 - it knows no better
        """As the points that are lacked stand to each other."""
        return 1.0 if own <= 0 else 0.0 if theirs <= 0 else theirs / (own + theirs)


def worth(after: Position) -> float:
    """The equity of the side that has just played, between -1 and 1."""
    theirs = flip(after)
    lead = (pips(theirs) - _RACE_ROLL / 2 - pips(after)) / max(pips(after), 20) * 4
    if not has_contact(after):
        return tanh(_SHARP * lead)
    return tanh(lead * 0.55 + _shape(after) - _shape(theirs) - _danger(after))


def _shape(position: Position) -> float:
    """Points held at home and before it, anchors, and what the other side has on the bar."""
    own, other = counts(position)
    home = sum(own[point] > 1 for point in range(1, HOME + 1))
    blockade = sum(own[point] > 1 for point in range(4, 10))
    anchor = max((point for point in range(18, 23) if own[point] > 1), default=0)
    caught = other[0] * (0.08 + 0.07 * home)
    return 0.06 * home + 0.05 * blockade + 0.1 * bool(anchor) + caught - 0.03 * max(0, max(own[1:4]) - 2)


def _danger(after: Position) -> float:
    """Blots that the other side can reach with one die or two, the farther home the dearer."""
    own, other = counts(after)
    loss = 0.0
    for point in range(1, BAR):
        if own[point] == 1:
            shooters = sum(1 for reach in range(1, min(point, _REACH) + 1) if other[point - reach])
            near = sum(1 for reach in range(1, min(point, HOME) + 1) if other[point - reach])
            loss += (0.05 * near + 0.02 * (shooters - near)) * (BAR - point + 8) / 25
    return loss
