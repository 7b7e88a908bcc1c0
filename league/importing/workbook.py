"""XLSX, read with openpyxl: the first sheet that holds a list, as it would be saved as CSV."""

import io
import zipfile
from datetime import date, datetime
from itertools import islice
from typing import Any, Final

from openpyxl import load_workbook

from league.importing.layout import head_of
from league.importing.sheet import MOST_ROWS, UNSEEN, ListSheet, Row
from league.limits import LARGEST_EVENT
from league.refusal import Refusal

_UNPACKED: Final = 20_000_000
"""Bytes that a workbook of a thousand players is far from: a small file can be packed from a huge one."""
_MOST_CELLS: Final = 100
_EXACT: Final = 10**15
"""A spreadsheet keeps no more digits of a number."""


def workbook_sheet(content: bytes) -> ListSheet | Refusal:
    """The rows of the first sheet that has a line of headings, or else anything; with the names of the others.

    What somebody has hidden comes after what everybody sees.

    Refusals: `list-not-text`, `list-too-long` (params: most), `list-empty`.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            if sum(info.file_size for info in packed.infolist()) > _UNPACKED:
                return Refusal("list-too-long", params={"most": LARGEST_EVENT})
        book = load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        seen = sorted(book.worksheets, key=lambda sheet: sheet.sheet_state != "visible")
        filled = [(sheet.title, rows) for sheet in seen if (rows := _rows(sheet))]
    except Exception:  # noqa: BLE001 - whatever a broken or forged file makes the library raise
        return Refusal("list-not-text")
    if not filled:
        return Refusal("list-empty")
    taken = next((sheet for sheet in filled if head_of(sheet[1])), filled[0])
    if len(taken[1]) > LARGEST_EVENT + 1:
        return Refusal("list-too-long", params={"most": LARGEST_EVENT})
    return ListSheet(taken[1], others=tuple(title for title, _ in filled if title != taken[0]))


def _rows(sheet: Any) -> tuple[Row, ...]:  # noqa: ANN401 - openpyxl's sheets have no common type
    read = islice(sheet.iter_rows(max_row=MOST_ROWS, max_col=_MOST_CELLS, values_only=True), MOST_ROWS)
    rows = (Row(number, tuple(map(_text, values))) for number, values in enumerate(read, 1))
    return tuple(_cut(row) for row in rows if any(row.cells))


def _cut(row: Row) -> Row:
    """Without the empty cells at its end."""
    last = max(index for index, cell in enumerate(row.cells) if cell)
    return Row(row.number, row.cells[: last + 1])


def _text(value: object) -> str:
    match value:
        case None:
            return ""
        case bool():
            return str(value).upper()
        case float() if value.is_integer() and abs(value) < _EXACT:
            return str(int(value))
        case float() if abs(value) >= _EXACT:
            return f"{value:.5E}"
        case datetime() | date():
            return value.isoformat(sep=" ") if isinstance(value, datetime) else value.isoformat()
        case _:
            text = " ".join(str(value).translate(UNSEEN).split())
            return "" if text.startswith("#") and text.endswith(("!", "?", "/A")) else text
