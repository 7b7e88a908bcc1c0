"""The teams of an event: who plays for them, and how they stand."""

from collections.abc import Sequence
from dataclasses import dataclass

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import PlayerId, TeamId
from league.refusal import Refusal
from league.regulations import Profile
from league.standings import TeamStandings, team_standings
from league.teams import Lineup
from usecases.find import GOING_ON, PLAYED, event_for, is_running, people_by_id, profile_of
from usecases.show.event import EventQuestion
from usecases.show.pickers import Suggestion, Typed, best
from usecases.standings.overall import EventResults, played_in, qualifier_results
from usecases.standings.tables import may_see
from usecases.team.lineups import lineups_of


@dataclass(frozen=True, slots=True)
class TeamTable:
    """The teams with their members; `standings` is without rows while they have none that the asker may see."""

    event: Event
    profile: Profile
    lineups: tuple[Lineup, ...]
    standings: TeamStandings
    people: dict[PlayerId, Person]

    @property
    def ordered(self) -> tuple[Lineup, ...]:
        """The best team first, or as they were founded."""
        by_number = {lineup.team.id: lineup for lineup in self.lineups}
        return tuple(by_number[row.team] for row in self.standings.rows) or self.lineups

    def called(self, team: TeamId) -> str:
        """The name of a team."""
        return next(lineup.team.name for lineup in self.lineups if lineup.team.id == team)

    def names(self, players: Sequence[PlayerId]) -> tuple[str, ...]:
        """What these members are called."""
        return tuple(self.people[player].name for player in players)


def show_teams(question: EventQuestion, uow: UnitOfWork) -> TeamTable | Refusal:
    """The event's teams, once it is played in the order of their ranking.

    Refusals: those of `event_for`, `no-teams` (params: event).
    """
    event = event_for(uow, question.caller, question.event_id, GOING_ON, is_running)
    if isinstance(event, Refusal):
        return event
    lineups = lineups_of(uow, event)
    if not lineups:
        return Refusal("no-teams", params={"event": event.name})
    if event.status in PLAYED and may_see(uow, question.caller, event):
        return teams_in(uow, played_in(uow, event))
    return _table(uow, event, lineups, TeamStandings())


def teams_in(uow: UnitOfWork, played: EventResults) -> TeamTable:
    """The teams by what their members have scored in the rounds that everybody plays."""
    event, lineups = played.event, lineups_of(uow, played.event)
    if not lineups:
        return _table(uow, event, (), TeamStandings())
    ranking, results = qualifier_results(played)
    teams = {lineup.team.id: lineup.players for lineup in lineups}
    return _table(uow, event, lineups, team_standings(played.rules.profile, ranking, results, teams))


def _table(uow: UnitOfWork, event: Event, lineups: tuple[Lineup, ...], standings: TeamStandings) -> TeamTable:
    players = {player for lineup in lineups for player in lineup.players}
    people = people_by_id(uow, players) if players else {}
    return TeamTable(event, profile_of(event), lineups, standings, people)


def teams_like(typed: Typed, uow: UnitOfWork) -> tuple[Suggestion, ...]:
    """The teams of the event that match best; of all events that go on where none is named."""
    event = event_for(uow, typed.caller, typed.event_id, GOING_ON, is_running)
    if isinstance(event, Refusal):
        events: tuple[Event, ...] = ()
        if event.code == "which-event":
            events = uow.events.find(guild_id=typed.caller.guild_id, status=sorted(GOING_ON))
    else:
        events = (event,)
    teams = [lineup.team for one in events for lineup in lineups_of(uow, one)]
    return best([Suggestion(team.name, team.id) for team in teams], typed.text)
