"""What keeps strangers in bounds, in one transaction's database."""

from datetime import datetime

from sqlalchemy import Connection, delete

from data.limit_tables import Blocked, BlockedRow, LimitCount, LimitCountRow
from data.repository import Repository
from data.statements import table_of

_COUNT = table_of(LimitCountRow)
_BLOCKED = table_of(BlockedRow)


class LimitCounts(Repository[LimitCount, int]):
    """How often limited deeds were done lately."""

    def __init__(self, connection: Connection) -> None:
        """What is counted is never undone."""
        super().__init__(connection, LimitCountRow, LimitCount)

    def forget_before(self, moment: datetime) -> None:
        """Forget the counts that began before a moment."""
        self._connection.execute(delete(_COUNT).where(_COUNT.c.since < moment))


class Blocklist(Repository[Blocked, int]):
    """Whom the host has shut out."""

    def __init__(self, connection: Connection) -> None:
        """A host's own decision: no server can undo it."""
        super().__init__(connection, BlockedRow, Blocked)

    def admit(self, number: int) -> bool:
        """Let a user or server in again; whether they were shut out."""
        return self._connection.execute(delete(_BLOCKED).where(_BLOCKED.c.id == number)).rowcount > 0
