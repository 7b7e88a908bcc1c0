"""Seating: who plays whom, at which table and in which turn order, in all rounds planned together.

Source: cjp/table-size
"""

from league.refusal import Refusal
from league.seating.checks import fault
from league.seating.edit import swap
from league.seating.model import (
    Bound,
    Pair,
    Plan,
    Quality,
    Round,
    SeatingMode,
    SeatingRequest,
    Table,
)
from league.seating.planner import planned
from league.seating.quality import evaluate, rank_gap
from league.seating.sizes import table_sizes

__all__ = [
    "Bound",
    "Pair",
    "Plan",
    "Quality",
    "Round",
    "SeatingMode",
    "SeatingRequest",
    "Table",
    "evaluate",
    "rank_gap",
    "seat",
    "swap",
    "table_sizes",
]


def seat(request: SeatingRequest) -> Plan | Refusal:
    """Plans all rounds of the request together; the same request gives the same plan in every process.

    Refuses what cannot be seated: see `league.seating.checks`.
    """
    refusal = fault(request)
    if refusal:
        return refusal
    rounds = planned(request)
    return Plan(rounds, evaluate(rounds, request.history, request.forbidden))
