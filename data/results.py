"""The versions of the tables' results."""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select

from data.repository import Repository, RowChange
from data.statements import table_of
from data.tables import ResultRow, TableRow
from league.ids import PlayerId, ResultId, RoundId, TableId
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import TableStatus

_RESULT, _TABLE = table_of(ResultRow), table_of(TableRow)
_FINAL_IN = (
    select(_RESULT.c.id, _RESULT.c.table_id, _RESULT.c.kind, _RESULT.c.players, _RESULT.c.winner)
    .join(_TABLE, _TABLE.c.id == _RESULT.c.table_id)
    .where(
        _TABLE.c.round_id == bindparam("round"),
        _TABLE.c.status != TableStatus.CANCELLED.value,
        _RESULT.c.state == ReportState.FINAL.value,
    )
    .order_by(_RESULT.c.id)
)
_KIND = {kind.value: kind for kind in ReportKind}


class FinalResult(NamedTuple):
    """Of a final result what a bracket follows from; `winner` is 0 where nobody has won."""

    id: ResultId
    table_id: TableId
    kind: ReportKind
    players: tuple[PlayerId, ...]
    winner: PlayerId


class Results(Repository[ReportedResult, ResultId]):
    """As a repository of results; of a whole round no more columns than a bracket needs."""

    def __init__(self, connection: Connection, changes: list[RowChange]) -> None:
        """`changes` collects what an action changed."""
        super().__init__(connection, ResultRow, ReportedResult, changes)

    def decisions(self, round_id: RoundId) -> tuple[FinalResult, ...]:
        """The final results of a round's tables that were not cancelled."""
        found = self._connection.execute(_FINAL_IN, {"round": round_id}).all()
        return tuple(
            FinalResult(number, table, _KIND[kind], tuple(players), winner)
            for number, table, kind, players, winner in found
        )
