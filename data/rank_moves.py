"""The table of ranks that a correction moved, or another handicap class: whom, and why."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import JSON, Integer
from sqlmodel import Field

from data.rows import NEVER_AGAIN, VersionedRow
from data.types import Reference
from league.ids import EventId, PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class RankCause:
    """Why ranks moved: the result of a table was corrected for this reason (0, "": it is not that).

    `place` says where the table is, as notices do (`usecases.bracket.labels.where`).

    Or `classed` (0: nobody) is in another `handicap` class ("" for none).
    """

    place: Mapping[str, Any] = field(default_factory=dict)
    table: int = 0
    reason: str = ""
    classed: PlayerId = PlayerId(0)
    handicap: str = ""


@dataclass(frozen=True, slots=True)
class RankMove:
    """A player's rank in an event before and after (0: none), and why it moved (`RankCause`)."""

    id: int
    event_id: EventId
    player: PlayerId
    before: int
    after: int
    place: Mapping[str, Any]
    table: int
    reason: str
    classed: PlayerId
    handicap: str
    version: int = 0


class RankMoveRow(VersionedRow[int], table=True):
    """A rank that moved (`RankMove`)."""

    __tablename__ = "rank_move"
    __table_args__ = (NEVER_AGAIN,)
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    player: PlayerId = Field(sa_type=Integer, foreign_key="person.id", index=True)
    before: int
    after: int
    place: dict[str, Any] = Field(sa_type=JSON)
    table: int
    reason: str
    classed: PlayerId = Field(
        default=0, sa_type=Reference, foreign_key="person.id", nullable=True, index=True
    )
    handicap: str
