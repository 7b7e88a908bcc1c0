"""The sign of each terrain, so that tiles are told apart without their colours; each lies within 64 by 44."""

from collections.abc import Callable
from typing import Final

from bot.ui.games.catan.pictures.board_colours import (
    BRICK,
    BRICK_LIGHT,
    CACTUS,
    DUNE,
    FACE,
    PINE,
    ROCK,
    ROCK_DARK,
    SNOW,
    STRAW,
    TRUNK,
    WHITE,
)
from bot.ui.pictures.brush import Brush
from engine.catan.names import Terrain


def _forest(brush: Brush) -> None:
    for x, size in ((-22, 0.82), (22, 0.82), (0, 1.0)):
        pine = brush.at((x, 4), size)
        pine.block((-2.5, 10, 2.5, 18), TRUNK)
        for top, half, bottom in ((-25, 9, -10), (-16, 12, 1), (-6, 15, 12)):
            pine.shape([(0, top), (half, bottom), (-half, bottom)], PINE)


def _hills(brush: Brush) -> None:
    """A wall of three rows."""
    for row, lefts in enumerate(((-21, 1), (-32, -10, 12), (-21, 1))):
        top = -20 + row * 14
        for place, left in enumerate(lefts):
            colour = BRICK_LIGHT if (row + place) % 2 else BRICK
            brush.block((left, top, left + 20, top + 11), colour, 2)


def _pasture(brush: Brush) -> None:
    """A sheep."""
    for x in (-13, -3, 9, 16):
        brush.block((x - 2, 6, x + 2, 21), FACE)
    for x, y, radius in ((-15, 0, 11), (-5, -7, 12), (7, -7, 12), (15, 0, 11), (0, 4, 13)):
        brush.disc((x, y), radius, WHITE)
    brush.oval((18, -17, 35, 1), FACE)
    brush.disc((29, -10), 2, WHITE)


def _fields(brush: Brush) -> None:
    """Three ears."""
    for x, y in ((-22, 2), (22, 2), (0, -2)):
        ear = brush.at((x, y))
        ear.path([(0, 22), (0, -18)], STRAW, 3.2)
        for top in (-16, -7, 2):
            ear.path([(-8, top - 4), (0, top + 5), (8, top - 4)], STRAW, 3.6)


def _mountains(brush: Brush) -> None:
    brush.shape([(-14, -22), (10, 20), (-36, 20)], ROCK)
    brush.shape([(14, -13), (36, 20), (-8, 20)], ROCK_DARK)
    brush.shape([(-14, -22), (-7, -9), (-12, -4), (-16, -9), (-21, -7)], SNOW)
    brush.shape([(14, -13), (20, -4), (15, 0), (12, -3), (8, -4)], SNOW)


def _desert(brush: Brush) -> None:
    brush.arc((-40, 8, 0, 40), (200, 340), DUNE, 4)
    brush.arc((0, 8, 40, 40), (200, 340), DUNE, 4)
    brush.path([(0, 18), (0, -20)], CACTUS, 9)
    brush.path([(0, 2), (-15, 2), (-15, -10)], CACTUS, 6)
    brush.path([(0, -3), (14, -3), (14, -14)], CACTUS, 6)


SIGNS: Final[dict[Terrain, Callable[[Brush], None]]] = {
    Terrain.FOREST: _forest,
    Terrain.HILLS: _hills,
    Terrain.PASTURE: _pasture,
    Terrain.FIELDS: _fields,
    Terrain.MOUNTAINS: _mountains,
    Terrain.DESERT: _desert,
}
"""Each is drawn around the brush's origin."""
