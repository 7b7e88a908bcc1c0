"""Backgammon: reserves, lateness, breaks and stopping the clock."""

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from league import backgammon_clock as bg
from league.backgammon_clock import (
    AgreedScore,
    Crawford,
    Rounding,
    StopReason,
    Timing,
    agreed_score,
    dice_on_table,
    may_use_clock,
)
from league.refusal import Refusal

MINUTE = timedelta(minutes=1)
SEVEN_STOPS = 7


@pytest.mark.parametrize(
    ("points", "minutes"), [(1, 3), (3, 8), (5, 13), (7, 18), (9, 23), (11, 28), (13, 33), (15, 38)]
)
def test_reserve_is_two_and_a_half_minutes_a_point_rounded_up__jbl_3_4_5(points: int, minutes: int) -> None:
    assert bg.time_control(points) == bg.ClockSetting(minutes * MINUTE, timedelta(seconds=12), Rounding.RULE)


def test_a_clock_brought_in_later_counts_both_aways__jbl_3_4_5_midmatch() -> None:
    assert bg.mid_match_time_control(5, 7) == bg.ClockSetting(
        15 * MINUTE, timedelta(seconds=12), Rounding.RULE
    )


def test_a_part_of_a_minute_is_rounded_up_by_the_house__jbl_3_4_5_midmatch() -> None:
    setting = bg.mid_match_time_control(5, 6)
    assert isinstance(setting, bg.ClockSetting)
    assert (setting.reserve, setting.rounding) == (14 * MINUTE, Rounding.HOUSE)


@given(st.integers(1, 99), st.integers(1, 99))
def test_mid_match_reserve_is_symmetric_and_less_than_a_minute_over__jbl_3_4_5_midmatch(
    a: int, b: int
) -> None:
    setting = bg.mid_match_time_control(a, b)
    assert setting == bg.mid_match_time_control(b, a)
    assert isinstance(setting, bg.ClockSetting)
    assert timedelta(0) <= setting.reserve - timedelta(seconds=75 * (a + b)) < MINUTE


@pytest.mark.parametrize("points", [0, -1, 100])
def test_a_match_has_between_1_and_99_points(points: int) -> None:
    for refused in (
        bg.time_control(points),
        bg.mid_match_time_control(points, 3),
        bg.mid_match_time_control(3, points),
        bg.breaks(points),
        bg.take_break(points, 0),
    ):
        assert isinstance(refused, Refusal)
        assert refused.code == "clock-match-length"


@pytest.mark.parametrize(
    ("minutes", "points"), [(0, 0), (14, 0), (14.99, 0), (15, 1), (19, 1), (20, 2), (25, 3), (30, 4)]
)
def test_late_players_lose_a_point_at_fifteen_and_each_five_minutes__jbl_2_2_4(
    minutes: float, points: int
) -> None:
    lateness = bg.late(MINUTE * minutes, Timing.NO_CLOCK)
    assert (lateness.points, lateness.clock_may_run) == (points, False)
    assert lateness.next_point_at == MINUTE * (15 + 5 * points)


@pytest.mark.parametrize(("minutes", "may_run"), [(-5, False), (14, False), (15, True), (40, True)])
def test_with_a_clock_it_is_pressed_and_no_point_is_lost__jbl_2_2_4(minutes: int, may_run: bool) -> None:  # noqa: FBT001 - an expected value
    assert bg.late(minutes * MINUTE, Timing.CLOCK) == bg.Lateness(0, may_run, None)


@pytest.mark.parametrize(
    ("points", "allowed"), [(1, 1), (9, 1), (10, 2), (11, 2), (25, 2), (26, None), (27, None)]
)
def test_breaks_by_match_length_and_undefined_beyond_25__jbl_2_2_2(points: int, allowed: int | None) -> None:
    assert bg.breaks(points) == bg.Breaks(allowed, 5 * MINUTE)


def test_breaks_are_counted_down_and_then_refused__jbl_2_2_2() -> None:
    assert [bg.take_break(11, taken) for taken in (0, 1)] == [1, 0]
    refused = bg.take_break(11, 2)
    assert isinstance(refused, Refusal)
    assert (refused.code, dict(refused.params)) == ("clock-break-none-left", {"points": 11, "allowed": 2})


def test_breaks_of_a_longer_match_are_the_directors_decision__jbl_2_2_3() -> None:
    refused = bg.take_break(27, 0)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.section) == ("clock-break-undefined", "jbl/2.2.3")


def test_there_are_seven_reasons_to_stop_the_clock__jbl_4_3_2() -> None:
    assert len(StopReason) == SEVEN_STOPS
    assert [bg.stop_section(reason) for reason in StopReason] == [
        "jbl/4.3.2",
        "jbl/2.2.2",
        "jbl/4.3.2",
        "jbl/4.3.2",
        "jbl/4.1.5.2",
        "jbl/4.2.3.3",
        "jbl/4.3.2.7",
    ]


@pytest.mark.parametrize(
    ("score", "before", "crawford"),
    [
        ((0, 0), (0, 0), Crawford.BEFORE),
        ((3, 2), (3, 0), Crawford.BEFORE),
        ((4, 2), (2, 2), Crawford.NOW),
        ((4, 3), (4, 2), Crawford.AFTER),
        ((4, 4), (4, 3), Crawford.AFTER),
    ],
)
def test_the_crawford_game_follows_from_the_last_two_scores__jbl_4_8_crawford(
    score: tuple[int, int], before: tuple[int, int], crawford: Crawford
) -> None:
    agreed = agreed_score(5, score, before)
    assert agreed == AgreedScore(5 - score[0], 5 - score[1], crawford)


@pytest.mark.parametrize(
    ("score", "before", "code"),
    [
        ((5, 2), (4, 2), "clock-score-over"),
        ((3, 3), (2, 2), "clock-score-back"),
        ((1, 0), (2, 0), "clock-score-back"),
        ((4, 1), (4, 1), "clock-score-before"),
    ],
)
def test_a_score_that_cannot_be_is_refused__jbl_4_8(
    score: tuple[int, int], before: tuple[int, int], code: str
) -> None:
    refusal = agreed_score(5, score, before)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code


def test_when_a_clock_is_used__jbl_3_4_1() -> None:
    def used(*, wanted: int = 0, required: bool = False, one: bool = False, ordered: bool = False) -> bool:
        return may_use_clock(wanted_by=wanted, required=required, allowed_to_one=one, ordered=ordered)

    assert [used(wanted=2), used(wanted=1), used()] == [True, False, False]
    assert used(required=True)
    assert used(ordered=True)
    assert [used(wanted=1, one=True), used(one=True)] == [True, False]


def test_dice_on_the_table__jbl_3_3_1() -> None:
    assert (dice_on_table(Timing.CLOCK), dice_on_table(Timing.NO_CLOCK)) == (2, 4)
