"""What never changes in a game: sea, tiles, numbers, harbours. Drawn once an island, twice as large, and reduced."""

from functools import lru_cache
from math import hypot, sqrt
from typing import Final

from PIL import Image

from bot.ui.pictures.board_brush import Brush, Spot
from bot.ui.pictures.board_signs import FILLS, SIGNS
from bot.ui.pictures.canvas import BACKGROUND
from engine.catan.board import RED, Harbour, Layout
from engine.catan.names import Edge, Hex, Terrain, Vertex
from engine.catan.topology import members, topology

ISLAND: Final = 1080
"""Width of the picture in pixels."""
HEIGHT: Final = 912
"""Height of the island's part."""
SIDE: Final = 98
"""A tile's side in pixels."""
TOKEN_DOWN: Final = 24
"""How far below the tile's centre its number lies; the sign lies above."""
_SCALE: Final = 2
_CENTRE: Final = (-1, 6)  # of the grid
_SIGN_UP: Final = 45
_PIER: Final = 51

_SEA: Final = "#14324d"
_SHALLOW: Final = "#1f4c70"
_COAST: Final = "#f0dfb0"
_PAPER: Final = "#fbf3dc"
_INK: Final = "#1b1b1b"
_HOT: Final = "#b3001b"


def spot(point: tuple[int, int]) -> Spot:
    """Where a point of the grid lies in the picture."""
    x = ISLAND / 2 + (point[0] - _CENTRE[0]) * SIDE * sqrt(3) / 2
    y = HEIGHT / 2 + (point[1] - _CENTRE[1]) * SIDE / 2
    return x, y


def hex_point(tile: Hex) -> tuple[int, int]:
    """A tile's centre in pixels."""
    return _round(spot(topology().hex_points[tile]))


def vertex_point(vertex: Vertex) -> tuple[int, int]:
    """An intersection in pixels."""
    return _round(spot(topology().vertex_points[vertex]))


def edge_points(edge: Edge) -> tuple[tuple[int, int], tuple[int, int]]:
    """A path's ends in pixels."""
    first, second = topology().edge_ends[edge]
    return vertex_point(first), vertex_point(second)


def _round(at: Spot) -> tuple[int, int]:
    return round(at[0]), round(at[1])


@lru_cache(maxsize=4)
def base(layout: Layout) -> Image.Image:
    """The island without pieces: 3 MB each, so only the last used ones are kept; never drawn upon."""
    page = Image.new("RGB", (ISLAND * _SCALE, HEIGHT * _SCALE), BACKGROUND)
    brush = Brush(page, _SCALE)
    _sea(brush)
    for number, harbour in enumerate(layout.harbours):
        _harbour(brush, number, harbour)
    for tile, terrain in enumerate(layout.tiles):
        _tile(brush, tile, terrain, layout.tokens[tile])
    return page.resize((ISLAND, HEIGHT), Image.Resampling.LANCZOS)


def _sea(brush: Brush) -> None:
    """The sea, lighter near the coast."""
    brush.block((0, 0, ISLAND, HEIGHT), _SEA, 28)
    for point in topology().hex_points:
        brush.disc(spot(point), SIDE * 1.42, _SHALLOW)


def _tile(brush: Brush, tile: Hex, terrain: Terrain, token: int) -> None:
    corners = [spot(topology().vertex_points[vertex]) for vertex in topology().hex_vertices[tile]]
    brush.shape(corners, FILLS[terrain])
    brush.around(corners, _COAST, 9)
    x, y = spot(topology().hex_points[tile])
    if token:
        SIGNS[terrain](brush.at((x, y - _SIGN_UP)))
        _token(brush.at((x, y + TOKEN_DOWN)), token)
    else:
        SIGNS[terrain](brush.at((x, y - 6), 1.5))


def _token(brush: Brush, number: int) -> None:
    """The number with its pips; six and eight are larger and have a thick ring, not only another colour."""
    likely = number in RED
    ink = _HOT if likely else _INK
    brush.disc((0, 0), 43 if likely else 38, ink)
    brush.disc((0, 0), 37 if likely else 36, _PAPER)
    brush.words((0, -6), str(number), 48 if likely else 42, ink)
    pips = 6 - abs(7 - number)
    for pip in range(pips):
        brush.disc(((pip - (pips - 1) / 2) * 9.5, 23), 3.6, ink)


def _harbour(brush: Brush, number: int, harbour: Harbour) -> None:
    """Two piers, and outside of the coast a sign: the rate, and what is traded."""
    ends = [spot(topology().vertex_points[v]) for v in members(topology().harbour_vertices[number])]
    x, y = _offshore(ends[0], ends[1])
    for end in ends:
        brush.path([end, (x, y)], _INK, 11)
        brush.path([end, (x, y)], _COAST, 6)
    sign = brush.at((x, y))
    sign.disc((0, 0), 37, _INK)
    sign.disc((0, 0), 34, _COAST)
    if harbour is None:
        sign.disc((0, 0), 31, _PAPER)
        sign.words((0, 0), "3:1", 30, _INK)
        return
    sign.disc((0, 0), 31, FILLS[Terrain(harbour)])
    SIGNS[Terrain(harbour)](sign.at((0, -9), 0.62))
    sign.block((-23, 7, 23, 31), _PAPER, 8)
    sign.words((0, 19), "2:1", 24, _INK)


def _offshore(first: Spot, second: Spot) -> Spot:
    """Off the middle of a coast, away from the island's centre."""
    x, y = (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
    across = (second[1] - first[1], first[0] - second[0])
    outward = across[0] * (x - ISLAND / 2) + across[1] * (y - HEIGHT / 2) > 0
    step = _PIER / hypot(*across) * (1 if outward else -1)
    return x + across[0] * step, y + across[1] * step
