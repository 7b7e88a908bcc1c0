"""The board of a match as one side sees it: checkers, dice, cube, the last play as arrows, and the score below."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from io import BytesIO
from typing import Final

from PIL import Image

from bot.i18n import Language, Param, plain
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
from bot.ui.games.backgammon.pictures.pieces import (
    ARROW,
    BRIGHT,
    DARK,
    LIGHT_RIM,
    RIM,
    Checker,
    Count,
    Die,
    DoublingCube,
    Piece,
    Slab,
    draw_arrow,
    piece_image,
    put_arrow,
)
from bot.ui.pictures.brush import Brush, Spot, framed
from bot.ui.pictures.canvas import ACCENT, BACKGROUND, CARD, MUTED, TEXT, fitted
from bot.ui.pictures.lettering import font_of
from bot.ui.pictures.scaled_draw import ScaledDraw, reduced
from bot.ui.pictures.svg_brush import SvgBrush, grouped
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
_FINE: Final = 2
"""So many times as large the ground is drawn before it is reduced."""
Placed = tuple[Piece, Spot]
"""A piece, and where its middle lies."""


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
    _put(page, _lying(scene))
    for start, end in _arrows(scene):
        put_arrow(page, start, end)
    _put(page, _dice(scene))
    brush = ScaledDraw(page, 1)
    _off(brush, scene)
    _strip(brush, scene, language)
    _put(page, _small(scene))
    return page


@lru_cache(maxsize=_KEPT)
def board_drawing(scene: BoardScene, language: Language) -> str:
    """The same for a page."""
    brush = SvgBrush()
    _draw(brush, _lying(scene))
    for start, end in _arrows(scene):
        draw_arrow(brush, start, end)
    _draw(brush, _dice(scene))
    _off(brush, scene)
    _strip(brush, scene, language)
    _draw(brush, _small(scene))
    return _ground_drawing() + grouped(brush.out)


@cache
def palette() -> Image.Image:
    """The colours that are used, and mixtures of each two of the main ones for smooth edges."""
    main = (
        BACKGROUND, WOOD, PALE, DEEP, FRAME, CARD, TEXT, MUTED, ACCENT, BRIGHT, DARK, RIM, LIGHT_RIM, ARROW,
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
    page = Image.new("RGB", (WIDTH * _FINE, HEIGHT * _FINE), BACKGROUND)
    _ground(ScaledDraw(page, _FINE))
    return reduced(page, _FINE)


@cache
def _ground_drawing() -> str:
    brush = SvgBrush()
    brush.block((0, 0, WIDTH, HEIGHT), BACKGROUND)
    _ground(brush)
    return grouped(brush.out)


def _ground(brush: Brush) -> None:
    """Frame, points with their numbers, bar and trays."""
    brush.block((EDGE - 6, 4, WIDTH - EDGE + 6, STRIP - 4), FRAME, 18)
    brush.block((LEFT, TOP, RIGHT, BOTTOM), WOOD)
    for point in POINTS:
        x, half = column(point), COLUMN / 2 - 2
        base, tip = (BOTTOM, BOTTOM - POINT) if is_low(point) else (TOP, TOP + POINT)
        brush.shape([(x - half, base), (x + half, base), (x, tip)], PALE if point % 2 else DEEP)
    bar = middle_of_bar()
    brush.block((bar - BAR_WIDTH / 2, TOP - 6, bar + BAR_WIDTH / 2, BOTTOM + 6), FRAME)
    brush.block((bar - 2, TOP, bar + 2, BOTTOM), CARD)
    for point in POINTS:
        brush.words((column(point), _beside(low=is_low(point))), str(point), 38, TEXT)
    for top in (TOP, BOTTOM - POINT):
        brush.block((RIGHT + 10, top, RIGHT + TRAY - 2, top + POINT), CARD, 8)


def _beside(*, low: bool) -> float:
    """The middle of the numbers below, or above, the points."""
    return BOTTOM + BAND / 2 - 3 if low else TOP - BAND / 2 + 5


def _put(page: Image.Image, pieces: Iterable[Placed]) -> None:
    for piece, (x, y) in pieces:
        image = piece_image(piece)
        page.paste(image, (round(x) - image.width // 2, round(y) - image.height // 2), image)


def _draw(brush: Brush, pieces: Iterable[Placed]) -> None:
    for piece, at in pieces:
        piece.draw(brush.at(at))


def _lying(scene: BoardScene) -> Iterator[Placed]:
    """Checkers, those borne off, and the cube."""
    own, theirs = counts(scene.position)
    for point in POINTS:
        seat = scene.seat if own[point] else other(scene.seat)
        yield from _stack(seat, [checker(point, level) for level in range(own[point] or theirs[point])], FULL)
    yield from _stack(scene.seat, [on_bar(level, mine=True) for level in range(own[BAR])], 4)
    yield from _stack(other(scene.seat), [on_bar(level, mine=False) for level in range(theirs[0])], 4)
    for seat, off, low in _borne(scene):
        for level in range(off):
            rise = 12 + level * 21
            yield Slab(seat), (RIGHT + TRAY // 2 + 4, BOTTOM - rise if low else TOP + rise)
    yield from _cube(scene)


def _stack(seat: Seat, spots: Sequence[Spot], full: int) -> Iterator[Placed]:
    """Checkers one behind another; where there is no more room a number says how many."""
    for at in spots[:full]:
        yield Checker(seat), at
    if len(spots) > full:
        yield Count(seat, len(spots)), spots[full - 1]


def _borne(scene: BoardScene) -> tuple[tuple[Seat, int, bool], ...]:
    """How many checkers of each side are borne off, and whether they lie below."""
    own, theirs = counts(scene.position)
    return (scene.seat, own[0], True), (other(scene.seat), theirs[BAR], False)


def _off(brush: Brush, scene: BoardScene) -> None:
    """Their numbers."""
    for _, off, low in _borne(scene):
        if off:
            brush.words((RIGHT + TRAY // 2 + 4, _beside(low=low)), str(off), 38, ACCENT)


def _cube(scene: BoardScene) -> Iterator[Placed]:
    """In the middle, or at its owner's side; offered, it lies on the board before who must answer. Out in Crawford."""
    if scene.crawford:
        return
    middle = (TOP + BOTTOM) // 2
    if scene.doubled:
        side = -1 if scene.on_roll == scene.seat else 1
        yield DoublingCube(2 * scene.cube.value), (LEFT + 3 * COLUMN, middle + side * 4)
        return
    y = {scene.seat: BOTTOM - 60, NOBODY: middle}.get(scene.cube.owner, TOP + 60)
    yield DoublingCube(scene.cube.value if scene.cube.value > 1 else 64), (EDGE + CUBE // 2 - 4, y)


def _dice(scene: BoardScene) -> Iterator[Placed]:
    if scene.dice is None:
        return
    mine = scene.on_roll == scene.seat
    centre = middle_of_bar() + (3 * COLUMN + BAR_WIDTH // 2) * (1 if mine else -1)
    for place, eyes in enumerate(scene.dice):
        yield Die(eyes, scene.on_roll), (centre + (2 * place - 1) * 42, (TOP + BOTTOM) // 2)


def _arrows(scene: BoardScene) -> Iterator[tuple[Spot, Spot]]:
    """From above the checkers that stayed behind, and those that left before, to the top one of where it went."""
    left: Counter[BoardPlace] = Counter()
    for one in scene.arrows:
        start = spot(one.start, min(_standing(scene, one.start) + left[one.start], FULL - 1))
        left[one.start] += 1
        yield start, spot(one.end, max(0, min(_standing(scene, one.end), FULL) - 1))


def _standing(scene: BoardScene, place: BoardPlace) -> int:
    own, theirs = counts(scene.position if place.mine else flip(scene.position))
    return own[place.slot] or (theirs[place.slot] if 0 < place.slot < BAR else 0)


def _small(scene: BoardScene) -> Iterator[Placed]:
    """Beside each name whose checkers are whose."""
    for row, seat in enumerate((other(scene.seat), scene.seat)):
        yield Checker(seat, 20), (EDGE + 34, STRIP + 32 + row * _LINE)


def _strip(brush: Brush, scene: BoardScene, language: Language) -> None:
    """A line for each side, the upper one above, and one for the match."""
    for row, seat in enumerate((other(scene.seat), scene.seat)):
        y = STRIP + 32 + row * _LINE
        if seat == scene.on_roll:
            framed(brush, (EDGE, y - 27, WIDTH - EDGE, y + 27), CARD, ACCENT, 3, 12)
        brush.words((EDGE + 68, y), fitted(scene.names[seat], font_of(34, "Bold"), 400), 34, TEXT, "l")
        told = plain(language, "backgammon-picture-pips", {"pips": _pips(scene, seat)})
        brush.words((690, y), told, 34, TEXT, "r", "Regular")
        params = {"score": scene.score[seat], "away": scene.away[seat]}
        kind = "score" if scene.points else "money"
        score = plain(language, f"backgammon-picture-{kind}", params)
        brush.words((WIDTH - EDGE - 16, y), score, 34, TEXT, "r")
    last = match_words(scene, language)
    brush.words((WIDTH // 2, STRIP + 24 + 2 * _LINE), last, 28, MUTED, "m", "Regular")


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
