"""Opening the database: SQLite in WAL mode by default, PostgreSQL for hosts that outgrow one machine."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Engine, create_engine, event, func, select
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from data.private_files import make_database_private
from data.trouble import BadAddressError, trouble_of
from data.turns import WritingTurn

Database = Engine
WRITING = "guildhall_writing"
_PATIENCE = 4
"""Seconds that SQLite waits for another process that writes; those of this one stand in a queue."""
# A process that hangs in the middle of a transaction holds up nobody for longer than this.
_POSTGRES = {
    "options": "-c idle_in_transaction_session_timeout=15000 -c lock_timeout=20000",
    "connect_timeout": 10,
}


def open_database(url: str) -> Engine:
    """An engine for `url` ("sqlite:///league.db", "postgresql+psycopg://..."). Raises BadAddressError."""
    try:
        if url.startswith("sqlite"):
            return _open_sqlite(url)
        if url.startswith("postgresql"):
            return create_engine(
                url, isolation_level="READ COMMITTED", pool_pre_ping=True, connect_args=_POSTGRES
            )
    except (SQLAlchemyError, ImportError, ValueError):  # a slip in it, or a driver that is not installed
        raise BadAddressError from None
    raise BadAddressError


def is_missing(url: str) -> bool:
    """Whether opening this would make a new, empty database: a SQLite file that is not there."""
    return url.startswith("sqlite") and bool(make_url(url).database) and not file_of(url).exists()


def make_folder(url: str) -> None:
    """Make the folder of a SQLite file. Raises OSError."""
    if url.startswith("sqlite:///"):
        Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)


def file_of(url: str) -> Path:
    """Where a SQLite database is."""
    return Path(make_url(url).database or "").absolute()


def read_only(database: Engine) -> Connection:
    """A connection that sees one moment, whatever is written meanwhile; no writer makes it wait or fail."""
    connection = database.connect()
    if database.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return connection


def _open_sqlite(url: str) -> Engine:
    file = make_url(url).database
    if file and file != ":memory:":
        make_database_private(Path(file))
    engine = create_engine(url, connect_args={"timeout": _PATIENCE})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: ConnectionPoolEntry) -> None:  # noqa: ANN401 - the driver's connection
    connection.isolation_level = None  # we say BEGIN ourselves: the driver would begin too late
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once: a reader that turns into a writer could fail half-way through.
    writing = connection.get_execution_options().get(WRITING, False)
    connection.connection.cursor().execute("BEGIN IMMEDIATE" if writing else "BEGIN")


_turns: WeakKeyDictionary[Engine, WritingTurn] = WeakKeyDictionary()


def turn_of(database: Engine) -> WritingTurn:
    """Which thread of this process writes a SQLite database."""
    return _turns.setdefault(database, WritingTurn())


def turn_to_write(database: Engine) -> AbstractContextManager[object]:
    """The right to write, one thread of this process after the other; PostgreSQL needs none."""
    return turn_of(database).taken() if database.dialect.name == "sqlite" else nullcontext()


def unreachable(url: str) -> str:
    """Why the database cannot be opened and what to do, "" when it can."""
    try:
        open_database(url).connect().close()
    except (SQLAlchemyError, BadAddressError) as error:
        return trouble_of(error, url) or type(error).__name__
    return ""


def ahead_of(database: Engine, own: Callable[[], datetime]) -> timedelta:
    """By how much PostgreSQL's clock is ahead of the own one; SQLite lives on the same machine anyway."""
    if database.dialect.name != "postgresql":
        return timedelta(0)
    with database.connect() as connection:
        before = own()
        theirs: datetime = connection.execute(select(func.clock_timestamp())).scalar_one()
        return theirs - (before + (own() - before) / 2)
