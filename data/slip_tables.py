"""The tables of slips: the secret of an event's codes, and what was said at tables by whom."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy import Connection, Integer
from sqlmodel import Field

from data.constraints import one_of
from data.repository import Repository, RowChange
from data.rows import NEVER_AGAIN, VersionedRow
from data.types import Moment
from league.ids import EventId, PlayerId, ResultId, TableId


class SlipVerb(StrEnum):
    """What a seat has said."""

    ENTERED = "entered"
    CONFIRMED = "confirmed"
    DISPUTED = "disputed"


@dataclass(frozen=True, slots=True)
class SlipKey:
    """The secret of which the codes of an event's slips are made; while it is not `on` none of them opens anything."""

    id: int
    event_id: EventId
    secret: str
    on: bool
    version: int = 0


@dataclass(frozen=True, slots=True)
class SlipDeed:
    """What the `player` of a seat has said by its code; `device` is a digest of what the phone holds."""

    id: int
    event_id: EventId
    table_id: TableId
    result_id: ResultId
    player: PlayerId
    verb: SlipVerb
    device: str
    at: datetime
    version: int = 0


class SlipKeyRow(VersionedRow[int], table=True):
    """The secret of an event's slips (`SlipKey`)."""

    __tablename__ = "slip_key"
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", unique=True)
    secret: str
    on: bool


class SlipDeedRow(VersionedRow[int], table=True):
    """What was said by a code (`SlipDeed`): it may outlive a result that an undo takes away."""

    __tablename__ = "slip_deed"
    __table_args__ = (one_of("slip_deed", "verb", SlipVerb), NEVER_AGAIN)
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    table_id: TableId = Field(sa_type=Integer, index=True)
    result_id: ResultId = Field(sa_type=Integer)
    player: PlayerId = Field(sa_type=Integer, foreign_key="person.id", index=True)
    verb: str
    device: str
    at: datetime = Field(sa_type=Moment)


class Slips:
    """The slips of one transaction's database."""

    def __init__(self, connection: Connection, changes: list[RowChange]) -> None:
        """`changes` collects what an action changed."""
        self.keys = Repository(connection, SlipKeyRow, SlipKey, changes)
        self.deeds = Repository(connection, SlipDeedRow, SlipDeed)
