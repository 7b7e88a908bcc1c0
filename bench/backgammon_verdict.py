"""Our verdict on matches beside GNU Backgammon's own, and each level of the house as gnubg rates it; CPU time.

`python -m bench.backgammon_verdict`. Needs Debian's gnubg and bgsage. Matches between players of all strengths are
judged by both (`tests.engine.backgammon_judged`); then each level plays itself, and gnubg alone judges it. Without
bgsage, on arm64, it is the rule of thumb that plays: measured too.
"""

import argparse
import json
import random
import sys
from importlib.util import find_spec
from statistics import mean
from typing import Final

from engine.backgammon.evaluation import Estimate, Evaluator
from engine.backgammon.house_player import BackgammonPlayer
from engine.backgammon.options import Level, MatchOptions
from engine.backgammon.table import play
from tests.engine.backgammon_judged import GNUBG, Judged, judged, matches, policy, report
from usecases.backgammon.sage import Sage

POINTS: Final = 3
LEAST_CORRELATION: Final = 0.95
"""Also the least share of matches in which both say alike who was luckier."""
FARTHEST: Final = 0.1


def main() -> int:
    """Print what both say; 1 where the goals are missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--level-matches", type=int, default=4)
    parser.add_argument("--plies", type=int, default=2)
    wanted = parser.parse_args()
    missing = [*([] if GNUBG else ["gnubg"]), *([] if find_spec("bgsage") else ["bgsage"])]
    if missing:
        sys.stdout.write(f"not measured: {' and '.join(missing)} missing\n")
        return 0
    sage, judge = Sage(), Sage(plies=2)
    found = [
        one
        for match in matches(sage, wanted.matches, POINTS)
        for one in judged(judge, match, POINTS, wanted.plies)
    ]
    told: dict[str, object] = {**(figures := report(found))}
    told["levels"] = {
        f"{evaluator.name} {level}": rated(evaluator, level, judge, wanted.level_matches, wanted.plies)
        for evaluator in (sage, Estimate())
        for level in Level
    }
    sys.stdout.write(json.dumps(told, indent=1) + "\n")
    near = abs(figures["rate_mean"] / figures["rate_mean_gnubg"] - 1) <= FARTHEST
    alike = min(figures["errors_correlate"], figures["lucks_correlate"]) >= LEAST_CORRELATION
    luckier = figures["who_was_luckier_right"] >= LEAST_CORRELATION
    return int(not (near and alike and luckier))


def rated(evaluator: Evaluator, level: Level, judge: Evaluator, count: int, plies: int) -> dict[str, float]:
    """The average error rate of a level that plays itself, in thousandths a decision: by gnubg, and by our judge."""
    player = policy(BackgammonPlayer(evaluator, level))
    found: list[Judged] = []
    for seed in range(count):
        chance = random.Random(f"levels/{seed}").randrange  # noqa: S311 - a game, not a secret
        match = play(MatchOptions(POINTS), (player, player), lambda _roll, c=chance: c, chance)  # type: ignore[misc]  # bound at once
        found += judged(judge, match, POINTS, plies)
    return {
        "gnubg": round(mean(one.gnubg_rate for one in found), 1),
        "ours": round(mean(one.rate for one in found), 1),
    }


if __name__ == "__main__":
    sys.exit(main())
