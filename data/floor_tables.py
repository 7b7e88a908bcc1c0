"""The table of what whoever runs an event notes at a table or of a player."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import BigInteger, Integer
from sqlmodel import Field

from data.rows import NEVER_AGAIN, VersionedRow
from data.types import Moment
from league.ids import EventId, PlayerId, TableId


@dataclass(frozen=True, slots=True)
class FloorNote:
    """The note at a table, or of a player (the other one is 0): one of each; "" once it is taken away."""

    id: int
    event_id: EventId
    table_id: TableId
    player: PlayerId
    text: str
    by: int
    at: datetime
    version: int = 0


class FloorNoteRow(VersionedRow[int], table=True):
    """A note on the floor (`FloorNote`): it may outlive a table that an undo takes away."""

    __tablename__ = "floor_note"
    __table_args__ = (NEVER_AGAIN,)
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    table_id: TableId = Field(sa_type=Integer)
    player: PlayerId = Field(sa_type=Integer, index=True)
    text: str
    by: int = Field(sa_type=BigInteger)
    at: datetime = Field(sa_type=Moment)
