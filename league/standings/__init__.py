"""Standings: ranking, tie-breaks, why one stands above another, and the season's best N."""

from league.standings.entrants import Entrant, EntrantStatus
from league.standings.explaining import Comparison, Explanation, RankChange, explain, moved
from league.standings.overall import (
    BracketComparison,
    BracketOutcome,
    CameFurther,
    GroupComparison,
    Overall,
    Reached,
    StageComparison,
    StageRanking,
    Why,
    explain_overall,
    overall,
    ranked_count,
    stage_name,
    with_totals,
)
from league.standings.playoff import decided_by_playoff, playoff_tables
from league.standings.ranking import Standings, StandingsRow, standings
from league.standings.season import (
    Score,
    SeasonEvent,
    SeasonMeasure,
    SeasonRow,
    SeasonRules,
    season,
)
from league.standings.teams import RankedTeam, TeamStandings, team_standings
from league.standings.tiebreaks import RULES, Rule

__all__ = [
    "RULES",
    "BracketComparison",
    "BracketOutcome",
    "CameFurther",
    "Comparison",
    "Entrant",
    "EntrantStatus",
    "Explanation",
    "GroupComparison",
    "Overall",
    "RankChange",
    "RankedTeam",
    "Reached",
    "Rule",
    "Score",
    "SeasonEvent",
    "SeasonMeasure",
    "SeasonRow",
    "SeasonRules",
    "StageComparison",
    "StageRanking",
    "Standings",
    "StandingsRow",
    "TeamStandings",
    "Why",
    "decided_by_playoff",
    "explain",
    "explain_overall",
    "moved",
    "overall",
    "playoff_tables",
    "ranked_count",
    "season",
    "stage_name",
    "standings",
    "team_standings",
    "with_totals",
]
