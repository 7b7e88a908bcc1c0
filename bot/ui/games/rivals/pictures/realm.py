"""Both principalities, each turned on its side: west is at the top, what lies above on a table lies to the right.

So a phone has room for five cells in a row, and a principality grows downwards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.i18n import Language, Param, plain
from bot.ui.games.rivals.pictures.cells import (
    GAP,
    MIDDLE,
    ROW,
    SIDE,
    centre_cell,
    region_cell,
    road_cell,
    site_cell,
)
from bot.ui.games.rivals.words import card_name, site_number, slot_name, store_name
from bot.ui.pictures.canvas import (
    ACCENT,
    BACKGROUND,
    CARD,
    MUTED,
    SEAT_COLOURS,
    TEXT,
    WIDTH,
    fitted,
)
from bot.ui.pictures.lettering import font_of, length, put
from bot.ui.play.wording import listed
from bot.ui.reply import ImageFile, fingerprint
from engine.rivals.holdings import SITES, Points
from engine.rivals.names import CACHE, Seat, other
from engine.rivals.realm import EAST, WEST, ground, has_cache
from engine.rivals.state import Realm, TurnPhase
from engine.rivals.view import RivalsView

HEAD: Final = 92
MARGIN: Final = (WIDTH - 4 * SIDE - MIDDLE - 4 * GAP) // 2
_KEPT: Final = 32
_COLOURS: Final = 64
_BETWEEN: Final = 8
_LEFT: Final = MARGIN
_CENTRE: Final = MARGIN + 2 * (SIDE + GAP)
_RIGHT: Final = _CENTRE + MIDDLE + GAP
_X: Final = (_RIGHT, _RIGHT + SIDE + GAP, _LEFT + SIDE + GAP, _LEFT)
"""Where the four building sites of a settlement or city lie: near and far on the right, near and far on the left."""


@dataclass(frozen=True, slots=True)
class RealmScene:
    """What a picture shows of one seat."""

    seat: Seat
    name: str
    realm: Realm
    points: Points
    victory: int
    goal: int
    hand: int
    trade: bool
    strength: bool
    on_turn: bool


@dataclass(frozen=True, slots=True)
class TwoRealms:
    """The upper principality is the opponent's."""

    upper: RealmScene
    lower: RealmScene


def realm_scene(names: Sequence[str], seen: RivalsView, seat: Seat) -> RealmScene:
    """What lies open of a seat."""
    sight = seen.seats[seat]
    return RealmScene(
        seat=seat,
        name=names[seat],
        realm=sight.realm,
        points=sight.points,
        victory=sight.victory,
        goal=seen.options.goal,
        hand=sight.hand,
        trade=seen.trade_holder == seat,
        strength=seen.strength_holder == seat,
        on_turn=seen.turn.seat == seat and seen.turn.phase is not TurnPhase.OVER,
    )


def realms_picture(scene: TwoRealms, language: Language) -> ImageFile:
    """The picture, drawn where it is sent."""
    mark = fingerprint(repr((scene, language)).encode())
    tall = sum(realm_height(one.realm) for one in (scene.upper, scene.lower)) + _BETWEEN
    return ImageFile(
        mark, partial(_drawn, scene, language), partial(realms_words, scene, language), tall / WIDTH
    )


@lru_cache(maxsize=_KEPT)
def _drawn(scene: TwoRealms, language: Language) -> bytes:
    file = BytesIO()
    realms_image(scene, language).quantize(
        _COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
    ).save(file, "PNG", compress_level=4)
    return file.getvalue()


def realms_image(scene: TwoRealms, language: Language, like: TwoRealms | None = None) -> Image.Image:
    """The same before it becomes a file; as large as that of a later position, if one is given."""
    upper, lower = _realm(scene.upper, language), _realm(scene.lower, language)
    top, bottom = (realm_height(one.realm) for one in ((like or scene).upper, (like or scene).lower))
    page = Image.new("RGB", (WIDTH, top + bottom + _BETWEEN), BACKGROUND)
    page.paste(upper, (0, 0))
    page.paste(lower, (0, top + _BETWEEN))
    return page


def realm_height(realm: Realm) -> int:
    """How high the picture of a principality is."""
    columns = len(set(ground(realm.sides).columns))
    return HEAD + (2 * columns - 1) * (ROW + GAP)


