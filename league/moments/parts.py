"""The parts of a typed moment: what a text says of day, time of day and zone, before it is understood."""

from dataclasses import dataclass, field
from datetime import date
from typing import Final, NamedTuple

KINDS: Final = (
    "days", "of_month", "months_on", "month_ends", "years_on", "weekdays", "notes", "weeks_on", "relative", "clocks",
    "parts", "zones", "lengths", "stamps", "numbers",
)  # fmt: skip
"""The parts by name that say something of a moment."""


class Day(NamedTuple):
    """A date as far as it was typed; day and month could change places (`either_way`), in Japanese also `dotted`."""

    year: int | None
    month: int
    day: int
    either_way: bool = False
    dotted: bool = False


class TypedClock(NamedTuple):
    """A time of day as typed: hour, minute, "am" or "pm" where that stood by it, and by what sign it was known."""

    hour: int
    minute: int = 0
    half: str = ""
    padded: bool = False
    sign: str = ""


class Length(NamedTuple):
    """How long from now, in days and in minutes; `months` where those were counted."""

    days: int = 0
    minutes: float = 0
    months: int = 0


@dataclass(slots=True)
class TypedParts:
    """Everything that was found, each kind of thing in the order in which it stood."""

    days: list[Day] = field(default_factory=list)
    of_month: list[int] = field(default_factory=list)
    months_on: list[int] = field(default_factory=list)
    weekdays: list[int] = field(default_factory=list)
    notes: list[int] = field(default_factory=list)
    """Weekdays in brackets behind a date."""
    weeks_on: list[int] = field(default_factory=list)
    relative: list[int] = field(default_factory=list)
    clocks: list[TypedClock] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)
    zones: list[str | float] = field(default_factory=list)
    lengths: list[Length] = field(default_factory=list)
    stamps: list[int] = field(default_factory=list)
    month_ends: list[int] = field(default_factory=list)
    years_on: list[int] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    years: list[int] = field(default_factory=list)
    """A year that stands apart from its day."""
    ranges: int = 0
    is_next: bool = False
    is_nearest: bool = False
    is_coming: bool = False
    is_about: bool = False
    rest: str = ""


def existing(year: int, month: int, day: int) -> date | None:
    """The day of this date, None for 30 February."""
    try:
        return date(year, month, day)
    except ValueError:
        return None
