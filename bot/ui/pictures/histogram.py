"""The dice of a game as a picture: how often each sum fell, beside how often fair dice would show it."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.i18n import Language, plain
from bot.ui.pictures.canvas import ACCENT, BLUE, CARD, LINE, MARGIN, MUTED, TEXT, WIDTH, Canvas, Style
from bot.ui.reply import Picture

SUMS: Final = range(2, 13)
_WAYS: Final = 36
_HEIGHT: Final = 560
_TOP: Final = 160
_FLOOR: Final = 480
_COLUMN: Final = (WIDTH - 2 * MARGIN - 24) // len(SUMS)
_HALF: Final = 21
_REACH: Final = 28
_TICK: Final = 3
_ABOVE: Final = 22


def expected(number: int, rolls: int) -> float:
    """How often fair dice show this sum, on average."""
    return rolls * (6 - abs(7 - number)) / _WAYS


def dice_histogram(rolls: Sequence[int], language: Language) -> Picture:
    """A bar for each sum from 2 to 12, with a mark where fair dice would be; `rolls` are the sums in any order."""
    fallen = Counter(rolls)
    canvas = Canvas(_HEIGHT)
    title = plain(language, "board-dice-title", {"rolls": len(rolls)})
    canvas.words((MARGIN, 40), title, Style(36, bold=True), WIDTH - 2 * MARGIN)
    canvas.bar((MARGIN, 90 - _TICK, MARGIN + 2 * _REACH, 90 + _TICK), ACCENT)
    canvas.words(
        (MARGIN + 2 * _REACH + 14, 90), plain(language, "board-dice-expected"), Style(24, MUTED), WIDTH // 2
    )
    canvas.card((MARGIN // 2, 120, WIDTH - MARGIN // 2, _HEIGHT - 12))
    highest = max([1.0, *fallen.values(), *(expected(number, len(rolls)) for number in SUMS)])
    for place, number in enumerate(SUMS):
        middle = MARGIN + 12 + place * _COLUMN + _COLUMN // 2
        fair = _FLOOR - _scaled(expected(number, len(rolls)), highest)
        _column(canvas, middle, fallen[number], _FLOOR - _scaled(fallen[number], highest), fair)
        canvas.words((middle, _FLOOR + 36), str(number), Style(32, TEXT, bold=True, anchor="mm"))
    return Picture("dice.png", canvas.png(), _alt(fallen, len(rolls), language))


def _scaled(value: float, highest: float) -> int:
    return round((_FLOOR - _TOP - 36) * value / highest)


def _column(canvas: Canvas, middle: int, count: int, top: int, fair: int) -> None:
    """The bar up to `top`, the mark at `fair`, and the count above the bar, or above the mark where they would meet."""
    canvas.bar((middle - _REACH, _FLOOR, middle + _REACH, _FLOOR + 2), LINE)
    canvas.bar((middle - _HALF, min(top, _FLOOR), middle + _HALF, _FLOOR), BLUE)
    canvas.bar((middle - _REACH, fair - _TICK - 2, middle + _REACH, fair + _TICK + 2), CARD)
    canvas.bar((middle - _REACH, fair - _TICK, middle + _REACH, fair + _TICK), ACCENT)
    over = top - _ABOVE
    line = fair - _ABOVE if abs(over - fair) < _ABOVE else over
    canvas.words((middle, line), str(count), Style(28, TEXT, bold=True, anchor="mm"))


def _alt(fallen: Counter[int], rolls: int, language: Language) -> str:
    lines = [plain(language, "board-dice-title", {"rolls": rolls})]
    for number in SUMS:
        fair = f"{expected(number, rolls):.1f}"
        lines.append(
            plain(language, "board-dice-line", {"number": number, "count": fallen[number], "expected": fair})
        )
    return "\n".join(lines)
