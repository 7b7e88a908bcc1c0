"""A bye is credited at once, as a stored result that needs no report."""

from dataclasses import replace

from data.unit_of_work import UnitOfWork
from league.ids import ResultId
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import Table, TableStatus
from usecases.caller import Caller


def credit_bye(uow: UnitOfWork, caller: Caller, table: Table) -> Table:
    """The player alone at this table is credited; an older credit at the table no longer counts.

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
            winner=player,
            by=0,
            at=caller.now,
        )
    )
    if table.status is TableStatus.FINAL:
        return table
    return uow.tables.save(replace(table, status=TableStatus.FINAL))


def take_back_bye(uow: UnitOfWork, table: Table) -> int:
    """No credit at this table counts any more; how many there have been."""
    versions = uow.results.find(table_id=table.id)
    for version in versions:
        if version.state is not ReportState.SUPERSEDED:
            uow.results.save(replace(version, state=ReportState.SUPERSEDED))
    return len(versions)
