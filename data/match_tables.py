"""The table of the sheets of matches at the board."""

from datetime import datetime

from sqlalchemy import JSON, BigInteger
from sqlmodel import Field

from data.constraints import one_of
from data.tables import NEVER_AGAIN, VersionedRow
from data.types import Moment, Reference
from league.match_sheet import SheetKind


class SheetRow(VersionedRow, table=True):
    """A line of a match's sheet."""

    __tablename__ = "match_sheet"
    __table_args__ = (one_of("match_sheet", "kind", SheetKind), NEVER_AGAIN)
    event_id: int = Field(foreign_key="event.id", index=True)
    table_id: int = Field(sa_type=Reference, foreign_key="game_table.id", nullable=True, index=True)
    kind: str
    by: int = Field(sa_type=BigInteger)
    at: datetime = Field(sa_type=Moment)
    player_id: int = Field(sa_type=Reference, foreign_key="person.id", nullable=True)
    official: int = Field(sa_type=BigInteger)
    minutes: int
    detail: str
    scores: list[int] = Field(sa_type=JSON)
    agreed_by: int = Field(sa_type=BigInteger)
