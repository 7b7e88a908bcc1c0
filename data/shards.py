"""Who delivers for which shard: one process each, so that a server's messages keep their order.

On PostgreSQL a process holds a lock on each of its shards for as long as its connection lives, so a process that is
killed gives them up at once, without a lease to wait for. SQLite has one process.
"""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from data.database import Database

_DELIVERS: Final = 0x6775_0001
_CLAIMS: Final = 0x6775_0002
_TRY = text("SELECT pg_try_advisory_lock(:kind, :shard)")
_CLAIM = text("SELECT pg_advisory_lock_shared(:kind, :shard)")
_CLAIMED = text(
    "SELECT objid, count(DISTINCT pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = :kind"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " GROUP BY objid ORDER BY objid"
)


@dataclass(frozen=True, slots=True)
class ClaimedShard:
    """A shard that running processes say is theirs, and how many of them."""

    shard: int
    count: int
    processes: int


class Shards:
    """The shards of one process."""

    def __init__(self, database: Database, count: int, own: tuple[int, ...]) -> None:
        """Nothing is held yet."""
        self._database = database
        self._keys = {shard: _key(shard, count) for shard in own}
        self._connection: Connection | None = None
        self._held: set[int] = set()

    @property
    def shared(self) -> bool:
        """Whether there may be other processes at all."""
        return self._database.dialect.name == "postgresql"

    @property
    def held(self) -> tuple[int, ...]:
        """The shards for which this process delivers now."""
        return tuple(sorted(self._held))

    @property
    def complete(self) -> bool:
        """Whether these are all of its own."""
        return len(self._held) == len(self._keys)

    def take(self) -> tuple[int, ...]:
        """Take what is free of its own; the shards that are new. Call it now and again: the connection may break."""
        if not self.shared:
            new = self._keys.keys() - self._held
        else:
            try:
                new = self._take()
            except DBAPIError:
                self.close()  # all locks are gone with the connection
                raise
        self._held |= new
        return tuple(sorted(new))

    def close(self) -> None:
        """Give everything up."""
        self._held = set()
        if self._connection is not None:
            self._connection.invalidate()  # the locks belong to the connection: it must not go back into the pool
            self._connection.close()
            self._connection = None

    def _take(self) -> set[int]:
        if self._connection is None:
            self._connection = self._database.connect().execution_options(isolation_level="AUTOCOMMIT")
            for key in self._keys.values():
                self._connection.execute(_CLAIM, {"kind": _CLAIMS, "shard": key})
        wanted = {shard: key for shard, key in self._keys.items() if shard not in self._held}
        if not wanted:
            self._connection.execute(text("SELECT 1"))
        taken = {
            shard: self._connection.scalar(_TRY, {"kind": _DELIVERS, "shard": key})
            for shard, key in wanted.items()
        }
        return {shard for shard, has in taken.items() if has}


def claimed_shards(database: Database) -> tuple[ClaimedShard, ...]:
    """The shards that running processes say are theirs; none is known on SQLite."""
    if database.dialect.name != "postgresql":
        return ()
    with database.connect() as connection:
        rows = connection.execute(_CLAIMED, {"kind": _CLAIMS}).all()
    return tuple(ClaimedShard(key & 0xFFFF, key >> 16, processes) for key, processes in rows)


def _key(shard: int, count: int) -> int:
    return count << 16 | shard
