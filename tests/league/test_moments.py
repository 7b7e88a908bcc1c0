"""Moments as people type them: each line of the table has the right moment, or the reason why there is none."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league.moments import Understood, read_moment
from league.refusal import Refusal

TABLE = Path(__file__).parent / "typed_moments.txt"
SECTION = re.compile(r"\[(\S+) (\S+ \S+) (ja|en)\]")


def rows() -> list[tuple[str, str, str, str, str]]:
    found, section = [], ("", "", "")
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        head = SECTION.fullmatch(line)
        if head:
            section = (head[1], head[2], head[3])
        elif line and not line.startswith("#"):
            typed, _, due = line.rpartition(" = ")
            found.append((*section, typed, due))
    return found


def moment(zone: str, text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


@pytest.mark.parametrize(("zone", "now", "language", "typed", "due"), rows())
def test_a_time_is_understood_wholly_or_refused(
    zone: str, now: str, language: str, typed: str, due: str
) -> None:
    outcome = read_moment(typed, zone, moment(zone, now), language)
    if isinstance(outcome, Refusal):
        assert outcome.code == f"moment-{due}"
    else:
        shown = outcome.moment.astimezone(ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")
        assert " ".join([shown, *outcome.guesses]) == due


def test_the_table_is_long_enough_to_say_something() -> None:
    typed = rows()
    assert len(typed) == len(set(typed)) >= 300


WORDS = [
    "12/5", "13:00", "5日", "来月", "金曜", "Fri", "7pm", "in", "2", "hours", "後", "午後", "7", "-", "~", "UTC", "EST",
    "+09:00", "th", "時", "分", "noon",
]  # fmt: skip
ZONES = st.sampled_from(["Asia/Tokyo", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "UTC"])
NOWS = st.datetimes(datetime(2026, 1, 1), datetime(2028, 1, 1))  # noqa: DTZ001 - Hypothesis puts the zone on itself
SHAPES = (
    "{:%Y-%m-%d %H:%M}", "{:%Y/%m/%d %H:%M}", "{:%Y-%m-%dT%H:%M}", "{:%d.%m.%Y %H:%M}", "{:%d.%m.%Y, %H:%M Uhr}",
    "{:%Y年%m月%d日 %H時%M分}", "{:%d %B %Y %H:%M}", "{:%B %d, %Y %H:%M}", "{:%a, %d %b %Y, %H:%M}",
    "{:%H:%M %Y-%m-%d}",
)  # fmt: skip


@settings(max_examples=200, deadline=None)
@given(zone=ZONES, now=NOWS, ahead=st.integers(24 * 60, 60 * 24 * 3000), shape=st.sampled_from(SHAPES))
def test_whatever_is_written_out_is_read_back(zone: str, now: datetime, ahead: int, shape: str) -> None:
    start = now.replace(tzinfo=UTC)
    meant = (start + timedelta(minutes=ahead)).replace(second=0, microsecond=0).astimezone(ZoneInfo(zone))
    outcome = read_moment(shape.format(meant), zone, start, "en")
    assert isinstance(outcome, Understood), outcome
    assert outcome.moment.astimezone(ZoneInfo(zone)).replace(tzinfo=None) == meant.replace(tzinfo=None)


@settings(max_examples=300, deadline=None)
@given(
    typed=st.one_of(
        st.text(max_size=40),
        st.lists(st.sampled_from(WORDS),
                 max_size=6).map(" ".join),
    ),
    zone=ZONES, now=NOWS, language=st.sampled_from(["ja", "en"]),
)  # fmt: skip
def test_whatever_is_typed_is_a_moment_to_come_or_a_refusal(
    typed: str, zone: str, now: datetime, language: str
) -> None:
    outcome = read_moment(typed, zone, now.replace(tzinfo=UTC), language)
    assert isinstance(outcome, Refusal) or outcome.moment > now.replace(tzinfo=UTC)


@settings(max_examples=100, deadline=None)
@given(
    row=st.sampled_from([row for row in rows() if row[4][:2] == "20"]),
    word=st.sampled_from(["xyz", "毎週", "or", "第2"]),
)
def test_a_word_more_that_is_not_understood_is_not_passed_over(
    row: tuple[str, str, str, str, str], word: str
) -> None:
    zone, now, language, typed, _ = row
    assert isinstance(read_moment(f"{typed} {word}", zone, moment(zone, now), language), Refusal)
