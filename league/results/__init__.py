"""Results of tables: what is claimed, what is recorded, what is refused."""

from league.results.claim import (
    MatchIncident,
    ResultKind,
    ResultLine,
    TableEnding,
    TableReport,
    TableResult,
    claim_of,
)
from league.results.report import NextMatch, bye, correctable, nobody_came, report, walkover

__all__ = [
    "MatchIncident",
    "NextMatch",
    "ResultKind",
    "ResultLine",
    "TableEnding",
    "TableReport",
    "TableResult",
    "bye",
    "claim_of",
    "correctable",
    "nobody_came",
    "report",
    "walkover",
]
