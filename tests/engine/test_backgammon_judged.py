"""Our verdict on matches is GNU Backgammon's: errors, luck, and who was luckier; slow, needs gnubg and bgsage."""

import os
from typing import Final

import pytest

from tests.engine.backgammon_judged import GNUBG, judged, matches, report

pytestmark = pytest.mark.slow
MATCHES: Final = int(os.environ.get("MATCHES", "32"))
POINTS: Final = 3


@pytest.mark.skipif(GNUBG is None, reason="needs gnubg: apt-get install gnubg (.ci/run installs it)")
def test_errors_and_luck_are_those_of_gnubgs_own_analysis() -> None:
    pytest.importorskip("bgsage")
    from usecases.backgammon.sage import Sage

    played, judge = matches(Sage(), MATCHES, POINTS), Sage(plies=2)
    told = report([one for match in played for one in judged(judge, match, POINTS, plies=2)])
    assert told["player_matches"] == 2 * MATCHES
    assert told["errors_correlate"] >= 0.95
    assert told["lucks_correlate"] >= 0.95
    assert told["who_was_luckier_right"] >= 0.95
    assert abs(told["rate_mean"] / told["rate_mean_gnubg"] - 1) <= 0.1
