"""What counts in public: the one definition for posts, pictures, pages, exports and records."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from collections.abc import Set as AbstractSet

from league.ids import RoundId, TableId
from league.reporting import ReportedResult, ReportState
from league.round import Round, RoundStatus, Table

Reported = Mapping[TableId, ReportedResult]
"""The version of each table's result that stands; nothing for a table without one."""


def counting_tables(
    rounds: Iterable[Round], tables: Iterable[Table], reported: Reported, brackets: AbstractSet[RoundId]
) -> frozenset[TableId]:
    """The tables whose results count in public: of a round all of them or none, of a bracket or ladder each final one.

    So nobody stands above others by having played more games.
    Source: house
    """
    by_round: defaultdict[RoundId, list[TableId]] = defaultdict(list)
    for table in tables:
        by_round[table.round_id].append(table.id)
    counting: set[TableId] = set()
    for round_ in rounds:
        laid = by_round[round_.id]
        if round_.id in brackets:
            counting.update(table for table in laid if _is_final(reported.get(table)))
        elif round_.status is RoundStatus.FINISHED or _owes_nothing(laid, reported):
            counting.update(table for table in laid if table in reported)
    return frozenset(counting)


def disputed_among(counting: Iterable[TableId], reported: Reported) -> frozenset[TableId]:
    """Those of the counting tables whose result is disputed after its round has ended: shown with a mark.

    Source: house
    """
    return frozenset(table for table in counting if reported[table].state is ReportState.DISPUTED)


def _is_final(result: ReportedResult | None) -> bool:
    return result is not None and result.state is ReportState.FINAL


def _owes_nothing(tables: Collection[TableId], reported: Reported) -> bool:
    """Whether every table has a result on which nobody has to rule."""
    found = [reported.get(table) for table in tables]
    return all(result is not None and result.state is not ReportState.DISPUTED for result in found)
