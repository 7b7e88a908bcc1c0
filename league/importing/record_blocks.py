"""Tables written as blocks: "Table 1" with its players below it, or behind it, one block after or beside the other."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from league.importing.cells import number_in, says_nothing
from league.importing.people import RefusedLine
from league.importing.record_grid import seat_called
from league.importing.record_types import RecordList, RecordSeat, TableRecord
from league.importing.record_words import round_in, table_in
from league.importing.sheet import Row

_TITLES: Final = 10
"""Titles above a plan are not longer."""
_HIGHEST: Final = 1000
_BULLET: Final = re.compile(r"(?:\d{1,2}[.)）．、](?!\d)|[-*•・‣●○])\s*(?=\S)")
_BEHIND: Final = re.compile(r"([^:：]{1,20})[:：]\s*(\S.*)")
_BETWEEN: Final = re.compile(r"[,、，]\s*")


def in_blocks(rows: Sequence[Row]) -> RecordList | None:
    """The tables of a list of blocks, None for another list.

    A blank line ends a block: what stands below it belongs to no table. Source: house
    """
    first = next((at for at, row in enumerate(rows[: _TITLES + 1]) if _tables_in(row) or _behind(row)), None)
    if first is None or any(sum(map(bool, row.cells)) > 1 for row in rows[:first]):
        return None
    blocks = _Blocks(spaced=len(rows) > 1 and all(two.number > one.number + 1 for one, two in pairwise(rows)))
    for at, row in enumerate(rows):
        blocks.row(row, is_title=at < first)
    blocks.end()
    return (
        RecordList(tuple(blocks.tables), tuple(blocks.refused)) if blocks.tables or blocks.refused else None
    )


def _tables_in(row: Row) -> dict[int, int]:
    """The tables that a row heads by their columns, none for a row that holds something else too."""
    found = {column: table_in(cell) for column, cell in enumerate(row.cells) if cell}
    return found if found and all(found.values()) else {}


def _behind(row: Row) -> tuple[int, tuple[str, ...]] | None:
    """A table with its players on the same line: "Table 1: Ann, Ben, Cy"."""
    found = _BEHIND.fullmatch(row.cells[0]) if row.cells else None
    number = table_in(found[1]) if found else 0
    if not found or not number:
        return None
    return number, tuple(filter(None, (*_BETWEEN.split(found[2]), *row.cells[1:])))


class _Blocks:
    """Line after line; `spaced`: a blank line stands between any two and ends nothing."""

    def __init__(self, *, spaced: bool) -> None:
        self._spaced = spaced
        self._round = 0
        self._heads: dict[int, TableRecord] = {}
        self._broken: set[int] = set()
        self._last = 0
        self.tables: list[TableRecord] = []
        self.refused: list[RefusedLine] = []

    def row(self, row: Row, *, is_title: bool) -> None:
        """One line: a round, the head of tables, or a seat at each of them."""
        filled = [cell for cell in row.cells if cell]
        number = round_in(filled[0]) if len(filled) == 1 else 0
        heads, behind = _tables_in(row), _behind(row)
        if number and not heads:
            self.end()
            self._round = number
        elif heads:
            self.end()
            self._heads = {
                column: TableRecord(row.number, self._round, table, ()) for column, table in heads.items()
            }
        elif behind is not None:
            self.end()
            seats = tuple(seat for name in behind[1] if (seat := _seat(name)))
            self.tables.append(TableRecord(row.number, self._round, behind[0], seats))
        elif not is_title:
            self._seats(row)
        self._last = row.number

    def _seats(self, row: Row) -> None:
        begun = any(table.seats for table in self._heads.values())
        if begun and not self._spaced and row.number > self._last + 1:
            self.end()
        if not self._heads:
            self.refused.append(RefusedLine(row.number, "record-no-table"))
            return
        for column, table in self._heads.items():
            seat = _seat(row.cell(column))
            if seat is None:
                continue
            beside = "" if column + 1 in self._heads else row.cell(column + 1)
            number = None if says_nothing(beside) else number_in(beside, _HIGHEST)
            score = int(number) if number is not None and number == int(number) else None
            if score is None and not says_nothing(beside):
                self.refused.append(RefusedLine(row.number, "record-score", {"cell": beside[:40]}))
                self._broken.add(column)
            self._heads[column] = replace(table, seats=(*table.seats, replace(seat, score=score)))

    def end(self) -> None:
        """The blocks that were begun are whole; without one of its seats a table would be another one."""
        for column, table in self._heads.items():
            if column in self._broken:
                self.refused.append(RefusedLine(table.line, "record-part"))
            elif table.seats:
                self.tables.append(table)
        self._heads, self._broken = {}, set()


def _seat(cell: str) -> RecordSeat | None:
    bullet = _BULLET.match(cell)
    return seat_called(cell[bullet.end() :] if bullet else cell)
