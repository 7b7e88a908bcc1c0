"""What never changes in a game: sea, tiles, numbers, harbours. Drawn twice as large, and reduced."""

from functools import cache, lru_cache
from math import hypot, sqrt
from typing import Final

from PIL import Image

from bot.ui.games.catan.pictures.board_colours import COAST, FILLS, HOT, INK, PAPER, SEA, SHALLOW
from bot.ui.games.catan.pictures.board_signs import SIGNS
from bot.ui.games.catan.pictures.indexed_image import WIDTH, IndexedImage, Sprite, paste, plate, sprite
from bot.ui.pictures.brush import Brush, Spot
from bot.ui.pictures.canvas import BACKGROUND
from bot.ui.pictures.scaled_draw import ScaledDraw, blank, reduced
from engine.catan.board import RED, Harbour, Layout
from engine.catan.names import Edge, Hex, Terrain, Vertex
from engine.catan.topology import HEXES, topology, vertices_in

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
_TILE: Final = (184, 208)
"""Pixels that a tile with its coast needs."""
_DISC: Final = 92
"""Pixels that a harbour's sign needs."""


def spot(point: tuple[int, int]) -> Spot:
    """Where a point of the grid lies in the picture."""
    x = WIDTH / 2 + (point[0] - _CENTRE[0]) * SIDE * sqrt(3) / 2
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
def base(layout: Layout) -> IndexedImage:
    """The island without pieces, 1 MB; never drawn upon.

    It is laid from pieces that are drawn once in a process: with many games hardly two pictures in a row show the same
    island.
    """
    page = sea().copy()
    for number, harbour in enumerate(layout.harbours):
        paste(page, harbour_sprite(harbour), _round(sign_spot(number)))
    for tile, terrain in zip(HEXES, layout.tiles, strict=True):
        paste(page, tile_sprite(terrain, layout.tokens[tile]), hex_point(tile))
    return page


@cache
def sea() -> IndexedImage:
    """The sea, lighter near the coast, and the piers: the same in every game."""
    page = Image.new("RGB", (WIDTH * _SCALE, HEIGHT * _SCALE), BACKGROUND)
    draw_sea(ScaledDraw(page, _SCALE))
    return plate(reduced(page, _SCALE))


def draw_sea(brush: Brush) -> None:
    """The same with any brush."""
    brush.block((0, 0, WIDTH, HEIGHT), SEA, 28)
    for point in topology().hex_points:
        brush.disc(spot(point), SIDE * 1.42, SHALLOW)
    for number, ends in enumerate(topology().harbour_vertices):
        for end in vertices_in(ends):
            pier = [spot(topology().vertex_points[end]), sign_spot(number)]
            brush.path(pier, INK, 11)
            brush.path(pier, COAST, 6)


@cache
def tile_sprite(terrain: Terrain, number: int) -> Sprite:
    """A tile with its number, for which the sign makes room; 0: it has none."""
    page, brush = blank(*_TILE, _SCALE)
    draw_tile(brush.at((_TILE[0] / 2, _TILE[1] / 2)), terrain, number)
    return sprite(page, _SCALE)


def draw_tile(brush: Brush, terrain: Terrain, number: int) -> None:
    """The same around the brush's origin."""
    across = SIDE * sqrt(3) / 2
    corners = [
        (0.0, -SIDE),
        (across, -SIDE / 2),
        (across, SIDE / 2),
        (0.0, SIDE),
        (-across, SIDE / 2),
        (-across, -SIDE / 2),
    ]
    brush.shape(corners, FILLS[terrain])
    brush.around(corners, COAST, 9)
    SIGNS[terrain](brush.at((0, -_SIGN_UP)) if number else brush.at((0, -6), 1.5))
    if number:
        _token(brush.at((0, TOKEN_DOWN)), number)


def _token(brush: Brush, number: int) -> None:
    """The number with its pips; six and eight are larger and have a thick ring, not only another colour."""
    likely = number in RED
    ink = HOT if likely else INK
    brush.disc((0, 0), 43 if likely else 38, ink)
    brush.disc((0, 0), 37 if likely else 36, PAPER)
    brush.words((0, -6), str(number), 48 if likely else 42, ink)
    pips = 6 - abs(7 - number)
    for pip in range(pips):
        brush.disc(((pip - (pips - 1) / 2) * 9.5, 23), 3.6, ink)


@cache
def harbour_sprite(harbour: Harbour) -> Sprite:
    """The sign at the end of two piers: the rate, and what is traded."""
    page, brush = blank(_DISC, _DISC, _SCALE)
    draw_harbour(brush.at((_DISC / 2, _DISC / 2)), harbour)
    return sprite(page, _SCALE)


def draw_harbour(sign: Brush, harbour: Harbour) -> None:
    """The same around the brush's origin."""
    sign.disc((0, 0), 37, INK)
    sign.disc((0, 0), 34, COAST)
    if harbour is None:
        sign.disc((0, 0), 31, PAPER)
        sign.words((0, 0), "3:1", 30, INK)
        return
    sign.disc((0, 0), 31, FILLS[Terrain(harbour)])
    SIGNS[Terrain(harbour)](sign.at((0, -9), 0.62))
    sign.block((-23, 7, 23, 31), PAPER, 8)
    sign.words((0, 19), "2:1", 24, INK)


def sign_spot(number: int) -> Spot:
    """Where the sign of a harbour stands."""
    ends = [
        spot(topology().vertex_points[vertex]) for vertex in vertices_in(topology().harbour_vertices[number])
    ]
    return _offshore(ends[0], ends[1])


def _offshore(first: Spot, second: Spot) -> Spot:
    """Off the middle of a coast, away from the island's centre."""
    x, y = (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
    across = (second[1] - first[1], first[0] - second[0])
    outward = across[0] * (x - WIDTH / 2) + across[1] * (y - HEIGHT / 2) > 0
    step = _PIER / hypot(*across) * (1 if outward else -1)
    return x + across[0] * step, y + across[1] * step
