"""Checkers, dice, the cube and arrows, drawn by whatever brush around their middle; nothing hangs on colour alone.

The first seat's checkers are bright and plain, the second's dark with a ring and a dot.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import atan2, cos, hypot, pi, sin
from typing import ClassVar, Final, Protocol

from PIL import Image

from bot.ui.games.backgammon.pictures.geometry import RADIUS, TRAY
from bot.ui.pictures.brush import Brush, Spot, framed
from bot.ui.pictures.canvas import TEXT
from bot.ui.pictures.scaled_draw import blank, reduced

_FINE: Final = 4
"""So many times as large every piece is drawn before it is reduced."""
_FINE_ARROW: Final = 2
BRIGHT: Final = "#f3ead7"
DARK: Final = "#2d2a3e"
RIM: Final = "#15131c"
LIGHT_RIM: Final = "#d8d0f0"
ARROW: Final = "#ffb02e"
ARROW_RIM: Final = "#1a1206"
DIE: Final = "#fbfbfb"
INK: Final = "#16161a"
SLAB: Final = (TRAY - 20, 19)
_HEAD: Final = 30
_SHAFT: Final = 6
_WHOLE: Final = 2 * RADIUS


class Piece(Protocol):
    """Something that lies on the board."""

    size: ClassVar[tuple[int, int]]

    def draw(self, brush: Brush, /) -> None:
        """Its strokes."""

    def __hash__(self) -> int:
        """Pieces that look alike are one."""


@cache
def piece_image(piece: Piece) -> Image.Image:
    """A piece as a small picture with smooth edges."""
    width, height = piece.size
    page, brush = blank(width, height, _FINE)
    piece.draw(brush.at((width / 2, height / 2)))
    return reduced(page, _FINE)


@dataclass(frozen=True, slots=True)
class Checker:
    """A checker seen from above."""

    seat: int
    radius: int = RADIUS
    size: ClassVar[tuple[int, int]] = (_WHOLE, _WHOLE)

    def draw(self, brush: Brush) -> None:
        """A disc with a rim; the second seat's with a ring and a dot."""
        radius, middle = self.radius, (0, 0)
        brush.disc(middle, radius, RIM)
        if self.seat == 0:
            brush.disc(middle, radius - 3, BRIGHT)
            return
        brush.disc(middle, radius - 2, LIGHT_RIM)
        brush.disc(middle, radius - 5, DARK)
        brush.disc(middle, radius * 0.52, LIGHT_RIM)
        brush.disc(middle, radius * 0.52 - 3, DARK)
        brush.disc(middle, radius * 0.16, LIGHT_RIM)


@dataclass(frozen=True, slots=True)
class Count:
    """On the last checker of a point: how many there are."""

    seat: int
    number: int
    size: ClassVar[tuple[int, int]] = (_WHOLE, _WHOLE)

    def draw(self, brush: Brush) -> None:
        """The number on a disc."""
        brush.disc((0, 0), RADIUS - 10, BRIGHT if self.seat == 0 else DARK)
        brush.words((0, 0), str(self.number), 34, INK if self.seat == 0 else TEXT)


@dataclass(frozen=True, slots=True)
class Slab:
    """A checker from its side, as it stands in the tray."""

    seat: int
    size: ClassVar[tuple[int, int]] = SLAB

    def draw(self, brush: Brush) -> None:
        """A bar; the second seat's with three lines."""
        across, down = SLAB[0] / 2, SLAB[1] / 2
        framed(brush, (-across, -down, across, down), BRIGHT if self.seat == 0 else DARK, RIM, 2, 3)
        if self.seat:
            for place in (-0.3, 0, 0.3):
                x = SLAB[0] * place
                brush.block((x - 1, 3 - down, x + 1, down - 3), LIGHT_RIM)


_EYES: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}


@dataclass(frozen=True, slots=True)
class Die:
    """A die, in its seat's colours."""

    eyes: int
    seat: int
    size: ClassVar[tuple[int, int]] = (66, 66)

    def draw(self, brush: Brush) -> None:
        """Its face."""
        face, ink = (DIE, INK) if self.seat == 0 else (DARK, LIGHT_RIM)
        framed(brush, (-33, -33, 33, 33), face, RIM if self.seat == 0 else LIGHT_RIM, 3, 13)
        for x, y in _EYES[self.eyes]:
            brush.disc((x * 17, y * 17), 7, ink)


@dataclass(frozen=True, slots=True)
class DoublingCube:
    """The doubling cube; in the middle it shows 64, as on a table."""

    value: int
    size: ClassVar[tuple[int, int]] = (74, 74)

    def draw(self, brush: Brush) -> None:
        """Its upper face."""
        framed(brush, (-37, -37, 37, 37), DIE, RIM, 3, 12)
        text = str(self.value)
        brush.words((0, 0), text, {1: 50, 2: 46, 3: 34}.get(len(text), 26), INK)


def put_arrow(page: Image.Image, start: Spot, end: Spot) -> None:
    """An arrow on a picture."""
    reach = _HEAD + 4
    left, top = (round(min(start[axis], end[axis])) - reach for axis in (0, 1))
    width, height = (round(abs(start[axis] - end[axis])) + 2 * reach for axis in (0, 1))
    drawn, brush = blank(width, height, _FINE_ARROW)
    draw_arrow(brush.at((-left, -top)), start, end)
    small = drawn.resize((width, height), Image.Resampling.BILINEAR)
    page.paste(small, (left, top), small)


def draw_arrow(brush: Brush, start: Spot, end: Spot) -> None:
    """An arrow from one spot to another, with a dark rim so that it shows on every ground."""
    way = max(hypot(end[0] - start[0], end[1] - start[1]), 1.0)
    angle = atan2(end[1] - start[1], end[0] - start[0])
    back = max(way - _HEAD, 0)
    neck = (start[0] + cos(angle) * back, start[1] + sin(angle) * back)
    for colour, rim in ((ARROW_RIM, 3), (ARROW, 0)):
        brush.path([start, neck], colour, 2 * (_SHAFT + rim))
        brush.disc(start, _SHAFT + rim + 4, colour)
        brush.shape([*_head(end, neck, angle, rim)], colour)


def _head(end: Spot, neck: Spot, angle: float, rim: int) -> Iterator[Spot]:
    """The tip and both wings."""
    yield end[0] + cos(angle) * rim, end[1] + sin(angle) * rim
    spread, side = _HEAD * 0.62 + 1.6 * rim, angle + pi / 2
    base = (neck[0] - cos(angle) * rim, neck[1] - sin(angle) * rim)
    for sign in (1, -1):
        yield base[0] + sign * cos(side) * spread, base[1] + sign * sin(side) * spread
