"""A page of the board's colours, one byte a pixel: what is put on it, and how it becomes a file.

Pillow draws the pieces; putting them together is done here. A photograph's pixels take four times the memory, their
colours must be looked up again for the file, and all that for each of fifty pictures a second.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from bot.ui.games.catan.pictures.board_colours import palette
from bot.ui.pictures.canvas import BACKGROUND
from bot.ui.pictures.png import png_of
from bot.ui.pictures.scaled_draw import reduced

WIDTH: Final = 1080
"""Of every page, in pixels."""

IndexedImage = NDArray[np.uint8]
"""Numbers of colours, `(height, WIDTH)`."""

_SHADES: Final = 8
"""Into so many steps the way from the ground's colour to a sprite's is divided at its smooth edges."""


class Sprite(NamedTuple):
    """A small picture, ready to be put on a page; clear margins are cut off."""

    width: int
    """With its margins."""
    corner: tuple[int, int]
    """Where its first pixel lies, from the middle: to the right and down."""
    inks: IndexedImage
    solid: NDArray[np.bool_]
    """Where it covers the ground."""
    edge: NDArray[np.int32]
    """Where it lets the ground shine through: places on the page, counted from its first pixel."""
    mixes: NDArray[np.int32]
    """Row of the table of mixtures for each of these places."""


def cut(picture: Image.Image) -> Sprite:
    """A sprite of a picture with transparency."""
    box = picture.getbbox() or (0, 0, 1, 1)
    seen = picture.crop(box)
    inks = plate(seen.convert("RGB"))
    shade = (np.array(seen.getchannel("A"), np.int32) * _SHADES + 127) // 255
    rows, columns = np.nonzero((shade > 0) & (shade < _SHADES))
    return Sprite(
        picture.width,
        (box[0] - picture.width // 2, box[1] - picture.height // 2),
        inks,
        shade == _SHADES,
        (rows * WIDTH + columns).astype(np.int32),
        ((shade[rows, columns] - 1) * colours() + inks[rows, columns]).astype(np.int32),
    )


def sprite(page: Image.Image, scale: int) -> Sprite:
    """A page that is so many times too large, in the wanted size and ready to be put on a board."""
    return cut(reduced(page, scale))


def paste(page: IndexedImage, sprite: Sprite, centre: tuple[int, int]) -> None:
    """Puts the sprite on the page around this pixel; all of it must lie on the page."""
    (height, width), (right, down) = sprite.inks.shape, sprite.corner
    left, top = centre[0] + right, centre[1] + down
    np.copyto(page[top : top + height, left : left + width], sprite.inks, where=sprite.solid)
    spots = sprite.edge + (top * WIDTH + left)
    flat = page.reshape(-1)
    flat[spots] = mixtures()[sprite.mixes, flat[spots]]


def blank_page(height: int) -> IndexedImage:
    """An empty page."""
    return np.full((height, WIDTH), plate(Image.new("RGB", (1, 1), BACKGROUND))[0, 0], np.uint8)


def plate(picture: Image.Image) -> IndexedImage:
    """The numbers of the nearest colours of a picture without transparency."""
    return np.array(picture.quantize(palette=palette(), dither=Image.Dither.NONE))


@cache
def colours() -> int:
    """How many colours there are."""
    return len(palette().getpalette() or ()) // 3


@cache
def mixtures() -> IndexedImage:
    """For each shade and colour of a sprite, the colour that it makes of each colour of the ground."""
    each = np.array(palette().getpalette(), np.int32).reshape(-1, 3)
    return np.concatenate([_mixed(each, shade) for shade in range(1, _SHADES)])


def _mixed(each: NDArray[np.int32], shade: int) -> IndexedImage:
    """`(colours of the sprite, colours of the ground)`."""
    mixed = (each[:, None] * shade + each[None, :] * (_SHADES - shade)) // _SHADES
    return plate(Image.fromarray(mixed.astype(np.uint8)))


def picture_of(page: IndexedImage) -> Image.Image:
    """The page for Pillow."""
    picture = Image.fromarray(page).convert("P")
    picture.putpalette(palette().getpalette() or ())
    return picture


def packed(page: IndexedImage) -> bytes:
    """The page as a PNG file; the same page gives the same bytes."""
    return png_of(page, bytes(palette().getpalette() or ()))
