"""What one cell says: a Discord number, a user name, a rating, or none of it."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

_MENTION: Final = re.compile(r"<@!?(\d{17,20})>|https?://discord(?:app)?\.com/users/(\d{17,20})/?")
_ID: Final = re.compile(r"\d{17,20}", re.ASCII)
_POWER: Final = re.compile(r"\d(?:[.,]\d+)?[eE]\+?\d+")
_EXACT_DIGITS: Final = 15
"""A spreadsheet keeps no more digits of a number: the rest becomes zeros."""
_USER_NAME: Final = re.compile(r"(?!.*\.\.)[a-z0-9_.]{2,32}")
_OLD_USER_NAME: Final = re.compile(r".{2,32}#\d{4}")
_NONE: Final = frozenset(
    {"", "-", "--", "—", "―", "ー", "none", "n/a", "na", "nil", "no", "なし", "無し", "無", "ない", "持っていない",
     "持っていません", "keine", "keins", "kein",
     "keiner", "keinen", "nichts", "aucun", "нет", "无", "없음",
     "nein", "x", "?", "null", "no discord", "unrated", "unr", "未定"}
)  # fmt: skip
_LONGEST: Final = 64
"""Characters of a cell that are looked at: no number, user name or class has more."""
_FORMULA: Final = "=+-@%|"
_COUNTED: Final = re.compile(
    r"第?(\d[\d,. ]*)\s*(?:点|位|番|シード|st|nd|rd|th|pts?|points|punkte|elo)", re.IGNORECASE
)
"""A number with what it counts: 1600点, 2位, 1st."""
_NUMBER: Final = re.compile(r"\d{1,7}(\.\d{1,4})?", re.ASCII)
_GROUPED: Final = re.compile(r"[1-9]\d{0,2}(?:[,.]\d{3})+(?:[,.]\d{1,2})?", re.ASCII)
_LARGE: Final = 100
"""A whole number as large says that the others with three digits behind a dot are large, too."""


class Account(NamedTuple):
    """What a cell says of a Discord account: a number (0: none), a user name, or why neither can be read."""

    user_id: int = 0
    user_name: str = ""
    fault: str = ""


def plain(cell: str) -> str:
    """Full-width letters and digits as Japanese keyboards write them count as the usual ones."""
    return _folded(cell[:_LONGEST])


@lru_cache(4096)
def _folded(cell: str) -> str:
    return cell.strip() if cell.isascii() else unicodedata.normalize("NFKC", cell).strip()


def says_nothing(cell: str) -> bool:
    """Whether somebody wrote that there is nothing to write."""
    return plain(cell).casefold() in _NONE


def is_id(cell: str) -> bool:
    """An id is one only as 17 to 20 digits, or as a mention of somebody.

    Source: house
    """
    text = plain(cell).removeprefix("'")
    return bool(_ID.fullmatch(text) or _MENTION.fullmatch(text))


def is_rounded(cell: str) -> bool:
    """A power of ten, as a spreadsheet shows a long number."""
    return bool(_POWER.fullmatch(plain(cell)))


def ends_in_zeros(cell: str) -> bool:
    """Whether nothing is left of the digits that a spreadsheet does not keep; so is one honest number in a thousand."""
    text = plain(cell)
    return bool(_ID.fullmatch(text)) and not text[_EXACT_DIGITS:].strip("0")


def is_user_name(cell: str) -> bool:
    """Whether it has the form of a Discord user name of today, or of before with four digits."""
    text = plain(cell).removeprefix("@")
    return bool(_USER_NAME.fullmatch(text.casefold()) or _OLD_USER_NAME.fullmatch(text))


def account_in(cell: str) -> Account:
    """The account that a cell names; a number of another length is none, and no user name either.

    Faults: `list-rounded`, `list-not-id`.
    """
    text = plain(cell)
    if says_nothing(text):
        return Account()
    text = text.strip("`").removeprefix("'")  # by which a spreadsheet keeps a number as text
    mention = _MENTION.fullmatch(text)
    if mention:
        return Account(int(mention[1] or mention[2]))
    if _ID.fullmatch(text):
        return Account(int(text))
    if _POWER.fullmatch(text):
        return Account(fault="list-rounded")
    if not any(map(str.isalpha, text)) or text.startswith("<"):
        return Account(fault="list-not-id")
    name = text.removeprefix("@").removesuffix("#0").strip()
    return Account(user_name=name.casefold() if _USER_NAME.fullmatch(name.casefold()) else name)


def number_in(cell: str, most: int, thousands: str = "") -> float | None:
    """A positive number, None for what is none; a comma may stand for the decimal point.

    `thousands` is the sign that groups the digits in this column.
    """
    text = plain(cell)
    counted = _COUNTED.fullmatch(text)
    text = (counted[1] if counted else text).lstrip("#~≈").rstrip(".?*").replace(" ", "")
    text = (text.replace(thousands, "") if thousands else text).replace(",", ".")
    number = float(text) if _NUMBER.fullmatch(text) else -1.0
    return number if 0 <= number <= most else None


def thousands_in(cells: Iterable[str]) -> str:
    """The sign that groups the digits of a column: "1,520" beside "990"; "" where it may as well be a decimal point.

    Source: house
    """
    texts = [plain(cell).replace(" ", "") for cell in cells]
    for sign in ",.":
        signed = [text for text in texts if sign in text]
        grouped = bool(signed) and all(_GROUPED.fullmatch(text) for text in signed)
        large = any(text.isdecimal() and int(text) >= _LARGE for text in texts)
        one = all(
            text.find(sign) == 1 for text in signed
        )  # 1.850: a strength has thousands, or two digits and more
        if grouped and (sign == "," or large or one or any(text.count(sign) > 1 for text in signed)):
            return sign
    return ""


def undefused(cell: str) -> str:
    """A name as our export wrote it, so that no spreadsheet takes it for a formula."""
    bare = cell.lstrip("'")
    first = plain(bare)[:1]
    return cell[1:] if cell != bare and first and first in _FORMULA else cell
