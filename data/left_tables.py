"""The table of those who have left a Discord server."""

from dataclasses import dataclass

from sqlalchemy import BigInteger
from sqlmodel import Field

from data.rows import NEVER_AGAIN, VersionedRow


@dataclass(frozen=True, slots=True)
class LeftServer:
    """A user of whom Discord said that they have left a server; `is_back` once they are a member again."""

    id: int
    guild_id: int
    user_id: int
    is_back: bool = False
    version: int = 0


class LeftServerRow(VersionedRow[int], table=True):
    """Somebody has left a server (`LeftServer`)."""

    __tablename__ = "left_server"
    __table_args__ = (NEVER_AGAIN,)
    guild_id: int = Field(sa_type=BigInteger, index=True)
    user_id: int = Field(sa_type=BigInteger, index=True)
    is_back: bool = False
