"""What `/standings show`, `/standings explain` and the standings' post show."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from data.records import EventPage, Person
from data.unit_of_work import UnitOfWork
from league.brackets import LadderPlaces
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.regulations import Profile
from league.round import RANKED_STAGES, Stage, is_bye
from league.standings import (
    BracketOutcome,
    Reached,
    Standings,
    StandingsRow,
    Why,
    explain_overall,
    moved,
    stage_name,
)
from usecases.caller import Caller
from usecases.event.page import page_of
from usecases.find import PLAYED, entrants, event_for, people_by_id, profile_of
from usecases.show.cut_line import CutLine, expected_line, line_over_all, made_line
from usecases.show.places import MatchPlace
from usecases.show.teams import TeamTable, teams_in
from usecases.standings.overall import (
    EventResults,
    played_in,
    ranked,
    rankings,
    stage_ranking,
    without_rounds_from,
)
from usecases.standings.refused import RefusedResult, disputed_in, refused_in
from usecases.standings.tables import is_public, may_see

PAGE_ROWS = 40


@dataclass(frozen=True, slots=True)
class StageTable:
    """The ranking of one stage (None: of all together); `open_tables` of its `tables`, byes apart, do not count yet.

    At the `disputed` ones a judge has still to rule on a result of a round that is over: it counts until then.

    Over all stages, `reached` says how far those came who went on after the qualifier; of a bracket `playing` are those
    whose place is still played for, `ladders` the places of its consolation and last chance. `is_only`: the event is
    over, and had no other stage.
    """

    stage: Stage | None
    standings: Standings
    tables: int
    open_tables: int
    reached: Mapping[PlayerId, Reached] = field(default_factory=dict)
    playing: frozenset[PlayerId] = frozenset()
    ladders: tuple[LadderPlaces, ...] = ()
    disputed: tuple[MatchPlace, ...] = ()
    in_bracket: bool = False
    is_only: bool = False

    @property
    def name(self) -> str:
        """What the stage is called: nobody qualifies in the only one."""
        if self.is_only and not self.in_bracket:
            return "only"
        return stage_name(self.stage, in_bracket=self.in_bracket) if self.stage else "overall"

    def is_decided(self, row: StandingsRow) -> bool:
        """Whether the place rests on a result: before that nobody wears a medal."""
        reached = self.reached.get(row.player)
        if row.player in self.playing:
            return False
        return self.tables > self.open_tables if reached is None else reached.place is not None


@dataclass(frozen=True, slots=True)
class StandingsView:
    """The ranking that is asked for, and those of the later stages, which decide it; `refused` results do not count.

    `climbed` is how many places each has gone up (or, below zero, down) by the newest round; `line` who goes on;
    `teams` stand beside the ranking of the rounds that everybody plays (None without any).
    """

    event: Event
    profile: Profile
    shown: StageTable
    later: tuple[StageTable, ...]
    people: dict[PlayerId, Person]
    refused: tuple[RefusedResult, ...] = ()
    page: EventPage | None = None
    climbed: Mapping[PlayerId, int] = field(default_factory=dict)
    line: CutLine | None = None
    teams: TeamTable | None = None

    @property
    def pages(self) -> int:
        """How many pictures it takes."""
        return max(1, -(-len(self.shown.standings.rows) // PAGE_ROWS))


@dataclass(frozen=True, slots=True)
class ShowStandings:
    """Which event's standings are asked for (0: of the one that is going on, or the last)."""

    caller: Caller
    event_id: EventId = EventId(0)
    stage: Stage | None = None


@dataclass(frozen=True, slots=True)
class ExplainStandings:
    """Why one player stands above another."""

    caller: Caller
    first: PlayerId
    second: PlayerId
    event_id: EventId = EventId(0)
    stage: Stage | None = None


@dataclass(frozen=True, slots=True)
class Explained:
    """What decides between two players, the names to tell it, and how many `stages` were asked."""

    event: Event
    why: Why
    people: dict[PlayerId, Person]
    stages: int


def show_standings(question: ShowStandings, uow: UnitOfWork) -> StandingsView | Refusal:
    """The standings of a stage or of the whole event, as far as the asker may see them.

    Refusals: those of `played_event`, `standings-hidden` (params: event), `stage-not-played`.
    """
    event = _visible_event(uow, question.caller, question.event_id)
    if isinstance(event, Refusal):
        return event
    view = standings_view(uow, event, question.stage)
    if question.stage not in {None, Stage.QUALIFIER} and not view.shown.tables:
        return Refusal("stage-not-played")
    return view


def explain_standings(question: ExplainStandings, uow: UnitOfWork) -> Explained | Refusal:
    """Why one stands above the other: in the named stage, or else in the one that decides between them.

    Refusals: those of `played_event`, `standings-hidden` (params: event), those of `league.standings.explain`.
    """
    event = _visible_event(uow, question.caller, question.event_id)
    if isinstance(event, Refusal):
        return event
    played = played_in(uow, event)
    stages = rankings(played) if question.stage is None else (stage_ranking(played, question.stage),)
    why = explain_overall(stages, question.first, question.second)
    if isinstance(why, Refusal):
        return why
    people = entrants(uow, event, [question.first, question.second])
    return Explained(event, why, people, len(stages))


def standings_post(event_id: EventId, uow: UnitOfWork) -> StandingsView | None:
    """The living post of the standings; None before the start, and while they are hidden."""
    event = uow.events.get(event_id)
    if event is None or event.status not in PLAYED or not is_public(event):
        return None
    return standings_view(uow, event)


