"""What reading a typed moment comes to: the moment in its zone, and what of it was guessed."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Guess(StrEnum):
    """What a text leaves open although one reading is likelier: it is shown before it counts."""

    DAY_FIRST = "day-first"
    NEXT = "next"
    RANGE = "range"
    ABOUT = "about"
    MIDNIGHT = "midnight"
    TWICE = "twice"
    MORNING = "morning"
    LATE = "late"
    NEXT_YEAR = "next-year"
    ZONE = "zone"


@dataclass(frozen=True, slots=True)
class Understood:
    """A moment in UTC, the zone in which it was meant, and what of it was guessed."""

    moment: datetime
    zone: str
    guesses: tuple[Guess, ...] = ()
