"""The island without its tiles: which hexes, intersections and paths touch.

Places lie on a grid of whole numbers: a hex centre at (x, y), its corners around it, y growing
downwards; a drawing multiplies x by half the hex's width and y by half its side. Sets of vertices and
of edges are numbers whose bit n stands for place n.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias, cast

from engine.catan.names import Bits, Edge, Hex, Vertex

Point: TypeAlias = tuple[int, int]

ROWS: Final = (3, 4, 5, 4, 3)
CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""A hex's corners clockwise from the top, seen from its centre."""
SHARED: Final = 2
"""Two hexes that touch have this many corners in common."""
HARBOUR_SIDES: Final = tuple(
    (Hex(tile), corner)
    for tile, corner in ((0, 5), (1, 0), (6, 0), (11, 1), (15, 2), (17, 2), (16, 3), (12, 4), (3, 4))
)
"""The nine harbours clockwise from the top left: hex, and the corner where its side begins."""


class Topology(NamedTuple):
    """The tables that never change; each is indexed by a hex, a vertex or an edge."""

    hex_points: tuple[Point, ...]
    vertex_points: tuple[Point, ...]
    hex_vertices: tuple[tuple[Vertex, ...], ...]
    hex_corners: tuple[Bits, ...]
    hex_neighbours: tuple[tuple[Hex, ...], ...]
    vertex_hexes: tuple[tuple[Hex, ...], ...]
    vertex_edges: tuple[Bits, ...]
    vertex_near: tuple[Bits, ...]
    edge_ends: tuple[tuple[Vertex, Vertex], ...]
    edge_vertices: tuple[Bits, ...]
    harbour_vertices: tuple[Bits, ...]


def bit_set(places: Iterable[int]) -> Bits:
    """The set of these places."""
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def members(bits: Bits) -> Iterator[int]:
    """The places of a set, in rising order."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


vertices_in = cast("Callable[[Bits], Iterator[Vertex]]", members)
"""The intersections of a set: `members`, for which types tell places apart."""
edges_in = cast("Callable[[Bits], Iterator[Edge]]", members)
"""The paths of a set."""


def _hex_points() -> tuple[Point, ...]:
    return tuple(
        (2 * column - length, 3 * row) for row, length in enumerate(ROWS) for column in range(length)
    )


def _corners(centre: Point) -> tuple[Point, ...]:
    return tuple((centre[0] + x, centre[1] + y) for x, y in CORNERS)


def _sides(centre: Point) -> Iterator[tuple[Point, Point]]:
    corners = _corners(centre)
    return zip(corners, corners[1:] + corners[:1], strict=True)


@cache
def topology() -> Topology:
    """The island's tables, worked out once from the geometry of nineteen hexagons."""
    hexes = _hex_points()
    points = tuple(sorted({p for centre in hexes for p in _corners(centre)}, key=lambda p: (p[1], p[0])))
    number = {point: Vertex(place) for place, point in enumerate(points)}
    around = tuple(tuple(number[p] for p in _corners(centre)) for centre in hexes)
    ends = sorted(
        {(min(number[a], number[b]), max(number[a], number[b])) for h in hexes for a, b in _sides(h)}
    )
    return Topology(
        hex_points=hexes,
        vertex_points=points,
        hex_vertices=around,
        hex_corners=tuple(bit_set(corners) for corners in around),
        hex_neighbours=tuple(
            tuple(Hex(h) for h, other in enumerate(around) if len(set(corners) & set(other)) == SHARED)
            for corners in around
        ),
        vertex_hexes=tuple(
            tuple(Hex(h) for h in range(len(hexes)) if v in around[h]) for v in range(len(points))
        ),
        vertex_edges=tuple(
            bit_set(e for e, pair in enumerate(ends) if v in pair) for v in range(len(points))
        ),
        vertex_near=tuple(bit_set(w for pair in ends if v in pair for w in pair) for v in range(len(points))),
        edge_ends=tuple(ends),
        edge_vertices=tuple(bit_set(pair) for pair in ends),
        harbour_vertices=tuple(
            bit_set((around[tile][side], around[tile][(side + 1) % 6])) for tile, side in HARBOUR_SIDES
        ),
    )


HEXES: Final = tuple(map(Hex, range(19)))
VERTICES: Final = tuple(map(Vertex, range(54)))
EDGES: Final = tuple(map(Edge, range(72)))
ALL_VERTICES: Final = (1 << len(VERTICES)) - 1


@lru_cache(maxsize=1 << 14)
def ends_of(edges: Bits) -> Bits:
    """The intersections at which these paths end."""
    table = topology().edge_vertices
    bits = 0
    for edge in edges_in(edges):
        bits |= table[edge]
    return bits


@lru_cache(maxsize=1 << 14)
def paths_at(vertices: Bits) -> Bits:
    """The paths that start at these intersections."""
    table = topology().vertex_edges
    bits = 0
    for vertex in vertices_in(vertices):
        bits |= table[vertex]
    return bits


@lru_cache(maxsize=1 << 14)
def too_near(buildings: Bits) -> Bits:
    """The intersections that hold one of these buildings or lie next to one.

    Source: std/distance-rule
    """
    table = topology().vertex_near
    bits = 0
    for vertex in vertices_in(buildings):
        bits |= table[vertex]
    return bits


@lru_cache(maxsize=1 << 14)
def hexes_at(vertices: Bits) -> Bits:
    """The hexes that touch these intersections, as a set."""
    table = topology().vertex_hexes
    return bit_set(tile for vertex in vertices_in(vertices) for tile in table[vertex])
