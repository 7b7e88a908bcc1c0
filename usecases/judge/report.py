"""The director's report to the association: who took part, who was refused or penalised, what was ruled, who won."""

from collections.abc import Mapping
from dataclasses import dataclass

from data.records import JudgeCall, Person
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import Event
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.regulations import Profile
from league.regulations.terms import Scoring
from league.results import ResultKind
from league.round import Round, RoundStatus, Stage, is_bye
from league.standings import Standings, StandingsRow
from usecases.bracket.drawn import Drawn, drawn_for
from usecases.caller import Caller, Role, guild_of, refusal_unless
from usecases.find import PLAYED, event_for, people_by_id, profile_of
from usecases.judge.parties import people_of, table_of
from usecases.league_state import current_results
from usecases.match.officials import directors_of
from usecases.match.sheet import SheetReport, sheets_of
from usecases.result.find import TableAt
from usecases.result.scored import ended_word, scored, scores_text
from usecases.show.penalties import PenaltyLine, penalty_lines
from usecases.show.places import MatchPlaces, places_in, told_apart
from usecases.show.podium import LadderPodium, ladder_podiums
from usecases.show.teams import TeamTable, teams_in
from usecases.standings.overall import event_totals, overall_of, played_in
from usecases.table_rules import table_rules

_TOOK_PART = (
    EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN, EntryStatus.DROPPED, EntryStatus.SUBSTITUTED,
    EntryStatus.DISQUALIFIED,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class EventReportQuestion:
    """Which event (0: the one that is over or running) is to be reported."""

    caller: Caller
    event_id: EventId


@dataclass(frozen=True, slots=True)
class CallLine:
    """A call with its round and table (0: none) and players."""

    call: JudgeCall
    round_number: int
    table_number: int
    people: tuple[Person, ...]


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of the final table."""

    row: StandingsRow
    name: str


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A match: where, its score in words, how it ended, its length in points (0: of one game), and if it is rated."""

    round: int
    table: int
    players: tuple[str, ...]
    scores: str
    ended: str
    target: int
    rated: bool


@dataclass(frozen=True, slots=True)
class AssociationReport:
    """Everything that the report says; people of the staff are Discord users, in `names` where the league knows them.

    `rounds` are those that were played beside a bracket, `bracket` is how many were drawn into one (0: there is none).
    `refused` are the entries that the director turned down (jbl/1.6.3). `ranking` has the
    numbers of all stages.
    """

    event: Event
    profile: Profile
    time_zone: str
    directors: tuple[int, ...]
    judges: tuple[int, ...]
    taken_part: int
    rounds: int
    bracket: int
    refused: tuple[Person, ...]
    no_shows: tuple[Person, ...]
    penalties: tuple[PenaltyLine, ...]
    calls: tuple[CallLine, ...]
    ranking: tuple[Ranked, ...]
    ladders: tuple[LadderPodium, ...]
    teams: TeamTable
    matches: tuple[MatchLine, ...]
    sheets: tuple[SheetReport, ...]
    names: dict[int, str]
    places: MatchPlaces
    called: dict[PlayerId, str]

    @property
    def users(self) -> tuple[int, ...]:
        """The Discord users who are named in it."""
        calls = [line.call for line in self.calls]
        asked = [
            user for call in calls for user in (call.caller, call.judge, call.appellant, *call.committee)
        ]
        watched = [line.official for sheet in self.sheets for line in sheet.lines]
        by = [user for line in self.penalties for user in (line.penalty.by, line.penalty.revoked_by)]
        return tuple(sorted({*self.directors, *self.judges, *asked, *by, *watched} - {0}))


def association_report(question: EventReportQuestion, uow: UnitOfWork) -> AssociationReport | Refusal:
    """The report, from what is stored.

    Refusals: `needs-judge`, those of `event_for`.
    Source: jbl/1.6.3, jbl/5.6
    """
    refused = refusal_unless(uow, question.caller, Role.JUDGE)
    if refused:
        return refused
    event = event_for(uow, question.caller, question.event_id, PLAYED)
    if isinstance(event, Refusal):
        return event
    drawn = _bracket(uow, event)
    penalties, calls = penalty_lines(uow, event), uow.calls.find(event_id=event.id)
    whole = overall_of(uow, event)
    called = told_apart(uow.people.find(id=_everybody(uow, event)))
    judges = {call.judge for call in calls} | {line.penalty.by for line in penalties}
    return AssociationReport(
        event=event,
        profile=profile_of(event),
        time_zone=guild_of(uow, event.guild_id).time_zone,
        directors=directors_of(uow, event),
        judges=tuple(sorted(judges - {0})),
        taken_part=len(uow.entries.list_of(event).having(*_TOOK_PART)),
        rounds=len(_rounds(uow, event, drawn)),
        bracket=0 if drawn is None else len(drawn.bracket.entrants),
        refused=_having(uow, event, EntryStatus.REFUSED),
        no_shows=_having(uow, event, EntryStatus.NO_SHOW),
        penalties=penalties,
        calls=tuple(_call(uow, call) for call in calls),
        ranking=_ranking(event_totals(uow, event), called),
        ladders=ladder_podiums(uow, whole),
        teams=teams_in(uow, played_in(uow, event)),
        matches=_matches(uow, event, called) if profile_of(event).two_players else (),
        sheets=sheets_of(uow, event),
        places=places_in(uow, event),
        called=called,
        names={p.user_id: p.name for p in uow.people.find(guild_id=event.guild_id) if p.user_id is not None},
    )


def _bracket(uow: UnitOfWork, event: Event) -> Drawn | None:
    """The event's bracket, where it has a public one."""
    drawn = drawn_for(uow, event)
    return None if drawn is None or drawn.round.status is RoundStatus.PLANNED else drawn


def _rounds(uow: UnitOfWork, event: Event, drawn: Drawn | None) -> tuple[Round, ...]:
    """The rounds that were played, a bracket left out: its matches have rounds of their own."""
    played = uow.rounds.find(event_id=event.id, status=(RoundStatus.RUNNING, RoundStatus.FINISHED))
    return tuple(row for row in played if drawn is None or row.id != drawn.round.id)


def _having(uow: UnitOfWork, event: Event, status: EntryStatus) -> tuple[Person, ...]:
    players = [entry.player for entry in uow.entries.list_of(event).having(status)]
    people = people_by_id(uow, players)
    return tuple(people[player] for player in players)


def _call(uow: UnitOfWork, call: JudgeCall) -> CallLine:
    table = table_of(uow, call)
    round_ = uow.rounds.get(table.round_id) if table else None
    numbers = (round_.number if round_ else 0, table.number if table else 0)
    return CallLine(call, *numbers, people_of(uow, call))


def _matches(uow: UnitOfWork, event: Event, called: Mapping[PlayerId, str]) -> tuple[MatchLine, ...]:
    """Every match with a result, byes left out, in the order of the rounds.

    Source: jbl/2.2.4-rating
    """
    rules = table_rules(uow, event)
    in_points = rules.profile.scoring is Scoring.MATCH
    rounds = {row.id: row for row in uow.rounds.find(event_id=event.id)}
    lines = []
    for stage in Stage:
        for table, result in current_results(uow, event, stage):
            round_ = rounds[table.round_id]
            told = scored(uow, TableAt(event, round_, table), result, rules)
            counted = told.counted
            if is_bye(table) or isinstance(counted, Refusal):
                continue
            names = tuple(called[player] for player in result.players)
            lines.append(
                MatchLine(
                    round_.number,
                    table.number,
                    names,
                    scores_text(uow, told),
                    ended_word(result),
                    counted.target if in_points and counted.kind is ResultKind.PLAYED else 0,
                    counted.rated,
                )
            )
    return tuple(sorted(lines, key=lambda line: (line.round, line.table)))


def _ranking(table: Standings, called: Mapping[PlayerId, str]) -> tuple[Ranked, ...]:
    return tuple(Ranked(row, called[row.player]) for row in table.rows)


def _everybody(uow: UnitOfWork, event: Event) -> list[PlayerId]:
    """Everybody who entered, among whom namesakes are told apart."""
    return [entry.player for entry in uow.entries.list_of(event).entries]
