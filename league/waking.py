"""Deadlines of games played by post run only while people are awake."""

from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from typing import Final

_ROUND_THE_CLOCK: Final = 24


@dataclass(frozen=True, slots=True)
class Waking:
    """When somebody is awake: from the hour `wakes` to the hour `sleeps` of their day, in their time zone.

    `sleeps` before or at `wakes` means past midnight; equal hours mean all day. Before `away_until` no time runs.
    """

    zone: tzinfo
    wakes: int
    sleeps: int
    away_until: datetime | None = None

    @property
    def hours(self) -> int:
        """How many hours of a day count."""
        return (self.sleeps - self.wakes) % _ROUND_THE_CLOCK or _ROUND_THE_CLOCK


def after_waking(start: datetime, hours: float, waking: Waking) -> datetime:
    """The moment at which so many waking hours have passed.

    Moments are aware; the answer has the time zone of `start`. Source: house
    """
    now = max(start, waking.away_until) if waking.away_until else start
    left = timedelta(hours=hours)
    if waking.hours == _ROUND_THE_CLOCK:
        return now + left
    begin = _day_before(now, waking)
    while True:
        opens = max(begin, now)
        closes = begin + timedelta(hours=waking.hours)
        if closes > opens:
            if left <= closes - opens:
                return (opens + left).astimezone(start.tzinfo)
            left -= closes - opens
        begin = _next_day(begin, waking)


def _day_before(now: datetime, waking: Waking) -> datetime:
    """When the waking hours began that may still run at `now`."""
    local = now.astimezone(waking.zone)
    morning = local.replace(hour=waking.wakes, minute=0, second=0, microsecond=0)
    return (morning - timedelta(days=1)).astimezone(now.tzinfo)


def _next_day(begin: datetime, waking: Waking) -> datetime:
    """The next morning: a day later by the wall clock, also when the clocks are changed that night."""
    local = begin.astimezone(waking.zone) + timedelta(days=1)
    return local.replace(hour=waking.wakes).astimezone(begin.tzinfo)
