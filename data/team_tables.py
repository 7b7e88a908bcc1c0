"""The table of teams; who is in one is said by the entries."""

from sqlalchemy import Integer, UniqueConstraint
from sqlmodel import Field

from data.rows import NEVER_AGAIN, VersionedRow
from league.ids import EventId, PlayerId, TeamId


class TeamRow(VersionedRow[TeamId], table=True):
    """A team of an event; one without members is there for nobody, until somebody founds it again."""

    __tablename__ = "team"
    __table_args__ = (UniqueConstraint("event_id", "name"), NEVER_AGAIN)
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    name: str
    captain: PlayerId = Field(sa_type=Integer, foreign_key="person.id", index=True)
