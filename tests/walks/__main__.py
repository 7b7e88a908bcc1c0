"""`python -m tests.walks --walks N --seed S --database sqlite|postgres`: the last line says steps and violations."""

import argparse
import sys
import time

from bot.games import seat_games
from tests.walks.databases import databases
from tests.walks.quick import be_quick
from tests.walks.shrink import shortest
from tests.walks.walk import STEPS, Fall, Fresh, steps_of, walk


def main() -> int:
    """Walk; 1 where the law was broken."""
    asked = _arguments()
    seat_games()
    be_quick()
    falls, steps, began = 0, 0, time.monotonic()
    with databases(asked.database) as fresh:
        for seed in range(asked.seed, asked.seed + asked.walks):
            fall = walk(fresh, steps_of(seed))
            steps += len(fall.steps) if fall else STEPS
            if fall is not None:
                falls += 1
                _tell(fresh, seed, fall, shrink=asked.shrink)
    spent = time.monotonic() - began
    print(f"{asked.database}: {spent:.0f} s, {steps / spent:.1f} steps a second")
    print(f"{steps} steps, {falls} violations", flush=True)
    return 1 if falls else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.walks")
    parser.add_argument("--walks", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1, help="the walks have this seed and the next ones")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--no-shrink", dest="shrink", action="store_false")
    return parser.parse_args()


def _tell(fresh: Fresh, seed: int, fall: Fall, *, shrink: bool) -> None:
    """The shortest walk that falls so, in lines."""
    short = shortest(fresh, fall) if shrink else fall
    print(f"--- walk {seed}, {len(short.steps)} of {len(fall.steps)} steps: {short.violation.law}")
    for line in short.told:
        print(f"    {line}")
    print(short.violation.difference, flush=True)


if __name__ == "__main__":
    sys.exit(main())
