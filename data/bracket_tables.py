"""The tables of brackets, and of what an organizer chooses about a tournament of two players."""

from sqlalchemy import UniqueConstraint
from sqlmodel import Field

from data.tables import NEVER_AGAIN, VersionedRow
from data.types import Reference


class BracketRow(VersionedRow, table=True):
    """A bracket; all its matches follow from this, its seeds and the results."""

    __tablename__ = "bracket"
    event_id: int = Field(foreign_key="event.id", index=True)
    round_id: int = Field(foreign_key="round.id", unique=True)
    pairing: str
    third_place: str
    grand_final: str
    consolation: str
    last_chance: str
    seeding: str
    players: int
    drawn: int


class BracketSeedRow(VersionedRow, table=True):
    """Who has which seed in a bracket."""

    __tablename__ = "bracket_seed"
    __table_args__ = (UniqueConstraint("bracket_id", "seed"), NEVER_AGAIN)
    bracket_id: int = Field(foreign_key="bracket.id", index=True)
    seed: int
    player: int = Field(foreign_key="person.id", index=True)


class GoesOnRow(VersionedRow, table=True):
    """Who goes on from a match without a winner; `player` 0 is nobody."""

    __tablename__ = "goes_on"
    bracket_id: int = Field(foreign_key="bracket.id", index=True)
    result_id: int = Field(foreign_key="result.id", unique=True)
    player: int = Field(sa_type=Reference, foreign_key="person.id", nullable=True)


class TournamentRow(VersionedRow, table=True):
    """What an organizer has chosen about an event of two players a match."""

    __tablename__ = "tournament"
    event_id: int = Field(foreign_key="event.id", unique=True)
    third_place: str
    grand_final: str
    consolation: str
    last_chance: str
    seeding: str
    bracket_size: int
    bracket_pairing: str
    groups: int
    accelerated: bool
    leavers: str
    lengths: str
