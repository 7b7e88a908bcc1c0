"""Random introductory games of Rivals beside random games of Catan for four, in turn in one run; CPU time.

`python -m bench.rivals`. Both validate every action, derive chance by hashing and keep every event. In Catan any legal
action is as likely as any other; in Rivals any kind of action, then any of the kind, but nothing is torn down.
"""

import argparse
import gc
import json
import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from engine.catan.options import STD, CatanOptions
from engine.catan.policy.chance import uniform as any_catan_action
from engine.catan.table import play as play_catan
from engine.fairness import ChanceSeed, chance_at, chance_of
from engine.rivals.names import GameSet
from engine.rivals.options import Preset, preset
from engine.rivals.table import play_game, uniform

CATAN = CatanOptions(profile=STD, domestic_trade=False)
RIVALS = preset(Preset.PRINTED, GameSet.INTRO)


def main() -> None:
    """Prints the medians of both and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=200)
    wanted = parser.parse_args()
    pairs = [(timed(rivals, number), timed(catan, number)) for number in range(wanted.games)]
    ours, theirs = (median(pair[place] for pair in pairs) * 1000 for place in (0, 1))
    figures = {
        "rivals_intro_ms": round(ours, 2),
        "catan_four_ms": round(theirs, 2),
        "ratio": round(ours / theirs, 2),
    }
    sys.stdout.write(json.dumps(figures, indent=1) + "\n")


def timed(game: Callable[[int], None], number: int) -> float:
    """The CPU seconds of one game."""
    gc.collect()
    start = process_time()
    game(number)
    return process_time() - start


def below(number: int) -> Callable[[int], int]:
    """Whole numbers by chance, as quickly as Python gives them."""
    chance = random.Random(number).random  # noqa: S311 - a game, not a secret
    return lambda limit: int(chance() * limit)


def rivals(number: int) -> None:
    """One introductory game."""
    seed = ChanceSeed(str(number).encode())
    play_game(RIVALS, (uniform, uniform), lambda stream, place: chance_of(seed, stream, place), below(number))


def catan(number: int) -> None:
    """One game of four."""
    secret = str(number).encode()
    play_catan(CATAN, (any_catan_action,) * 4, lambda place: chance_at(secret, (), place), below(number))


if __name__ == "__main__":
    main()
