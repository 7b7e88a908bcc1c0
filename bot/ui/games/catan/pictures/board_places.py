"""Places on the board, and the letters that are put on them."""

from dataclasses import dataclass
from enum import Enum

from engine.catan.names import Edge, Hex, Vertex


class Kind(Enum):
    """What a place is."""

    HEX = "hex"
    VERTEX = "vertex"
    EDGE = "edge"


@dataclass(frozen=True, slots=True)
class Place:
    """A tile, an intersection or a path."""

    kind: Kind
    number: int


@dataclass(frozen=True, slots=True)
class Mark:
    """A letter on a place that may be chosen."""

    label: str
    place: Place


def at_hex(tile: Hex) -> Place:
    """A tile."""
    return Place(Kind.HEX, tile)


def at_vertex(vertex: Vertex) -> Place:
    """An intersection."""
    return Place(Kind.VERTEX, vertex)


def at_edge(edge: Edge) -> Place:
    """A path."""
    return Place(Kind.EDGE, edge)
