"""Rows and cells with the number of the physical line that each stands on: CSV of all kinds, pasted text, XLSX."""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from league.importing.decoding import decoded
from league.importing.fixed_width import by_position
from league.importing.headings import said_by
from league.limits import LARGEST_EVENT
from league.refusal import Refusal
from league.trf.report import is_trf, players_in

LARGEST: Final = 200_000
"""Bytes of a file: a thousand names as long as they may be."""
LONGEST_LINE: Final = 1000
MOST_ROWS: Final = 2 * LARGEST_EVENT
_SEPARATORS: Final = ("\t", ";", ",", "|")
_SEP_LINE: Final = re.compile(r"sep=(.)", re.IGNORECASE)
_WORKBOOK: Final = b"PK\x03\x04"
_MOST_LINES: Final = 5
"""On how many lines one cell may stand where other lines are at fault."""
_OLD_WORKBOOK: Final = b"\xd0\xcf\x11\xe0"
_TWO: Final = 2
_AS_TEXT: Final = re.compile(r'^="{1,2}([^"]*)"{1,2}$')
"""How people make a spreadsheet keep a long number as text."""
UNSEEN: Final = dict.fromkeys(map(ord, "\u200b\u2060\ufeff"))
"""What nobody sees and pages put between letters; the joiners of emoji and scripts stay."""
_FENCE: Final = re.compile(r"[\s|:+=-]+")


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of one line; `number` is the physical line from 1, in a workbook the row of the sheet."""

    number: int
    cells: tuple[str, ...]

    def cell(self, column: int | None) -> str:
        """What stands in a column, "" where nothing does."""
        return self.cells[column] if column is not None and column < len(self.cells) else ""


@dataclass(frozen=True, slots=True)
class ListSheet:
    """All rows that are not blank; `broken` are lines whose quotes cannot be read, `others` unread sheets' names."""

    rows: tuple[Row, ...]
    broken: tuple[int, ...] = ()
    others: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        """How many columns most rows have."""
        counts = Counter(len(row.cells) for row in self.rows)
        return max(counts, key=lambda width: (counts[width], width), default=0)


def sheet_of(content: bytes) -> ListSheet | Refusal:
    """The rows of a file, or of text that was pasted.

    Refusals: `list-not-text`, `list-old-workbook`, `list-too-long` (params: most), `list-long-line` (params: line,
    longest), `list-empty`.
    """
    if content.startswith(_OLD_WORKBOOK):
        return Refusal("list-old-workbook")
    if content.startswith(_WORKBOOK):
        # A fifth of a second for a library that few files need.
        from league.importing.workbook import workbook_sheet

        return workbook_sheet(content)
    text = decoded(content)
    if text is None or _PROGRAMS.match(text):
        return Refusal("list-not-text")
    return _unfit(text) or _read(text)


_PROGRAMS: Final = re.compile(
    r"\s*(?:<(?:!doctype|html|table|\?xml)\b|\[\s*\{|\{\s*\"|%PDF-|\{\\rtf)", re.IGNORECASE
)


def _unfit(text: str) -> Refusal | None:
    """What no list has, looked at before anything is taken apart."""
    lines = _lines(text)
    if len(lines) > MOST_ROWS:
        return Refusal("list-too-long", params={"most": LARGEST_EVENT})
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            return Refusal("list-long-line", params={"line": number, "longest": LONGEST_LINE})
    return None


def _lines(text: str) -> list[str]:
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _read(text: str) -> ListSheet | Refusal:
    return _report(text) if is_trf(text) else _table(text)


def _report(text: str) -> ListSheet:
    """The players of a tournament report, under headings of our own."""
    players, broken = players_in(text)
    rows = (Row(one.line, (str(one.number), one.name, str(one.rating or ""))) for one in players)
    return ListSheet((Row(0, ("Starting rank", "Name", "Rating")), *rows), broken)


def _table(text: str) -> ListSheet | Refusal:
    lines = _lines(text)
    placed = by_position(lines)
    if placed:
        return ListSheet(tuple(Row(at, tuple(cells)) for at, cells in enumerate(placed, 1) if any(cells)))
    said = _SEP_LINE.fullmatch(lines[0].strip(" "))
    if said:
        lines[0] = ""
    sheet = _parsed(lines, said[1] if said else _separator(lines))
    sheet = _wholly_quoted(sheet) or sheet
    return sheet if sheet.rows or sheet.broken else Refusal("list-empty")


