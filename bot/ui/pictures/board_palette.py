"""Files with few colours: smaller than a photograph's, drawn three times as fast, and every letter stays sharp.

All pictures of boards consist of the same colours, whatever the layout, so one palette serves them all. It is read off
a sample that shows every piece once.
"""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import cycle
from typing import Final

from PIL import Image

from bot.ui.pictures.board_base import HEIGHT, ISLAND, base, hex_point
from bot.ui.pictures.board_brush import stamp
from bot.ui.pictures.board_pieces import (
    city_sprite,
    die_sprite,
    frame_sprite,
    glow_sprite,
    mark_sprite,
    ring_sprite,
    road_sprite,
    robber_sprite,
    settlement_sprite,
)
from bot.ui.pictures.board_strip import draw_strip, strip_height
from bot.ui.pictures.canvas import BACKGROUND
from engine.catan.board import beginner
from engine.catan.options import Options
from engine.catan.state import opening
from engine.catan.topology import HEXES
from engine.catan.view import view

_FLAT: Final = 64
"""Colours that fill areas and are kept exactly."""
_MIXED: Final = 32
"""Colours for the edges between them."""
_SEATS: Final = 4
_LEVEL: Final = 3
"""Of compression: an eighth larger than with the usual 6, and twice as fast."""


def packed(page: Image.Image) -> bytes:
    """The page as a PNG file with a palette; the same page gives the same bytes."""
    file = BytesIO()
    page.quantize(palette=palette(), dither=Image.Dither.NONE).save(file, "PNG", compress_level=_LEVEL)
    return file.getvalue()


@cache
def palette() -> Image.Image:
    """An image whose palette has the sample's most frequent colours, and a choice of the rest."""
    page = sample()
    counted = [(number, bytes(colour)) for number, colour in page.getcolors(page.width * page.height) or []]  # type: ignore[arg-type]  # RGB
    flat = [colour for _, colour in sorted(counted, reverse=True)[:_FLAT]]
    mixed = page.quantize(_MIXED, method=Image.Quantize.FASTOCTREE).getpalette() or []
    holder = Image.new("P", (1, 1))
    holder.putpalette(b"".join(flat) + bytes(mixed[: 3 * _MIXED]))
    return holder


def sample() -> Image.Image:
    """The beginners' island under one of every piece."""
    state = opening(Options(), _SEATS, beginner(lambda _: 0))._replace(longest=0, army=1)
    page = Image.new("RGB", (ISLAND, HEIGHT + strip_height(_SEATS)), BACKGROUND)
    page.paste(base(state.board.layout), (0, 0))
    for sprite, tile in zip(_sprites(), cycle(HEXES), strict=False):
        stamp(page, sprite, hex_point(tile))
    draw_strip(page, HEIGHT, view(state, None), ("A",) * _SEATS)
    return page


def _sprites() -> Iterator[Image.Image]:
    yield from (frame_sprite(), robber_sprite(), ring_sprite(52), glow_sprite(85, 49), die_sprite(5))
    yield from (mark_sprite(letter) for letter in "ABC")
    for seat in range(_SEATS):
        yield from (settlement_sprite(seat), city_sprite(seat), road_sprite(seat, 85, 49))
