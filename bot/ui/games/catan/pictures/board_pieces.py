"""Pieces, letters and rings as small pictures, drawn four times as large and reduced; each is made once."""

from functools import lru_cache
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Final

from PIL import Image

from bot.ui.games.catan.pictures.board_base import SIDE
from bot.ui.games.catan.pictures.board_colours import DARK, HALO, LETTER, NEW, SEAT_INKS, SEATS, WHITE
from bot.ui.games.catan.pictures.indexed_image import Sprite, sprite
from bot.ui.pictures.brush import Brush, Spot
from bot.ui.pictures.canvas import TEXT
from bot.ui.pictures.scaled_draw import ScaledDraw, blank
from engine.catan.names import Seat

_SCALE: Final = 4
ROAD_WIDTH: Final = 22
_ROAD_SHARE: Final = 0.66

Outline = tuple[Spot, ...]


def _dome(left: float, right: float, top: float, foot: float) -> Outline:
    middle, half = (left + right) / 2, (right - left) / 2
    turns = [pi * step / 12 for step in range(13)]
    return tuple((middle - half * cos(turn), foot - (foot - top) * sin(turn)) for turn in turns)


def _roof(seat: Seat, left: float, right: float, top: float, foot: float) -> Outline:
    """Gable, dome, flat top, slope: each seat's buildings have a roof of their own."""
    width = right - left
    match seat:
        case 0:
            return (left, foot), ((left + right) / 2, top), (right, foot)
        case 1:
            return _dome(left, right, top, foot)
        case 2:
            return (left, foot), (left + width * 0.22, top), (right - width * 0.22, top), (right, foot)
    return (left, foot), (left, top), (right, foot)


def settlement_outline(seat: Seat) -> Outline:
    """A house around (0, 0)."""
    return *_roof(seat, -22, 22, -26, -5), (22, 23), (-22, 23)


def city_outline(seat: Seat) -> Outline:
    """A house with a tower around (0, 0)."""
    return *_roof(seat, -34, -2, -36, -15), (-2, -6), (34, -6), (34, 26), (-34, 26)


def _building(brush: Brush, seat: Seat, outline: Outline, number: Spot, size: int) -> None:
    brush.around(outline, HALO, 9)
    brush.around(outline, DARK, 5.5)
    brush.shape(outline, SEATS[seat])
    brush.words(number, str(seat + 1), size, SEAT_INKS[seat])


@lru_cache(maxsize=8)
def settlement_sprite(seat: Seat) -> Sprite:
    """A settlement with the number of its seat."""
    page, brush = blank(60, 64, _SCALE)
    draw_settlement(brush.at((30, 33)), seat)
    return sprite(page, _SCALE)


@lru_cache(maxsize=8)
def city_sprite(seat: Seat) -> Sprite:
    """A city with the number of its seat."""
    page, brush = blank(84, 84, _SCALE)
    draw_city(brush.at((42, 46)), seat)
    return sprite(page, _SCALE)


def draw_settlement(brush: Brush, seat: Seat) -> None:
    """A settlement around the brush's origin."""
    _building(brush, seat, settlement_outline(seat), (0, 8), 32)


def draw_city(city: Brush, seat: Seat) -> None:
    """A city around the brush's origin."""
    _building(city, seat, city_outline(seat), (10, 10), 34)
    city.block((-26, 0, -15, 14), SEAT_INKS[seat], 2)


def road_length(dx: int, dy: int) -> int:
    """Of the road along a line: its ends leave room for what stands there."""
    return round(hypot(dx, dy) * _ROAD_SHARE)


@lru_cache(maxsize=64)
def road_sprite(seat: Seat, dx: int, dy: int) -> Sprite:
    """A road along this line; each seat's has a pattern of its own."""
    length = road_length(dx, dy)
    page, brush = blank(length, ROAD_WIDTH, _SCALE)
    draw_road(brush, seat, length)
    return sprite(_turned(page, dx, dy), _SCALE)


@lru_cache(maxsize=16)
def glow_sprite(dx: int, dy: int) -> Sprite:
    """What lies under a new road: a bright rim, narrow enough to cover no number."""
    length = road_length(dx, dy) + 22
    page, brush = blank(length, ROAD_WIDTH + 20, _SCALE)
    brush.block((0, 0, length, ROAD_WIDTH + 20), DARK, 15)
    brush.block((2.5, 2.5, length - 2.5, ROAD_WIDTH + 17.5), NEW, 13)
    return sprite(_turned(page, dx, dy), _SCALE)


def _turned(page: Image.Image, dx: int, dy: int) -> Image.Image:
    return page.rotate(-degrees(atan2(dy, dx)), resample=Image.Resampling.BICUBIC, expand=True)


