"""Fresh databases for walks: copies of one that was migrated once."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from sqlalchemy import event

from data.database import Database, open_database
from data.migrate import upgrade
from tests.support import postgres
from tests.walks.walk import Fresh


@contextmanager
def databases(kind: str) -> Iterator[Fresh]:
    """How to get a fresh one: "sqlite" in a temporary folder, "postgres" on the server of the tests."""
    if kind == "postgres":
        with postgres.template() as name:
            yield lambda: _copy(name)
        return
    with tempfile.TemporaryDirectory() as folder:
        migrated = Path(folder) / "migrated.db"
        database = open_database(f"sqlite:///{migrated}")
        upgrade(database)
        database.dispose()
        numbers = count(1)
        yield lambda: files(migrated, Path(folder) / f"{next(numbers)}.db")


@contextmanager
def files(migrated: Path, file: Path) -> Iterator[Database]:
    """A copy of a file that was migrated, gone at the end."""
    shutil.copy(migrated, file)
    database = open_database(f"sqlite:///{file}")
    event.listen(database, "connect", lambda connection, _: connection.execute("PRAGMA synchronous=OFF"))
    try:
        yield database
    finally:
        database.dispose()
        file.unlink()


@contextmanager
def _copy(name: str) -> Iterator[Database]:
    with postgres.copy_of(name) as url:
        database = open_database(url)
        try:
            yield database
        finally:
            database.dispose()