@lru_cache(maxsize=_KEPT)
def _realm(scene: RealmScene, language: Language) -> Image.Image:
    """One principality: its head, then regions and sites from west to east."""
    realm = scene.realm
    lie = ground(realm.sides)
    columns = sorted(set(lie.columns))
    page = Image.new("RGB", (WIDTH, realm_height(realm)), BACKGROUND)
    _head(page, scene, language)
    for row, column in enumerate(columns):
        y = HEAD + 2 * row * (ROW + GAP)
        right = 2 * (lie.columns.index(column) // 2)
        _regions(page, realm, right, y, language)
        inner = 0 < row < len(columns) - 1
        end = WEST if row == 0 else EAST
        page.paste(road_cell(is_laid=inner or end in realm.roads), (_CENTRE, y))
    for site, is_city in enumerate(realm.cities):
        number = site_number(realm, site)
        y = HEAD + (2 * number - 1) * (ROW + GAP)
        page.paste(centre_cell(number, is_city=is_city, language=language), (_CENTRE, y))
        for place in range(SITES):
            if is_city or place % 2 == 0:
                page.paste(site_cell(realm.slots[SITES * site + place], language), (_X[place], y))
    return page


def _regions(page: Image.Image, realm: Realm, right: int, y: int, language: Language) -> None:
    for store, x in ((right, _RIGHT), (right + 1, _LEFT)):
        page.paste(
            region_cell(realm.kinds[store], realm.numbers[store], realm.stock[store], language), (x, y)
        )


def _head(page: Image.Image, scene: RealmScene, language: Language) -> None:
    """Number, name, points; below what the expansions add up to, and the advantages."""
    draw = ImageDraw.Draw(page)
    box = (MARGIN, 6, WIDTH - MARGIN, HEAD - 8)
    draw.rounded_rectangle(box, 12, fill=CARD, outline=ACCENT if scene.on_turn else None, width=3)
    draw.ellipse((MARGIN + 12, 14, MARGIN + 48, 50), fill=SEAT_COLOURS[scene.seat])
    bold, small = font_of(28, "Bold"), font_of(23, "Regular")
    draw.text((MARGIN + 30, 32), str(scene.seat + 1), fill=BACKGROUND, font=bold, anchor="mm")
    name = fitted(scene.name, bold, 250)
    put(draw, (MARGIN + 60, 32), name, 28, "Bold", TEXT, "lm")
    after = MARGIN + 76 + int(length(name, 28, "Bold"))
    room = WIDTH - MARGIN - 150 - after
    if tokens := tokens_line(scene, language):
        draw.text((after, 34), fitted(tokens, small, room), fill=ACCENT, font=small, anchor="lm")
    told = plain(language, "rivals-picture-points", {"points": scene.victory, "goal": scene.goal})
    draw.text((WIDTH - MARGIN - 14, 32), told, fill=ACCENT, font=bold, anchor="rm")
    draw.text((MARGIN + 16, 66), signs_line(scene, language), fill=MUTED, font=small, anchor="lm")
    cards = plain(language, "rivals-picture-hand", {"cards": scene.hand})
    draw.text((WIDTH - MARGIN - 14, 66), cards, fill=MUTED, font=small, anchor="rm")


def signs_line(scene: RealmScene, language: Language) -> str:
    """Commerce, strength, skill and progress."""
    params: dict[str, Param] = {
        "commerce": scene.points.commerce,
        "strength": scene.points.strength,
        "skill": scene.points.skill,
        "progress": scene.points.progress,
    }
    return plain(language, "rivals-picture-signs", params)


def tokens_line(scene: RealmScene, language: Language) -> str:
    """The advantages in words, and the Gold Cache."""
    parts = [plain(language, "rivals-picture-trade")] * scene.trade
    parts += [plain(language, "rivals-picture-strength")] * scene.strength
    if has_cache(scene.realm):
        parts.append(store_name(scene.realm, CACHE, language))
    return " ".join(parts)


def realms_words(scene: TwoRealms, language: Language) -> str:
    """The same for those who do not see it."""
    return "\n".join(_words(one, language) for one in (scene.lower, scene.upper))


def _words(scene: RealmScene, language: Language) -> str:
    realm = scene.realm
    regions = listed((store_name(realm, store, language) for store in range(len(realm.kinds))), language)
    cards = (
        f"{card_name(card, language)} {slot_name(realm, slot, language)}"
        for slot, card in enumerate(realm.slots)
        if card
    )
    params: dict[str, Param] = {
        "name": scene.name,
        "points": scene.victory,
        "goal": scene.goal,
        "settlements": len(realm.cities) - sum(realm.cities),
        "cities": sum(realm.cities),
        "signs": " ".join((signs_line(scene, language), tokens_line(scene, language))).strip(),
        "regions": regions,
        "built": listed(cards, language) or "–",
    }
    return plain(language, "rivals-picture-words", params)


def realm_scenes(seat: Seat, scenes: tuple[RealmScene, RealmScene]) -> TwoRealms:
    """The viewer's principality below, the other one above."""
    return TwoRealms(scenes[other(seat)], scenes[seat])
