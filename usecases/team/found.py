"""Signing up a team: its captain names it and the first members."""

from dataclasses import dataclass

from data.named import player_named
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import IN_PLAY, WAITING
from league.event import Event
from league.ids import EventId, PlayerId, TeamId
from league.refusal import Refusal
from league.teams import Lineup, Team, joining_refused, name_refused
from usecases.audit import audit
from usecases.caller import Caller
from usecases.find import GOING_ON, event_at, people_by_id, profile_of, stored_people
from usecases.people import person_of, shortened
from usecases.round.avoid import in_order
from usecases.show.event import is_organizer
from usecases.team.lineups import lineups_of, stored_team
from usecases.team.member import TeamChanged, own_entry, unless_before_start


@dataclass(frozen=True, slots=True)
class FoundTeam:
    """A player founds a team and leads it, or an organizer founds one for the `players` typed, the captain first."""

    caller: Caller
    event_id: EventId
    name: str
    players: str = ""


def found_team(command: FoundTeam, uow: UnitOfWork) -> TeamChanged | Refusal:
    """The team is there with its members; a player who has not signed up for the event is signed up by it.

    Refusals: those of `event_at`, `team-begun`, those of `name_refused`, `own_entry`, `in_order` and
    `joining_refused`.
    Source: house
    """
    event = event_at(uow, command.caller, command.event_id, GOING_ON)
    if isinstance(event, Refusal):
        return event
    refused = unless_before_start(uow, command.caller, event)
    if refused:
        return refused
    name, lineups = shortened(command.name), lineups_of(uow, event)
    players = name_refused(name, lineups) or _first_members(command, uow, event)
    if isinstance(players, Refusal):
        return players
    return _founded(command, uow, event, name, players)


def _first_members(command: FoundTeam, uow: UnitOfWork, event: Event) -> tuple[PlayerId, ...] | Refusal:
    """Those who are named; a player leads the own team, an organizer's team is led by whoever is named first."""
    people = _entered(uow, event)
    named = in_order(command.players, people)
    if isinstance(named, Refusal) or (named and is_organizer(uow, command.caller)):
        return named
    own = own_entry(uow, command.caller, event)
    if isinstance(own, Refusal):
        return own
    return (own, *(player for player in named if player != own))


def _entered(uow: UnitOfWork, event: Event) -> list[Person]:
    """Those who play in the event, or wait for it."""
    entries = uow.entries.list_of(event).having(*IN_PLAY, *WAITING)
    return list(stored_people(uow, [entry.player for entry in entries]).values())


def _founded(
    command: FoundTeam, uow: UnitOfWork, event: Event, name: str, players: tuple[PlayerId, ...]
) -> TeamChanged | Refusal:
    size, lineups = profile_of(event).team_size, lineups_of(uow, event)
    new = Lineup(Team(TeamId(0), event.id, name, players[0]), ())
    refused = next(filter(None, (joining_refused(lineups, new, player, size) for player in players)), None)
    if refused or len(players) > size:
        return refused or Refusal("team-full", params={"team": name, "size": size})
    team = stored_team(uow, new.team)
    boards = {player: (team.id, board) for board, player in enumerate(players, 1)}
    me = person_of(uow, command.caller)
    uow.entries.set_teams(event, boards, [player for player in players if me is None or player != me.id])
    people = people_by_id(uow, players)
    members = tuple(people[player] for player in players)
    words = {"team": name, "players": [player_named(person) for person in members]}
    audit(uow, command.caller, event.id, "team-founded", words)
    return TeamChanged(event, team, members[0], members, size)
