"""The tables of what keeps strangers in bounds: who has done how much lately, and whom the host has shut out."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import BigInteger, UniqueConstraint
from sqlmodel import Field, SQLModel

from data.rows import NEVER_AGAIN, VersionedRow
from data.types import Moment


@dataclass(frozen=True, slots=True)
class LimitCount:
    """How often a limited deed was done since a moment: `name` is which, `subject` by whom or where, on one server."""

    id: int
    guild_id: int
    name: str
    subject: int
    since: datetime
    used: int
    version: int = 0


class LimitCountRow(VersionedRow[int], table=True):
    """How often a limited deed was done (`LimitCount`)."""

    __tablename__ = "limit_use"
    __table_args__ = (UniqueConstraint("guild_id", "name", "subject"), NEVER_AGAIN)
    guild_id: int = Field(sa_type=BigInteger)
    name: str
    subject: int = Field(sa_type=BigInteger)
    since: datetime = Field(sa_type=Moment, index=True)
    used: int


@dataclass(frozen=True, slots=True)
class Blocked:
    """A person or a server whom the host has shut out; the number is Discord's."""

    id: int
    at: datetime


class BlockedRow(SQLModel, table=True):
    """A person or a server that is shut out."""

    __tablename__ = "blocked"
    id: int = Field(sa_type=BigInteger, primary_key=True, sa_column_kwargs={"autoincrement": False})
    at: datetime = Field(sa_type=Moment)
