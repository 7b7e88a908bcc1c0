"""Who comes into a team and who goes: by their own word before the start, by the captain's, by an organizer's."""

from collections.abc import Collection
from dataclasses import dataclass

from data.named import player_named
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import IN_PLAY, WAITING
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId, TeamId
from league.refusal import Refusal
from league.teams import Lineup, Team, joining_refused, team_of
from usecases.audit import audit
from usecases.caller import Caller
from usecases.find import GOING_ON, event_at, has_entered, people_by_id, profile_of
from usecases.people import person_of
from usecases.show.event import is_organizer
from usecases.signup.join import JoinEvent, join_event
from usecases.team.lineups import lineups_of


@dataclass(frozen=True, slots=True)
class TeamChanged:
    """The team as it is now, and whom it was about; it may have so many members."""

    event: Event
    team: Team
    person: Person
    members: tuple[Person, ...]
    size: int


@dataclass(frozen=True, slots=True)
class JoinTeam:
    """A player comes into a team."""

    caller: Caller
    team_id: TeamId


@dataclass(frozen=True, slots=True)
class AddToTeam:
    """A captain takes a player into the own team (`team_id` 0), or an organizer into any."""

    caller: Caller
    event_id: EventId
    player: PlayerId
    team_id: TeamId = TeamId(0)


@dataclass(frozen=True, slots=True)
class LeaveTeam:
    """A player leaves the team, or (`player` not 0) a captain or an organizer takes one out."""

    caller: Caller
    event_id: EventId
    player: PlayerId = PlayerId(0)


def join_team(command: JoinTeam, uow: UnitOfWork) -> TeamChanged | Refusal:
    """The caller is a member; who has not signed up for the event is signed up by it.

    Refusals: `no-such-team`, those of `event_at`, `team-begun`, those of `own_entry` and `joining_refused`.
    Source: house
    """
    team = uow.teams.get(command.team_id) if command.team_id > 0 else None
    event = event_at(uow, command.caller, team.event_id, GOING_ON) if team else Refusal("no-such-team")
    if isinstance(event, Refusal):
        return event
    lineup = _lineup(uow, event, command.team_id)
    if lineup is None:
        return Refusal("no-such-team")
    player = unless_before_start(uow, command.caller, event) or own_entry(uow, command.caller, event)
    return player if isinstance(player, Refusal) else _taken_in(uow, event, lineup, player, ())


