"""The words of the game: sides, dice, and the three kinds of a won game."""

from enum import IntEnum
from typing import Final, TypeAlias

from engine.protocol import CHANCE, HOST, Chance, Seat

__all__ = [
    "CHANCE",
    "HOST",
    "NOBODY",
    "SEATS",
    "SIDES",
    "THROWS",
    "Chance",
    "Roll",
    "Seat",
    "WinKind",
    "other",
]

SEATS: Final = (0, 1)
SIDES: Final = 6
"""Of a die."""
NOBODY: Final = -1
"""In the field of a winner or of the cube's owner: neither."""

Roll: TypeAlias = tuple[int, int]
"""Two dice, 1 to 6 each, as they were thrown."""
THROWS: Final = tuple((first, second) for first in range(1, SIDES + 1) for second in range(1, first + 1))
"""The 21 distinct rolls."""


class WinKind(IntEnum):
    """What a won game is worth, in cubes."""

    SINGLE = 1
    GAMMON = 2
    BACKGAMMON = 3


def other(seat: Seat) -> Seat:
    """The opponent."""
    return 1 - seat
