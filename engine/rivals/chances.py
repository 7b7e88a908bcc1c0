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
    """How much each part counts in the logarithm of the odds; `late` is the leader's share of the points that win."""

    lead: float
    """Of the measure, times what is left of the way."""
    points: float
    """Of the lead in points, times `late`: the nearer the end, the more they count instead."""
    turn: float
    """Of being on turn."""


WEIGHTS: Final = RivalsWeights(0.0835, 0.5466, 0.1253)


class RivalsBalance(NamedTuple):
    """What the chances follow from: seat 0's lead by the measure and in points, how late it is, who is on turn."""

    lead: float
    points: int
    late: float
    turn: int
    """1 for seat 0, -1 for seat 1."""


def balance_of(state: RivalsState) -> RivalsBalance:
    """How the two seats stand to each other."""
    first, second = victory_points(state, 0), victory_points(state, 1)
    late = max(first, second) / state.options.goal
    return RivalsBalance(standing(state, 0), first - second, late, 1 - 2 * state.turn.seat)


def balanced(balance: RivalsBalance, weights: RivalsWeights = WEIGHTS) -> tuple[float, float]:
    """The chances of both; together they are one."""
    measure = weights.lead * (1 - balance.late) * balance.lead
    odds = measure + weights.points * balance.late * balance.points + weights.turn * balance.turn
    first = 1 / (1 + exp(-max(-50.0, min(50.0, odds))))
    return first, 1 - first


def win_chances(state: RivalsState) -> tuple[float, float]:
    """The chances of both; of a game that is won, all of it is the winner's."""
    if state.winner >= 0:
        return float(state.winner == 0), float(state.winner == 1)
    return balanced(balance_of(state))
