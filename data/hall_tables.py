"""The tables of a hall: its boards, and which match has been called to which."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, Connection, Integer
from sqlmodel import Field

from data.repository import Repository, RowChange
from data.rows import NEVER_AGAIN, VersionedRow
from data.types import Moment
from league.hall import BoardCall
from league.ids import BoardCallId, EventId, HallId, TableId


class HallRow(VersionedRow[HallId], table=True):
    """The boards of an event (`Hall`)."""

    __tablename__ = "hall"
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", unique=True)
    boards: int
    first: int
    streamed: list[int] = Field(sa_type=JSON)
    accessible: list[int] = Field(sa_type=JSON)
    matches: list[int] = Field(sa_type=JSON)


class BoardCallRow(VersionedRow[BoardCallId], table=True):
    """A match at a board or in line (`BoardCall`): it may outlive a table that an undo takes away."""

    __tablename__ = "board_call"
    __table_args__ = (NEVER_AGAIN,)
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    table_id: TableId = Field(sa_type=Integer, unique=True)
    since: datetime = Field(sa_type=Moment)
    priority: int
    board: int
    called_at: datetime | None = Field(default=None, sa_type=Moment)
    left_at: datetime | None = Field(default=None, sa_type=Moment)


class BoardCalls(Repository[BoardCall, BoardCallId]):
    """As a repository of calls: most follow from other rows, some are moved by hand."""

    def __init__(self, connection: Connection, changes: list[RowChange], seen: list[RowChange]) -> None:
        """`changes` collects what an action changed, `seen` what follows from it."""
        super().__init__(connection, BoardCallRow, BoardCall, changes)
        self._derived = Repository[BoardCall, BoardCallId](connection, BoardCallRow, BoardCall, seen)

    def enter(self, call: BoardCall) -> BoardCall:
        """A match comes into line: nothing of it is put back, it follows anew."""
        return self._derived.add(call)

    def derive(self, call: BoardCall, **values: Any) -> BoardCall:  # noqa: ANN401 - values of any fields
        """Change what follows from other rows: nothing of it is put back, it follows anew."""
        return self._derived.change(call, **values)