def add_to_team(command: AddToTeam, uow: UnitOfWork) -> TeamChanged | Refusal:
    """The player is a member.

    Refusals: those of `event_at`, `team-begun`, those of `led`, `team-not-entered` (params: event), those of
    `joining_refused`.
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
    entry = uow.entries.list_of(event).entry_of(command.player)
    if entry is None or entry.status not in IN_PLAY | WAITING:
        return Refusal("team-not-entered", params={"event": event.name})
    me = person_of(uow, command.caller)
    put = () if me is not None and me.id == command.player else (command.player,)
    done = _taken_in(uow, event, lineup, command.player, put)
    return done if isinstance(done, Refusal) else _noted(uow, command.caller, done, "team-joined")


def leave_team(command: LeaveTeam, uow: UnitOfWork) -> TeamChanged | Refusal:
    """The player is in no team any more.

    Refusals: those of `event_at`, `team-begun`, `team-none` (params: event, player), `not-signed-up`,
    `team-not-captain`.
    Source: house
    """
    caller = command.caller
    me = person_of(uow, caller)
    own = PlayerId(me.id) if me else PlayerId(0)
    player = command.player or own
    event = event_at(uow, caller, command.event_id, GOING_ON, lambda one: _is_in(uow, one, player))
    if isinstance(event, Refusal):
        return event
    lineup = team_of(lineups_of(uow, event), player)
    if lineup is None:
        return _in_no_team(uow, event, player)
    may = own in {player, lineup.captain} or is_organizer(uow, caller)
    refused = unless_before_start(uow, caller, event) if may else Refusal("team-not-captain")
    if refused:
        return refused
    uow.entries.set_teams(event, {player: (TeamId(0), 0)})
    done = _changed(uow, event, lineup.team, player)
    return done if player == own else _noted(uow, caller, done, "team-left")


def _in_no_team(uow: UnitOfWork, event: Event, player: PlayerId) -> Refusal:
    if not player:
        return Refusal("not-signed-up", params={"event": event.name})
    if not has_entered(uow, event, player):
        return Refusal("no-such-player")
    return Refusal("team-none", params={"event": event.name, "player": player})


def own_entry(uow: UnitOfWork, caller: Caller, event: Event) -> PlayerId | Refusal:
    """The caller as a player of the event, who is signed up for it if need be.

    Refusals: those of `join_event`.
    """
    person = person_of(uow, caller)
    entry = uow.entries.list_of(event).entry_of(PlayerId(person.id)) if person else None
    if person is None or entry is None or entry.status not in IN_PLAY | WAITING:
        done = join_event(JoinEvent(caller, event.id), uow)
        person = person_of(uow, caller)
        if isinstance(done, Refusal):
            return done
    return PlayerId(person.id) if person else Refusal("not-signed-up", params={"event": event.name})


def unless_before_start(uow: UnitOfWork, caller: Caller, event: Event) -> Refusal | None:
    """Once the event runs only organizers change its teams.

    Refusals: `team-begun` (params: event).
    """
    running = event.status is EventStatus.RUNNING
    return (
        Refusal("team-begun", params={"event": event.name})
        if running and not is_organizer(uow, caller)
        else None
    )


def led(uow: UnitOfWork, caller: Caller, event: Event, team: TeamId) -> Lineup | Refusal:
    """The team that is meant (0: the caller's own), if the caller leads it or organizes the event.

    Refusals: `no-such-team`, `team-not-captain`.
    """
    me, lineups = person_of(uow, caller), lineups_of(uow, event)
    own = team_of(lineups, PlayerId(me.id)) if me else None
    lineup = _lineup(uow, event, team) if team else own
    if lineup is None:
        return Refusal("no-such-team" if team else "team-not-captain")
    leads = me is not None and lineup.captain == me.id
    return lineup if leads or is_organizer(uow, caller) else Refusal("team-not-captain")


def _lineup(uow: UnitOfWork, event: Event, team: TeamId) -> Lineup | None:
    return next((one for one in lineups_of(uow, event) if one.team.id == team), None)


def _is_in(uow: UnitOfWork, event: Event, player: PlayerId) -> bool:
    return team_of(lineups_of(uow, event), player) is not None


def _taken_in(
    uow: UnitOfWork, event: Event, lineup: Lineup, player: PlayerId, put: Collection[PlayerId]
) -> TeamChanged | Refusal:
    """The player is a member; those who are `put` there have not asked for it."""
    size = profile_of(event).team_size
    refused = joining_refused(lineups_of(uow, event), lineup, player, size)
    if refused:
        return refused
    boards = [row.board for row in uow.entries.in_teams(event) if row.team_id == lineup.team.id]
    uow.entries.set_teams(event, {player: (lineup.team.id, max(boards, default=0) + 1)}, put)
    return _changed(uow, event, lineup.team, player)


def _changed(uow: UnitOfWork, event: Event, team: Team, player: PlayerId) -> TeamChanged:
    lineup = _lineup(uow, event, team.id)
    players = lineup.players if lineup else ()
    people = people_by_id(uow, {*players, player})
    members = tuple(people[one] for one in players)
    return TeamChanged(event, team, people[player], members, profile_of(event).team_size)


def _noted(uow: UnitOfWork, caller: Caller, done: TeamChanged, action: str) -> TeamChanged:
    words = {"team": done.team.name, "player": player_named(done.person)}
    audit(uow, caller, done.event.id, action, words)
    return done
