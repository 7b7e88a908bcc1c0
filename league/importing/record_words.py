"""How people number tables and rounds in the lines of a plan: Table 3, 第3卓, A卓, Round 2, 2回戦."""

import re
from typing import Final

from league.importing.cells import plain

_FRAME: Final = " .:：#*=_~-–—―─━【】[]()<>〈〉■□●○◆◇▼"
_TABLE: Final = re.compile(
    r"(?:table|board|match|tisch|brett|卓|テーブル|第)\s*(?:no\.?|nr\.?|#)?\s*(\d{1,3})\s*(?:卓|テーブル|試合)?"
    r"|(\d{1,3})\s*(?:卓|テーブル)|(?:table|tisch|テーブル)\s*([a-z])|([a-z])\s*(?:卓|テーブル)",
    re.IGNORECASE,
)
_SHORT_TABLE: Final = re.compile(r"t\s?(\d{1,3})", re.IGNORECASE)
_ROUND: Final = re.compile(
    r"(?:round|rnd|rd|runde|ラウンド)\.?\s*(?:no\.?|#)?\s*(\d{1,2})|r\s?(\d{1,2})"
    r"|(\d{1,2})\s*\.?\s*(?:rd|runde|round)|第?\s*(\d{1,2})\s*(?:回戦|ラウンド|節)",
    re.IGNORECASE,
)


def table_in(cell: str, *, short: bool = False) -> int:
    """The number of the table that a cell names (the place of its letter), 0 for none; `short`: T3 is one too."""
    text = plain(cell).strip(_FRAME)
    found = _TABLE.fullmatch(text) or (_SHORT_TABLE.fullmatch(text) if short else None)
    said = next(filter(None, found.groups()), "") if found else ""
    return int(said) if said.isdecimal() else ord(said.casefold()) - ord("a") + 1 if said else 0


def round_in(cell: str) -> int:
    """The number of the round that a cell names, 0 for none."""
    found = _ROUND.fullmatch(plain(cell).strip(_FRAME))
    return int(next(filter(None, found.groups()), "0")) if found else 0
