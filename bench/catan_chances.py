"""How far Catan's win chances hold: over games that the house's players play, reliability and Brier beside a constant.

`python -m bench.catan_chances --games 2000`. At the start of each turn after the set-up each seat has a chance; it is
held against who won. The Brier score is the mean square of the difference, and of a constant the share of each seat.
`--fit` fits the weights of `engine.catan.chances` to other games than are measured, and prints them (needs scipy).
"""

import argparse
import json
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from statistics import mean
from typing import Final, NamedTuple

from bench.catan_house import LEVELS
from bench.reliability import ToldChance, figures_of, holds
from engine.catan import game
from engine.catan.actions import Action
from engine.catan.chances import WEIGHTS, ChanceWeights, SeatStanding, chances, standings_of
from engine.catan.names import Chance, Seat
from engine.catan.options import CatanOptions
from engine.catan.phases import BEFORE_ROLL
from engine.catan.state import CatanState, opening
from engine.catan.table import play

MIXED: Final = 5
"""Every so many games masters sit at the table, too: they take six times as long."""
FITTED: Final = 1_000_000
"""The number of the first game to which the weights are fitted."""


class Moment(NamedTuple):
    """The start of a turn: how all seats stood, and who won."""

    standings: tuple[SeatStanding, ...]
    winner: Seat
    target: int
    share: float
    """How much of the game was over."""


def moments(number: int) -> list[Moment]:
    """One game's; none of a game that nobody won."""
    chance = random.Random(number).randrange  # noqa: S311 - a game, not a secret
    seats = 3 + (number % 4 > 0)
    levels = ["master" if number % MIXED == 0 and chance(2) else "club" for _ in range(seats)]

    def decides(
        level: str, state: CatanState, seat: Seat, actions: Sequence[Action], chance: Chance
    ) -> Action:
        return LEVELS[level](game.view(state, seat), actions, chance)

    options = CatanOptions()
    played = play(options, [partial(decides, level) for level in levels], lambda _place: chance, chance)
    if played.state.winner < 0:
        return []
    state, turn = opening(options, seats, played.events[0].layout), -1  # type: ignore[union-attr]  # the island
    found = []
    for event in played.events[1:]:
        state = game.evolve(state, event)
        if state.turn.phase is BEFORE_ROLL and state.turn.number != turn:
            turn = state.turn.number
            share = turn / played.state.turn.number
            found.append(Moment(standings_of(state), played.state.winner, options.profile.target, share))
    return found


def fitted(found: Sequence[Moment]) -> ChanceWeights:
    """The weights that make what happened most likely."""
    from scipy.optimize import minimize

    def unlikely(weights: Sequence[float]) -> float:
        told = (
            chances(moment.standings, moment.target, ChanceWeights(*weights))[moment.winner]
            for moment in found
        )
        return -mean(log(max(1e-9, chance)) for chance in told)

    best = minimize(unlikely, WEIGHTS, method="Nelder-Mead", options={"xatol": 1e-3, "fatol": 1e-5})
    return ChanceWeights(*(round(float(one), 3) for one in best.x))


def main() -> int:
    """Prints the figures; 1 where a constant is as good."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--fit", action="store_true")
    wanted = parser.parse_args()
    first = FITTED if wanted.fit else 0
    with ProcessPoolExecutor(wanted.processes) as pool:
        games = pool.map(moments, range(first, first + wanted.games), chunksize=10)
        found = [moment for one in games for moment in one]
    if wanted.fit:
        sys.stdout.write(f"{fitted(found)}\n")
        return 0
    told = [
        ToldChance(chances(moment.standings, moment.target), moment.winner, moment.share) for moment in found
    ]
    sys.stdout.write(json.dumps(figures_of(told), indent=1) + "\n")
    return int(not holds(told))


if __name__ == "__main__":
    sys.exit(main())
