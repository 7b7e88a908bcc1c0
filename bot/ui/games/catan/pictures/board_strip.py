"""Under the island: a field for each player with what lies open - points, cards, knights, road, awards."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil
from typing import Final

from PIL import Image, ImageDraw

from bot.ui.games.catan.pictures.board_colours import TURN
from bot.ui.games.catan.pictures.board_pieces import road_sprite, settlement_sprite
from bot.ui.games.catan.pictures.board_words import in_front, winner_of
from bot.ui.games.catan.pictures.indexed_image import WIDTH, IndexedImage, Sprite, cut, paste, sprite
from bot.ui.pictures.canvas import ACCENT, BACKGROUND, CARD, TEXT, fitted
from bot.ui.pictures.lettering import font_of, length, put
from bot.ui.pictures.scaled_draw import ScaledDraw, blank
from engine.catan.hands import count
from engine.catan.names import KNIGHT_CARD, Seat
from engine.catan.view import View

FIELD: Final = 112
GAP: Final = 12
_WIDTH: Final = (WIDTH - GAP) // 2
_ICON: Final = 40
_NAME: Final = 38
"""Size of the letters of a name."""
_SCALE: Final = 4
_LEFT: Final = 46
_STEP: Final = 114

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


def strip_height(seats: int) -> int:
    """Pixels that so many players' fields need, two in a row."""
    return (seats + 1) // 2 * (FIELD + GAP)


