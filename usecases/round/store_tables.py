"""Putting seats into a round's tables: rows are used again, so that a round keeps its tables when drawn anew."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import TableId
from league.round import Round, Table, TableStatus
from usecases.clocks import clock_of, keep_clock
from usecases.round.pairing_input import LockedTable, Seats
from usecases.round.put_away import is_anothers, put_away
from usecases.round.timing import new_clock
from usecases.table_rules import rules_at


def store_tables(
    uow: UnitOfWork,
    event: Event,
    round_: Round,
    drawn: Sequence[Seats],
    locked: Sequence[LockedTable],
) -> tuple[Table, ...]:
    """Store the seats; locked tables keep their numbers, rows that are left over are cancelled and empty."""
    rows = {row.number: row for row in uow.tables.find(round_id=round_.id)}
    wanted = [
        Table(TableId(0), event.id, round_.id, number, seats, locked=is_locked)
        for number, seats, is_locked in _numbered(drawn, locked)
    ]
    used = [
        replace(fresh, id=rows[fresh.number].id, version=rows[fresh.number].version)
        for fresh in wanted
        if fresh.number in rows
    ]
    left = [rows[number] for number in rows.keys() - {fresh.number for fresh in wanted}]
    empty = [replace(row, seats=(), status=TableStatus.CANCELLED, locked=False) for row in left]
    # All at once, so that everybody has left the old seat before anybody takes the new one.
    saved = uow.tables.save_all(row for row in (*used, *empty) if row != rows[row.number])
    put_away(uow, [table.id for table in used if is_anothers(rows[table.number], table)])
    kept = rows | {row.number: row for row in saved}
    laid = tuple(kept.get(fresh.number) or uow.tables.add(fresh) for fresh in wanted)
    for table in laid:
        clear_clock(uow, event, table)
    return laid


def clear_clock(uow: UnitOfWork, event: Event, table: Table) -> None:
    """A row that was used before a cancellation must not bring its old clock along."""
    old, fresh = clock_of(uow, table), new_clock(rules_at(uow, event, table), len(table.seats))
    if old is not None and fresh is not None and old != fresh:
        keep_clock(uow, table, fresh)


def _numbered(drawn: Sequence[Seats], locked: Sequence[LockedTable]) -> Iterator[tuple[int, Seats, bool]]:
    """Each table with its number from 1: the locked ones keep theirs, the others have the rest in order."""
    kept = {table.seats: table.number for table in locked}
    free = (number for number in count(1) if number not in kept.values())
    for seats in drawn:
        number = kept.get(seats)
        yield (next(free), seats, False) if number is None else (number, seats, True)
