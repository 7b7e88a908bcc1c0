"""The table of when each shard was last served: what happened meanwhile nobody could do."""

from dataclasses import dataclass
from datetime import datetime

from sqlmodel import Field

from data.rows import VersionedRow
from data.types import Moment


@dataclass(frozen=True, slots=True)
class ShardServed:
    """When a process last served a shard; the number names the shard among so many."""

    id: int
    at: datetime
    version: int = 0


class ShardServedRow(VersionedRow[int], table=True):
    """When a process last served a shard (`ShardServed`)."""

    __tablename__ = "shard_served"
    at: datetime = Field(sa_type=Moment)
