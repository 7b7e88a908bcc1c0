"""What a match may choose before it begins: its length, and whether a game may be given up in contact."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

RULES_VERSION: Final = 2
"""Raised whenever the same actions would no longer bring about the same events."""
BY_BOARD: Final = 1
"""Until then a fallen flag was judged by the board alone, without the roll that was thrown."""
LENGTHS: Final = range(1, 100)
HIGHEST_CUBE: Final = 1 << 15
"""No cube is turned beyond what a match id can hold; any match is long decided by then. Source: house."""


class Resigning(StrEnum):
    """When a game may be given up: only without contact, as the tournament has it, or at any time."""

    RACE = "race"
    ANY = "any"


class Level(StrEnum):
    """How well the house's player plays."""

    BEGINNER = "beginner"
    CLUB = "club"
    EXPERT = "expert"


@dataclass(frozen=True, slots=True)
class MatchOptions:
    """One match's choices; the Crawford rule always holds, gammons always count. Source: jbl/4.4.4, jbl/4.6."""

    points: int = 5
    resigning: Resigning = Resigning.RACE
    level: Level = Level.EXPERT
