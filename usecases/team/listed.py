"""Teams as a list of players names them."""

from collections.abc import Iterable

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import PlayerId, TeamId
from league.names import matched
from league.teams import Team
from usecases.find import profile_of
from usecases.team.lineups import lineups_of, stored_team


def take_into_teams(uow: UnitOfWork, event: Event, named: Iterable[tuple[PlayerId, str]]) -> None:
    """Players come into the teams that a list names for them ("": none), in its order, as far as these have places.

    Who plays for a team already stays there.
    Source: house
    """
    lineups, size = lineups_of(uow, event), profile_of(event).team_size
    seated = {player for lineup in lineups for player in lineup.players}
    known = {matched(lineup.team.name): lineup.team for lineup in lineups}
    taken = {lineup.team.id: lineup.taken for lineup in lineups}
    last = {lineup.team.id: 0 for lineup in lineups}
    for row in uow.entries.in_teams(event):
        last[row.team_id] = max(last.get(row.team_id, 0), row.board)
    found: dict[PlayerId, tuple[TeamId, int]] = {}
    for player, name in named:
        if not name or player in seated or player in found:
            continue
        team = known.get(matched(name)) or stored_team(uow, Team(TeamId(0), event.id, name, player))
        known[matched(name)] = team
        if taken.get(team.id, 0) < size:
            taken[team.id], last[team.id] = taken.get(team.id, 0) + 1, last.get(team.id, 0) + 1
            found[player] = (team.id, last[team.id])
    uow.entries.set_teams(event, found)
