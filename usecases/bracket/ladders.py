"""A consolation or a last chance that is not played to its end: it keeps no event from ending."""

from dataclasses import replace

from data.unit_of_work import UnitOfWork
from league.brackets import Ladder
from league.event import Event
from league.round import RoundStatus, Table, TableStatus
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


def leave_unplayed(uow: UnitOfWork, event: Event) -> tuple[Table, ...]:
    """The event ends without these matches; where it is taken up again, the bracket lays their tables anew.

    Source: house
    """
    tables = unplayed_in_ladders(uow, event)
    for table in tables:
        uow.tables.save(replace(table, status=TableStatus.CANCELLED))
    return tables
