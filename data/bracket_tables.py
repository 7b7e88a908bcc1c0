"""The tables of brackets, and of what an organizer chooses about a tournament of two players."""

from sqlalchemy import Integer, UniqueConstraint
from sqlmodel import Field

from data.rows import NEVER_AGAIN, VersionedRow
from data.types import Reference
from league.ids import BracketId, EventId, PlayerId, ResultId, RoundId


class BracketRow(VersionedRow[BracketId], table=True):
    """A bracket; all its matches follow from this, its seeds and the results."""

    __tablename__ = "bracket"
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", index=True)
    round_id: RoundId = Field(sa_type=Integer, foreign_key="round.id", unique=True)
    pairing: str
    third_place: str
    grand_final: str
    consolation: str
    last_chance: str
    seeding: str
    players: int
    drawn: int


class BracketSeedRow(VersionedRow[int], table=True):
    """Who has which seed in a bracket."""

    __tablename__ = "bracket_seed"
    __table_args__ = (UniqueConstraint("bracket_id", "seed"), NEVER_AGAIN)
    bracket_id: BracketId = Field(sa_type=Integer, foreign_key="bracket.id", index=True)
    seed: int
    player: PlayerId = Field(sa_type=Integer, foreign_key="person.id", index=True)


class GoesOnRow(VersionedRow[int], table=True):
    """Who goes on from a match without a winner; `player` 0 is nobody."""

    __tablename__ = "goes_on"
    bracket_id: BracketId = Field(sa_type=Integer, foreign_key="bracket.id", index=True)
    result_id: ResultId = Field(sa_type=Integer, foreign_key="result.id", unique=True)
    player: PlayerId = Field(sa_type=Reference, foreign_key="person.id", nullable=True)


class TournamentRow(VersionedRow[int], table=True):
    """What an organizer has chosen about an event of two players a match."""

    __tablename__ = "tournament"
    event_id: EventId = Field(sa_type=Integer, foreign_key="event.id", unique=True)
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
    round_days: int = 0
