"""Team standings: what the members of each team have scored, added up."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from league.ids import PlayerId, TeamId
from league.regulations.profile import Profile
from league.regulations.terms import TieBreak
from league.results import TableResult
from league.standings.ranking import Standings
from league.standings.records import Records, added, records_of
from league.standings.tiebreaks import RULES

Teams = Mapping[TeamId, Sequence[PlayerId]]


@dataclass(frozen=True, slots=True)
class RankedTeam:
    """One team's line; tied teams share a `place`.

    `values` are the sums over the members who are `counted`, the best first; what those in `left_out` have scored does
    not count.
    """

    place: int
    team: TeamId
    values: tuple[Fraction, ...]
    counted: tuple[PlayerId, ...]
    left_out: tuple[PlayerId, ...] = ()


@dataclass(frozen=True, slots=True)
class TeamStandings:
    """The ranking of the teams, best first; `best` of each count (0: all)."""

    tie_breaks: tuple[TieBreak, ...] = ()
    rows: tuple[RankedTeam, ...] = ()
    best: int = 0


def team_standings(
    profile: Profile, ranking: Standings, results: Iterable[TableResult], teams: Teams
) -> TeamStandings:
    """Rank the teams by the sums of what their members have scored.

    Who of a team counts is decided by the players' `ranking`; whoever has no place there, as the disqualified, counts
    for nothing. Teams that are level share a place.
    Source: house
    """
    records = records_of(results)
    line = [row.player for row in ranking.rows]
    rows = [_row(profile, records, team, _in_line(line, players)) for team, players in teams.items()]
    rows.sort(key=lambda row: (*(-value for value in row.values), row.team))
    return TeamStandings(profile.team_order, tuple(_placed(rows)), profile.team_best)


def _in_line(line: Sequence[PlayerId], players: Sequence[PlayerId]) -> list[PlayerId]:
    members = frozenset(players)
    return [player for player in line if player in members]


def _row(profile: Profile, records: Records, team: TeamId, members: Sequence[PlayerId]) -> RankedTeam:
    most = profile.team_best or len(members)
    counted = tuple(members[:most])
    values = (RULES[item].measure(records, counted) for item in profile.team_order)
    sums = tuple(added(value or Fraction(0) for value in found) for found in values)
    return RankedTeam(0, team, sums, counted, tuple(members[most:]))


def _placed(rows: Sequence[RankedTeam]) -> Iterable[RankedTeam]:
    place = 1
    for number, row in enumerate(rows, 1):
        place = place if number > 1 and row.values == rows[number - 2].values else number
        yield replace(row, place=place)
