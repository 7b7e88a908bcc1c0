"""The cells of a principality: a region with its number and stock, a building site, a settlement or city, a road."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.i18n import Language, plain
from bot.ui.games.rivals.words import card_name
from bot.ui.pictures.canvas import ACCENT, BACKGROUND, CARD, LINE, MUTED, TEXT, fitted
from bot.ui.pictures.lettering import font_of, put
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


def _blank(width: int, colour: str) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    page = Image.new("RGB", (width, ROW), BACKGROUND)
    draw = ImageDraw.Draw(page)
    draw.rounded_rectangle((0, 0, width - 1, ROW - 1), _ROUND, fill=colour)
    return page, draw


@lru_cache(maxsize=512)
def region_cell(kind: Good, number: int, held: int, language: Language) -> Image.Image:
    """A region: what it yields, on which number, and how much of it lies there."""
    width = 2 * SIDE + GAP
    page, draw = _blank(width, LAND[kind])
    draw.rounded_rectangle((10, 14, 58, 62), 8, fill=TEXT)
    draw.text(
        (34, 38), str(number) if number else "?", fill=BACKGROUND, font=font_of(34, "Bold"), anchor="mm"
    )
    name = plain(language, f"rivals-good-{kind.name.lower()}", {"sign": ""})
    font = font_of(27, "Bold")
    put(draw, (70, 38), fitted(name, font, 120), 27, "Bold", TEXT, "lm")
    for place in range(FULL):
        x = width - 108 + place * 28
        box = (x, 27, x + 21, 48)
        draw.rectangle(box, fill=ACCENT if place < held else None, outline=ACCENT, width=2)
    draw.text((width - 18, 38), str(held), fill=TEXT, font=font_of(28, "Bold"), anchor="mm")
    return page


@lru_cache(maxsize=512)
def site_cell(card: CardKey, language: Language) -> Image.Image:
    """A building site with its expansion, or free."""
    if not card:
        page, draw = _blank(SIDE, BACKGROUND)
        draw.rounded_rectangle((1, 1, SIDE - 2, ROW - 2), _ROUND, outline=LINE, width=2)
        return page
    page, draw = _blank(SIDE, _UNIT if CARDS[card].kind in UNITS else _BUILDING)
    font = font_of(23, "Bold")
    lines = _wrapped(card_name(card, language), SIDE - 12)
    signs = signs_of(card, language)
    lower = 0 if signs else 12
    tops = (15, 38) if len(lines) == _TWO else (26,)
    for line, y in zip(lines, (top + lower for top in tops), strict=True):
        draw.text((SIDE // 2, y), fitted(line, font, SIDE - 10), fill=TEXT, font=font, anchor="mm")
    draw.text((SIDE // 2, 61), signs, fill=ACCENT, font=font_of(20, "Bold"), anchor="mm")
    return page


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


@lru_cache(maxsize=64)
def centre_cell(number: int, *, is_city: bool, language: Language) -> Image.Image:
    """A settlement or city: its shape, its number from the west, its points."""
    page = Image.new("RGB", (MIDDLE, ROW), BACKGROUND)
    draw = ImageDraw.Draw(page)
    draw.line((MIDDLE // 2, 0, MIDDLE // 2, ROW), fill=MUTED, width=14)
    draw.rounded_rectangle((4, 4, MIDDLE - 5, ROW - 5), _ROUND, fill=CARD, outline=TEXT, width=2)
    if is_city:
        draw.polygon([(14, 62), (14, 36), (28, 22), (42, 36), (42, 30), (56, 30), (56, 62)], fill=TEXT)
    else:
        draw.polygon([(18, 62), (18, 40), (35, 24), (52, 40), (52, 62)], fill=TEXT)
    draw.text((35, 50), str(number), fill=BACKGROUND, font=font_of(24, "Bold"), anchor="mm")
    worth = plain(language, "rivals-sign-victory", {"number": _TWO if is_city else 1})
    draw.text((90, 40), worth, fill=ACCENT, font=font_of(26, "Bold"), anchor="mm")
    return page


@lru_cache(maxsize=4)
def road_cell(*, is_laid: bool) -> Image.Image:
    """A road, or where one may be laid."""
    page = Image.new("RGB", (MIDDLE, ROW), BACKGROUND)
    draw = ImageDraw.Draw(page)
    middle = MIDDLE // 2
    if is_laid:
        draw.line((middle, -2, middle, ROW + 2), fill=MUTED, width=14)
    else:
        for y in range(8, ROW, 16):
            draw.line((middle, y, middle, y + 6), fill=LINE, width=4)
    return page
