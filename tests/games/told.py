"""Whole random games whose told changes must add up to what is seen: `python -m tests.games.told --games 1000`.

So many games of Catan, of backgammon and of each set of Rivals, from a seed that is drawn unless it is given; a game's
number and seed are printed where something was untold.
"""

import argparse
import random
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator

from engine.backgammon.options import MatchOptions
from engine.rivals.names import GameSet
from engine.rivals.options import Preset, preset
from tests.engine.soak import tables
from tests.games import told_backgammon, told_catan, told_rivals

Game = tuple[str, int, Callable[[], object]]


def games(number: int, seed: int) -> Iterator[Game]:
    """The number-th game of each kind, with the seed that makes it."""
    here = seed + number
    options, seats = tables(number, random.Random(here))
    yield "catan", here, lambda: told_catan.differences(options, seats, here, 900)
    yield "backgammon", here, lambda: told_backgammon.differences(MatchOptions(1 + number % 9), here, 5000)
    reading = list(Preset)[number % len(Preset)]
    for set_ in GameSet:
        chosen = preset(reading, set_)
        yield f"rivals {set_}", here, lambda chosen=chosen: told_rivals.differences(chosen, here)  # type: ignore[misc]


def main() -> int:
    """Prints how many games were gone through, and each that has untold changes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=None)
    chosen = parser.parse_args()
    seed = secrets.randbits(32) if chosen.seed is None else chosen.seed
    played: Counter[str] = Counter()
    untold: Counter[str] = Counter()
    began = time.process_time()
    for number in range(chosen.games):
        for kind, here, differences in games(number, seed):
            played[kind] += 1
            if found := differences():
                untold[kind] += 1
                sys.stdout.write(f"{kind}, number {number}, seed {here}: {found}\n")
    spent = time.process_time() - began
    lines = [f"{kind}: {count} games, {untold[kind]} with untold changes" for kind, count in played.items()]
    sys.stdout.write("\n".join([f"seed {seed}", *lines, f"{spent:.0f} s of CPU", ""]))
    return 1 if untold else 0


if __name__ == "__main__":
    sys.exit(main())
