"""`python -m tests.walks --walks N --seed S --database sqlite|postgres`: the last line says steps and violations.

`--broken` breaks projections on purpose instead, and says when each was noticed.
"""

import argparse
import sys
import time
from typing import Final

from bot.games import seat_games
from tests.walks.broken import look
from tests.walks.databases import databases
from tests.walks.quick import be_quick
from tests.walks.shrink import shortest
from tests.walks.walk import STEPS, Fall, Fresh, steps_of, walk

_OFTEN: Final = 10
"""Walks between two lines that say how far it is."""


def main() -> int:
    """Walk; 1 where the law was broken, or something broken was not noticed."""
    asked = _arguments()
    seat_games()
    be_quick()
    with databases(asked.database) as fresh:
        return _break(fresh, asked) if asked.broken is not None else _walk(fresh, asked)


def _walk(fresh: Fresh, asked: argparse.Namespace) -> int:
    falls, steps, began = 0, 0, time.monotonic()
    for number in range(asked.walks):
        fall = walk(fresh, steps_of(asked.seed + number))
        steps += len(fall.steps) if fall else STEPS
        if fall is not None:
            falls += 1
            _tell(shortest(fresh, fall) if asked.shrink else fall, asked.seed + number, len(fall.steps))
        if number % _OFTEN == _OFTEN - 1:
            print(f"… {number + 1} walks, {steps} steps, {falls} violations", file=sys.stderr, flush=True)
    spent, used = time.monotonic() - began, time.process_time()
    print(
        f"{asked.database}: {steps / spent:.1f} steps a second, {used / steps * 1000:.0f} ms of processor a step"
    )
    print(f"{steps} steps, {falls} violations", flush=True)
    return 1 if falls else 0


def _break(fresh: Fresh, asked: argparse.Namespace) -> int:
    missed = 0
    for line, is_noticed in look(fresh, asked.seed, asked.broken):
        print(line, flush=True)
        missed += not is_noticed
    print(f"{missed} not noticed")
    return 1 if missed else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.walks")
    parser.add_argument("--walks", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1, help="the walks have this seed and the next ones")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--no-shrink", dest="shrink", action="store_false")
    parser.add_argument(
        "--broken", nargs="?", const="", help="break projections, those whose name has this in it"
    )
    return parser.parse_args()


def _tell(fall: Fall, seed: int, steps: int) -> None:
    """The shortest walk that falls so, in lines."""
    print(f"--- walk {seed}, {len(fall.steps)} of {steps} steps: {fall.violation.law}")
    for line in fall.told:
        print(f"    {line}")
    print(fall.violation.difference, flush=True)


if __name__ == "__main__":
    sys.exit(main())
