"""Under the island: a field for each player with what lies open - points, cards, knights, road, awards."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil
from typing import Final

from PIL import Image, ImageDraw

from bot.ui.pictures.board_base import ISLAND
from bot.ui.pictures.board_brush import Brush, blank, reduced, stamp
from bot.ui.pictures.board_pieces import road_sprite, settlement_sprite
from bot.ui.pictures.board_words import in_front, winner_of
from bot.ui.pictures.canvas import ACCENT, BACKGROUND, CARD, TEXT, fitted, font_of
from engine.catan.hands import count
from engine.catan.names import KNIGHT_CARD, Seat
from engine.catan.view import View

FIELD: Final = 112
GAP: Final = 12
_WIDTH: Final = (ISLAND - GAP) // 2
_ICON: Final = 40
_SCALE: Final = 4
_LEFT: Final = 46
_STEP: Final = 114
_TURN: Final = "#4a3a12"

_STAR: Final = (
    (0, -10),
    (3, -3),
    (10, -2.5),
    (4.5, 2),
    (6.5, 9.5),
    (0, 5),
    (-6.5, 9.5),
    (-4.5, 2),
    (-10, -2.5),
    (-3, -3),
)

Box = tuple[int, int, int, int]


def strip_height(seats: int) -> int:
    """Pixels that so many players' fields need, two in a row."""
    return (seats + 1) // 2 * (FIELD + GAP)


