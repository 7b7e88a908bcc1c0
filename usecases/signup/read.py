"""The players of a CSV file, taken apart before anything is stored: no database, no transaction."""

import codecs
import csv
import io
import re
import unicodedata
from dataclasses import dataclass

from league.limits import LARGEST_EVENT as MOST_LINES
from league.refusal import Refusal
from league.regulations import Profile
from usecases.people import shortened
from usecases.signup.classes import class_of

LARGEST = 200_000
"""Bytes of a file: a thousand names as long as they may be."""
LONGEST_LINE = 1000
_LONGEST_ID = 19  # digits: Discord's numbers have 63 bits
_LARGEST_ID = 2**63 - 1
_EXACT_DIGITS = 15
"""A spreadsheet keeps no more digits of a number: the rest becomes zeros."""
_SHORTEST_ID = 17
_POWER = re.compile(r"\d(?:[.,]\d+)?[eE]\+?\d+")
_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_FORMULA = "=+-@"
_NAME_HEADINGS = frozenset({"name", "player", "名前", "お名前", "氏名", "参加者", "参加者名", "プレイヤー"})
_ID_HEADINGS = frozenset({"discord", "discord_id", "discordid", "user_id", "userid", "id", "ディスコード"})
_CLASS_HEADINGS = frozenset({"class", "handicap", "クラス", "ハンデ"})


@dataclass(frozen=True, slots=True)
class ImportLine:
    """One player of the file; `user_id` 0 is a guest."""

    number: int
    name: str
    user_id: int
    handicap: str


def read_lines(content: bytes, profile: Profile) -> tuple[ImportLine, ...] | Refusal:
    """The players of a CSV file in UTF-8, UTF-16 or Excel's Japanese encoding; commas, semicolons or tabs.

    Our own export can be read again.
    Refusals: `csv-not-text`, `csv-too-long` (params: most), `csv-long-line` (params: line, longest), `csv-empty`,
    `csv-no-name-column`, `csv-rounded` (params: lines) for Discord numbers that a spreadsheet has rounded,
    `csv-faults` (params: lines).
    """
    text = _decoded(content)
    refused = _unfit(text) if text is not None else None
    if refused:
        return refused
    rows = None if text is None else _rows(text)
    if rows is None:
        return Refusal("csv-not-text")
    if not rows:
        return Refusal("csv-empty")
    if len(rows) > MOST_LINES + 1:
        return Refusal("csv-too-long", params={"most": MOST_LINES})
    return _parsed(rows, profile)


def _unfit(text: str) -> Refusal | None:
    """What no list of players has, looked at before anything is taken apart."""
    for number, line in enumerate(text.splitlines(), 1):
        if number > 2 * MOST_LINES:
            return Refusal("csv-too-long", params={"most": MOST_LINES})
        if len(line) > LONGEST_LINE:
            return Refusal("csv-long-line", params={"line": number, "longest": LONGEST_LINE})
    return None


def _rows(text: str) -> list[list[str]] | None:
    """The lines that are not empty; None when a quote was never closed and swallowed the rest."""
    separator, lines = _separated(text.replace("\r\n", "\n").replace("\r", "\n"))
    try:
        rows = list(csv.reader(io.StringIO(lines), delimiter=separator, strict=True))
    except csv.Error:
        return None
    return [row for row in rows if any(map(str.strip, row))]


def _parsed(rows: list[list[str]], profile: Profile) -> tuple[ImportLine, ...] | Refusal:
    heading = [_plain(cell).strip().lower().replace(" ", "") for cell in rows[0]]
    name = _column(heading, _NAME_HEADINGS)
    if name is None:
        return Refusal("csv-no-name-column")
    user, handicap = _column(heading, _ID_HEADINGS), _column(heading, _CLASS_HEADINGS)
    rounded = _rounded([_plain(_cell(row, user)) for row in rows[1:]])
    if rounded:
        return Refusal("csv-rounded", params={"lines": ", ".join(rounded[:20])})
    lines: list[ImportLine] = []
    faults: list[ImportLine] = []
    for number, row in enumerate(rows[1:], 2):
        named, rank = shortened(_undefused(_cell(row, name))), _class_in(profile, _cell(row, handicap))
        known = "" if isinstance(rank, Refusal) else rank
        line = ImportLine(number, named, _number(_plain(_cell(row, user))), known)
        faulty = isinstance(rank, Refusal) or not line.name or line.user_id < 0
        (faults if faulty else lines).append(line)
    if faults:
        return Refusal("csv-faults", params={"lines": ", ".join(str(line.number) for line in faults[:20])})
    return tuple(lines) or Refusal("csv-empty")


def _class_in(profile: Profile, cell: str) -> str | Refusal:
    """The class of a line; regulations without classes have no use for the column."""
    return class_of(profile, cell) if profile.handicap_classes else ""


def _plain(cell: str) -> str:
    """Full-width letters and digits as Japanese keyboards write them count as the usual ones."""
    return unicodedata.normalize("NFKC", cell)


def _undefused(cell: str) -> str:
    """A name as our export wrote it, so that no spreadsheet takes it for a formula."""
    return cell[1:] if cell[:1] == "'" and _plain(cell[1:2]) in _FORMULA else cell


def _rounded(cells: list[str]) -> list[str]:
    """The lines whose Discord numbers a spreadsheet took for amounts: it rounds the whole column, or writes powers.

    One number in a thousand ends with three zeros by itself, so a single line says nothing while others do not.
    """
    powers = [str(line) for line, cell in enumerate(cells, 2) if _POWER.fullmatch(cell)]
    long = [
        (line, cell) for line, cell in enumerate(cells, 2) if cell.isdigit() and len(cell) >= _SHORTEST_ID
    ]
    zeros = all(not cell[_EXACT_DIGITS:].strip("0") for _, cell in long)
    return powers or ([str(line) for line, _ in long] if zeros else [])


def _decoded(content: bytes) -> str | None:
    if content.startswith(_UTF_16):
        text = _in_encoding(content, "utf-16")
        return None if text and "\0" in text else text
    if b"\0" in content:
        return None
    text = _in_encoding(content, "utf-8-sig")
    return _in_encoding(content, "cp932") if text is None else text


def _in_encoding(content: bytes, encoding: str) -> str | None:
    try:
        return content.decode(encoding)
    except UnicodeDecodeError:
        return None


def _separated(text: str) -> tuple[str, str]:
    """What separates the cells, and the lines; Excel may say the former in a line of its own."""
    first, _, rest = text.partition("\n")
    said = first.strip(" \r").lower()
    if said.startswith("sep=") and len(said) == len("sep=") + 1:
        return said[-1], rest
    return max(",;\t", key=first.count), text


def _column(heading: list[str], names: frozenset[str]) -> int | None:
    return next((index for index, cell in enumerate(heading) if cell in names), None)


def _cell(row: list[str], column: int | None) -> str:
    return row[column].strip() if column is not None and column < len(row) else ""


def _number(cell: str) -> int:
    """A Discord number, 0 for none, -1 for what is none."""
    if not cell:
        return 0
    number = int(cell) if cell.isascii() and cell.isdigit() and len(cell) <= _LONGEST_ID else -1
    return number if number <= _LARGEST_ID else -1
