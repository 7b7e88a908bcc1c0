"""The time as the database has it: processes on several machines agree on what is due."""

from collections.abc import Callable
from datetime import datetime, timedelta

from sqlalchemy import func, select

from data.database import Database


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
        if self._database.dialect.name == "postgresql":
            with self._database.connect() as connection:
                before = self._own()
                theirs: datetime = connection.execute(select(func.clock_timestamp())).scalar_one()
                self._ahead = theirs - (before + (self._own() - before) / 2)
        return self._ahead
