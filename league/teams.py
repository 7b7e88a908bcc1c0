"""Teams: players of one event who are ranked together and are not seated together while that can be avoided."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from league.entry import IN_PLAY, WAITING, EntryStatus
from league.ids import EventId, PlayerId, TeamId
from league.names import matched
from league.refusal import Refusal

Pair = tuple[PlayerId, PlayerId]


@dataclass(frozen=True, slots=True)
class Team:
    """A team of an event; the `captain` may add and take out members before the start."""

    id: TeamId
    event_id: EventId
    name: str
    captain: PlayerId
    version: int = 0


@dataclass(frozen=True, slots=True)
class TeamMember:
    """One member, and how they stand in the event."""

    player: PlayerId
    status: EntryStatus

    @property
    def takes_place(self) -> bool:
        """Whether the member takes one of the team's places: whoever has left or was substituted takes none."""
        return self.status in IN_PLAY | WAITING


@dataclass(frozen=True, slots=True)
class Lineup:
    """A team with its members, in the order in which they came."""

    team: Team
    members: tuple[TeamMember, ...]

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """The members, those too who have left: what they have scored stays the team's."""
        return tuple(member.player for member in self.members)

    @property
    def taken(self) -> int:
        """How many of the team's places are taken."""
        return sum(member.takes_place for member in self.members)

    @property
    def captain(self) -> PlayerId:
        """Who leads the team: the captain, or once the captain is gone the first member."""
        there = [member.player for member in self.members if member.takes_place]
        return self.team.captain if self.team.captain in there or not there else there[0]


def team_of(lineups: Iterable[Lineup], player: PlayerId) -> Lineup | None:
    """The team in which a player is, None without one."""
    return next((lineup for lineup in lineups if player in lineup.players), None)


def name_refused(name: str, others: Iterable[Lineup]) -> Refusal | None:
    """Why a team cannot be called so beside the other teams.

    Refusals: `team-name-empty`, `team-name-taken` (params: team).
    Source: house
    """
    if not name:
        return Refusal("team-name-empty")
    if any(matched(other.team.name) == matched(name) for other in others):
        return Refusal("team-name-taken", params={"team": name})
    return None


def joining_refused(lineups: Sequence[Lineup], lineup: Lineup, player: PlayerId, size: int) -> Refusal | None:
    """Why a player cannot come into this team.

    Refusals: `team-already-in` (params: player, team), `team-full` (params: team, size).
    Source: house
    """
    own = team_of(lineups, player)
    if own is not None:
        return Refusal("team-already-in", params={"player": player, "team": own.team.name})
    if lineup.taken >= size:
        return Refusal("team-full", params={"team": lineup.team.name, "size": size})
    return None


def pairs_within(teams: Iterable[Sequence[PlayerId]]) -> frozenset[Pair]:
    """Every pair of players of one team, who should not meet."""
    return frozenset(pair for players in teams for pair in combinations(sorted(players), 2))
