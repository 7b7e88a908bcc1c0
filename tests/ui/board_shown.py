"""Boards as pixels, for tests of what is drawn on them."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageChops

from bot.ui.games.catan.pictures.board import Mark, board_picture
from bot.ui.games.catan.pictures.indexed_image import Sprite, blank_page, paste, picture_of, plate
from engine.catan import events as e
from engine.catan import game as catan
from engine.catan.board import beginner
from engine.catan.names import Chance, Seat
from engine.catan.options import CatanOptions
from engine.catan.state import opening
from engine.catan.view import Concealed, View
from engine.fairness import chance_at

NAMES = ("Haruka", "小林さくら", "Kenneth the Third of Nowhere", "佐藤🎲")
LIMIT = 150 * 1024
"""Bytes of a picture."""
OPTIONS = CatanOptions(domestic_trade=False)
SECRET = bytes(range(32))


def fate(place: int) -> Chance:
    """The chance of a place in the log."""
    return chance_at(SECRET, (), place)


def drawn(view: View, marks: Sequence[Mark] = (), last: Sequence[e.Event | Concealed] = ()) -> Image.Image:
    """The picture as pixels."""
    return Image.open(BytesIO(board_picture(view, NAMES, "ja", marks, last).data)).convert("RGB")


def changed(first: Image.Image, second: Image.Image) -> tuple[int, int, int, int] | None:
    """The smallest box that holds every pixel in which the two differ."""
    return ImageChops.difference(first, second).getbbox()


def empty(seats: int = 4) -> View:
    """The beginners' island before the first piece."""
    return catan.view(opening(OPTIONS, seats, beginner(fate(0))), None)


def with_pieces(view: View, seat: Seat, **pieces: int) -> View:
    """The same with something else in front of a seat."""
    seats = list(view.seats)
    seats[seat] = seats[seat]._replace(**pieces)
    return view._replace(seats=tuple(seats))


def alone(sprite: Sprite) -> Image.Image:
    """The sprite in the middle of an empty page."""
    page = blank_page(200)
    paste(page, sprite, (100, 100))
    return picture_of(page).convert("RGB").crop((0, 0, 200, 200))


def number_of(colour: str) -> int:
    """Of a colour in the palette."""
    return int(plate(Image.new("RGB", (1, 1), colour))[0, 0])
