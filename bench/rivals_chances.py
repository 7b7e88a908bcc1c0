"""How far the win chances of Rivals hold, over games that the house's players play: see `bench.reliability`.

`python -m bench.rivals_chances --games 2000`. `--fit` fits the weights of `engine.rivals.chances` to other games than
are measured, and prints them (needs scipy).
"""

import argparse
import json
import random
import sys
from collections.abc import Sequence
from math import log
from statistics import mean
from typing import Final, NamedTuple

from bench.reliability import ToldChance, figures_of, holds
from engine.rivals.chances import WEIGHTS, RivalsBalance, RivalsWeights, balance_of, balanced
from engine.rivals.events import Opened
from engine.rivals.game import evolve
from engine.rivals.house import greedy, thrifty
from engine.rivals.names import GameSet
from engine.rivals.options import Preset, preset
from engine.rivals.set_up import beginning
from engine.rivals.table import play_game

FITTED: Final = 1_000_000
"""The number of the first game to which the weights are fitted."""
GAMES: Final = tuple(GameSet)


class RivalsMoment(NamedTuple):
    """The start of a turn: how both stood, who won, how much of the game was over."""

    balance: RivalsBalance
    winner: int
    over: float


def moments(number: int) -> list[RivalsMoment]:
    """One game's; none of a game that nobody won."""
    chance = random.Random(number).randrange  # noqa: S311 - a game, not a secret
    options = preset(Preset.PRINTED, GAMES[number % len(GAMES)])
    players = [thrifty, greedy if number % 3 == 0 else thrifty]
    if chance(2):
        players.reverse()
    out = play_game(options, players, lambda _stream, _number: chance, chance)
    first = out.events[0]
    if out.state.winner < 0 or not isinstance(first, Opened):
        return []
    state, turn, found = beginning(options, first), -1, []
    for event in out.events[1:]:
        if state.turn.number != turn:
            turn = state.turn.number
            over = turn / (out.state.turn.number + 1)
            found.append(RivalsMoment(balance_of(state), out.state.winner, over))
        state = evolve(state, event)
    return found


def fitted(found: Sequence[RivalsMoment]) -> RivalsWeights:
    """The weights that make what happened most likely."""
    from scipy.optimize import minimize

    def unlikely(weights: Sequence[float]) -> float:
        told = (balanced(one.balance, RivalsWeights(*weights))[one.winner] for one in found)
        return -mean(log(max(1e-9, chance)) for chance in told)

    best = minimize(unlikely, WEIGHTS, method="Nelder-Mead", options={"xatol": 1e-4, "fatol": 1e-6})
    return RivalsWeights(*(round(float(one), 4) for one in best.x))


def main() -> int:
    """Prints the figures; 1 where a constant is as good."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--fit", action="store_true")
    wanted = parser.parse_args()
    first = FITTED if wanted.fit else 0
    found = [one for number in range(first, first + wanted.games) for one in moments(number)]
    if wanted.fit:
        sys.stdout.write(f"{fitted(found)}\n")
        return 0
    told = [ToldChance(balanced(one.balance), one.winner, one.over) for one in found]
    sys.stdout.write(json.dumps(figures_of(told), indent=1) + "\n")
    return int(not holds(told))


if __name__ == "__main__":
    sys.exit(main())
