"""The colours of the board's pictures: few, so that files are small and every letter stays sharp.

Where two colours touch, an edge is smooth by the colour in the middle between them. All pictures consist of the same
colours, whatever the layout.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from PIL import Image, ImageColor

from bot.ui.pictures.canvas import ACCENT, BACKGROUND, CARD, TEXT
from engine.catan.names import Terrain

WHITE: Final = "#ffffff"
SEA: Final = "#14324d"
SHALLOW: Final = "#1f4c70"
COAST: Final = "#f0dfb0"
PAPER: Final = "#fbf3dc"
INK: Final = "#1b1b1b"
HOT: Final = "#b3001b"
"""The numbers six and eight."""

FILLS: Final = {
    Terrain.FOREST: "#2f7d45",
    Terrain.HILLS: "#bf6238",
    Terrain.PASTURE: "#a5d256",
    Terrain.FIELDS: "#f2c94c",
    Terrain.MOUNTAINS: "#8b93a3",
    Terrain.DESERT: "#e3d3a6",
}
"""Colours of different brightness."""
PINE, TRUNK = "#0d331b", "#3b2412"
BRICK, BRICK_LIGHT = "#5f230c", "#7d3316"
FACE: Final = "#23262b"
STRAW: Final = "#7a4d00"
ROCK, ROCK_DARK, SNOW = "#4a505c", "#2c3038", "#f4f6fa"
DUNE, CACTUS = "#b08d4a", "#3f7a3a"

SEATS: Final = ("#b50f22", "#3f8cff", "#ffa726", "#ffffff")
"""Red, blue, orange, white, in turn order, from dark to bright: as the signs in the texts."""
SEAT_INKS: Final = ("#ffffff", "#0b1526", "#1b1204", "#1b1b1b")
"""What is written upon them."""
DARK: Final = "#101114"
HALO: Final = "#f7efdc"
NEW: Final = "#6ff6ff"
"""What the last move changed."""
LETTER: Final = "#ffe14d"
TURN: Final = "#4a3a12"
"""The field of the player whose turn it is."""

_TOUCHING: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (SEA, (SHALLOW, BACKGROUND, TEXT)),
    (SHALLOW, (COAST, INK)),
    (COAST, (INK, HALO, *FILLS.values())),
    (PAPER, (INK, HOT, *FILLS.values())),
    (FILLS[Terrain.FOREST], (PINE, TRUNK, HALO, DARK, INK, HOT)),
    (FILLS[Terrain.HILLS], (BRICK, BRICK_LIGHT, HALO, DARK, INK, HOT)),
    (FILLS[Terrain.PASTURE], (WHITE, FACE, DARK)),
    (FILLS[Terrain.FIELDS], (STRAW, HALO, DARK)),
    (FILLS[Terrain.MOUNTAINS], (ROCK, ROCK_DARK, SNOW, HALO, DARK)),
    (FILLS[Terrain.DESERT], (DUNE, CACTUS, DARK)),
    (ROCK, (SNOW,)),
    (DARK, (HALO, LETTER, NEW, *SEATS)),
    (SEATS[0], (SEAT_INKS[0],)),
    (SEATS[1], (SEAT_INKS[1],)),
    (SEATS[2], (SEAT_INKS[2],)),
    (TEXT, (CARD, TURN)),
    (ACCENT, (CARD, TURN, BACKGROUND)),
)  # fmt: skip


@cache
def palette() -> Image.Image:
    """An image whose palette has every colour, and the middles of those that touch."""
    holder = Image.new("P", (1, 1))
    holder.putpalette(b"".join(bytes(colour) for colour in dict.fromkeys((*_flat(), *_mixed()))))
    return holder


def _flat() -> Iterator[tuple[int, ...]]:
    for colour, others in _TOUCHING:
        yield from (ImageColor.getrgb(one) for one in (colour, *others))


def _mixed() -> Iterator[tuple[int, ...]]:
    for colour, others in _TOUCHING:
        first = ImageColor.getrgb(colour)
        for other in others:
            yield tuple((a + b) // 2 for a, b in zip(first, ImageColor.getrgb(other), strict=True))
