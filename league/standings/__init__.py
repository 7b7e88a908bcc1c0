"""Standings: ranking, tie-breaks, why one stands above another, and the season's best N."""

from league.standings.entrants import Entrant, EntrantStatus
from league.standings.explaining import Comparison, Explanation, RankChange, explain, moved
from league.standings.ranking import Row, Standings, standings
from league.standings.season import Score, SeasonEvent, SeasonRow, season
from league.standings.tiebreaks import RULES, Rule

__all__ = [
    "RULES",
    "Comparison",
    "Entrant",
    "EntrantStatus",
    "Explanation",
    "RankChange",
    "Row",
    "Rule",
    "Score",
    "SeasonEvent",
    "SeasonRow",
    "Standings",
    "explain",
    "moved",
    "season",
    "standings",
]