def _wholly_quoted(sheet: ListSheet) -> ListSheet | None:
    """What stands within, where a spreadsheet has put quotes around each line of CSV; None for any other list."""
    first = sheet.rows[0].cells if sheet.rows else ()
    sign = next((sign for sign in ",;" if len(first) == 1 and sign in first[0]), "")
    if (
        not sign
        or any(len(row.cells) > 1 for row in sheet.rows)
        or not all(map(said_by, first[0].split(sign)))
    ):
        return None
    lines = [""] * sheet.rows[-1].number
    for row in sheet.rows:
        lines[row.number - 1] = row.cells[0]
    return _parsed(lines, sign)


def _parsed(lines: list[str], separator: str) -> ListSheet:
    """The whole at once; where a quote cannot be read, row by row, so that one line's fault is its own."""
    whole = _rows(lines, separator)
    return ListSheet(whole) if whole is not None else _row_by_row(lines, separator)


def _row_by_row(lines: list[str], separator: str) -> ListSheet:
    rows, broken, at = list[Row](), list[int](), 0
    while at < len(lines):
        ends = range(at + 1, min(at + _MOST_LINES, len(lines)) + 1)
        end = next((end for end in ends if _rows(lines[at:end], separator) is not None), at + 1)
        read = _rows(lines[at:end], separator) or _unquoted(lines[at], separator)
        if read is None:
            broken.append(at + 1)
        rows += [replace(row, number=at + row.number) for row in read or ()]
        at = end
    return ListSheet(tuple(rows), tuple(broken))


def _unquoted(line: str, separator: str) -> tuple[Row, ...] | None:
    """A line whose quotes belong to a name: "Ace" Ann; None where one has no partner."""
    if line.count('"') % 2:
        return None
    return (Row(1, _tidied(line.split(separator), separator)),) if line.strip() else ()


def _rows(lines: list[str], separator: str) -> tuple[Row, ...] | None:
    reader = csv.reader(
        io.StringIO("\n".join(lines)), delimiter=separator, strict=True, skipinitialspace=True
    )
    try:
        return tuple(_numbered(reader, separator))
    except csv.Error:
        return None


def _numbered(reader: "Iterator[list[str]]", separator: str) -> Iterator[Row]:
    """A row is told by the line on which it begins: a cell may go over several."""
    begin = 1
    for cells in reader:
        row = Row(begin, _tidied(cells, separator))
        begin = reader.line_num + 1  # type: ignore[attr-defined]  # csv's reader counts them
        if any(row.cells):
            yield row


def _tidied(cells: list[str], separator: str) -> tuple[str, ...]:
    """Cells without blanks around them; a table drawn with bars has an empty cell at each end, and a ruler."""
    plain = (_AS_TEXT.sub(r"\1", cell) if cell.startswith("=") else cell for cell in cells)
    tidy = tuple(" ".join(cell.translate(UNSEEN).split()) for cell in plain)
    if separator != "|":
        return tidy
    inner = tidy[1 if not tidy[0] else 0 : -1 if not tidy[-1] else None]
    return () if all(_FENCE.fullmatch(cell) for cell in inner if cell) else inner


def _separator(lines: list[str]) -> str:
    """What most lines have the same number of; nothing (one column) where no sign is on two lines alike.

    Source: house
    """
    filled = [line for line in lines if line.strip()]
    scores = {separator: _agreeing(filled, separator) for separator in _SEPARATORS}
    best = max(_SEPARATORS, key=lambda separator: scores[separator])
    return best if scores[best] > (0, 0) else _none_of(lines)


def _agreeing(lines: list[str], separator: str) -> tuple[int, int]:
    """How many lines have the commonest number of cells beyond one, and how many cells that is.

    Much may stand around a table: three cells or more on two lines in a row are one.
    """
    if separator == "|" and not (_is_drawn(lines) or all(map(said_by, lines[0].split("|")))):
        return (0, 0)
    whole = _rows(lines, separator)
    read = [whole] if whole else [_rows([line], separator) for line in lines]
    widths = [len(row.cells) for rows in read for row in rows or ()]
    counts = Counter(widths)
    for none in (0, 1):
        counts.pop(none, 0)
    common = max(counts.items(), key=lambda item: (item[1], item[0]), default=(0, 0))
    in_a_row = common[0] > _TWO and any(pair == (common[0],) * _TWO for pair in pairwise(widths))
    enough = (2 * common[1] >= len(lines) and (common[1] > 1 or len(lines) == 1)) or in_a_row
    return (common[1], common[0]) if enough else (0, 0)


def _is_drawn(lines: list[str]) -> bool:
    """Whether bars frame the lines."""
    return all(line.lstrip().startswith("|") for line in lines[:3])


def _none_of(lines: list[str]) -> str:
    """A sign that no line has, so that each is one cell."""
    text = "".join(lines)
    return next(sign for sign in map(chr, range(1, 9)) if sign not in text)
