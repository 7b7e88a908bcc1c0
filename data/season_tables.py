"""The table of seasons: how a server adds them up."""

from sqlalchemy import JSON, BigInteger, UniqueConstraint
from sqlmodel import Field

from data.constraints import one_of
from data.rows import NEVER_AGAIN, VersionedRow
from league.standings.season import SeasonMeasure


class SeasonRulesRow(VersionedRow[int], table=True):
    """The rules of a season."""

    __tablename__ = "season"
    __table_args__ = (
        UniqueConstraint("guild_id", "name"),
        one_of("season", "measure", SeasonMeasure),
        NEVER_AGAIN,
    )
    guild_id: int = Field(sa_type=BigInteger, index=True)
    name: str
    measure: str
    awards: list[int] = Field(sa_type=JSON)
    participation: int
    best: int
    drop_worst: int
