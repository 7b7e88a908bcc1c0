"""Who plays for which team of an event."""

from dataclasses import replace
from itertools import groupby

from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus, seatable
from league.event import Event
from league.ids import PlayerId, TeamId
from league.teams import Lineup, Team, TeamMember


def lineups_of(uow: UnitOfWork, event: Event) -> tuple[Lineup, ...]:
    """The teams that have members, in the order in which they were founded.

    Whoever was refused an entry is no member: only organizers know of that.
    """
    teams = {team.id: team for team in uow.teams.find(event_id=event.id)}
    if not teams:
        return ()
    rows = (row for row in uow.entries.in_teams(event) if row.status != EntryStatus.REFUSED)
    return tuple(
        Lineup(teams[TeamId(team)], tuple(TeamMember(row.player, EntryStatus(row.status)) for row in members))
        for team, members in groupby(rows, key=lambda row: row.team_id)
    )


def playing_together(uow: UnitOfWork, event: Event) -> tuple[tuple[PlayerId, ...], ...]:
    """The members of each team who are to be seated, where there are several."""
    lineups = lineups_of(uow, event)
    if not lineups:
        return ()
    here = frozenset(seatable(uow.entries.list_of(event)))
    teams = (tuple(player for player in lineup.players if player in here) for lineup in lineups)
    return tuple(players for players in teams if len(players) > 1)


def stored_team(uow: UnitOfWork, team: Team) -> Team:
    """The team as it is kept; a name whose team has no members any more is free."""
    old = uow.teams.first(event_id=team.event_id, name=team.name)
    return uow.teams.add(team) if old is None else uow.teams.save(replace(old, captain=team.captain))
