"""A consolation or a last chance that is not played to its end: it keeps no event from ending."""

from collections.abc import Sequence
from dataclasses import replace

from data.unit_of_work import UnitOfWork
from league.brackets import Ladder
from league.event import Event
from league.round import RoundStatus, Table, TableStatus, waiting_for_results
from usecases.bracket.drawn import drawn_for

_NOT_REPORTED = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


def unplayed_in_ladders(uow: UnitOfWork, event: Event) -> tuple[Table, ...]:
    """The tables of a consolation or a last chance at which no result was reported.

    Source: house
    """
    drawn = drawn_for(uow, event)
    if drawn is None or drawn.round.status is RoundStatus.PLANNED:
        return ()
    return tuple(
        table
        for match, table in sorted(drawn.rows.items())
        if drawn.bracket.matches[match].ladder is not Ladder.MAIN and table.status in _NOT_REPORTED
    )


def missing_at_the_end(uow: UnitOfWork, event: Event, tables: Sequence[Table]) -> tuple[Table, ...]:
    """Of these tables of an event those whose results it waits for before it can end.

    Source: house
    """
    spared = {table.id for table in unplayed_in_ladders(uow, event)}
    return tuple(table for table in waiting_for_results(tuple(tables)) if table.id not in spared)


def leave_unplayed(uow: UnitOfWork, event: Event) -> tuple[Table, ...]:
    """The event ends without these matches; where it is taken up again, the bracket lays their tables anew.

    Source: house
    """
    tables = unplayed_in_ladders(uow, event)
    for table in tables:
        uow.tables.save(replace(table, status=TableStatus.CANCELLED))
    return tables
