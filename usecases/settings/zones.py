"""Time zones by their IANA names, as people look for them."""

from functools import cache
from zoneinfo import available_timezones

from rapidfuzz import fuzz, process, utils

MOST = 25
# What is offered before anything is typed: where the league's players mostly are.
_FIRST = ("Asia/Tokyo", "Asia/Seoul", "Asia/Taipei", "Europe/Berlin", "Europe/London", "America/New_York",
          "America/Los_Angeles", "Australia/Sydney", "UTC")  # fmt: skip


@cache
def zones() -> tuple[str, ...]:
    """Every zone that this machine knows."""
    return tuple(sorted(available_timezones()))


def is_zone(name: str) -> bool:
    """Whether there is such a zone."""
    return name in zones()


def zones_like(text: str) -> tuple[str, ...]:
    """At most 25 zones that match what was typed: "tokyo" finds Asia/Tokyo."""
    if not text.strip():
        return _FIRST
    found = process.extract(
        text, zones(), scorer=fuzz.WRatio, processor=utils.default_process, limit=MOST, score_cutoff=50
    )
    return tuple(name for name, _, _ in found)
