"""The line between those who go on and those who do not: drawn from the ranking, and held against who plays on."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from zlib import crc32

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.advancement import Cut, Group, cut, displaced, finalists
from league.event import Event
from league.groups import advancing
from league.ids import PlayerId
from league.round import RANKED_STAGES, Round, RoundStatus, Stage, Table, TableStatus, ranked_in
from league.standings import EntrantStatus, Standings, StandingsRow, stage_name
from usecases.bracket.drawn import drawn_in, stand_ins
from usecases.find import people_by_id
from usecases.league_state import counted_of, heirs_of
from usecases.round.find import rounds_of, tables_in
from usecases.standings.tables import stage_standings


class StageSeating(StrEnum):
    """How far a stage has come in which the wrong players sit."""

    PLANNED = "planned"
    """Nobody sees it yet: it is planned anew."""
    PUBLIC = "public"
    """They have not played: the right ones take their seats."""
    PLAYED = "played"
    """They have played, or it is a bracket: an organizer decides."""


@dataclass(frozen=True, slots=True)
class LineMoved:
    """A stage, who plays there but would not by now, who would instead, and at which `tables` the wrong ones sit."""

    stage: Stage
    playing: tuple[Person, ...]
    waiting: tuple[Person, ...]
    seating: StageSeating
    tables: tuple[Table, ...]
    in_bracket: bool = False

    @property
    def name(self) -> str:
        """What the stage is called."""
        return stage_name(self.stage, in_bracket=self.in_bracket)

    @property
    def mark(self) -> int:
        """A number of these players and tables, by which an old offer of repair is known."""
        who = [*(person.id for person in (*self.playing, *self.waiting)), *(t.id for t in self.tables)]
        return crc32(repr(who).encode()) % 1_000_000


def line_after(
    uow: UnitOfWork, event: Event, stage: Stage, places: int, kept: Collection[PlayerId] = ()
) -> Cut:
    """Who goes on after a stage: the best, or behind a semi-final its winners first, then the best others.

    `kept` are players who have left, but whose place is taken by others.
    """
    ranking = stage_standings(uow, event, stage)
    if stage is not Stage.SEMI_FINAL or any(row.pool for row in ranking.rows):
        return line_in(ranking, places, kept)
    withdrawn = _withdrawn(ranking) - set(kept)
    winners = {result.winner for result in counted_of(uow, event, stage) if result.winner is not None}
    qualifier = stage_standings(uow, event, Stage.QUALIFIER)
    return finalists(winners, _refined(ranking, qualifier), places, withdrawn)


def line_in(ranking: Standings, places: int, kept: Collection[PlayerId] = ()) -> Cut:
    """Who would go on by this ranking of a qualifier: the best, of groups the best of each."""
    withdrawn = _withdrawn(ranking) - set(kept)
    if any(row.pool for row in ranking.rows):
        return cut(advancing(ranking, withdrawn), places, withdrawn)
    return cut(_groups(ranking), places, withdrawn)


def wrong_line(uow: UnitOfWork, event: Event, since: Stage) -> LineMoved | None:
    """The first stage after `since` in which the wrong players sit."""
    played = {row.stage for row in rounds_of(uow, event) if row.status is not RoundStatus.PLANNED}
    order = RANKED_STAGES
    stages = [stage for stage in order[order.index(ranked_in(since)) :] if stage in played]
    return next((line for stage in stages if (line := line_moved(uow, event, stage))), None)


def line_moved(uow: UnitOfWork, event: Event, stage: Stage) -> LineMoved | None:
    """Whether others should be playing on than those who do, or are to; None while there is no next stage.

    Source: house
    """
    order = RANKED_STAGES
    ranked = [row for row in rounds_of(uow, event) if row.stage in order]
    later = [row for row in ranked if order.index(row.stage) > order.index(ranked_in(stage))]
    if not later:
        return None
    following = min((row.stage for row in later), key=order.index)
    rows = [row for row in later if row.stage is following]
    tables = [table for row in rows for table in tables_in(uow, row)]
    bracket = next((drawn for row in rows if (drawn := drawn_in(uow, event, row))), None)
    seated = {player for table in tables for player in table.seats}
    playing = set(bracket.bracket.entrants) if bracket else seated
    # Whoever was substituted goes on through the substitute; one with the results of the place goes on alone.
    own = bool(heirs_of(uow, event))
    # A substitute with results of that stage goes on, or not, by them: the one who left before has none.
    played = {line.player for result in counted_of(uow, event, stage) for line in result.lines}
    came = {now: player for player, now in stand_ins(uow, event).items() if now not in played}
    whose = {} if own else came
    kept = {leaver for substitute, leaver in whose.items() if substitute in playing}
    if bracket and any(row.status is not RoundStatus.PLANNED for row in rows):
        kept |= playing  # whoever leaves a bracket that is played gives the matches, not the place
    line = line_after(uow, event, stage, len(playing), kept)
    too_many, missing = displaced(line, {whose.get(player, player) for player in playing})
    if not too_many and not missing:
        return None
    people = people_by_id(uow, {*too_many, *missing})
    wrong = tuple(table for table in tables if {whose.get(p, p) for p in table.seats} & set(too_many))
    in_bracket = bracket is not None
    seating = _seating(rows, wrong, in_bracket=in_bracket)
    names = _named(people, too_many), _named(people, missing)
    return LineMoved(following, *names, seating, wrong, in_bracket)


def are_level(uow: UnitOfWork, event: Event, players: Collection[PlayerId]) -> bool:
    """Whether just these players share a place of the qualifier, those left out who will not play on.

    Source: house
    """
    ranking = stage_standings(uow, event, Stage.QUALIFIER)
    away = _withdrawn(ranking)
    return any({*group} - away == set(players) for group in _groups(ranking))


def _seating(rows: Collection[Round], wrong: Collection[Table], *, in_bracket: bool) -> StageSeating:
    if all(row.status is RoundStatus.PLANNED for row in rows):
        return StageSeating.PLANNED
    unplayed = {TableStatus.WAITING, TableStatus.PLAYING}
    played = in_bracket or any(table.status not in unplayed for table in wrong)
    return StageSeating.PLAYED if played else StageSeating.PUBLIC


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
