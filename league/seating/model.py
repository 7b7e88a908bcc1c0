"""What an organizer asks of the seating, and what the seating answers."""

from dataclasses import dataclass
from enum import Enum

from league.ids import PlayerId
from league.limits import DEFAULT_WEIGHT

Table = tuple[PlayerId, ...]
"""Players in turn order, first to play first."""

Round = tuple[Table, ...]
Pair = tuple[PlayerId, PlayerId]


class SeatingMode(Enum):
    """How a round is drawn."""

    BALANCED = "balanced"
    POWER = "power"
    RANDOM = "random"


@dataclass(frozen=True, slots=True)
class SeatingRequest:
    """One order to the seating: plan `rounds` rounds for `players`, with all that is already fixed.

    `history` holds the rounds already published or played; players who have left may sit in it. `locked` tables
    stay as they are in the first planned round. `ranking` (POWER) is best first; whoever is missing comes last.
    `power_weight` runs from 0 (fairness only) to 100 (repeats decide only between rounds of the same score gap).
    """

    players: tuple[PlayerId, ...]
    rounds: int
    history: tuple[Round, ...] = ()
    locked: tuple[Table, ...] = ()
    forbidden: frozenset[Pair] = frozenset()
    mode: SeatingMode = SeatingMode.BALANCED
    ranking: tuple[PlayerId, ...] = ()
    power_weight: int = DEFAULT_WEIGHT
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Bound:
    """What no seating of the same size can beat; it is not reached everywhere."""

    repeats: int
    worst_pair: int
    seat_imbalance: int
    threes_spread: int


@dataclass(frozen=True, slots=True)
class Quality:
    """How good a seating is; every figure is better when smaller.

    `repeats` is the sum of C(meetings, 2) over all pairs, `seat_imbalance` the sum over players of the squares of
    their four turn-order counts above the smallest possible one, `threes_spread` the most minus the fewest tables
    of three that a player had, `forbidden_met` the meetings of forbidden pairs that are still to come.
    `has_threes` is no figure: whether there is any table of three.
    """

    repeats: int
    worst_pair: int
    seat_imbalance: int
    threes_spread: int
    forbidden_met: int
    bound: Bound
    has_threes: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """The planned rounds (without the history) and their quality (with the history)."""

    rounds: tuple[Round, ...]
    quality: Quality
