"""The house's players of Catan against each other: two of each level at a table, seats in turn, share of games won.

`python -m bench.catan_house club beginner --games 400`. Each sees `view(seat)` alone; chance is the engine's.
With a 95% interval (Wilson); processes share the games.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from math import sqrt
from statistics import median
from typing import Final, NamedTuple

from engine.catan import game
from engine.catan.actions import Action, Offer
from engine.catan.names import Chance, Seat
from engine.catan.options import CatanOptions
from engine.catan.policy import club, master, value
from engine.catan.state import CatanState
from engine.catan.table import play
from engine.catan.view import View

PAIRS: Final = tuple(combinations(range(4), 2))


def today(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """The value player as it was before: it proposes nothing."""
    return value.choose(view, tuple(one for one in actions if not isinstance(one, Offer)), chance)


LEVELS: Final = {"beginner": today, "trader": value.choose, "club": club.choose, "master": master.choose}


class Match(NamedTuple):
    """One game: whether the first level won, how many turns it took, its decisions' seconds."""

    first: bool | None
    turns: int
    seconds: tuple[float, ...]


def match(levels: tuple[str, str], number: int) -> Match:
    """One game; the first level's seats go round."""
    ours, took = PAIRS[number % len(PAIRS)], list[float]()

    def decides(
        level: str, state: CatanState, seat: Seat, actions: Sequence[Action], chance: Chance
    ) -> Action:
        start = time.perf_counter()
        action = LEVELS[level](game.view(state, seat), actions, chance)
        if level == levels[0]:
            took.append(time.perf_counter() - start)
        return action

    chance = random.Random(number).randrange  # noqa: S311 - a game, not a secret
    seats = [partial(decides, levels[0] if seat in ours else levels[1]) for seat in range(4)]
    played = play(CatanOptions(), seats, lambda _place: chance, chance)
    winner = played.state.winner
    return Match(winner in ours if winner >= 0 else None, played.state.turn.number, tuple(took))


def interval(won: int, games: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson)."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return round(middle - half, 3), round(middle + half, 3)


def main() -> None:
    """Prints the share of games won by the first level."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("levels", nargs=2, choices=LEVELS)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    wanted = parser.parse_args()
    numbers = range(wanted.first, wanted.first + wanted.games)
    with ProcessPoolExecutor(wanted.processes) as pool:
        games = list(pool.map(partial(match, tuple(wanted.levels)), numbers))
    won = sum(one.first is True for one in games)
    ended = sum(one.first is not None for one in games)
    seconds = sorted(second for one in games for second in one.seconds)
    figures = {
        "levels": wanted.levels, "games": ended, "won": won, "share": round(won / ended, 3),
        "interval": interval(won, ended), "unfinished": len(games) - ended,
        "turns": median(one.turns for one in games),
        "decision_ms": {"median": round(median(seconds) * 1e3, 2), "most": round(seconds[-1] * 1e3, 1)},
    }  # fmt: skip
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