def draw_road(brush: Brush, seat: Seat, length: int) -> None:
    """Plain, a line, dots, two bars."""
    middle = ROAD_WIDTH / 2
    brush.block((0, 0, length, ROAD_WIDTH), HALO, 7)
    brush.block((1.7, 1.7, length - 1.7, ROAD_WIDTH - 1.7), DARK, 6)
    brush.block((4.5, 4.5, length - 4.5, ROAD_WIDTH - 4.5), SEATS[seat], 3)
    match seat:
        case 1:
            brush.path([(10, middle), (length - 10, middle)], WHITE, 4.5)
        case 2:
            for share in (0.22, 0.5, 0.78):
                brush.disc((length * share, middle), 4.2, DARK)
        case 3:
            for share in (0.35, 0.65):
                brush.block((length * share - 3.5, 2, length * share + 3.5, ROAD_WIDTH - 2), DARK)


@lru_cache(maxsize=2)
def robber_sprite(*, moved: bool = False) -> Sprite:
    """The robber: a dark pawn, with a bright rim where it has just come; a ring would lie on the tile's number."""
    page, brush = blank(62, 80, _SCALE)
    draw_robber(brush, moved=moved)
    return sprite(page, _SCALE)


def draw_robber(brush: Brush, *, moved: bool = False) -> None:
    """The same with any brush."""
    rims = ((6.5, NEW),) if moved else ()
    for grow, fill in (*rims, (3.5, WHITE), (0, DARK)):
        brush.disc((31, 21), 12 + grow, fill)
        brush.oval((15 - grow, 28 - grow, 47 + grow, 72 + grow), fill)
        brush.block((11 - grow, 62 - grow, 51 + grow, 72 + grow), fill, 4)
    for x in (26, 36):
        brush.disc((x, 20), 2.6, WHITE)


@lru_cache(maxsize=64)
def mark_sprite(label: str) -> Sprite:
    """A letter on a yellow disc."""
    page, brush = blank(46, 46, _SCALE)
    draw_mark(brush.at((23, 23)), label)
    return sprite(page, _SCALE)


def draw_mark(brush: Brush, label: str) -> None:
    """The same around the brush's origin."""
    brush.disc((0, 0), 23, DARK)
    brush.disc((0, 0), 19.5, LETTER)
    brush.words((0, 0), label, 32 if len(label) == 1 else 23, DARK)


@lru_cache(maxsize=4)
def ring_sprite(radius: int) -> Sprite:
    """A ring around what the last move changed."""
    page, brush = blank(2 * radius, 2 * radius, _SCALE)
    centre = (radius, radius)
    for inset, fill in ((0, DARK), (2.5, NEW), (8, DARK)):
        brush.disc(centre, radius - inset, fill)
    _clear(page, radius, radius - 10)
    return sprite(page, _SCALE)


def _clear(page: Image.Image, middle: int, radius: int) -> None:
    """Takes the inside away."""
    hole = Image.new("L", page.size, 255)
    ScaledDraw(hole, _SCALE).disc((middle, middle), radius, "#000000")
    page.putalpha(Image.composite(page.getchannel("A"), Image.new("L", page.size, 0), hole))


@lru_cache(maxsize=1)
def frame_sprite() -> Sprite:
    """A bright frame just inside a tile: the dice woke it."""
    size = 2 * SIDE
    page, brush = blank(size, size, _SCALE)
    draw_frame(brush.at((SIDE, SIDE)))
    return sprite(page, _SCALE)


def draw_frame(brush: Brush) -> None:
    """The same around the brush's origin."""
    turns = [pi * step / 3 for step in range(6)]
    corners = [((SIDE - 13) * sin(turn), -(SIDE - 13) * cos(turn)) for turn in turns]
    brush.around(corners, DARK, 11)
    brush.around(corners, NEW, 6.5)


@lru_cache(maxsize=1)
def turn_sprite() -> Sprite:
    """An hourglass: so many turns have been."""
    page, brush = blank(36, 44, _SCALE)
    brush.block((2, 0, 34, 7), TEXT, 3)
    brush.block((2, 37, 34, 44), TEXT, 3)
    brush.shape([(6, 8), (30, 8), (18, 22)], TEXT)
    brush.shape([(6, 36), (30, 36), (18, 22)], TEXT)
    return sprite(page, _SCALE)


@lru_cache(maxsize=6)
def die_sprite(number: int) -> Sprite:
    """A die that shows this number."""
    page, brush = blank(72, 72, _SCALE)
    draw_die(brush, number)
    return sprite(page, _SCALE)


def draw_die(brush: Brush, number: int) -> None:
    """The same with any brush."""
    brush.block((0, 0, 72, 72), DARK, 16)
    brush.block((3, 3, 69, 69), WHITE, 13)
    for x, y in PIPS[number]:
        brush.disc((36 + x * 18, 36 + y * 18), 7.5, DARK)


_CORNERS: Final = ((-1, -1), (1, 1), (1, -1), (-1, 1))
PIPS: Final = {
    1: ((0, 0),),
    2: _CORNERS[:2],
    3: (*_CORNERS[:2], (0, 0)),
    4: _CORNERS,
    5: (*_CORNERS, (0, 0)),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}
"""Where the pips of a die lie, from its centre."""
