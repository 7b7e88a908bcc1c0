"""Places on the board, and the letters that are put on them."""

from dataclasses import dataclass
from enum import Enum

from engine.catan.names import Edge, Hex, Vertex


class SpotKind(Enum):
    """What a place is."""

    HEX = "hex"
    VERTEX = "vertex"
    EDGE = "edge"


@dataclass(frozen=True, slots=True)
class BoardSpot:
    """A tile, an intersection or a path."""

    kind: SpotKind
    number: int


@dataclass(frozen=True, slots=True)
class Mark:
    """A letter on a place that may be chosen."""

    label: str
    place: BoardSpot


def at_hex(tile: Hex) -> BoardSpot:
    """A tile."""
    return BoardSpot(SpotKind.HEX, tile)


def at_vertex(vertex: Vertex) -> BoardSpot:
    """An intersection."""
    return BoardSpot(SpotKind.VERTEX, vertex)


def at_edge(edge: Edge) -> BoardSpot:
    """A path."""
    return BoardSpot(SpotKind.EDGE, edge)
