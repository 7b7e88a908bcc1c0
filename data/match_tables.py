"""The table of the sheets of matches at the board."""

from datetime import datetime

from sqlalchemy import JSON, BigInteger, Integer
from sqlmodel import Field

from data.constraints import one_of
from data.rows import NEVER_AGAIN, VersionedRow
from data.types import Moment, Reference
from league.ids import EventId, PlayerId, SheetLineId, TableId
from league.match_sheet import SheetKind


class SheetRow(VersionedRow[SheetLineId], table=True):
    """A line of a match's sheet."""

    __tablename__ = "match_sheet"
    __table_args__ = (one_of("match_sheet", "kind", SheetKind), NEVER_AGAIN)
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    table_id: TableId = Field(sa_type=Reference, foreign_key="game_table.id", nullable=True, index=True)
    kind: str
    by: int = Field(sa_type=BigInteger)
    at: datetime = Field(sa_type=Moment)
    player_id: PlayerId = Field(sa_type=Reference, foreign_key="person.id", nullable=True)
    official: int = Field(sa_type=BigInteger)
    minutes: int
    detail: str
    scores: list[int] = Field(sa_type=JSON)
    agreed_by: int = Field(sa_type=BigInteger)
