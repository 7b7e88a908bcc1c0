"""A grid of players by rounds: a plan where its cells name tables, else nobody can say who sat with whom."""

from collections.abc import Mapping, Sequence
from typing import Final

from league.importing.cells import account_in, undefused
from league.importing.headings import HeadingKind, said_by
from league.importing.people import RefusedLine
from league.importing.record_types import RecordList, RecordSeat, TableRecord
from league.importing.record_words import round_in, table_in
from league.importing.sheet import Row
from league.names import typed
from league.refusal import Refusal

_FIRST_ROWS: Final = 10
_NAMES: Final = frozenset({HeadingKind.NAME, HeadingKind.HANDLE, HeadingKind.TAG, HeadingKind.DISCORD})
_TWO: Final = 2


def by_rounds(rows: Sequence[Row]) -> RecordList | Refusal | None:
    """The tables of all rounds, in the order of the lines; None for a list that is no such grid.

    Refusals: `records-grid`. Source: house
    """
    at = next(
        (at for at, row in enumerate(rows[:_FIRST_ROWS]) if sum(map(bool, _rounds(row).values())) >= _TWO),
        None,
    )
    if at is None:
        return None
    rounds = {column: number for column, number in _rounds(rows[at]).items() if number}
    name, body = _column_of_names(rows[at], min(rounds)), rows[at + 1 :]
    cells = [cell for row in body for column in rounds if (cell := row.cell(column))]
    if not cells or 2 * sum(bool(table_in(cell, short=True)) for cell in cells) <= len(cells):
        return Refusal("records-grid")
    return _planned(body, name, rounds)


def _planned(body: Sequence[Row], name: int, rounds: Mapping[int, int]) -> RecordList:
    seats: dict[tuple[int, int], list[tuple[int, RecordSeat]]] = {}
    broken: set[tuple[int, int]] = set()
    refused: list[RefusedLine] = []
    for row in body:
        seat = seat_called(row.cell(name))
        said = {number: row.cell(column) for column, number in rounds.items() if row.cell(column)}
        places = {number: table_in(cell, short=True) for number, cell in said.items()}
        if seat is None or not all(places.values()):
            refused.append(RefusedLine(row.number, "record-no-table" if seat else "record-no-name"))
            broken.update(places.items())
            continue
        for place in places.items():
            seats.setdefault(place, []).append((row.number, seat))
    tables = []
    for place, found in sorted(seats.items()):
        if place in broken:  # without one of its seats it would be another table
            refused.append(RefusedLine(found[0][0], "record-part"))
        else:
            tables.append(TableRecord(found[0][0], *place, tuple(seat for _, seat in found)))
    return RecordList(tuple(tables), tuple(refused))


def _rounds(row: Row) -> dict[int, int]:
    return {column: round_in(cell) for column, cell in enumerate(row.cells)}


def _column_of_names(head: Row, before: int) -> int:
    """The column that says it holds names; else the one beside the rounds."""
    said = [said_by(cell) if cell else None for cell in head.cells]
    named = (at for at, one in enumerate(said) if one is not None and one.kind in _NAMES)
    return next(named, max(before - 1, 0))


def seat_called(cell: str) -> RecordSeat | None:
    """The seat of whoever is named, None for nobody."""
    if cell.startswith("<@"):
        account = account_in(cell)
        return RecordSeat("", account.user_id) if account.user_id else None
    name = typed(undefused(cell))
    return RecordSeat(name) if name else None
