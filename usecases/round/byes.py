"""A bye is credited at once, as a stored result that needs no report."""

from dataclasses import replace

from data.unit_of_work import UnitOfWork
from league.ids import PlayerId, ResultId
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import Table, TableStatus
from usecases.caller import Caller


def credit_bye(uow: UnitOfWork, caller: Caller, table: Table) -> Table:
    """The player alone at this table is credited; an older credit at the table no longer counts.

    Whoever has asked for it is credited with half a win, which is stored as a bye without a winner.
    Source: house
    """
    versions = take_back_bye(uow, table)
    player = table.seats[0]
    uow.results.add(
        ReportedResult(
            id=ResultId(0),
            table_id=table.id,
            number=versions + 1,
            kind=ReportKind.BYE,
            state=ReportState.FINAL,
            players=(player,),
            raw=(0,),
            ended_by_time=False,
            winner=PlayerId(0) if has_asked(uow, table) else player,
            by=0,
            at=caller.now,
        )
    )
    if table.status is TableStatus.FINAL:
        return table
    return uow.tables.save(replace(table, status=TableStatus.FINAL))


def has_asked(uow: UnitOfWork, table: Table) -> bool:
    """Whether the player alone at this table has asked to sit the round out."""
    return table.seats[0] in uow.rounds.require(table.round_id).byes


def take_back_bye(uow: UnitOfWork, table: Table) -> int:
    """No credit at this table counts any more; how many there have been."""
    versions = uow.results.find(table_id=table.id)
    for version in versions:
        if version.state is not ReportState.SUPERSEDED:
            uow.results.save(replace(version, state=ReportState.SUPERSEDED))
    return len(versions)
