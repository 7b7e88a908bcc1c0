"""Standings: ranking, tie-breaks, why one stands above another, and the season's best N."""

from league.standings.entrants import Entrant, EntrantStatus
from league.standings.explaining import Comparison, Explanation, RankChange, explain, moved
from league.standings.overall import (
    CameFurther,
    Overall,
    Reached,
    StageComparison,
    StageRanking,
    explain_overall,
    overall,
    with_totals,
)
from league.standings.ranking import Standings, StandingsRow, standings
from league.standings.season import Score, SeasonEvent, SeasonRow, season
from league.standings.tiebreaks import RULES, Rule

__all__ = [
    "RULES",
    "CameFurther",
    "Comparison",
    "Entrant",
    "EntrantStatus",
    "Explanation",
    "Overall",
    "RankChange",
    "Reached",
    "Rule",
    "Score",
    "SeasonEvent",
    "SeasonRow",
    "StageComparison",
    "StageRanking",
    "Standings",
    "StandingsRow",
    "explain",
    "explain_overall",
    "moved",
    "overall",
    "season",
    "standings",
    "with_totals",
]
