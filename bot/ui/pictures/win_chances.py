"""The chances to win of all seats, turn by turn, as a picture."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.i18n import Language, plain
from bot.ui.listed import listed
from bot.ui.pictures.canvas import ACCENT, BLUE, LINE, MARGIN, MUTED, RED, TEXT, WIDTH, Canvas, Style
from bot.ui.reply import Picture

SEATS: Final = (RED, BLUE, ACCENT, TEXT)
"""In turn order, as the signs in the texts; each line ends in its seat's number."""
_INK: Final = "#16171a"
_TOP, _FLOOR, _HEIGHT = 130, 520, 672
_LEFT, _RIGHT = MARGIN + 78, WIDTH - MARGIN - 44
_QUARTERS: Final = (0, 25, 50, 75, 100)
_APART: Final = 38
"""Between the numbers at the ends of two lines."""
_COLUMNS: Final = 2


class Chances(NamedTuple):
    """The turn, and the chance of each seat at its start."""

    turn: int
    shares: tuple[float, ...]


def chances_picture(
    told: Sequence[Chances], marked: Sequence[int], names: Sequence[str], language: Language
) -> Picture:
    """A line a seat; `marked` are the turns of the turning points, numbered from 1. Names are plain."""
    canvas = Canvas(_HEIGHT)
    title = plain(language, "chances-title")
    canvas.words((MARGIN, 40), title, Style(36, bold=True), WIDTH - 2 * MARGIN)
    canvas.card((MARGIN // 2, 72, WIDTH - MARGIN // 2, _HEIGHT - 12))
    first, last = told[0].turn, max(told[-1].turn, told[0].turn + 1)
    for percent in _QUARTERS:
        y = _y(percent / 100)
        canvas.bar((_LEFT, y, _RIGHT, y + 1), LINE)
        canvas.words((_LEFT - 10, y), f"{percent}%", Style(24, MUTED, anchor="rm"))
    for number, turn in enumerate(marked, 1):
        x = _x(turn, first, last)
        canvas.bar((x, _TOP - 12, x + 1, _FLOOR), MUTED)
        canvas.words((x, _TOP - 30), str(number), Style(26, TEXT, bold=True, anchor="mm"))
    for turn, anchor in ((first, "lm"), (last, "rm")):
        canvas.words((_x(turn, first, last), _FLOOR + 26), str(turn + 1), Style(24, MUTED, anchor=anchor))
    _lines(canvas, told, first, last)
    _legend(canvas, names)
    return Picture("chances.png", canvas.png(), _alt(told, names, language))


def _x(turn: int, first: int, last: int) -> int:
    return round(_LEFT + (_RIGHT - _LEFT) * (turn - first) / (last - first))


def _y(share: float) -> int:
    return round(_FLOOR - (_FLOOR - _TOP) * share)


def _lines(canvas: Canvas, told: Sequence[Chances], first: int, last: int) -> None:
    seats = range(len(told[0].shares))
    for seat in seats:
        points = [(_x(turn, first, last), _y(shares[seat])) for turn, shares in told]
        canvas.path(points, SEATS[seat], 5)
    for seat, y in _ends([_y(told[-1].shares[seat]) for seat in seats]):
        _number(canvas, (_RIGHT + 26, y), seat)


def _ends(ys: Sequence[int]) -> list[tuple[int, int]]:
    """Where the numbers stand: beside their lines, the lowest first, none upon another."""
    found: list[tuple[int, int]] = []
    below = _FLOOR + _APART
    for y, seat in sorted(((y, seat) for seat, y in enumerate(ys)), key=lambda one: (-one[0], one[1])):
        below = min(y, below - _APART)
        found.append((seat, below))
    return found


def _number(canvas: Canvas, at: tuple[int, int], seat: int) -> None:
    canvas.disc(at, 17, SEATS[seat])
    canvas.words(at, str(seat + 1), Style(24, _INK, bold=True, anchor="mm"))


def _legend(canvas: Canvas, names: Sequence[str]) -> None:
    width = (WIDTH - 2 * MARGIN) // _COLUMNS
    for seat, name in enumerate(names):
        at = (MARGIN + 20 + seat % _COLUMNS * width, _FLOOR + 72 + seat // _COLUMNS * 44)
        _number(canvas, at, seat)
        canvas.words((at[0] + 30, at[1]), name, Style(26, TEXT), width - 60)


def _alt(told: Sequence[Chances], names: Sequence[str], language: Language) -> str:
    """The chances at the start, in the middle, before the end and at it, in words."""
    lines = [plain(language, "chances-title")]
    for turn, shares in dict.fromkeys((told[0], told[len(told) // 2], told[-1])):
        each = listed(
            (f"{name} {round(100 * share)}%" for name, share in zip(names, shares, strict=True)), language
        )
        lines.append(plain(language, "chances-line", {"turn": turn + 1, "shares": each}))
    return "\n".join(lines)
