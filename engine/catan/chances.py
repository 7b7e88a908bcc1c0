"""The chance of each seat to win, from all that lies in a game: for its verdict after the end, never before.

Each seat's standing is the master's own measure of its view. The weights were fitted to games that the house's players
played against one another (`python -m bench.catan_chances --fit`), which also says how far the chances hold.
"""

from math import exp
from typing import Final, NamedTuple

from engine.catan.game import view
from engine.catan.names import Seat
from engine.catan.policy.standing import Holding, Surroundings
from engine.catan.state import CatanState


class ChanceWeights(NamedTuple):
    """How much each part of a standing counts in the logarithm of the odds."""

    worth: float
    """Times the leader's share of the points that win: a lead counts more the nearer the end is."""
    points: float
    """The same."""
    turn: float
    """For each seat that is to move before."""


class SeatStanding(NamedTuple):
    """What a seat's chance follows from: the master's measure, its true points, how many seats move before it."""

    worth: float
    points: int
    before: int


WEIGHTS: Final = ChanceWeights(0.56, 0.3, -0.09)


def standing_of(state: CatanState, seat: Seat) -> SeatStanding:
    """How a seat stands, as it sees the game itself."""
    seen = view(state, seat)
    if seen.own is None:
        raise ValueError(seat)
    mine = seen.seats[seat]
    held = Holding(seen.own.hand, mine.roads, mine.settlements, mine.cities)
    before = (seat - state.turn.player) % len(state.players)
    return SeatStanding(Surroundings(seen, seat).worth(held), seen.own.points, before)


def standings_of(state: CatanState) -> tuple[SeatStanding, ...]:
    """How all seats stand."""
    return tuple(standing_of(state, seat) for seat in range(len(state.players)))


def chances(
    standings: tuple[SeatStanding, ...], target: int, weights: ChanceWeights = WEIGHTS
) -> tuple[float, ...]:
    """The chance of each to win; together they are one."""
    late = max(one.points for one in standings) / target
    odds = [_odds(one, late, weights) for one in standings]
    shares = [exp(one - max(odds)) for one in odds]
    return tuple(share / sum(shares) for share in shares)


def _odds(one: SeatStanding, late: float, weights: ChanceWeights) -> float:
    return late * (weights.worth * one.worth + weights.points * one.points) + weights.turn * one.before


def chances_of(state: CatanState) -> tuple[float, ...]:
    """The chance of each seat; of a game that is won, all of it is the winner's."""
    if state.winner >= 0:
        return tuple(float(seat == state.winner) for seat in range(len(state.players)))
    return chances(standings_of(state), state.options.profile.target)
