"""Both principalities, for Discord as a picture and for a page as a drawing, by the same strokes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from io import BytesIO
from typing import Final

from PIL import Image

from bot.i18n import Language, Param, plain
from bot.ui.games.rivals.pictures.cells import Cell, CentreCell, RegionCell, RoadCell, SiteCell, cell_image
from bot.ui.games.rivals.pictures.geometry import (
    BETWEEN,
    HEAD,
    MARGIN,
    Corner,
    centre_corner,
    inner_roads,
    realm_height,
    region_corner,
    road_corner,
    slot_corner,
)
from bot.ui.games.rivals.words import card_name, site_number, slot_name, store_name
from bot.ui.pictures.brush import Brush, framed
from bot.ui.pictures.canvas import ACCENT, BACKGROUND, CARD, MUTED, SEAT_COLOURS, TEXT, WIDTH, fitted
from bot.ui.pictures.lettering import font_of, length
from bot.ui.pictures.scaled_draw import ScaledDraw
from bot.ui.pictures.svg_brush import SvgBrush, grouped
from bot.ui.play.wording import listed
from bot.ui.reply import ImageFile, fingerprint
from engine.rivals.holdings import SITES, Points
from engine.rivals.names import CACHE, Seat, other
from engine.rivals.realm import EAST, WEST, has_cache
from engine.rivals.state import Realm, TurnPhase
from engine.rivals.view import RivalsView

_KEPT: Final = 32
_COLOURS: Final = 64


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
    tall = sum(realm_height(one.realm) for one in (scene.upper, scene.lower)) + BETWEEN
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
    page = Image.new("RGB", (WIDTH, realms_height(like or scene)), BACKGROUND)
    page.paste(_realm_image(scene.upper, language), (0, 0))
    page.paste(_realm_image(scene.lower, language), (0, lower_top(like or scene)))
    return page


def realms_drawing(scene: TwoRealms, language: Language) -> str:
    """The same for a page."""
    brush = SvgBrush()
    brush.block((0, 0, WIDTH, realms_height(scene)), BACKGROUND)
    return "".join(
        (
            *brush.out,
            _realm_drawing(scene.upper, 0, language),
            _realm_drawing(scene.lower, lower_top(scene), language),
        )
    )


def realms_height(scene: TwoRealms) -> int:
    """How high the picture of both is."""
    return lower_top(scene) + realm_height(scene.lower.realm)


def lower_top(scene: TwoRealms) -> int:
    """Where the lower one begins."""
    return realm_height(scene.upper.realm) + BETWEEN


@lru_cache(maxsize=_KEPT)
def _realm_image(scene: RealmScene, language: Language) -> Image.Image:
    page = Image.new("RGB", (WIDTH, realm_height(scene.realm)), BACKGROUND)
    _head(ScaledDraw(page, 1), scene, language)
    for cell, corner in _cells(scene.realm, language):
        page.paste(cell_image(cell), corner)
    return page


@lru_cache(maxsize=_KEPT)
def _realm_drawing(scene: RealmScene, top: int, language: Language) -> str:
    brush = SvgBrush(origin=(0, top))
    _head(brush, scene, language)
    for cell, corner in _cells(scene.realm, language):
        cell.draw(brush.at(corner))
    return grouped(brush.out)


def _cells(realm: Realm, language: Language) -> Iterator[tuple[Cell, Corner]]:
    """Regions, roads, settlements and what is built beside them, each with its place."""
    for store, kind in enumerate(realm.kinds):
        yield (
            RegionCell(kind, realm.numbers[store], realm.stock[store], language),
            region_corner(realm, store),
        )
    for side in (WEST, EAST):
        yield RoadCell(side in realm.roads), road_corner(realm, side)
    for corner in inner_roads(realm):
        yield RoadCell(True), corner
    for site, is_city in enumerate(realm.cities):
        yield CentreCell(site_number(realm, site), is_city, language), centre_corner(realm, site)
        for place in range(SITES):
            if is_city or place % 2 == 0:
                slot = SITES * site + place
                yield SiteCell(realm.slots[slot], language), slot_corner(realm, slot)


def _head(brush: Brush, scene: RealmScene, language: Language) -> None:
    """Number, name, points; below what the expansions add up to, and the advantages."""
    box = (MARGIN, 6, WIDTH - MARGIN, HEAD - 8)
    framed(brush, box, CARD, ACCENT if scene.on_turn else CARD, 3, 12)
    brush.disc((MARGIN + 30, 32), 18, SEAT_COLOURS[scene.seat])
    brush.words((MARGIN + 30, 32), str(scene.seat + 1), 28, BACKGROUND)
    name = fitted(scene.name, font_of(28, "Bold"), 250)
    brush.words((MARGIN + 60, 32), name, 28, TEXT, "l")
    after = MARGIN + 76 + int(length(name, 28, "Bold"))
    room = WIDTH - MARGIN - 150 - after
    if tokens := tokens_line(scene, language):
        brush.words((after, 34), fitted(tokens, font_of(23, "Regular"), room), 23, ACCENT, "l", "Regular")
    told = plain(language, "rivals-picture-points", {"points": scene.victory, "goal": scene.goal})
    brush.words((WIDTH - MARGIN - 14, 32), told, 28, ACCENT, "r")
    brush.words((MARGIN + 16, 66), signs_line(scene, language), 23, MUTED, "l", "Regular")
    cards = plain(language, "rivals-picture-hand", {"cards": scene.hand})
    brush.words((WIDTH - MARGIN - 14, 66), cards, 23, MUTED, "r", "Regular")


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
