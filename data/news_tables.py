"""The table of news."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import JSON, BigInteger
from sqlmodel import Field

from data.constraints import each_of
from data.rows import NEVER_AGAIN, VersionedRow
from data.types import Reference
from league.ids import EventId, PlayerId


class NewsKind(StrEnum):
    """What has happened; the text that tells it is `notice-<kind>`."""

    ANNOUNCEMENT = "announcement"
    CHANGED = "event-changed"
    CANCELLED = "event-cancelled"
    SEAT_TAKEN = "seat-taken"
    SEAT_LOST = "seat-lost"
    ACCOUNT = "account"
    ACCOUNT_CHANGED = "account-changed"
    ACCOUNT_LEFT = "account-left"
    MERGED = "merged"


@dataclass(frozen=True, slots=True)
class News:
    """What has happened to an event or a player (0: to none), as it was said then, and the users whom it concerns."""

    id: int
    guild_id: int
    kind: NewsKind
    said: Mapping[str, Any]
    users: tuple[int, ...]
    event_id: EventId = EventId(0)
    player_id: PlayerId = PlayerId(0)
    version: int = 0


class NewsRow(VersionedRow[int], table=True):
    """What has happened to an event or a player (`News`)."""

    __tablename__ = "news"
    __table_args__ = (*each_of("news", kind=NewsKind), NEVER_AGAIN)
    guild_id: int = Field(sa_type=BigInteger, index=True)
    kind: str
    said: dict[str, Any] = Field(sa_type=JSON)
    users: list[int] = Field(sa_type=JSON)
    event_id: EventId = Field(default=0, sa_type=Reference, foreign_key="event.id", nullable=True, index=True)
    player_id: PlayerId = Field(
        default=0, sa_type=Reference, foreign_key="person.id", nullable=True, index=True
    )
