"""What `/standings show`, `/standings explain` and the standings' post show."""

from dataclasses import dataclass

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations import Profile
from league.round import OPEN_TABLE, Stage
from league.standings import Explanation, Standings, explain
from usecases.caller import Caller
from usecases.find import PLAYED, event_for, people_by_id, profile_of
from usecases.league_state import tables_of
from usecases.standings.tables import is_public, may_see, stage_standings

PAGE_ROWS = 40


@dataclass(frozen=True, slots=True)
class StageTable:
    """The ranking of one stage; `open_tables` of its `tables` still wait for a result."""

    stage: Stage
    standings: Standings
    tables: int
    open_tables: int


@dataclass(frozen=True, slots=True)
class StandingsView:
    """The ranking that is asked for, and those of later stages, which stand above it."""

    event: Event
    profile: Profile
    shown: StageTable
    later: tuple[StageTable, ...]
    people: dict[PlayerId, Person]

    @property
    def pages(self) -> int:
        """How many pictures it takes."""
        return max(1, -(-len(self.shown.standings.rows) // PAGE_ROWS))


@dataclass(frozen=True, slots=True)
class ShowStandings:
    """Somebody wants to see the standings of an event (0: the one that is going on, or the last)."""

    caller: Caller
    event_id: int = 0
    stage: Stage = Stage.QUALIFIER


@dataclass(frozen=True, slots=True)
class ExplainStandings:
    """Somebody wants to know why one player stands above another."""

    caller: Caller
    first: PlayerId
    second: PlayerId
    event_id: int = 0
    stage: Stage = Stage.QUALIFIER


@dataclass(frozen=True, slots=True)
class Explained:
    """The comparison, and the names to tell it."""

    event: Event
    explanation: Explanation
    people: dict[PlayerId, Person]


def show_standings(question: ShowStandings, uow: UnitOfWork) -> StandingsView | Refusal:
    """The standings of a stage, as far as the asker may see them.

    Refusals: those of `played_event`, `standings-hidden` (params: event), `stage-not-played`.
    """
    event = _visible_event(uow, question.caller, question.event_id)
    if isinstance(event, Refusal):
        return event
    view = standings_view(uow, event, question.stage)
    if question.stage is not Stage.QUALIFIER and not view.shown.tables:
        return Refusal("stage-not-played")
    return view


def explain_standings(question: ExplainStandings, uow: UnitOfWork) -> Explained | Refusal:
    """Every comparison between two players up to the one that decides.

    Refusals: those of `played_event`, `standings-hidden` (params: event), those of `league.standings.explain`.
    """
    event = _visible_event(uow, question.caller, question.event_id)
    if isinstance(event, Refusal):
        return event
    standings = stage_standings(uow, event, question.stage)
    found = explain(standings, question.first, question.second)
    if isinstance(found, Refusal):
        return found
    return Explained(event, found, people_by_id(uow, [found.upper, found.lower]))


def standings_post(event_id: int, uow: UnitOfWork) -> StandingsView | None:
    """The living post of the standings; None before the start, and while they are hidden."""
    event = uow.events.get(event_id)
    if event is None or event.status not in PLAYED or not is_public(event):
        return None
    return standings_view(uow, event, Stage.QUALIFIER)


def standings_view(uow: UnitOfWork, event: Event, stage: Stage) -> StandingsView:
    """The ranking of a stage and of those after it, computed now."""
    order = tuple(Stage)
    shown = _stage_table(uow, event, stage)
    after = (_stage_table(uow, event, later) for later in order[order.index(stage) + 1 :])
    later = tuple(table for table in after if table.tables)
    players = {row.player for table in (shown, *later) for row in table.standings.rows}
    return StandingsView(event, profile_of(event), shown, later, people_by_id(uow, players))


def played_event(uow: UnitOfWork, caller: Caller, event_id: int) -> Event | Refusal:
    """The named event, or (0) the one that is running, or else the last that was finished.

    Refusals: `no-such-event`, `no-event`, `which-event` (params: names), `event-not-played` (params: event).
    """
    if event_id:
        event = event_for(uow, caller, event_id, PLAYED)
        if isinstance(event, Refusal) or event.status in PLAYED:
            return event
        return Refusal("event-not-played", params={"event": event.name})
    running = event_for(uow, caller, 0, {EventStatus.RUNNING})
    if not isinstance(running, Refusal) or running.code != "no-event":
        return running
    finished = uow.events.find(guild_id=caller.guild_id, status=EventStatus.FINISHED)
    return finished[-1] if finished else running


def _visible_event(uow: UnitOfWork, caller: Caller, event_id: int) -> Event | Refusal:
    event = played_event(uow, caller, event_id)
    if isinstance(event, Refusal) or may_see(uow, caller, event):
        return event
    return Refusal("standings-hidden", params={"event": event.name})


def _stage_table(uow: UnitOfWork, event: Event, stage: Stage) -> StageTable:
    tables = tables_of(uow, event, stage)
    waiting = sum(table.status in OPEN_TABLE for table in tables)
    return StageTable(stage, stage_standings(uow, event, stage), len(tables), waiting)
