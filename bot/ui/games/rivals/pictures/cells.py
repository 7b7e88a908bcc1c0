"""The cells of a principality: a region with its number and stock, a building site, a settlement or city, a road.

Each is drawn around the upper left corner of its place, by whatever brush.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final, Protocol

from PIL import Image

from bot.i18n import Language, plain
from bot.ui.games.rivals.words import card_name
from bot.ui.pictures.brush import Brush, framed
from bot.ui.pictures.canvas import ACCENT, BACKGROUND, CARD, LINE, MUTED, TEXT, fitted
from bot.ui.pictures.lettering import font_of
from bot.ui.pictures.scaled_draw import ScaledDraw
from engine.rivals.cards import CARDS, EXPANSIONS, UNITS
from engine.rivals.names import FULL, CardKey, Good

SIDE: Final = 148
"""Width of a building site; a region takes two of them."""
MIDDLE: Final = 128
GAP: Final = 4
ROW: Final = 76
LAND: Final = {
    Good.LUMBER: "#23402c",
    Good.BRICK: "#5a3226",
    Good.GRAIN: "#5c4a1c",
    Good.WOOL: "#3f5a2a",
    Good.ORE: "#3d4450",
    Good.GOLD: "#55511f",
}
_UNIT, _BUILDING = "#2f3350", "#3a3340"
_ROUND: Final = 10
_TWO: Final = 2
_FOOT: Final = ROW - 1


class Cell(Protocol):
    """A part of a principality."""

    width: ClassVar[int]
    """All are `ROW` high."""

    def __hash__(self) -> int:
        """Cells that look alike are one."""

    def draw(self, brush: Brush, /) -> None:
        """Its strokes."""


@lru_cache(maxsize=1024)
def cell_image(cell: Cell) -> Image.Image:
    """A cell as a picture, never drawn upon."""
    page = Image.new("RGB", (cell.width, ROW), BACKGROUND)
    cell.draw(ScaledDraw(page, 1))
    return page


@dataclass(frozen=True, slots=True)
class RegionCell:
    """A region: what it yields, on which number (0: not turned yet), and how much of it lies there."""

    kind: Good
    number: int
    held: int
    language: Language
    width: ClassVar[int] = 2 * SIDE + GAP

    def draw(self, brush: Brush) -> None:
        """The number on a die, the name, a square for each good that finds room."""
        width = self.width
        brush.block((0, 0, width - 1, _FOOT), LAND[self.kind], _ROUND)
        brush.block((10, 14, 58, 62), TEXT, 8)
        brush.words((34, 38), str(self.number) if self.number else "?", 34, BACKGROUND)
        name = plain(self.language, f"rivals-good-{self.kind.name.lower()}", {"sign": ""})
        brush.words((70, 38), fitted(name, font_of(27, "Bold"), 120), 27, TEXT, "l")
        for place in range(FULL):
            x = width - 108 + place * 28
            ground = ACCENT if place < self.held else LAND[self.kind]
            framed(brush, (x, 27, x + 21, 48), ground, ACCENT, 2)
        brush.words((width - 18, 38), str(self.held), 28, TEXT)


@dataclass(frozen=True, slots=True)
class SiteCell:
    """A building site with its expansion, or free."""

    card: CardKey
    language: Language
    width: ClassVar[int] = SIDE

    def draw(self, brush: Brush) -> None:
        """The name on one line or two, and what the card counts for."""
        if not self.card:
            framed(brush, (1, 1, SIDE - 2, _FOOT - 1), BACKGROUND, LINE, 2, _ROUND)
            return
        ground = _UNIT if CARDS[self.card].kind in UNITS else _BUILDING
        brush.block((0, 0, SIDE - 1, _FOOT), ground, _ROUND)
        font = font_of(23, "Bold")
        lines = _wrapped(card_name(self.card, self.language), SIDE - 12)
        signs = signs_of(self.card, self.language)
        lower = 0 if signs else 12
        tops = (15, 38) if len(lines) == _TWO else (26,)
        for line, y in zip(lines, (top + lower for top in tops), strict=True):
            brush.words((SIDE / 2, y), fitted(line, font, SIDE - 10), 23, TEXT)
        if signs:
            brush.words((SIDE / 2, 61), signs, 20, ACCENT)


@dataclass(frozen=True, slots=True)
class CentreCell:
    """A settlement or city: its number from the west, its points."""

    number: int
    is_city: bool
    language: Language
    width: ClassVar[int] = MIDDLE

    def draw(self, brush: Brush) -> None:
        """On the road that goes through it."""
        brush.block((MIDDLE / 2 - 7, 0, MIDDLE / 2 + 7, ROW), MUTED)
        framed(brush, (4, 4, MIDDLE - 5, ROW - 5), CARD, TEXT, 2, _ROUND)
        if self.is_city:
            brush.shape([(14, 62), (14, 36), (28, 22), (42, 36), (42, 30), (56, 30), (56, 62)], TEXT)
        else:
            brush.shape([(18, 62), (18, 40), (35, 24), (52, 40), (52, 62)], TEXT)
        brush.words((35, 50), str(self.number), 24, BACKGROUND)
        worth = plain(self.language, "rivals-sign-victory", {"number": _TWO if self.is_city else 1})
        brush.words((90, 40), worth, 26, ACCENT)


@dataclass(frozen=True, slots=True)
class RoadCell:
    """A road, or where one may be laid."""

    is_laid: bool
    width: ClassVar[int] = MIDDLE

    def draw(self, brush: Brush) -> None:
        """From top to bottom; dashed where there is none."""
        middle = MIDDLE / 2
        if self.is_laid:
            brush.block((middle - 7, 0, middle + 7, ROW), MUTED)
            return
        for y in range(8, ROW, 16):
            brush.block((middle - 2, y, middle + 2, y + 6), LINE)


@dataclass(frozen=True, slots=True)
class FoundedCell:
    """The end of a road, where a settlement would stand."""

    width: ClassVar[int] = MIDDLE

    def draw(self, brush: Brush) -> None:
        """A house on the road."""
        RoadCell(True).draw(brush)
        brush.shape([(44, 60), (44, 34), (64, 14), (84, 34), (84, 60)], TEXT)


@dataclass(frozen=True, slots=True)
class ComingCell:
    """A building site to which one of several cards would come."""

    width: ClassVar[int] = SIDE

    def draw(self, brush: Brush) -> None:
        """A bright frame."""
        framed(brush, (1, 1, SIDE - 2, _FOOT - 1), BACKGROUND, ACCENT, 4, _ROUND)
        brush.words((SIDE / 2, ROW / 2), "+", 44, ACCENT)


def _wrapped(name: str, width: int) -> tuple[str, ...]:
    """A name on one line or two: cut at a space, else in the middle."""
    font = font_of(23, "Bold")
    if font.getlength(name) <= width:
        return (name,)
    cuts = [place for place, letter in enumerate(name) if letter == " "] or [(len(name) + 1) // 2]
    cut = min(cuts, key=lambda place: abs(2 * place - len(name)))
    return name[:cut].strip(), name[cut:].strip()


def signs_of(card: CardKey, language: Language) -> str:
    """What a card counts for, as short signs."""
    row = CARDS[card]
    worth = {
        "victory": row.victory,
        "commerce": row.commerce,
        "strength": row.strength,
        "skill": row.skill,
        "progress": row.progress,
    }
    found = [
        plain(language, f"rivals-sign-{name}", {"number": number}) for name, number in worth.items() if number
    ]
    doubled = next((told[0] for name, *told in row.effects if name == "double"), None)
    if doubled and row.kind in EXPANSIONS:
        found.append(plain(language, "rivals-sign-double"))
    return " ".join(found)
