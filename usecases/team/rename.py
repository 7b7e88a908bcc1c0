"""A team is called otherwise: by its captain before the start, by an organizer until the end."""

from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId, TeamId
from league.refusal import Refusal
from league.teams import Lineup, Team, name_refused
from usecases.audit import audit
from usecases.caller import Caller
from usecases.find import GOING_ON, event_at, people_by_id, profile_of
from usecases.people import shortened
from usecases.team.lineups import lineups_of
from usecases.team.member import TeamChanged, led, unless_before_start


@dataclass(frozen=True, slots=True)
class RenameTeam:
    """A captain gives the own team (`team_id` 0) another name, or an organizer any."""

    caller: Caller
    event_id: EventId
    name: str
    team_id: TeamId = TeamId(0)


def rename_team(command: RenameTeam, uow: UnitOfWork) -> TeamChanged | Refusal:
    """The team has the name; its members and its numbers stay.

    Refusals: those of `event_at`, `team-begun`, those of `led`, `team-name-empty`, `team-name-taken` (params: team).
    Source: house
    """
    event = event_at(uow, command.caller, command.event_id, GOING_ON)
    if isinstance(event, Refusal):
        return event
    lineup = unless_before_start(uow, command.caller, event) or led(
        uow, command.caller, event, command.team_id
    )
    if isinstance(lineup, Refusal):
        return lineup
    name = shortened(command.name)
    others = [one for one in lineups_of(uow, event) if one.team.id != lineup.team.id]
    refused = name_refused(name, others)
    return refused or _renamed(uow, command.caller, event, lineup, name)


def _renamed(uow: UnitOfWork, caller: Caller, event: Event, lineup: Lineup, name: str) -> TeamChanged:
    _free(uow, event, name, lineup.team)
    team = uow.teams.save(replace(lineup.team, name=name))
    audit(uow, caller, event.id, "team-renamed", {"team": lineup.team.name, "name": name})
    people = people_by_id(uow, lineup.players)
    members = tuple(people[player] for player in lineup.players)
    return TeamChanged(event, team, people[lineup.captain], members, profile_of(event).team_size)


def _free(uow: UnitOfWork, event: Event, name: str, renamed: Team) -> None:
    """A team without members gives its name up, for one that nobody can type."""
    gone = uow.teams.first(event_id=event.id, name=name)
    if gone is not None and gone.id != renamed.id:
        uow.teams.save(replace(gone, name=f" {gone.id}"))
