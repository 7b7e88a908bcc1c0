"""Our own PNG files are read by others as they were drawn."""

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from bot.ui.pictures.png import Pixels, png_of

CHANCE = np.random.default_rng(7)


@pytest.mark.parametrize(
    ("pixels", "palette", "mode"),
    [
        (CHANCE.integers(0, 256, (31, 17, 3), np.uint8), b"", "RGB"),
        (CHANCE.integers(0, 4, (31, 17), np.uint8), bytes(range(12)), "P"),
    ],
)
def test_a_reader_sees_the_pixels_that_were_drawn(pixels: Pixels, palette: bytes, mode: str) -> None:
    picture = Image.open(BytesIO(png_of(pixels, palette)))
    picture.load()
    assert (picture.mode, picture.size) == (mode, (17, 31))
    assert np.array_equal(np.asarray(picture), pixels)
    assert bytes(picture.getpalette() or ())[: len(palette)] == palette
    assert png_of(pixels, palette) == png_of(pixels.copy(), palette)
