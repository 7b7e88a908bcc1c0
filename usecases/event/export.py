"""Everything of an event that an organizer takes away: standings, results, entries, penalties, seating."""

from dataclasses import dataclass

from data.records import Penalty, Person
from data.unit_of_work import UnitOfWork
from league.brackets import LadderPlaces
from league.entry import EventEntry
from league.event import Event, EventStatus
from league.groups import Pools
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.reporting import ReportedResult
from league.results import ResultLine, TableResult
from league.round import Round, Stage, Table
from usecases.caller import Caller, Role, guild_of, refusal_unless
from usecases.find import event_for, people_by_id
from usecases.league_state import current_results, judged, robin_of
from usecases.match.sheet import SheetReport, sheets_of
from usecases.result.scored import scores
from usecases.round.find import rounds_of
from usecases.show.places import MatchPlaces, places_in, told_apart
from usecases.show.round import RoundView, round_view
from usecases.show.standings import StageTable, standings_view
from usecases.show.teams import TeamTable, teams_in
from usecases.standings.overall import played_in
from usecases.table_rules import table_rules

_ANY = frozenset(EventStatus) - {EventStatus.CANCELLED}


@dataclass(frozen=True, slots=True)
class ExportEvent:
    """An organizer takes an event (0: the only one) away."""

    caller: Caller
    event_id: EventId = EventId(0)


@dataclass(frozen=True, slots=True)
class ExportedLine:
    """One player's part of one table's result that counts now.

    `line` has the raw and the recorded score, None where the regulations refuse the result; `raw` is as it was told.
    `target` is the score that won it, `rated` whether ratings follow from it.
    """

    round: Round
    table: Table
    version: ReportedResult
    player: PlayerId
    raw: int | None
    line: ResultLine | None
    target: int | None
    rated: bool


@dataclass(frozen=True, slots=True)
class EventExport:
    """An event in full, `stages` with the whole event first; `people` are all whom the rest names by number.

    `groups` are those of a round robin in groups, by player, from 1; moments are shown in `time_zone`,
    `sheets` are those of the matches at the board. `seeds` and `ratings` are those of a list that was imported.
    `teams` are those of the event with their ranking.
    """

    event: Event
    stages: tuple[StageTable, ...]
    ladders: tuple[LadderPlaces, ...]
    results: tuple[ExportedLine, ...]
    entries: tuple[EventEntry, ...]
    handicaps: dict[PlayerId, str]
    penalties: tuple[Penalty, ...]
    rounds: tuple[RoundView, ...]
    people: dict[PlayerId, Person]
    groups: Pools
    time_zone: str
    sheets: tuple[SheetReport, ...]
    places: MatchPlaces
    called: dict[PlayerId, str]
    seeds: dict[PlayerId, int]
    ratings: dict[PlayerId, float]
    teams: TeamTable

    @property
    def entry_order(self) -> dict[PlayerId, int]:
        """The place of each player in the order of the entries."""
        return {entry.player: number for number, entry in enumerate(self.entries, 1)}


def export_event(question: ExportEvent, uow: UnitOfWork) -> EventExport | Refusal:
    """Everything of the event as it stands now.

    Refusals: `needs-organizer`, `no-such-event`, `no-event`, `which-event` (params: names).
    """
    refused = refusal_unless(uow, question.caller, Role.ORGANIZER)
    if refused:
        return refused
    event = event_for(uow, question.caller, question.event_id, _ANY)
    if isinstance(event, Refusal):
        return event
    view = standings_view(uow, event)
    qualifier = standings_view(uow, event, Stage.QUALIFIER).shown
    stages = (view.shown, qualifier, *view.later) if view.later else (qualifier,)
    entries = uow.entries.list_of(event).entries
    rounds = tuple(round_view(uow, row) for row in rounds_of(uow, event))
    penalties = uow.penalties.find(event_id=event.id)
    named = {entry.player for entry in entries} | {PlayerId(row.player_id) for row in penalties}
    named |= {PlayerId(person.id) for shown in rounds for table in shown.tables for person in table.people}
    people = {**view.people, **people_by_id(uow, named)}
    return EventExport(
        event=event,
        stages=stages,
        ladders=view.shown.ladders,
        results=_results(uow, event),
        entries=entries,
        handicaps=uow.entries.handicaps(event),
        penalties=penalties,
        rounds=rounds,
        people=people,
        groups=robin_of(uow, event).pools,
        time_zone=guild_of(uow, event.guild_id).time_zone,
        sheets=sheets_of(uow, event),
        places=places_in(uow, event),
        called=told_apart(people.values()),
        seeds=uow.entries.seeds(event),
        ratings=uow.entries.ratings(event),
        teams=teams_in(uow, played_in(uow, event)),
    )


def _results(uow: UnitOfWork, event: Event) -> tuple[ExportedLine, ...]:
    rounds = {row.id: row for row in rounds_of(uow, event)}
    rules = table_rules(uow, event)
    lines = []
    for stage in Stage:
        for table, version in current_results(uow, event, stage):
            counted = judged(rules, table, version)
            if table.round_id in rounds:
                lines += _lines(rounds[table.round_id], table, version, counted)
    return tuple(sorted(lines, key=lambda item: (item.round.number, item.table.number)))


def _lines(
    round_: Round, table: Table, version: ReportedResult, counted: TableResult | Refusal
) -> list[ExportedLine]:
    if isinstance(counted, Refusal):
        told = scores(version)
        return [
            ExportedLine(round_, table, version, player, raw, None, None, rated=False) for player, raw in told
        ]
    return [
        ExportedLine(round_, table, version, line.player, line.raw, line, counted.target, counted.rated)
        for line in counted.lines
    ]
