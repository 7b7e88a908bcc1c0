"""How tall a message stands on a phone, reckoned: what has happened gets the room that the rest of it leaves."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

import discord

TALLEST: Final = 700
"""Pixels of a phone of 390 by 844 that a turn's message should not exceed; the tests measure it in a browser."""
LEAST: Final = 40
"""What has happened gets at least so much."""
WIDTH: Final = 312
_AROUND: Final = 62
_LINE, _SMALL, _BUTTON, _GAP = 23, 20, 42, 8
_CELL: Final = 8.2
"""Half a letter's width; small print is narrower."""
_SMALL_CELL: Final = 6.7
_BUTTON_CELL: Final = 7.2
_AROUND_LABEL: Final = 28
_EMOJI: Final = 26
_PICTURE: Final = 460
_SUBTEXT: Final = "-# "
_KEPT_SIGNS: Final = (_SUBTEXT, "> ")
_LINK: Final = re.compile(r"\[([^]]*)\]\([^)]*\)")
_STAMP: Final = re.compile(r"<t:\d+:\w>")
_MARKUP: Final = re.compile(r"\*\*|\\(?=\W)")


def small(line: str) -> str:
    """The line in small print, which an empty or quoted one is not."""
    return "\n".join(
        one if not one or one.startswith(_KEPT_SIGNS) else f"{_SUBTEXT}{one}" for one in line.split("\n")
    )


def tall(lines: Sequence[str]) -> float:
    """Pixels of these lines, each as often as it wraps."""
    return sum(_wraps(one) for line in lines for one in line.split("\n"))


def _wraps(line: str) -> float:
    is_small = line.startswith(_SUBTEXT)
    cells = _cells(line.removeprefix(_SUBTEXT))
    width = cells * (_SMALL_CELL if is_small else _CELL)
    return max(1, -(-width // WIDTH)) * (_SMALL if is_small else _LINE)


def _cells(words: str) -> float:
    """Latin letters count one, the wide ones of Japanese and emoji two."""
    shown = _MARKUP.sub("", _STAMP.sub("in 12 hours", _LINK.sub(r"\1", words)))
    return sum(_letter(letter) for letter in shown)


def _letter(letter: str) -> float:
    if unicodedata.combining(letter) or unicodedata.category(letter) in {"Mn", "Cf"}:
        return 0
    wide = unicodedata.east_asian_width(letter) in "WF" or unicodedata.category(letter) == "So"
    return 2.3 if wide else 1


def around(view: discord.ui.View | None, ratio: float) -> float:
    """Pixels of the author's line, the picture (`ratio`: its height by its width, 0 without one) and the controls."""
    picture = min(WIDTH * ratio + 6, _PICTURE)
    return _AROUND + picture + _controls(view)


def _controls(view: discord.ui.View | None) -> float:
    items = sorted(view.children, key=lambda item: item.row or 0) if view is not None else []
    rows = [list(row) for _, row in groupby(items, key=lambda item: item.row or 0)]
    return sum(_row(row) for row in rows)


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
    """The newest lines that fit into so many pixels, but at least `LEAST` and one line; "…" for those before."""
    kept = list(_newest(lines, max(room, LEAST)))[::-1]
    if kept and len(kept) < len(lines):
        kept[0] = f"{_SUBTEXT}… {kept[0].removeprefix(_SUBTEXT)}"
    return kept


def _newest(lines: Sequence[str], room: float) -> Iterator[str]:
    for number, line in enumerate(reversed(lines)):
        room -= tall([line])
        if room < 0 and number:
            return
        yield line
