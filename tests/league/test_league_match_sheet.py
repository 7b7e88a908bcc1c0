"""The sheet of a match: scores that follow from one another, breaks that are counted, clocks for four reasons."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from league.backgammon_clock import AgreedScore, Crawford
from league.match_sheet import (
    ClockReason,
    SheetKind,
    SheetLine,
    break_taken,
    clock_used,
    draw_setup,
    needs_agreement,
    next_score,
    read_setup,
)
from league.refusal import Refusal

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def line(kind: SheetKind, **values: Any) -> SheetLine:  # noqa: ANN401 - fields of a line
    return SheetLine(**{"id": 1, "event_id": 1, "table_id": 1, "kind": kind, "by": 7, "at": NOON, **values})


def score(a: int, b: int, crawford: str = "before", *, agreed: int = 8) -> SheetLine:
    return line(SheetKind.SCORE, scores=(a, b, 0, 0), detail=crawford, agreed_by=agreed)


@pytest.mark.parametrize(
    ("sheet", "now", "crawford"),
    [
        ((), (0, 0), Crawford.BEFORE),
        ((score(2, 2),), (4, 2), Crawford.NOW),
        ((score(2, 2), score(4, 2, "now")), (4, 3), Crawford.AFTER),
        ((score(2, 2), score(4, 2, "now", agreed=0)), (4, 2), Crawford.NOW),
    ],
)
def test_crawford_follows_from_the_scores_that_were_agreed__jbl_4_8_crawford(
    sheet: tuple[SheetLine, ...], now: tuple[int, int], crawford: Crawford
) -> None:
    found = next_score(sheet, 5, now, (0, 0))
    assert found == AgreedScore(5 - now[0], 5 - now[1], crawford)


@pytest.mark.parametrize(
    ("now", "code"),
    [
        ((2, 1), "match-score-same"), ((3, 3), "match-score-skipped"), ((1, 1), "match-score-skipped"),
        ((5, 1), "clock-score-over"),
    ],
)  # fmt: skip
def test_a_score_that_cannot_follow_is_refused__jbl_4_8(now: tuple[int, int], code: str) -> None:
    found = next_score((score(2, 1),), 5, now, (0, 0))
    assert isinstance(found, Refusal)
    assert found.code == code


def test_points_of_a_penalty_are_no_game__jbl_2_2_4() -> None:
    assert not isinstance(next_score((), 7, (2, 1), (2, 0)), Refusal)
    before = line(SheetKind.SCORE, scores=(2, 1, 2, 0), detail="before", agreed_by=8)
    assert not isinstance(next_score((before,), 7, (3, 3), (3, 0)), Refusal)


def test_one_break_up_to_nine_points_and_none_during_another__jbl_2_2_2() -> None:
    taken = line(SheetKind.BREAK, minutes=5)
    assert break_taken((), 9, NOON) == 0
    assert break_taken((taken,), 25, NOON + timedelta(minutes=6)) == 0
    again = break_taken((taken,), 25, NOON + timedelta(minutes=2, seconds=30))
    assert again == Refusal("match-break-on", "jbl/2.2.2", {"minutes": 3})
    over = break_taken((taken,), 9, NOON + timedelta(hours=1))
    assert isinstance(over, Refusal)
    assert over.code == "clock-break-none-left"


@pytest.mark.parametrize("reason", list(ClockReason))
def test_what_both_wish_waits_for_the_other_and_the_rest_does_not__jbl_3_4_1(reason: ClockReason) -> None:
    asked = line(SheetKind.CLOCK, detail=reason.value, minutes=13)
    assert needs_agreement(asked) == (reason is ClockReason.BOTH)
    assert (clock_used((asked,)) is None) == (reason is ClockReason.BOTH)
    assert clock_used((line(SheetKind.CLOCK, detail=reason.value, agreed_by=8),)) is not None


@pytest.mark.parametrize(("minutes", "asks"), [(9, False), (10, True)])
def test_ten_minutes_need_consent__jbl_2_2_4_leave(minutes: int, *, asks: bool) -> None:
    assert needs_agreement(line(SheetKind.LEAVE, minutes=minutes)) == asks


@pytest.mark.parametrize("coins", range(8))
def test_the_higher_die_chooses_first_and_three_coins_say_the_rest__jbl_3_5(coins: int) -> None:
    draw = draw_setup((2, 5), coins)
    assert draw.first == 1
    assert draw_setup((5, 2), coins).first == 0
    assert (draw.white, draw.right, draw.clock) == (coins % 2, coins // 2 % 2, coins // 4)
    assert read_setup(draw.words) == draw
