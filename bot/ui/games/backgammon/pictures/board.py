"""The board of a match as one side sees it: checkers, dice, cube, the last play as arrows, and the score below."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.i18n import Language, Param, plain
from bot.ui.games.backgammon.pictures import pieces
from bot.ui.games.backgammon.pictures.geometry import (
    BAND,
    BAR_WIDTH,
    BOTTOM,
    COLUMN,
    CUBE,
    EDGE,
    FULL,
    HEIGHT,
    LEFT,
    POINT,
    RADIUS,
    RIGHT,
    STRIP,
    TOP,
    TRAY,
    WIDTH,
    BoardPlace,
    checker,
    column,
    is_low,
    middle_of_bar,
    on_bar,
    spot,
)
from bot.ui.pictures.canvas import ACCENT, BACKGROUND, CARD, MUTED, TEXT, fitted
from bot.ui.pictures.lettering import font_of, put
from bot.ui.play.wording import listed
from bot.ui.reply import ImageFile, fingerprint
from engine.backgammon.names import NOBODY, Roll, Seat, other
from engine.backgammon.position import BAR, OFF, POINTS, Position, Slot, counts, flip, pips
from engine.backgammon.state import Cube

WOOD: Final = "#3a3f47"
PALE: Final = "#8d99a6"
DEEP: Final = "#5a6470"
FRAME: Final = "#24272c"
_KEPT: Final = 48
_LINE: Final = 62
_BLENDS: Final = 6
_MOST_COLOURS: Final = 256


@dataclass(frozen=True, slots=True)
class Arrow:
    """A checker's way, by the viewer's numbers or the other side's."""

    start: BoardPlace
    end: BoardPlace


@dataclass(frozen=True, slots=True)
class BoardScene:
    """All that a picture shows. `position` is seen by `seat`, whose side is the lower one.

    `doubled`: the cube is offered. `on_roll` is `NOBODY` before the first roll and after the end.
    """

    seat: Seat
    position: Position
    on_roll: Seat
    dice: Roll | None
    cube: Cube
    doubled: bool
    points: int
    game: int
    score: tuple[int, int]
    away: tuple[int, int]
    crawford: bool
    names: tuple[str, str]
    arrows: tuple[Arrow, ...] = ()
    note: str = ""


def board_picture(scene: BoardScene, language: Language) -> ImageFile:
    """The picture, drawn where it is sent."""
    mark = fingerprint(repr((scene, language)).encode())
    words = partial(board_words, scene, language)
    return ImageFile(mark, partial(_drawn, scene, language), words, HEIGHT / WIDTH)


@lru_cache(maxsize=_KEPT)
def _drawn(scene: BoardScene, language: Language) -> bytes:
    page = board_image(scene, language)
    file = BytesIO()
    page.quantize(palette=palette(), dither=Image.Dither.NONE).save(file, "PNG", compress_level=4)
    return file.getvalue()


def board_image(scene: BoardScene, language: Language) -> Image.Image:
    """The same before it becomes a file."""
    page = _empty().copy()
    _checkers(page, scene)
    _trays(page, scene)
    _cube(page, scene)
    left: Counter[BoardPlace] = Counter()
    for one in scene.arrows:
        _arrow(page, scene, one, left[one.start])
        left[one.start] += 1
    _dice(page, scene)
    _strip(page, scene, language)
    return page


