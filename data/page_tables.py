"""The table of the pages on the web."""

from sqlalchemy import JSON, Integer
from sqlmodel import Field

from data.constraints import one_of
from data.records import Visibility
from data.rows import NEVER_AGAIN, VersionedRow
from league.ids import EventId


class EventPageRow(VersionedRow[int], table=True):
    """An event's page on the web."""

    __tablename__ = "event_page"
    __table_args__ = (one_of("event_page", "visibility", Visibility), NEVER_AGAIN)
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", unique=True)
    visibility: str
    key: str = Field(unique=True)
    screen: list[str] = Field(sa_type=JSON)
