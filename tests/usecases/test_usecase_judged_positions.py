"""A judge gives a board: every legal play, whether the one that was made is among them, and what cannot be read."""

import pytest

from league.refusal import Refusal
from tests.support.event_run import JUDGE, PLAYERS, EventRun, Member, code
from usecases.judge.backgammon_board import JudgePosition, PositionJudged, judge_position

START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10"
START_ID = "4HPwATDgc/ABMA"
SHUT_OUT = f"XGID={'-' * 19}bbbbbbA:0:0:1:65:0:0:0:5:10"


def judged(
    run: EventRun, board: str, dice: str = "", play: str = "", who: Member = JUDGE
) -> PositionJudged | Refusal:
    found: PositionJudged | Refusal = run.do(
        judge_position, JudgePosition(run.caller(who), board, dice, play)
    )
    return found


@pytest.mark.parametrize(("board", "dice"), [(START, ""), (START_ID, "3-1"), (f"`{START}`", "31")])
def test_all_legal_plays_are_listed_and_it_is_noted(run: EventRun, board: str, dice: str) -> None:
    found = judged(run, board, dice)
    assert isinstance(found, PositionJudged)
    assert (len(found.plays), "8/5 6/5" in found.plays, found.legal) == (16, True, None)
    assert run.audited() == ["judge-position"]


@pytest.mark.parametrize(("play", "legal"), [("8/5 6/5", True), ("8/5 6/4", False)])
def test_a_play_is_judged_by_the_dice__jbl_4_2_3_1(run: EventRun, play: str, legal: bool) -> None:  # noqa: FBT001 - an expected value
    found = judged(run, START, play=play)
    assert isinstance(found, PositionJudged)
    assert found.legal is legal


def test_a_roll_that_cannot_be_played_has_no_play(run: EventRun) -> None:
    found = judged(run, SHUT_OUT)
    assert isinstance(found, PositionJudged)
    assert found.plays == ()


@pytest.mark.parametrize(
    ("board", "dice", "play", "refusal"),
    [
        ("nonsense", "", "", "position-unreadable"),
        (START_ID, "", "", "position-dice"),
        (START, "77", "", "position-dice"),
        (START, "", "hop", "position-play"),
    ],
)
def test_what_cannot_be_read_is_refused(
    run: EventRun, board: str, dice: str, play: str, refusal: str
) -> None:
    assert code(judged(run, board, dice, play)) == refusal
    assert run.audited() == []


def test_players_are_given_no_aid__jbl_1_9_1(run: EventRun) -> None:
    assert code(judged(run, START, who=PLAYERS[0])) == "needs-judge"
