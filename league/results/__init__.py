"""Results of tables: what is claimed, what is recorded, what is refused."""

from league.results.claim import Claim, Ending, Incident, Line, ResultKind, TableResult, claim_of
from league.results.report import NextMatch, bye, correctable, nobody_came, report, walkover

__all__ = [
    "Claim",
    "Ending",
    "Incident",
    "Line",
    "NextMatch",
    "ResultKind",
    "TableResult",
    "bye",
    "claim_of",
    "correctable",
    "nobody_came",
    "report",
    "walkover",
]
