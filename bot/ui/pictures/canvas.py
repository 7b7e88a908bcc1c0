"""What all pictures share: size, palette, font, and words that fit their place.

Pictures are drawn twice as large as a phone of 390 px shows them, so that letters of 26 px are read as 13 px.
The same content gives the same bytes.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from bot.bilingual import Pair
from bot.ui.pictures.lettering import drawn, font_of, length, put
from bot.ui.pictures.png import png_of

WIDTH = 780
MARGIN = 24
RADIUS = 16
_PAIR = 2
_SMALLER = 0.68
"""Letters of two languages, one above the other, beside those of one."""

BACKGROUND = "#1e1f22"
CARD = "#2b2d31"
STRIPE = "#313338"
LINE = "#4e5058"
TEXT = "#f2f3f5"
MUTED = "#b5bac1"
ACCENT = "#f0b232"
BLUE = "#7c9cff"
GREEN = "#57c27d"
RED = "#f47f7f"

SEAT_COLOURS = ("#f0b232", "#7c9cff", "#57c27d", "#f47f7f")
"""First to fourth in turn order; never the only sign, a number stands beside it."""

Box = tuple[int, int, int, int]
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Style:
    """How words look; `anchor` is Pillow's ("lm": left, in the middle of the line)."""

    size: int = 26
    colour: str = TEXT
    bold: bool = False
    anchor: str = "lm"


class Canvas:
    """One picture while it is drawn."""

    def __init__(self, height: int, width: int = WIDTH) -> None:
        """A dark page."""
        self._image = Image.new("RGB", (width, height), BACKGROUND)
        self._draw = ImageDraw.Draw(self._image)

    def card(self, box: Box, colour: str = CARD) -> None:
        """A rounded panel."""
        self._draw.rounded_rectangle(box, RADIUS, fill=colour)

    def bar(self, box: Box, colour: str) -> None:
        """A filled rectangle."""
        self._draw.rectangle(box, fill=colour)

    def path(self, points: Sequence[Point], colour: str, width: int) -> None:
        """A line through these points."""
        self._draw.line(points, fill=colour, width=width, joint="curve")

    def disc(self, centre: Point, radius: int, colour: str) -> None:
        """A filled circle."""
        x, y = centre
        self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def words(self, at: Point, text: str, style: Style, width: int = WIDTH) -> None:
        """One line of text; of two languages that are wider than `width` together each has a smaller one."""
        for line, size, below in lines_of(text, style, width):
            place = (at[0], at[1] + below)
            put(self._draw, place, line, size, _weight(style), style.colour, style.anchor)

    def png(self) -> bytes:
        """The picture as a file."""
        return png_of(np.asarray(self._image))


def lines_of(text: str, style: Style, width: int) -> list[tuple[str, int, int]]:
    """A text as it is drawn: lines with their size and how far below the place they stand; cut where they must be."""
    weight = _weight(style)
    font = font_of(style.size, weight)
    sides = text.sides if isinstance(text, Pair) else ()
    if len(sides) < _PAIR or length(text, style.size, weight) <= width:
        return [(fitted(text, font, width), style.size, 0)]
    small = round(style.size * _SMALLER)
    fonts = font_of(small, weight)
    return [
        (fitted(side, fonts, width), small, below)
        for side, below in zip(sides, (-small // 2, small // 2 + 1), strict=True)
    ]


def width_of(text: str, style: Style, width: int = WIDTH) -> int:
    """How wide a text is where it is drawn with at most this `width`."""
    weight = _weight(style)
    return max(ceil(length(line, size, weight)) for line, size, _ in lines_of(text, style, width))


def shrunk(text: str, style: Style, width: int, least: int) -> Style:
    """The style in the largest letters, down to `least`, in which the whole text fits; the least where none does."""
    sizes = range(style.size, least - 1, -1)
    fits = (size for size in sizes if length(text, size, _weight(style)) <= width)
    return replace(style, size=next(fits, least))


def _weight(style: Style) -> str:
    return "Bold" if style.bold else "Regular"


def fitted(text: str, font: ImageFont.FreeTypeFont, width: int) -> str:
    """The text without characters that no font has (emoji), shortened until it fits."""
    size, weight = int(font.size), "Bold" if "Bold" in str(font.path) else "Regular"
    line = drawn(text) or "—"
    if length(line, size, weight) <= width:
        return line
    cut = (
        bisect_right(range(len(line)), width, key=lambda end: ceil(length(line[:end] + "…", size, weight)))
        - 1
    )
    return line[: max(cut, 0)].rstrip() + "…"
