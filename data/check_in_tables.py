"""The table of calls to a check-in."""

from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import JSON, Integer
from sqlmodel import Field

from data.constraints import each_of
from data.rows import NEVER_AGAIN, VersionedRow
from league.ids import EventId


class CallKind(StrEnum):
    """Why players are called to a check-in; the text of the call is `notice-<kind>`."""

    OPEN = "check-in"
    AGAIN = "check-in-again"
    """It has ended, or was about to, while nobody could check in, and is open longer."""
    REMINDER = "check-in-reminder"


@dataclass(frozen=True, slots=True)
class CheckInCall:
    """One call: the Discord users whom it names, and for which check-in of the event (`Event.check_ins`)."""

    id: int
    event_id: EventId
    check_in: int
    kind: CallKind
    users: tuple[int, ...]
    version: int = 0


class CheckInCallRow(VersionedRow[int], table=True):
    """A call to a check-in (`CheckInCall`)."""

    __tablename__ = "check_in_call"
    __table_args__ = (*each_of("check_in_call", kind=CallKind), NEVER_AGAIN)
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    check_in: int
    kind: str
    users: list[int] = Field(sa_type=JSON)