@cache
def palette() -> Image.Image:
    """The colours that are used, and mixtures of each two of the main ones for smooth edges."""
    main = (
        BACKGROUND, WOOD, PALE, DEEP, FRAME, CARD, TEXT, MUTED, ACCENT, pieces.BRIGHT, pieces.DARK, pieces.RIM,
        pieces.LIGHT_RIM, pieces.ARROW,
    )  # fmt: skip
    rgb = [tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5)) for colour in main]
    mixed = dict.fromkeys(rgb)
    for share in range(1, _BLENDS):
        for one in rgb:
            for two in rgb:
                blend = tuple(
                    (a * share + b * (_BLENDS - share)) // _BLENDS for a, b in zip(one, two, strict=True)
                )
                mixed.setdefault(tuple(part // 12 * 12 for part in blend))
    flat = [part for colour in [*mixed][:_MOST_COLOURS] for part in colour]
    page = Image.new("P", (1, 1))
    page.putpalette(flat + [0] * (3 * _MOST_COLOURS - len(flat)))
    return page


@cache
def _empty() -> Image.Image:
    """The board without checkers."""
    page = Image.new("RGB", (WIDTH, HEIGHT), BACKGROUND)
    draw = ImageDraw.Draw(page)
    draw.rounded_rectangle((EDGE - 6, 4, WIDTH - EDGE + 6, STRIP - 4), 18, fill=FRAME)
    draw.rectangle((LEFT, TOP, RIGHT, BOTTOM), fill=WOOD)
    fine = Image.new("RGB", ((RIGHT - LEFT) * 2, (BOTTOM - TOP) * 2), WOOD)
    pen = ImageDraw.Draw(fine)
    for point in POINTS:
        x, base = (column(point) - LEFT) * 2, (BOTTOM - TOP) * 2 if is_low(point) else 0
        tip = base - POINT * 2 if is_low(point) else base + POINT * 2
        half = COLUMN - 4
        pen.polygon([(x - half, base), (x + half, base), (x, tip)], fill=PALE if point % 2 else DEEP)
    page.paste(fine.resize((RIGHT - LEFT, BOTTOM - TOP), Image.Resampling.LANCZOS), (LEFT, TOP))
    bar = middle_of_bar()
    draw.rectangle((bar - BAR_WIDTH // 2, TOP - 6, bar + BAR_WIDTH // 2, BOTTOM + 6), fill=FRAME)
    draw.line((bar, TOP, bar, BOTTOM), fill=CARD, width=4)
    for point in POINTS:
        y = BOTTOM + BAND // 2 - 3 if is_low(point) else TOP - BAND // 2 + 5
        draw.text((column(point), y), str(point), fill=TEXT, font=font_of(38, "Bold"), anchor="mm")
    for top in (TOP, BOTTOM - POINT):
        draw.rounded_rectangle((RIGHT + 10, top, RIGHT + TRAY - 2, top + POINT), 8, fill=CARD)
    return page


def _put(page: Image.Image, sprite: Image.Image, centre: tuple[int, int]) -> None:
    page.paste(sprite, (centre[0] - sprite.width // 2, centre[1] - sprite.height // 2), sprite)


def _checkers(page: Image.Image, scene: BoardScene) -> None:
    own, theirs = counts(scene.position)
    for point in POINTS:
        seat = scene.seat if own[point] else other(scene.seat)
        _stack(page, seat, [checker(point, level) for level in range(own[point] or theirs[point])], FULL)
    _stack(page, scene.seat, [on_bar(level, mine=True) for level in range(own[BAR])], 4)
    _stack(page, other(scene.seat), [on_bar(level, mine=False) for level in range(theirs[0])], 4)


def _stack(page: Image.Image, seat: Seat, spots: Sequence[tuple[int, int]], full: int) -> None:
    """Checkers one behind another; where there is no more room a number says how many."""
    for at in spots[:full]:
        _put(page, pieces.checker_sprite(seat), at)
    if len(spots) > full:
        _number(page, spots[full - 1], str(len(spots)), seat)


def _number(page: Image.Image, at: tuple[int, int], text: str, seat: Seat) -> None:
    draw = ImageDraw.Draw(page)
    reach = RADIUS - 10
    box = (at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach)
    draw.ellipse(box, fill=pieces.BRIGHT if seat == 0 else pieces.DARK)
    ink = pieces.INK if seat == 0 else TEXT
    draw.text(at, text, fill=ink, font=font_of(34, "Bold"), anchor="mm")


def _trays(page: Image.Image, scene: BoardScene) -> None:
    own, theirs = counts(scene.position)
    for seat, off, low in ((scene.seat, own[0], True), (other(scene.seat), theirs[BAR], False)):
        for level in range(off):
            rise = 12 + level * 21
            y = BOTTOM - rise if low else TOP + rise
            _put(page, pieces.slab_sprite(seat, TRAY - 20, 19), (RIGHT + TRAY // 2 + 4, y))
        if off:
            y = BOTTOM + BAND // 2 - 3 if low else TOP - BAND // 2 + 5
            ImageDraw.Draw(page).text(
                (RIGHT + TRAY // 2 + 4, y), str(off), fill=ACCENT, font=font_of(38, "Bold"), anchor="mm"
            )


def _cube(page: Image.Image, scene: BoardScene) -> None:
    """In the middle, or at its owner's side; offered, it lies on the board before who must answer. Out in Crawford."""
    if scene.crawford:
        return
    middle = (TOP + BOTTOM) // 2
    if scene.doubled:
        side = -1 if scene.on_roll == scene.seat else 1
        _put(page, pieces.cube_sprite(2 * scene.cube.value), (LEFT + 3 * COLUMN, middle + side * 4))
        return
    y = {scene.seat: BOTTOM - 60, NOBODY: middle}.get(scene.cube.owner, TOP + 60)
    value = scene.cube.value if scene.cube.value > 1 else 64
    _put(page, pieces.cube_sprite(value), (EDGE + CUBE // 2 - 4, y))


def _dice(page: Image.Image, scene: BoardScene) -> None:
    if scene.dice is None:
        return
    mine = scene.on_roll == scene.seat
    centre = middle_of_bar() + (3 * COLUMN + BAR_WIDTH // 2) * (1 if mine else -1)
    for place, eyes in enumerate(scene.dice):
        at = (centre + (2 * place - 1) * 42, (TOP + BOTTOM) // 2)
        _put(page, pieces.die_sprite(eyes, scene.on_roll), at)


def _arrow(page: Image.Image, scene: BoardScene, one: Arrow, left: int) -> None:
    """From above the checkers that stayed behind, and those that left before, to the top one of where it went."""
    start = spot(one.start, min(_standing(scene, one.start) + left, FULL - 1))
    end = spot(one.end, max(0, min(_standing(scene, one.end), FULL) - 1))
    pieces.arrow(page, start, end)


def _standing(scene: BoardScene, place: BoardPlace) -> int:
    own, theirs = counts(scene.position if place.mine else flip(scene.position))
    return own[place.slot] or (theirs[place.slot] if 0 < place.slot < BAR else 0)


def _strip(page: Image.Image, scene: BoardScene, language: Language) -> None:
    """A line for each side, the upper one above, and one for the match."""
    draw = ImageDraw.Draw(page)
    for row, seat in enumerate((other(scene.seat), scene.seat)):
        y = STRIP + 32 + row * _LINE
        if seat == scene.on_roll:
            draw.rounded_rectangle(
                (EDGE, y - 27, WIDTH - EDGE, y + 27), 12, fill=CARD, outline=ACCENT, width=3
            )
        _put(page, pieces.checker_sprite(seat, 20), (EDGE + 34, y))
        name = fitted(scene.names[seat], font_of(34, "Bold"), 400)
        put(draw, (EDGE + 68, y), name, 34, "Bold", TEXT, "lm")
        told = plain(language, "backgammon-picture-pips", {"pips": _pips(scene, seat)})
        draw.text((690, y), told, fill=TEXT, font=font_of(34, "Regular"), anchor="rm")
        params = {"score": scene.score[seat], "away": scene.away[seat]}
        kind = "score" if scene.points else "money"
        score = plain(language, f"backgammon-picture-{kind}", params)
        draw.text((WIDTH - EDGE - 16, y), score, fill=TEXT, font=font_of(34, "Bold"), anchor="rm")
    last = match_words(scene, language)
    draw.text(
        (WIDTH // 2, STRIP + 24 + 2 * _LINE), last, fill=MUTED, font=font_of(28, "Regular"), anchor="mm"
    )


def _pips(scene: BoardScene, seat: Seat) -> int:
    return pips(scene.position if seat == scene.seat else flip(scene.position))


def match_words(scene: BoardScene, language: Language) -> str:
    """How long the match is, which game this is, and what holds for the cube; or what is noted instead."""
    if scene.note:
        return scene.note
    params = {"points": scene.points, "game": scene.game}
    key = "backgammon-picture-crawford" if scene.crawford else "backgammon-picture-match"
    return plain(language, key, params)


def board_words(scene: BoardScene, language: Language) -> str:
    """The board for those who do not see it: each side's checkers by its own numbers."""
    lines = [match_words(scene, language)]
    for seat in (scene.seat, other(scene.seat)):
        board = scene.position if seat == scene.seat else flip(scene.position)
        own = counts(board).own
        stands = Counter({slot: own[slot] for slot in (BAR, *reversed(POINTS), OFF) if own[slot]})
        places = (
            plain(language, "backgammon-alt-place", {"place": _name(slot, language), "number": number})
            for slot, number in stands.items()
        )
        params: dict[str, Param] = {
            "name": scene.names[seat], "pips": pips(board), "score": scene.score[seat],
            "places": listed(places, language),
        }  # fmt: skip
        lines.append(plain(language, "backgammon-alt-side", params))
    if scene.dice is not None:
        dice = {"first": scene.dice[0], "second": scene.dice[1]}
        lines.append(plain(language, "backgammon-alt-dice", dice))
    if not scene.crawford:
        lines.append(_cube_words(scene, language))
    return "\n".join(lines)


def _name(slot: Slot, language: Language) -> str:
    if slot in {0, BAR}:
        return plain(language, "backgammon-alt-bar" if slot else "backgammon-alt-off")
    return str(slot)


def _cube_words(scene: BoardScene, language: Language) -> str:
    if scene.doubled:
        return plain(language, "backgammon-alt-doubled", {"value": 2 * scene.cube.value})
    if scene.cube.owner == NOBODY:
        return plain(language, "backgammon-alt-cube-middle", {"value": scene.cube.value})
    params: dict[str, Param] = {"value": scene.cube.value, "name": scene.names[scene.cube.owner]}
    return plain(language, "backgammon-alt-cube", params)
