"""The chance of each seat to win a game of Rivals, from all that lies in it: for its verdict, never before the end.

It follows from the measure by which the house's players compare positions; `python -m bench.rivals_chances` says how
far it holds, and `--fit` fits the weights to other games than are measured.
"""

from math import exp
from typing import Final, NamedTuple

from engine.rivals.judgement import standing
from engine.rivals.points import victory_points
from engine.rivals.state import RivalsState


class RivalsWeights(NamedTuple):
    """How much each part counts in the logarithm of the odds."""

    lead: float
    """Of the measure, times the leader's share of the points that win."""
    turn: float
    """Of being on turn."""


WEIGHTS: Final = RivalsWeights(0.06, 0.065)


class RivalsBalance(NamedTuple):
    """What the chances follow from: seat 0's lead by the measure, weighed by how late it is, and who is on turn."""

    lead: float
    turn: int
    """1 for seat 0, -1 for seat 1."""


def balance_of(state: RivalsState) -> RivalsBalance:
    """How the two seats stand to each other."""
    late = max(victory_points(state, seat) for seat in (0, 1)) / state.options.goal
    return RivalsBalance(late * standing(state, 0), 1 - 2 * state.turn.seat)


def balanced(balance: RivalsBalance, weights: RivalsWeights = WEIGHTS) -> tuple[float, float]:
    """The chances of both; together they are one."""
    odds = weights.lead * balance.lead + weights.turn * balance.turn
    first = 1 / (1 + exp(-max(-50.0, min(50.0, odds))))
    return first, 1 - first


def win_chances(state: RivalsState) -> tuple[float, float]:
    """The chances of both; of a game that is won, all of it is the winner's."""
    if state.winner >= 0:
        return float(state.winner == 0), float(state.winner == 1)
    return balanced(balance_of(state))