def standings_view(uow: UnitOfWork, event: Event, stage: Stage | None = None) -> StandingsView:
    """The ranking of a stage (None: of the event over all stages), and of the stages after it, computed now."""
    played = played_in(uow, event)
    order = RANKED_STAGES
    first = stage or Stage.QUALIFIER
    after = (_stage_table(uow, played, later) for later in order[order.index(first) + 1 :])
    later = tuple(table for table in after if table.tables)
    is_only = event.status is EventStatus.FINISHED and first is Stage.QUALIFIER and not later
    own = replace(_stage_table(uow, played, first), is_only=is_only)
    shown = _over_all(played, (own, *later)) if later and stage is None else own
    players = {row.player for table in (shown, *later) for row in table.standings.rows}
    people, refused = people_by_id(uow, players), refused_in(uow, played)
    return StandingsView(
        event,
        profile_of(event),
        shown,
        later,
        people,
        refused,
        page_of(uow, event.id),
        _climbed_over_all(played, shown) if shown.stage is None else _climbed(played, first, shown.standings),
        _line(uow, event, shown, later),
        _teams(uow, played, shown),
    )


def _teams(uow: UnitOfWork, played: EventResults, shown: StageTable) -> TeamTable | None:
    if shown.stage not in {None, Stage.QUALIFIER}:
        return None
    found = teams_in(uow, played)
    return found if found.standings.rows else None


def _climbed(played: EventResults, stage: Stage, now: Standings) -> Mapping[PlayerId, int]:
    """How many places each player rose by the newest round that has a result; none by a first round."""
    tables = played.tables[stage]
    newest = max((table.round_id for table in tables if table.id in played.counting), default=0)
    if not any(table.id in played.counting for table in tables if table.round_id < newest):
        return {}
    before = stage_ranking(without_rounds_from(played, newest, {stage}), stage).standings
    return _moves(before, now)


def _climbed_over_all(played: EventResults, shown: StageTable) -> Mapping[PlayerId, int]:
    """The same in the ranking of the whole event; neither a bracket nor a stage without results moves anybody."""
    if played.bracket is not None or _awaits_results(played):
        return {}
    reported = [
        table.round_id for tables in played.tables.values() for table in tables if table.id in played.counting
    ]
    newest = max(reported, default=0)
    if not any(number < newest for number in reported):
        return {}
    before = without_rounds_from(played, newest, tuple(Stage))
    return _moves(ranked(before).standings, shown.standings)


def _awaits_results(played: EventResults) -> bool:
    """Whether all who went on to the last stage are level there, because none of its results counts yet."""
    reached = [found for stage in RANKED_STAGES if (found := played.tables[stage])]
    return bool(reached) and not any(table.id in played.counting for table in reached[-1])


def _moves(before: Standings, now: Standings) -> Mapping[PlayerId, int]:
    return {
        change.player: change.before - change.after
        for change in moved(before, now)
        if change.before is not None and change.after is not None
    }


def _line(uow: UnitOfWork, event: Event, shown: StageTable, later: Sequence[StageTable]) -> CutLine | None:
    """Where the next stage begins: as it was made, or as the regulations will have it; none before the first result."""
    rows = shown.standings.rows
    following = later[0] if later else None
    if shown.stage is None:
        return line_over_all([shown.reached[row.player] for row in rows if row.player in shown.reached])
    if following and following.stage:
        if any(row.pool for row in rows):
            return None
        playing = {row.player for row in following.standings.rows}
        return made_line(rows, playing, following.stage, in_bracket=following.in_bracket)
    has_begun = shown.stage is Stage.QUALIFIER and shown.tables > shown.open_tables
    return expected_line(uow, event, shown.standings) if has_begun else None


def played_event(uow: UnitOfWork, caller: Caller, event_id: EventId) -> Event | Refusal:
    """The named event, or (0) the one that is running, or else the last that was finished.

    Refusals: `no-such-event`, `no-event`, `which-event` (params: names), `event-not-played` (params: event).
    """
    if event_id:
        event = event_for(uow, caller, event_id, PLAYED)
        if isinstance(event, Refusal) or event.status in PLAYED:
            return event
        return Refusal("event-not-played", params={"event": event.name})
    running = event_for(uow, caller, EventId(0), {EventStatus.RUNNING})
    if not isinstance(running, Refusal) or running.code != "no-event":
        return running
    finished = uow.events.find(guild_id=caller.guild_id, status=EventStatus.FINISHED)
    return finished[-1] if finished else running


def _visible_event(uow: UnitOfWork, caller: Caller, event_id: EventId) -> Event | Refusal:
    event = played_event(uow, caller, event_id)
    if isinstance(event, Refusal) or may_see(uow, caller, event):
        return event
    return Refusal("standings-hidden", params={"event": event.name})


def _over_all(played: EventResults, stages: Sequence[StageTable]) -> StageTable:
    whole = ranked(played)
    tables, waiting = sum(one.tables for one in stages), sum(one.open_tables for one in stages)
    disputed = tuple(name for one in stages for name in one.disputed)
    return StageTable(
        None, whole.standings, tables, waiting, whole.reached, whole.playing, whole.ladders, disputed
    )


def _stage_table(uow: UnitOfWork, played: EventResults, stage: Stage) -> StageTable:
    tables = [table for table in played.tables[stage] if not is_bye(table)]
    waiting = sum(table.id not in played.counting for table in tables)
    found = stage_ranking(played, stage)
    outcome = found.bracket or BracketOutcome()
    return StageTable(
        stage,
        found.standings,
        len(tables),
        waiting,
        playing=outcome.playing,
        ladders=outcome.ladders,
        disputed=disputed_in(uow, played, stage),
        in_bracket=found.bracket is not None,
    )