def draw_strip(page: Image.Image, top: int, view: View, names: Sequence[str]) -> None:
    """All fields, from `top` downwards; whose turn it is has a bright frame and an arrow, a winner a crown."""
    for seat in range(len(view.seats)):
        left = (seat % 2) * (_WIDTH + GAP)
        above = top + GAP + (seat // 2) * (FIELD + GAP)
        _field(page, (left, above, left + _WIDTH, above + FIELD), view, seat)
        _words(page, (left, above), view, seat, names[seat])


def _field(page: Image.Image, box: Box, view: View, seat: Seat) -> None:
    """The panel, the player's house and a piece of their road, and the icons."""
    active = in_front(view) == seat
    draw = ImageDraw.Draw(page)
    draw.rounded_rectangle(box, 16, fill=_TURN if active else CARD)
    if active:
        draw.rounded_rectangle(box, 16, outline=ACCENT, width=5)
    stamp(page, road_sprite(seat, 0, FIELD + 34), (box[0] + 26, (box[1] + box[3]) // 2))
    stamp(page, settlement_sprite(seat), (box[0] + 76, box[1] + 38))


def _words(page: Image.Image, at: tuple[int, int], view: View, seat: Seat, name: str) -> None:
    """Points, name and counts: numbers with signs, so that the picture speaks no language."""
    (left, top), points = at, str(view.seats[seat].points)
    score, bold = number_sprite(points, 44, TEXT), font_of(38, "Bold")
    start, end = left + 116, left + _WIDTH - 20 - score.width
    stamp(page, score, (end + score.width // 2, top + 36))
    end -= 10
    stamp(page, star_sprite(), (end - 20, top + 35))
    end -= 62
    if in_front(view) == seat:
        stamp(page, arrow_sprite() if winner_of(view) is None else crown_sprite(), (end - 12, top + 36))
        end -= 46
    draw = ImageDraw.Draw(page)
    draw.text((start, top + 36), fitted(name, bold, end - start), fill=TEXT, font=bold, anchor="lm")
    for place, (icon, number, award) in enumerate(_counts(view, seat)):
        _count(page, (left + _LEFT + 10 + place * _STEP, top + 84), icon, number, award=award)


def _counts(view: View, seat: Seat) -> tuple[tuple[str, int, bool], ...]:
    """Icon, number, and whether the player holds the award for it."""
    shown = view.seats[seat]
    return (
        ("hand", shown.cards, False),
        ("development", shown.development_cards, False),
        ("knights", count(shown.played, KNIGHT_CARD), view.army == seat),
        ("road", shown.road_length, view.longest == seat),
    )


def _count(page: Image.Image, at: tuple[int, int], icon: str, number: int, *, award: bool) -> None:
    """An icon with its number; an award makes it a golden badge."""
    x, y = at
    if award:
        ImageDraw.Draw(page).rounded_rectangle((x - 6, y - 23, x + _STEP - 10, y + 23), 23, fill=ACCENT)
    stamp(page, icon_sprite(icon, BACKGROUND if award else TEXT), (x + 20, y))
    colour = BACKGROUND if award else TEXT
    digits = number_sprite(str(number), 36, colour)
    stamp(page, digits, (x + 50 + digits.width // 2, y))


@lru_cache(maxsize=256)
def number_sprite(digits: str, size: int, colour: str) -> Image.Image:
    """A number, drawn once: letters cost more than all the rest of a field."""
    font = font_of(size, "Bold")
    page = Image.new("RGBA", (ceil(font.getlength(digits)), size + size // 2), f"{colour}00")
    ImageDraw.Draw(page).text((0, page.height // 2), digits, fill=colour, font=font, anchor="lm")
    return page


@lru_cache(maxsize=8)
def icon_sprite(icon: str, colour: str) -> Image.Image:
    """What a number counts: cards in hand, development cards, played knights, length of the longest route."""
    page, brush = blank(_ICON, _ICON, _SCALE)
    _ICONS[icon](brush.at((_ICON / 2, _ICON / 2)), colour, CARD if colour == TEXT else ACCENT)
    return reduced(page, _SCALE)


def _hand(brush: Brush, colour: str, ground: str) -> None:
    """Two cards."""
    brush.block((-16, -17, 5, 12), colour, 4)
    brush.block((-7, -12, 17, 19), ground, 5)
    brush.block((-4, -9, 14, 16), colour, 4)


def _development(brush: Brush, colour: str, ground: str) -> None:
    """A card with a star."""
    brush.block((-13, -18, 13, 18), colour, 4)
    brush.shape(_STAR, ground)


def _knights(brush: Brush, colour: str, _ground: str) -> None:
    """A sword."""
    brush.shape([(17, -17), (14, -7), (-6, 12), (-11, 7), (8, -13)], colour)
    brush.path([(-13, 1), (-1, 13)], colour, 5)
    brush.path([(-8, 8), (-16, 16)], colour, 6)


def _route(brush: Brush, colour: str, _ground: str) -> None:
    """Three roads in a row."""
    brush.path([(-16, 10), (-7, -6)], colour, 6)
    brush.path([(-3, -8), (5, 8)], colour, 6)
    brush.path([(9, 8), (16, -8)], colour, 6)


_ICONS: Final[dict[str, Callable[[Brush, str, str], None]]] = {
    "hand": _hand,
    "development": _development,
    "knights": _knights,
    "road": _route,
}


@lru_cache(maxsize=1)
def arrow_sprite() -> Image.Image:
    """It is this player's turn."""
    page, brush = blank(32, 36, _SCALE)
    brush.shape([(30, 2), (30, 34), (4, 18)], ACCENT)
    return reduced(page, _SCALE)


@lru_cache(maxsize=1)
def star_sprite() -> Image.Image:
    """What victory points are counted with."""
    page, brush = blank(_ICON, _ICON, _SCALE)
    brush.at((_ICON / 2, _ICON / 2 + 1), 1.8).shape(_STAR, ACCENT)
    return reduced(page, _SCALE)


@lru_cache(maxsize=1)
def crown_sprite() -> Image.Image:
    """This player has won."""
    page, brush = blank(40, 36, _SCALE)
    brush.shape([(4, 32), (1, 8), (12, 18), (20, 3), (28, 18), (39, 8), (36, 32)], ACCENT)
    return reduced(page, _SCALE)
