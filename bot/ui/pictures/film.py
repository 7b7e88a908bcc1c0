"""A whole game as a film: an animated GIF, because every Discord client plays it by itself."""

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Final, TypeVar

from PIL import Image

MOST_FRAMES: Final = 120
"""A longer game shows several turns in a picture."""
MOST_BYTES: Final = 8 * 1024 * 1024
_MILLISECONDS: Final = 700
_LAST_MILLISECONDS: Final = 6000

T = TypeVar("T")


def ends_of(count: int, most: int) -> list[int]:
    """Where at most so many stretches of a game end, evenly long, the last at its very end."""
    number = min(most, count)
    return [(place + 1) * count // number for place in range(number)]


def every_so_many(moments: Sequence[T], most: int) -> Sequence[T]:
    """At most so many moments, evenly spread, the last one among them."""
    return [moments[end - 1] for end in ends_of(len(moments), most)]


def film_of(
    moments: Sequence[T],
    frame: Callable[[T], Image.Image],
    chosen: Callable[[Sequence[T], int], Sequence[T]] = every_so_many,
) -> tuple[bytes, int]:
    """The film of these moments, the end shown longer, at most 8 MiB, and how many pictures it has."""
    most = min(MOST_FRAMES, len(moments))
    film = _gif([frame(moment) for moment in chosen(moments, most)])
    while len(film) > MOST_BYTES:
        most //= 2
        film = _gif([frame(moment) for moment in chosen(moments, most)])
    return film, most


def _gif(frames: Sequence[Image.Image]) -> bytes:
    lengths = [_MILLISECONDS] * (len(frames) - 1) + [_LAST_MILLISECONDS]
    file = BytesIO()
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=lengths, loop=0, optimize=True
    )
    return file.getvalue()
