"""The line between those who go on and those who do not: drawn from the ranking, and held against who plays on."""

from dataclasses import dataclass
from itertools import groupby

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.advancement import Cut, Group, cut, displaced, finalists
from league.event import Event
from league.ids import PlayerId
from league.round import RoundStatus, Stage
from league.standings import EntrantStatus, Standings, StandingsRow
from usecases.find import people_by_id
from usecases.league_state import results_of
from usecases.round.find import rounds_of, tables_in
from usecases.standings.tables import stage_standings


@dataclass(frozen=True, slots=True)
class LineMoved:
    """A stage, who plays there but would not by now, and who would instead; `planned`: nobody sees it yet."""

    stage: Stage
    playing: tuple[Person, ...]
    waiting: tuple[Person, ...]
    planned: bool


def line_after(uow: UnitOfWork, event: Event, stage: Stage, places: int) -> Cut:
    """Who goes on after a stage: the best, or behind a semi-final its winners first, then the best others."""
    ranking = stage_standings(uow, event, stage)
    if stage is not Stage.SEMI_FINAL:
        return cut(_groups(ranking), places, _withdrawn(ranking))
    winners = {result.winner for result in results_of(uow, event, stage) if result.winner is not None}
    qualifier = stage_standings(uow, event, Stage.QUALIFIER)
    return finalists(winners, _refined(ranking, qualifier), places, _withdrawn(ranking))


def line_moved(uow: UnitOfWork, event: Event, stage: Stage) -> LineMoved | None:
    """Whether others should be playing on than those who do, or are to; None while there is no next stage.

    Source: house
    """
    order = tuple(Stage)
    later = [row for row in rounds_of(uow, event) if order.index(row.stage) > order.index(stage)]
    if not later:
        return None
    following = min((row.stage for row in later), key=order.index)
    rows = [row for row in later if row.stage is following]
    playing = {player for row in rows for table in tables_in(uow, row) for player in table.seats}
    too_many, missing = displaced(line_after(uow, event, stage, len(playing)), playing)
    if not too_many and not missing:
        return None
    people = people_by_id(uow, {*too_many, *missing})
    planned = all(row.status is RoundStatus.PLANNED for row in rows)
    return LineMoved(following, _named(people, too_many), _named(people, missing), planned)


def _named(people: dict[PlayerId, Person], players: Group) -> tuple[Person, ...]:
    return tuple(people[player] for player in players)


def _groups(ranking: Standings) -> tuple[Group, ...]:
    """The ranking as the cut takes it: players who share a place stand in one group."""
    tied = groupby(ranking.rows, key=lambda row: row.place)
    return tuple(tuple(row.player for row in rows) for _, rows in tied)


def _withdrawn(ranking: Standings) -> frozenset[PlayerId]:
    """Who is ranked but will not play on."""
    return frozenset(row.player for row in ranking.rows if row.status is not EntrantStatus.ACTIVE)


def _refined(semi_final: Standings, qualifier: Standings) -> tuple[Group, ...]:
    """The semi-final's ranking, level players in the qualifier's order."""
    before = {row.player: row.place for row in qualifier.rows}

    def order(row: StandingsRow) -> tuple[int, int]:
        return row.place, before.get(row.player, len(before) + 1)

    tied = groupby(sorted(semi_final.rows, key=order), key=order)
    return tuple(tuple(row.player for row in rows) for _, rows in tied)
