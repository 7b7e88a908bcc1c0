"""Putting seats into a round's tables: rows are used again, so that a round keeps its tables when drawn anew."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import TableId
from league.round import Round, Table, TableStatus
from usecases.caller import Caller
from usecases.clocks import clock_of, keep_clock
from usecases.find import profile_of
from usecases.round.basis import LockedTable, Seats
from usecases.round.timing import new_clock


def lay_tables(
    uow: UnitOfWork,
    caller: Caller,
    event: Event,
    round_: Round,
    drawn: Sequence[Seats],
    locked: Sequence[LockedTable],
) -> tuple[Table, ...]:
    """Store the seats; locked tables keep their numbers, rows that are left over are cancelled."""
    rows = {row.number: row for row in uow.tables.find(round_id=round_.id)}
    laid = []
    for number, seats, is_locked in _numbered(drawn, locked):
        row = rows.pop(number, None)
        fresh = Table(TableId(0), event.id, round_.id, number, seats, locked=is_locked)
        laid.append(_put(uow, fresh, row))
        _clear_clock(uow, caller, event, laid[-1])
    for row in rows.values():
        if row.status is not TableStatus.CANCELLED:
            uow.tables.save(replace(row, status=TableStatus.CANCELLED, locked=False))
    return tuple(laid)


def _put(uow: UnitOfWork, fresh: Table, row: Table | None) -> Table:
    if row is None:
        return uow.tables.add(fresh)
    wanted = replace(fresh, id=row.id, version=row.version)
    return row if wanted == row else uow.tables.save(wanted)


def _clear_clock(uow: UnitOfWork, caller: Caller, event: Event, table: Table) -> None:
    """A row that was used before a cancellation must not bring its old clock along."""
    old, fresh = clock_of(uow, table), new_clock(profile_of(event), len(table.seats))
    if old is not None and fresh is not None and old != fresh:
        keep_clock(uow, event, table, fresh, caller.now)


def _numbered(drawn: Sequence[Seats], locked: Sequence[LockedTable]) -> Iterator[tuple[int, Seats, bool]]:
    """Each table with its number from 1: the locked ones keep theirs, the others have the rest in order."""
    kept = {table.seats: table.number for table in locked}
    free = (number for number in count(1) if number not in kept.values())
    for seats in drawn:
        number = kept.get(seats)
        yield (next(free), seats, False) if number is None else (number, seats, True)
