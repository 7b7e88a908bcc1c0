"""Stored results that the regulations of now refuse: they are shown with the reason, and wait for a judge."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from league.round import Stage
from usecases.league_state import judged
from usecases.result.find import TableAt
from usecases.result.scored import ScoredResult, scored, scores_text
from usecases.show.names import with_names
from usecases.show.places import MatchPlace, place_of
from usecases.standings.overall import EventResults


@dataclass(frozen=True, slots=True)
class RefusedResult:
    """A result that counts for nothing, with its table and the scores as they were told."""

    place: MatchPlace
    scores: str
    why: Refusal


def refused_at(uow: UnitOfWork, told: ScoredResult) -> RefusedResult | None:
    """Why the regulations refuse a stored result, None where it counts."""
    why = told.worth
    if not isinstance(why, Refusal):
        return None
    named = with_names(why, uow, told.at.event.guild_id)
    return RefusedResult(place_of(uow, told.at.round, told.at.table), scores_text(uow, told), named)


def disputed_in(uow: UnitOfWork, played: EventResults, stage: Stage) -> tuple[MatchPlace, ...]:
    """The places of a stage's tables whose result counts, though a judge has still to rule on it."""
    rounds = {row.id: row for row in played.results.rounds}
    disputed = (table for table in played.results.disputed if rounds[table.round_id].stage is stage)
    return tuple(place_of(uow, rounds[table.round_id], table) for table in disputed)


def refused_in(uow: UnitOfWork, played: EventResults) -> tuple[RefusedResult, ...]:
    """The results of an event that count for nothing.

    Source: house
    """
    refused = [
        (table, result)
        for stage in Stage
        for table in played.tables[stage]
        if (result := played.results.reported.get(table.id))
        and isinstance(judged(played.rules, table, result), Refusal)
    ]
    rounds = {row.id: row for row in uow.rounds.find(event_id=played.event.id)} if refused else {}
    found = (
        refused_at(uow, scored(uow, TableAt(played.event, rounds[table.round_id], table), one, played.rules))
        for table, one in refused
    )
    return tuple(one for one in found if one is not None)
