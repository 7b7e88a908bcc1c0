"""Who serves a database: on SQLite one process alone; nothing is put in its place meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import Final

from data.database import file_of, open_database
from data.private_files import made_private
from data.shards import claimed_shards

_IN_MEMORY: Final = (":memory:", "")
_BESIDE: Final = ".serving"


class ServedElsewhereError(Exception):
    """Another process serves the database."""

    def __init__(self, where: str) -> None:
        """`where` is its file, or its kind."""
        super().__init__(
            f"Another process serves this database ({where}): stop that one first."
            " Two on one SQLite file would answer and post everything twice; several need PostgreSQL."
        )


@contextmanager
def serving(url: str) -> Iterator[None]:
    """Have a SQLite database alone until this ends, however the process ends. Raises ServedElsewhereError."""
    if not url.startswith("sqlite") or url.rpartition("/")[2] in _IN_MEMORY:
        yield
        return
    file = file_of(url)
    file.parent.mkdir(parents=True, exist_ok=True)
    with made_private(Path(f"{file}{_BESIDE}")).open("rb") as held:
        try:
            flock(held, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            raise ServedElsewhereError(str(file)) from None
        except OSError:  # a disk over the network that knows no locks: nobody can tell
            pass
        yield


@contextmanager
def unserved(url: str) -> Iterator[None]:
    """Change a database as a whole, which nobody serves. Raises ServedElsewhereError."""
    with serving(url):
        database = open_database(url)
        claimed = claimed_shards(database)
        database.dispose()
        if claimed:
            raise ServedElsewhereError(database.dialect.name)
        yield
