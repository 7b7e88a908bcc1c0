"""The words of the game: goods, faces of the event die, cards, sets."""

from collections.abc import Callable
from enum import IntEnum, StrEnum
from typing import Final, NewType, TypeAlias

from engine.protocol import CHANCE, HOST, Seat

__all__ = [
    "CHANCE",
    "HOST",
    "NOBODY",
    "CardBack",
    "CardKey",
    "Chance",
    "Face",
    "GameSet",
    "Good",
    "Seat",
    "Store",
]

Chance: TypeAlias = Callable[[int], int]
NOBODY: Final = -1
"""Where a seat is meant and there is none."""

CardKey = NewType("CardKey", str)
"""A card: `storehouse`, or `storehouse@gold` for the copy of a theme, whose back differs."""

Store: TypeAlias = int
"""Where goods lie: a region by its number in the order of arrival, or the Gold Cache (`CACHE`)."""
CACHE: Final[Store] = 99
FULL: Final = 3
"""A region holds up to three.

Source: house (printed)
"""


class Good(IntEnum):
    """The six goods."""

    __hash__ = int.__hash__

    LUMBER = 0
    BRICK = 1
    GRAIN = 2
    WOOL = 3
    ORE = 4
    GOLD = 5


GOLD: Final = Good.GOLD
"""Named apart where it is asked for at every step: an enum's attribute takes its time."""
LETTERS: Final = "LBGWOA"
"""One letter a good in `cards.csv`; A is gold."""
ANY: Final = (1 << len(Good)) - 1
"""The set of all goods, as bits."""


class Face(StrEnum):
    """The faces of the event die."""

    __hash__ = str.__hash__

    BRIGAND = "brigand"
    TRADE = "trade"
    CELEBRATION = "celebration"
    HARVEST = "harvest"
    EVENT = "event"


EVENT_DIE: Final = (Face.BRIGAND, Face.TRADE, Face.CELEBRATION, Face.HARVEST, Face.EVENT, Face.EVENT)


class CardBack(StrEnum):
    """What a card shows from behind: the set that it belongs to."""

    __hash__ = str.__hash__

    BASIC = "basic"
    GOLD = "gold"
    TURMOIL = "turmoil"
    PROGRESS = "progress"


class GameSet(StrEnum):
    """Which game is played: introductory, one theme, or the duel of all themes."""

    __hash__ = str.__hash__

    INTRO = "intro"
    GOLD = "gold"
    TURMOIL = "turmoil"
    PROGRESS = "progress"
    DUEL = "duel"


def other(seat: Seat) -> Seat:
    """The opponent."""
    return 1 - seat
