"""The time as the database has it: processes on several machines agree on what is due."""

from collections.abc import Callable
from datetime import datetime, timedelta

from data.database import Database, ahead_of


class DatabaseTime:
    """A process's own clock, set right by PostgreSQL's; SQLite lives on the same machine anyway."""

    def __init__(self, database: Database, own: Callable[[], datetime]) -> None:
        """`own` may be wrong."""
        self._database = database
        self._own = own
        self._ahead = timedelta(0)

    def now(self) -> datetime:
        """The time."""
        return self._own() + self._ahead

    def measure(self) -> timedelta:
        """Ask the database for the time; by how much it is ahead of the own clock."""
        self._ahead = ahead_of(self._database, self._own)
        return self._ahead
