"""Lists without headings that anybody knows: what their columns hold, and whether the first line is one of headings."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from league.importing.cells import is_id, is_user_name, plain, says_nothing
from league.importing.headings import Meaning
from league.importing.sheet import ListSheet, Row

_PAIR: Final = 2
_SEVERAL: Final = 3
_NO_WORD: Final = re.compile(
    r"[^@]*@[^@]+\.\w+|<@!?\d+>|[\W_]*\d[\d\W_]*[a-zA-Z年月日時分点位番円段級]{0,2}[\d\W_]*"
)
"""A number with its unit, a date, an address, an account."""


class FirstLine(StrEnum):
    """What a first line is that looks unlike those below it, as long as nobody has said it otherwise."""

    HEADING = "heading"
    PLAYER = "player"


def first_unlike(sheet: ListSheet) -> FirstLine | None:
    """What the first line most likely is where it may be headings that nobody knows; None where it is as the others.

    Words above numbers are headings; above names and classes they may be somebody's. Source: house
    """
    if len(sheet.rows) < _PAIR:
        return None
    first, others = sheet.rows[0], sheet.rows[1:]
    cells = [cell for cell in first.cells if cell]
    if not cells or any(map(says_nothing, cells)) or any(any(map(str.isdigit, cell)) for cell in cells):
        return None
    columns = [(cell, _filled(others, at)) for at, cell in enumerate(first.cells) if cell]
    if any(_is_word_above(cell, below, others) for cell, below in columns):
        account = any(_is_account_above(cell, below) for cell, below in columns)
        return FirstLine.PLAYER if account or len(others) < _PAIR else FirstLine.HEADING
    apart = any(_is_other_above(cell, below) for cell, below in columns)
    return FirstLine.PLAYER if apart and len(others) >= _SEVERAL else None


def _filled(rows: Sequence[Row], at: int) -> list[str]:
    return [cell for row in rows if (cell := row.cell(at)) and not says_nothing(cell)]


def _is_word_above(cell: str, below: list[str], others: Sequence[Row]) -> bool:
    words = any(map(str.isalpha, cell)) and not _NO_WORD.fullmatch(plain(cell))
    return words and mostly(len(below), others) and all(map(is_no_word, below))


def is_no_word(cell: str) -> bool:
    """Whether it is a number, a date, an address or an account."""
    return is_id(cell) or bool(_NO_WORD.fullmatch(plain(cell)))


def _is_account_above(cell: str, below: list[str]) -> bool:
    """Whether it may be a user name where the others have numbers."""
    return is_user_name(cell) and cell == cell.casefold() and any(map(is_id, below))


def _is_other_above(cell: str, below: list[str]) -> bool:
    """Whether it is one word above names of several, or stands once above what is said again and again."""
    if len(below) < _SEVERAL:
        return False
    counts = Counter(below)
    again = min(counts.values()) > 1 and cell not in counts
    return again or (len(cell.split()) == 1 and all(len(one.split()) > 1 for one in below))


def mostly(count: int, cells: Sequence[object]) -> bool:
    """Whether it is more than half of them."""
    return 2 * count > len(cells)


def meaning_of(cells: Sequence[str], found: Mapping[int, Meaning]) -> Meaning | None:
    """What a column without a heading holds, of what no other one does."""
    taken = frozenset(found.values())
    if not cells or all(plain(cell).isdecimal() and not is_id(cell) for cell in cells):
        return None
    if Meaning.DISCORD_ID not in taken and mostly(sum(map(is_id, cells)), cells):
        return Meaning.DISCORD_ID
    if Meaning.NAME not in taken and not any("@" in cell[1:] for cell in cells):
        return Meaning.NAME
    names = all(is_user_name(cell) and cell == cell.casefold() for cell in cells)
    return Meaning.USER_NAME if names and Meaning.USER_NAME not in taken else None


def meanings_in(sheet: ListSheet) -> dict[int, Meaning]:
    """What the columns hold, by what stands in them."""
    found: dict[int, Meaning] = {}
    for at in range(sheet.width):
        cells = _filled(sheet.rows, at)
        meaning = meaning_of(cells, found) if mostly(len(cells), sheet.rows) or sheet.width == 1 else None
        if meaning:
            found[at] = meaning
    return found


def family_first(sheet: ListSheet) -> bool:
    """Whether a comma on each line only parts a family's name from the other: "Alpha, Ann"."""
    return sheet.width == _PAIR and all(
        len(row.cells) <= _PAIR
        and all(cell[:1].isupper() and not any(map(str.isdigit, cell)) for cell in row.cells)
        for row in sheet.rows
    )
