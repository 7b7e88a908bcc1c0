"""The table of what an organizer has said of the columns of lists."""

from sqlalchemy import JSON, BigInteger, UniqueConstraint
from sqlmodel import Field

from data.rows import NEVER_AGAIN, VersionedRow


class ListMappingRow(VersionedRow[int], table=True):
    """What each column of a list with these headings holds, on one server."""

    __tablename__ = "list_mapping"
    __table_args__ = (UniqueConstraint("guild_id", "headings"), NEVER_AGAIN)
    guild_id: int = Field(sa_type=BigInteger, index=True)
    headings: str
    meanings: list[str] = Field(sa_type=JSON)
