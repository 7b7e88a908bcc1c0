"""The words of the game: seats, places, resources, development cards."""

from enum import IntEnum
from typing import Final, NewType, TypeAlias

from engine.protocol import CHANCE, HOST, Chance, Seat

__all__ = [
    "CARDS",
    "CHANCE",
    "HOST",
    "KNIGHT_CARD",
    "MONOPOLY_CARD",
    "NOBODY",
    "PLENTY_CARD",
    "POINT_CARD",
    "RESOURCES",
    "ROAD_CARD",
    "Bits",
    "Card",
    "Chance",
    "Edge",
    "Hex",
    "Resource",
    "Seat",
    "Terrain",
    "Vertex",
]  # fmt: skip

Hex = NewType("Hex", int)
"""A land tile, 0 to 18, row by row from the top left."""
Vertex = NewType("Vertex", int)
"""An intersection, 0 to 53, from top to bottom, then left to right."""
Edge = NewType("Edge", int)
"""A path between two intersections, 0 to 71, ordered by its ends."""
Bits: TypeAlias = int
"""A set of vertices or of edges: bit n stands for place n."""

NOBODY: Final = -1
"""In the field of a bonus card or of a victim: no seat."""


class Resource(IntEnum):
    """The five resources; the value is the place in a hand of cards."""

    LUMBER = 0
    BRICK = 1
    WOOL = 2
    GRAIN = 3
    ORE = 4


class Terrain(IntEnum):
    """The six kinds of land; the first five yield the resource of the same value."""

    FOREST = 0
    HILLS = 1
    PASTURE = 2
    FIELDS = 3
    MOUNTAINS = 4
    DESERT = 5


class Card(IntEnum):
    """The five kinds of development card; the value is the place in a stack of cards."""

    KNIGHT = 0
    ROAD_BUILDING = 1
    YEAR_OF_PLENTY = 2
    MONOPOLY = 3
    VICTORY_POINT = 4


RESOURCES: Final = tuple(Resource)
CARDS: Final = tuple(Card)

# The cards that the rules look for all the time, as plain names: Python 3.11 takes 60 ns to find a member on
# its class.
KNIGHT_CARD: Final = Card.KNIGHT
ROAD_CARD: Final = Card.ROAD_BUILDING
PLENTY_CARD: Final = Card.YEAR_OF_PLENTY
MONOPOLY_CARD: Final = Card.MONOPOLY
POINT_CARD: Final = Card.VICTORY_POINT
