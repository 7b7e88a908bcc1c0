"""Checkers, dice, the cube and arrows as small pictures with smooth edges; nothing hangs on colour alone.

The first seat's checkers are bright and plain, the second's dark with a ring and a dot.
"""

from functools import cache
from math import atan2, cos, hypot, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.ui.games.backgammon.pictures.geometry import RADIUS
from bot.ui.pictures.lettering import font_of

_FINE: Final = 4
"""So many times as large everything is drawn before it is reduced."""
BRIGHT: Final = "#f3ead7"
DARK: Final = "#2d2a3e"
RIM: Final = "#15131c"
LIGHT_RIM: Final = "#d8d0f0"
ARROW: Final = "#ffb02e"
ARROW_RIM: Final = "#1a1206"
DIE: Final = "#fbfbfb"
INK: Final = "#16161a"
DIE_SIZE: Final = 66
CUBE_SIZE: Final = 74
_HEAD: Final = 30
_SHAFT: Final = 6

Pixel = tuple[int, int]


def _page(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    page = Image.new("RGBA", (width * _FINE, height * _FINE), (0, 0, 0, 0))
    return page, ImageDraw.Draw(page)


def _reduced(page: Image.Image) -> Image.Image:
    return page.resize((page.width // _FINE, page.height // _FINE), Image.Resampling.LANCZOS)


@cache
def checker_sprite(seat: int, radius: int = RADIUS) -> Image.Image:
    """A checker seen from above."""
    page, draw = _page(2 * radius, 2 * radius)

    def disc(reach: float, colour: str) -> None:
        low, high = (radius - reach) * _FINE, (radius + reach) * _FINE
        draw.ellipse((low, low, high, high), fill=colour)

    disc(radius, RIM)
    if seat == 0:
        disc(radius - 3, BRIGHT)
        return _reduced(page)
    disc(radius - 2, LIGHT_RIM)
    disc(radius - 5, DARK)
    disc(radius * 0.52, LIGHT_RIM)
    disc(radius * 0.52 - 3, DARK)
    disc(radius * 0.16, LIGHT_RIM)
    return _reduced(page)


@cache
def slab_sprite(seat: int, width: int, height: int) -> Image.Image:
    """A checker from its side, as it stands in the tray."""
    page, draw = _page(width, height)
    box = (0, 0, width * _FINE - 1, height * _FINE - 1)
    draw.rounded_rectangle(box, 3 * _FINE, fill=RIM)
    inner = (2 * _FINE, 2 * _FINE, (width - 2) * _FINE - 1, (height - 2) * _FINE - 1)
    draw.rounded_rectangle(inner, 2 * _FINE, fill=BRIGHT if seat == 0 else DARK)
    if seat:
        for place in (0.2, 0.5, 0.8):
            x = width * _FINE * place
            draw.rectangle((x - _FINE, 3 * _FINE, x + _FINE, (height - 3) * _FINE), fill=LIGHT_RIM)
    return _reduced(page)


_EYES: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}


@cache
def die_sprite(eyes: int, seat: int) -> Image.Image:
    """A die, in its seat's colours."""
    page, draw = _page(DIE_SIZE, DIE_SIZE)
    face, ink = (DIE, INK) if seat == 0 else (DARK, LIGHT_RIM)
    whole = DIE_SIZE * _FINE
    draw.rounded_rectangle((0, 0, whole - 1, whole - 1), 13 * _FINE, fill=RIM if seat == 0 else LIGHT_RIM)
    draw.rounded_rectangle(
        (3 * _FINE, 3 * _FINE, whole - 3 * _FINE, whole - 3 * _FINE), 11 * _FINE, fill=face
    )
    for x, y in _EYES[eyes]:
        middle = (whole / 2 + x * 17 * _FINE, whole / 2 + y * 17 * _FINE)
        draw.ellipse(_around(middle, 7 * _FINE), fill=ink)
    return _reduced(page)


def _around(middle: tuple[float, float], reach: float) -> tuple[float, float, float, float]:
    return middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach


@cache
def cube_sprite(value: int) -> Image.Image:
    """The doubling cube; in the middle it shows 64, as on a table."""
    page, draw = _page(CUBE_SIZE, CUBE_SIZE)
    whole, text = CUBE_SIZE * _FINE, str(value)
    draw.rounded_rectangle((0, 0, whole - 1, whole - 1), 12 * _FINE, fill=RIM)
    draw.rounded_rectangle((3 * _FINE, 3 * _FINE, whole - 3 * _FINE, whole - 3 * _FINE), 10 * _FINE, fill=DIE)
    size = {1: 50, 2: 46, 3: 34}.get(len(text), 26)
    font = font_of(size * _FINE, "Bold")
    draw.text((whole / 2, whole / 2), text, fill=INK, font=font, anchor="mm")
    return _reduced(page)


def arrow(page: Image.Image, start: Pixel, end: Pixel) -> None:
    """An arrow from one spot to another, with a dark rim so that it shows on every ground."""
    reach = _HEAD + 4
    left, top = min(start[0], end[0]) - reach, min(start[1], end[1]) - reach
    width, height = abs(start[0] - end[0]) + 2 * reach, abs(start[1] - end[1]) + 2 * reach
    drawn = Image.new("RGBA", (width * 2, height * 2), (0, 0, 0, 0))
    draw = ImageDraw.Draw(drawn)
    here = ((start[0] - left) * 2, (start[1] - top) * 2)
    there = ((end[0] - left) * 2, (end[1] - top) * 2)
    for colour, rim in ((ARROW_RIM, 3), (ARROW, 0)):
        _stroke(draw, here, there, colour, rim)
    small = drawn.resize((width, height), Image.Resampling.BILINEAR)
    page.paste(small, (left, top), small)


def _stroke(draw: ImageDraw.ImageDraw, start: Pixel, end: Pixel, colour: str, rim: int) -> None:
    way = max(hypot(end[0] - start[0], end[1] - start[1]), 1.0)
    angle = atan2(end[1] - start[1], end[0] - start[0])
    back = max(way - 2 * _HEAD, 0)
    neck = (start[0] + cos(angle) * back, start[1] + sin(angle) * back)
    draw.line((*start, *neck), fill=colour, width=2 * (2 * _SHAFT + 2 * rim))
    draw.ellipse(_around(start, 2 * (_SHAFT + rim + 4)), fill=colour)
    tip = (end[0] + cos(angle) * 2 * rim, end[1] + sin(angle) * 2 * rim)
    spread = 2 * (_HEAD * 0.62 + 1.6 * rim)
    side = angle + pi / 2
    base = (neck[0] - cos(angle) * 2 * rim, neck[1] - sin(angle) * 2 * rim)
    wings = [
        (base[0] + sign * cos(side) * spread, base[1] + sign * sin(side) * spread) for sign in (1.0, -1.0)
    ]
    draw.polygon([tip, wings[0], wings[1]], fill=colour)
