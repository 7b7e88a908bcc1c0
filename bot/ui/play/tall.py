"""How tall a message stands on a phone, reckoned: what has happened gets the room that the rest of it leaves."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

import discord

TALLEST: Final = 674
"""Pixels of a phone of 390 by 844: with what the reckoning misses 700, which the tests measure in a browser."""
WIDTH: Final = 287
"""Of what stands in a card."""
BESIDE: Final = 189
"""Of words that have a small picture beside them."""
SMALL_PICTURE: Final = 84
_AROUND: Final = 66
"""The author's line, and the frame of the card."""
_LINE, _SMALL, _HEADING, _BUTTON, _GAP = 22, 18, 30, 42, 8
_CELL: Final = 8.2
"""Half a letter's width; small print is narrower, and a heading wider."""
_SMALL_CELL: Final = 6.7
_HEADING_CELL: Final = 9.0
_BUTTON_CELL: Final = 7.2
_AROUND_LABEL: Final = 30
_EMOJI: Final = 26
_WIDE, _SIGN = 2.3, 2.5
"""Cells of a letter of Japanese, and of an emoji."""
_PICTURE: Final = 460
_ABOVE_PICTURE: Final = 6
_SUBTEXT: Final = "-# "
_TITLE: Final = "### "
_KEPT_SIGNS: Final = (_SUBTEXT, "> ", _TITLE)
_LINK: Final = re.compile(r"\[([^]]*)\]\([^)]*\)")
_STAMP: Final = re.compile(r"<t:\d+:\w>")
_MARKUP: Final = re.compile(r"\*\*|\\(?=\W)")


def small(line: str) -> str:
    """The line in small print, which an empty or quoted one is not."""
    return "\n".join(
        one if not one or one.startswith(_KEPT_SIGNS) else f"{_SUBTEXT}{one}" for one in line.split("\n")
    )


def tall(lines: Sequence[str], width: int = WIDTH) -> float:
    """Pixels of these lines, each as often as it wraps."""
    return sum(_wraps(one, width) for line in lines for one in line.split("\n") if one)


def _wraps(line: str, width: int) -> float:
    if line.startswith(_TITLE):
        return _HEADING - _LINE + _rows(line.removeprefix(_TITLE), width, _HEADING_CELL) * _LINE
    if line.startswith(_SUBTEXT):
        return _rows(line.removeprefix(_SUBTEXT), width, _SMALL_CELL) * _SMALL
    return _rows(line, width, _CELL) * _LINE


def _rows(words: str, width: int, cell: float) -> float:
    return max(1, -(-_cells(words) * cell // width))


def _cells(words: str) -> float:
    """Latin letters count one, the wide ones of Japanese and emoji two."""
    shown = _MARKUP.sub("", _STAMP.sub("in 12 hours", _LINK.sub(r"\1", words)))
    return sum(_letter(letter) for letter in shown)


def _letter(letter: str) -> float:
    if unicodedata.combining(letter) or unicodedata.category(letter) in {"Mn", "Cf"}:
        return 0
    if unicodedata.category(letter) == "So":
        return _SIGN
    return _WIDE if unicodedata.east_asian_width(letter) in "WF" else 1


def around(view: discord.ui.View | None) -> float:
    """Pixels of the author's line, the card's frame and the controls."""
    items = sorted(view.children, key=lambda item: item.row or 0) if view is not None else []
    rows = [list(row) for _, row in groupby(items, key=lambda item: item.row or 0)]
    return _AROUND + sum(_row(row) for row in rows)


def large(ratio: float) -> float:
    """Pixels of a picture as wide as the card; `ratio`: its height by its width, 0 without one."""
    return min(WIDTH * ratio, _PICTURE) + _ABOVE_PICTURE + _GAP if ratio else 0


def beside_small(lines: Sequence[str]) -> float:
    """Pixels of lines with a small picture beside them."""
    return max(tall(lines, BESIDE), SMALL_PICTURE + _ABOVE_PICTURE) + _GAP


def _row(row: Sequence[discord.ui.Item[discord.ui.View]]) -> float:
    """A menu fills its row; buttons wrap where they are too wide together."""
    lines, left = 1, float(WIDTH)
    for item in row:
        if isinstance(item, discord.ui.Button):
            width = _AROUND_LABEL + (_EMOJI if item.emoji else 0) + _cells(item.label or "") * _BUTTON_CELL
            if width > left:
                lines, left = lines + 1, float(WIDTH)
            left -= width + _GAP
    return lines * (_BUTTON + _GAP)


def newest(lines: Sequence[str], room: float) -> list[str]:
    """The newest lines that fit into so many pixels; "…" for those before."""
    kept = list(_newest(lines, room))[::-1]
    if kept and len(kept) < len(lines):
        kept[0] = f"{_SUBTEXT}… {kept[0].removeprefix(_SUBTEXT)}"
    return kept


def _newest(lines: Sequence[str], room: float) -> Iterator[str]:
    for line in reversed(lines):
        room -= tall([line])
        if room < 0:
            return
        yield line