def draw_strip(page: IndexedImage, top: int, view: View, names: Sequence[str]) -> None:
    """All fields, from `top` downwards; whose turn it is has a bright frame and an arrow, a winner a crown."""
    for seat in range(len(view.seats)):
        left = (seat % 2) * (_WIDTH + GAP)
        above = top + GAP + (seat // 2) * (FIELD + GAP)
        paste(page, panel_sprite(active=in_front(view) == seat), (left + _WIDTH // 2, above + FIELD // 2))
        paste(page, road_sprite(seat, 0, FIELD + 34), (left + 26, above + FIELD // 2))
        paste(page, settlement_sprite(seat), (left + 76, above + 38))
        _words(page, (left, above), view, seat, names[seat])


def _words(page: IndexedImage, at: tuple[int, int], view: View, seat: Seat, name: str) -> None:
    """Points, name and counts: numbers with signs, so that the picture speaks no language."""
    (left, top), points = at, str(view.seats[seat].points)
    score = number_sprite(points, 44, TEXT)
    start, end = left + 116, left + _WIDTH - 20 - score.width
    paste(page, score, (end + score.width // 2, top + 36))
    end -= 10
    paste(page, star_sprite(), (end - 20, top + 35))
    end -= 62
    if in_front(view) == seat:
        paste(page, arrow_sprite() if winner_of(view) is None else crown_sprite(), (end - 12, top + 36))
        end -= 46
    written = name_sprite(name, end - start)
    paste(page, written, (start + written.width // 2, top + 36))
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


def _count(page: IndexedImage, at: tuple[int, int], icon: str, number: int, *, award: bool) -> None:
    """An icon with its number; an award makes it a golden badge."""
    x, y = at
    if award:
        paste(page, badge_sprite(), (x - 8 + _STEP // 2, y))
    paste(page, icon_sprite(icon, BACKGROUND if award else TEXT), (x + 20, y))
    colour = BACKGROUND if award else TEXT
    digits = number_sprite(str(number), 36, colour)
    paste(page, digits, (x + 50 + digits.width // 2, y))


@lru_cache(maxsize=2)
def panel_sprite(*, active: bool) -> Sprite:
    """What lies behind a field; whose turn it is has a bright frame."""
    page, brush = blank(_WIDTH, FIELD, 2)
    brush.block((0, 0, _WIDTH, FIELD), ACCENT if active else CARD, 16)
    if active:
        brush.block((5, 5, _WIDTH - 5, FIELD - 5), TURN, 11)
    return sprite(page, 2)


@lru_cache(maxsize=256)
def number_sprite(digits: str, size: int, colour: str) -> Sprite:
    """A number, drawn once: letters cost more than all the rest of a field."""
    return _written(digits, size, colour)


@lru_cache(maxsize=64)
def name_sprite(name: str, width: int) -> Sprite:
    """A player's name, cut where it is wider."""
    return _written(fitted(name, font_of(_NAME, "Bold"), width), _NAME, TEXT)


def _written(words: str, size: int, colour: str) -> Sprite:
    """Bold letters, which begin at the left edge."""
    page = Image.new("RGBA", (ceil(length(words, size, "Bold")), size + size // 2), f"{colour}00")
    put(ImageDraw.Draw(page), (0, page.height // 2), words, size, "Bold", colour, "lm")
    return cut(page)


@lru_cache(maxsize=1)
def badge_sprite() -> Sprite:
    """What lies behind a number that earned an award."""
    page, brush = blank(_STEP - 4, 46, _SCALE)
    brush.block((0, 0, _STEP - 4, 46), ACCENT, 23)
    return sprite(page, _SCALE)


@lru_cache(maxsize=8)
def icon_sprite(icon: str, colour: str) -> Sprite:
    """What a number counts: cards in hand, development cards, played knights, length of the longest route."""
    page, brush = blank(_ICON, _ICON, _SCALE)
    _ICONS[icon](brush.at((_ICON / 2, _ICON / 2)), colour, CARD if colour == TEXT else ACCENT)
    return sprite(page, _SCALE)


def _hand(brush: ScaledDraw, colour: str, ground: str) -> None:
    """Two cards."""
    brush.block((-16, -17, 5, 12), colour, 4)
    brush.block((-7, -12, 17, 19), ground, 5)
    brush.block((-4, -9, 14, 16), colour, 4)


def _development(brush: ScaledDraw, colour: str, ground: str) -> None:
    """A card with a star."""
    brush.block((-13, -18, 13, 18), colour, 4)
    brush.shape(_STAR, ground)


def _knights(brush: ScaledDraw, colour: str, _ground: str) -> None:
    """A sword."""
    brush.shape([(17, -17), (14, -7), (-6, 12), (-11, 7), (8, -13)], colour)
    brush.path([(-13, 1), (-1, 13)], colour, 5)
    brush.path([(-8, 8), (-16, 16)], colour, 6)


def _route(brush: ScaledDraw, colour: str, _ground: str) -> None:
    """Three roads in a row."""
    brush.path([(-16, 10), (-7, -6)], colour, 6)
    brush.path([(-3, -8), (5, 8)], colour, 6)
    brush.path([(9, 8), (16, -8)], colour, 6)


_ICONS: Final[dict[str, Callable[[ScaledDraw, str, str], None]]] = {
    "hand": _hand,
    "development": _development,
    "knights": _knights,
    "road": _route,
}


@lru_cache(maxsize=1)
def arrow_sprite() -> Sprite:
    """It is this player's turn."""
    page, brush = blank(32, 36, _SCALE)
    brush.shape([(30, 2), (30, 34), (4, 18)], ACCENT)
    return sprite(page, _SCALE)


@lru_cache(maxsize=1)
def star_sprite() -> Sprite:
    """What victory points are counted with."""
    page, brush = blank(_ICON, _ICON, _SCALE)
    brush.at((_ICON / 2, _ICON / 2 + 1), 1.8).shape(_STAR, ACCENT)
    return sprite(page, _SCALE)


@lru_cache(maxsize=1)
def crown_sprite() -> Sprite:
    """This player has won."""
    page, brush = blank(40, 36, _SCALE)
    brush.shape([(4, 32), (1, 8), (12, 18), (20, 3), (28, 18), (39, 8), (36, 32)], ACCENT)
    return sprite(page, _SCALE)
