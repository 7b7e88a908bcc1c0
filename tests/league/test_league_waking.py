"""Deadlines of games by post: time runs only while people are awake."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from league.waking import Waking, after_waking, awake, before_waking, waking_between

TOKYO = ZoneInfo("Asia/Tokyo")


def at(day: int, hour: int, zone: ZoneInfo = TOKYO) -> datetime:
    return datetime(2026, 3, day, hour, tzinfo=zone).astimezone(UTC)


def test_a_deadline_within_the_day_runs_like_any_clock() -> None:
    assert after_waking(at(2, 9), 12, Waking(TOKYO, 8 * 60, 23 * 60)) == at(2, 21)


def test_the_night_does_not_count() -> None:
    assert after_waking(at(2, 20), 12, Waking(TOKYO, 8 * 60, 23 * 60)) == at(3, 17)


def test_a_turn_that_comes_at_night_begins_in_the_morning() -> None:
    assert after_waking(at(2, 3), 2, Waking(TOKYO, 8 * 60, 23 * 60)) == at(2, 10)


def test_no_time_runs_during_a_vacation() -> None:
    assert after_waking(at(2, 9), 12, Waking(TOKYO, 8 * 60, 23 * 60, away_until=at(9, 8))) == at(9, 20)


def test_hours_past_midnight_are_one_stretch() -> None:
    assert after_waking(at(2, 23), 4, Waking(TOKYO, 12 * 60, 2 * 60)) == at(3, 13)


def test_equal_hours_mean_all_day() -> None:
    assert after_waking(at(2, 23), 12, Waking(TOKYO, 0, 0)) == at(3, 11)


def test_the_morning_stays_at_its_hour_when_the_clocks_change() -> None:
    berlin = ZoneInfo("Europe/Berlin")  # 29 March 2026: two o'clock becomes three
    assert after_waking(at(28, 22, berlin), 2, Waking(berlin, 8 * 60, 23 * 60)) == at(29, 9, berlin)


@given(st.integers(0, 23), st.integers(0, 23), st.integers(0, 200), st.integers(1, 72))
def test_a_longer_period_never_ends_earlier(wakes: int, sleeps: int, start: int, hours: int) -> None:
    waking = Waking(TOKYO, wakes * 60, sleeps * 60)
    begin = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(hours=start)
    end = after_waking(begin, hours, waking)
    assert begin + timedelta(hours=hours) <= end < after_waking(begin, hours + 1, waking)


def test_a_day_may_begin_and_end_at_any_minute() -> None:
    early = Waking(TOKYO, 7 * 60 + 30, 23 * 60 + 15)
    assert after_waking(at(2, 5), 1, early) == at(2, 8) + timedelta(minutes=30)
    assert after_waking(at(2, 23), 1, early) == at(3, 8) + timedelta(minutes=15)


def test_awake_from_the_first_minute_to_the_last() -> None:
    day = Waking(TOKYO, 8 * 60, 23 * 60)
    minute = timedelta(minutes=1)
    moments = (at(2, 8) - minute, at(2, 8), at(2, 23) - minute, at(2, 23))
    assert [awake(moment, day) for moment in moments] == [False, True, True, False]
    assert not awake(at(2, 12), Waking(TOKYO, 8 * 60, 23 * 60, away_until=at(9, 8)))


@given(
    st.integers(0, 1439), st.integers(0, 1439), st.integers(0, 400), st.integers(1, 72), st.integers(0, 96)
)
def test_what_is_left_of_a_period_is_what_has_not_passed(
    wakes: int, sleeps: int, start: int, hours: int, away: int
) -> None:
    begin = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(hours=start / 2)
    waking = Waking(TOKYO, wakes, sleeps, begin + timedelta(hours=away))
    end = after_waking(begin, hours, waking)
    assert abs(waking_between(begin, end, waking) - hours) < 1e-6
    middle = begin + (end - begin) / 2
    left = waking_between(middle, end, waking)
    assert waking_between(begin, middle, waking) + left - hours < 1e-6
    assert abs(after_waking(middle, left, waking) - end) < timedelta(seconds=1)
    assert waking_between(end, begin, waking) == 0


@given(
    st.integers(0, 1439), st.integers(0, 1439), st.integers(0, 400), st.integers(1, 72), st.integers(0, 40)
)
def test_from_the_moment_before_so_many_waking_hours_just_so_many_are_left(
    wakes: int, sleeps: int, end: int, hours: int, away: int
) -> None:
    until = datetime(2026, 4, 1, tzinfo=UTC) + timedelta(hours=end / 2)
    waking = Waking(TOKYO, wakes, sleeps, until - timedelta(days=away))
    began = before_waking(until, hours, waking)
    if began is None:
        assert waking_between(until - timedelta(days=400), until, waking) < hours
    else:
        assert abs(waking_between(began, until, waking) - hours) < 1e-6
        assert waking.away_until is None or began >= waking.away_until
