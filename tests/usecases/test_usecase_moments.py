"""Moments as organizers type them: in figures, in English and in Japanese."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from league.refusal import Refusal
from usecases.moments import parse_moment

TOKYO = ZoneInfo("Asia/Tokyo")
SUNDAY_AT_SIX = datetime(2026, 11, 22, 18, 0, tzinfo=TOKYO).astimezone(UTC)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2026-12-01 19:00", "12-01 19:00"),
        ("12/1 19:00", "12-01 19:00"),
        ("19:00", "11-22 19:00"),
        ("17:00", "11-23 17:00"),
        ("１９時", "11-22 19:00"),
        ("19時半", "11-22 19:30"),
        ("午後7時", "11-22 19:00"),
        ("午前7時", "11-23 07:00"),
        ("今日20時", "11-22 20:00"),
        ("明日19時", "11-23 19:00"),
        ("明日の午後7時", "11-23 19:00"),
        ("明後日 10:00", "11-24 10:00"),
        ("金曜19時", "11-27 19:00"),
        ("金曜日の午後7時", "11-27 19:00"),
        ("12月1日19時", "12-01 19:00"),
        ("2026年12月1日 19時30分", "12-01 19:30"),
        ("2時間後", "11-22 20:00"),
        ("7pm", "11-22 19:00"),
        ("Fri 7pm", "11-27 19:00"),
        ("next Friday 7:30 pm", "11-27 19:30"),
        ("tomorrow 19:00", "11-23 19:00"),
        ("19:00 tomorrow", "11-23 19:00"),
        ("Dec 1 7:30pm", "12-01 19:30"),
        ("in 2 hours", "11-22 20:00"),
        ("12 am tomorrow", "11-23 00:00"),
    ],
)
def test_a_moment_is_read_as_people_write_it(typed: str, meant: str) -> None:
    moment = parse_moment(typed, "Asia/Tokyo", SUNDAY_AT_SIX)
    assert isinstance(moment, datetime), moment
    assert moment.astimezone(TOKYO).strftime("%m-%d %H:%M") == meant


@pytest.mark.parametrize(
    "typed",
    ["", "hello", "5", "1/12", "明日", "Friday", "25:00", "13pm", "19:61", "19", "いつか19時", "9" * 400],
)
def test_what_leaves_the_hour_or_the_day_open_is_not_guessed(typed: str) -> None:
    outcome = parse_moment(typed, "Asia/Tokyo", SUNDAY_AT_SIX)
    assert isinstance(outcome, Refusal)
    assert outcome.code == "moment-unclear"


@pytest.mark.parametrize("typed", ["昨日19時", "yesterday 19:00", "2020年5月1日 19時", "2020-05-01 19:00"])
def test_a_moment_that_is_past_is_refused_as_past(typed: str) -> None:
    outcome = parse_moment(typed, "Asia/Tokyo", SUNDAY_AT_SIX)
    assert isinstance(outcome, Refusal)
    assert outcome.code == "moment-past"
