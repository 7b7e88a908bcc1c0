"""The tables of the door: the secret of an event's code, and who asked there for what."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy import Connection, Integer
from sqlmodel import Field

from data.constraints import each_of
from data.repository import Repository, RowChange
from data.rows import NEVER_AGAIN, VersionedRow
from data.types import Moment
from league.ids import EventId, PlayerId


class DoorWish(StrEnum):
    """What somebody asks for at the door."""

    JOIN = "join"
    CHECK_IN = "check-in"


class DoorState(StrEnum):
    """What became of it."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class DoorKey:
    """The secret of which the code at an event's door is made; while it is not `on` the code opens nothing."""

    id: int
    event_id: EventId
    secret: str
    on: bool
    version: int = 0


@dataclass(frozen=True, slots=True)
class DoorRequest:
    """Somebody at the door asks to join by a new name, or to be checked in as a `player` who has entered.

    `player` is also who came of the name when it was accepted; `device` is a digest of what the phone holds.
    """

    id: int
    event_id: EventId
    wish: DoorWish
    name: str
    player: PlayerId | None
    state: DoorState
    device: str
    at: datetime
    version: int = 0


class DoorKeyRow(VersionedRow[int], table=True):
    """The secret of an event's door (`DoorKey`)."""

    __tablename__ = "door_key"
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", unique=True)
    secret: str
    on: bool


class DoorRequestRow(VersionedRow[int], table=True):
    """What was asked for at a door (`DoorRequest`)."""

    __tablename__ = "door_request"
    __table_args__ = (*each_of("door_request", wish=DoorWish, state=DoorState), NEVER_AGAIN)
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    wish: str
    name: str
    player: PlayerId | None = Field(default=None, sa_type=Integer, foreign_key="person.id", index=True)
    state: str
    device: str
    at: datetime = Field(sa_type=Moment)


class Doors:
    """The doors of one transaction's database."""

    def __init__(self, connection: Connection, changes: list[RowChange]) -> None:
        """`changes` collects what an action changed."""
        self.keys = Repository(connection, DoorKeyRow, DoorKey, changes)
        self.requests = Repository(connection, DoorRequestRow, DoorRequest, changes)
