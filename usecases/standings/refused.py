"""Stored results that the regulations of now refuse: they are shown with the reason, and wait for a judge."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.refusal import Refusal
from league.reporting import ReportedResult
from league.round import Stage
from usecases.league_state import current_results
from usecases.result.find import TableAt, table_name
from usecases.result.record import scores_text, worth
from usecases.show.names import with_names


@dataclass(frozen=True, slots=True)
class RefusedResult:
    """A result that counts for nothing: at the table of this short name, with the scores as they were told."""

    table: str
    scores: str
    why: Refusal


def refused_at(uow: UnitOfWork, at: TableAt, result: ReportedResult) -> RefusedResult | None:
    """Why the regulations refuse a stored result, None where it counts."""
    why = worth(uow, at, result)
    if not isinstance(why, Refusal):
        return None
    return RefusedResult(table_name(at), scores_text(uow, at, result), with_names(why, uow))


def refused_in(uow: UnitOfWork, event: Event) -> tuple[RefusedResult, ...]:
    """The results of an event that count for nothing.

    Source: house
    """
    rounds = {row.id: row for row in uow.rounds.find(event_id=event.id)}
    found = (
        refused_at(uow, TableAt(event, rounds[table.round_id], table), result)
        for stage in Stage
        for table, result in current_results(uow, event, stage)
    )
    return tuple(one for one in found if one is not None)
