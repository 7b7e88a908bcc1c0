"""Deadlines of games played by post run only while people are awake."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from typing import Final

DAY: Final = 24 * 60
"""The minutes of a day."""
FEWEST_HOURS: Final = 8
"""So many hours of a day must count, or a turn would take weeks. Source: house"""
_NONE: Final = timedelta(0)


@dataclass(frozen=True, slots=True)
class Waking:
    """When a player is awake: from the minute `wakes` to the minute `sleeps` of their day, in their time zone.

    `sleeps` before or at `wakes` means past midnight; equal minutes mean all day. Before `away_until` no time runs.
    """

    zone: tzinfo
    wakes: int
    sleeps: int
    away_until: datetime | None = None

    @property
    def stretch(self) -> timedelta:
        """How much of a day counts."""
        return timedelta(minutes=(self.sleeps - self.wakes) % DAY or DAY)


def after_waking(start: datetime, hours: float, waking: Waking) -> datetime:
    """The moment at which so many waking hours have passed; for 0 hours the first waking moment.

    Moments are aware; the answer has the time zone of `start`. Source: house
    """
    left = timedelta(hours=hours)
    for opens, closes in _stretches(start, waking):
        if left <= closes - opens:
            return (opens + left).astimezone(start.tzinfo)
        left -= closes - opens
    raise AssertionError("there is always another day")


def waking_between(start: datetime, end: datetime, waking: Waking) -> float:
    """How many waking hours lie between two moments; 0 when the end is not after the start.

    Source: house
    """
    passed = _NONE
    for opens, closes in _stretches(start, waking):
        if opens >= end:
            break
        passed += min(closes, end) - opens
    return passed / timedelta(hours=1)


def before_waking(end: datetime, hours: float, waking: Waking) -> datetime | None:
    """The moment from which so many waking hours lead up to `end`; None where they began before a vacation.

    Source: house
    """
    left, begin = timedelta(hours=hours), _last_morning(end, waking)
    while True:
        opens, closes = _after_vacation(begin, waking), min(end, begin + waking.stretch)
        if left <= closes - opens:
            return (closes - left).astimezone(end.tzinfo)
        if opens > begin:
            return None
        left -= max(_NONE, closes - opens)
        begin = _previous_day(begin, waking)


def _after_vacation(moment: datetime, waking: Waking) -> datetime:
    return max(moment, waking.away_until) if waking.away_until else moment


def _last_morning(end: datetime, waking: Waking) -> datetime:
    """When the last waking hours before `end` begin; where all of a day counts, a day before it."""
    if waking.stretch == timedelta(minutes=DAY):
        return end - waking.stretch
    begin = _morning(end.astimezone(waking.zone), waking)
    return (begin if begin < end else _previous_day(begin, waking)).astimezone(end.tzinfo)


def _previous_day(begin: datetime, waking: Waking) -> datetime:
    if waking.stretch == timedelta(minutes=DAY):
        return begin - waking.stretch
    local = begin.astimezone(waking.zone) - timedelta(days=1)
    return _morning(local, waking).astimezone(begin.tzinfo)


def awake(now: datetime, waking: Waking) -> bool:
    """Whether time runs at this moment.

    Source: house
    """
    return after_waking(now, 0, waking) == now


def _stretches(start: datetime, waking: Waking) -> Iterator[tuple[datetime, datetime]]:
    """The waking times from `start` on, without end; the first may have begun before."""
    now = max(start, waking.away_until) if waking.away_until else start
    begin = now if waking.stretch == timedelta(minutes=DAY) else _day_before(now, waking)
    while True:
        opens, closes = max(begin, now), begin + waking.stretch
        if closes > opens:
            yield opens, closes
        begin = _next_day(begin, waking)


def _day_before(now: datetime, waking: Waking) -> datetime:
    """When the waking hours began that may still run at `now`."""
    return (_morning(now.astimezone(waking.zone), waking) - timedelta(days=1)).astimezone(now.tzinfo)


def _next_day(begin: datetime, waking: Waking) -> datetime:
    """The next morning: a day later by the wall clock, also when the clocks are changed that night."""
    if waking.stretch == timedelta(minutes=DAY):
        return begin + waking.stretch
    local = begin.astimezone(waking.zone) + timedelta(days=1)
    return _morning(local, waking).astimezone(begin.tzinfo)


def _morning(local: datetime, waking: Waking) -> datetime:
    return local.replace(hour=waking.wakes // 60, minute=waking.wakes % 60, second=0, microsecond=0)
