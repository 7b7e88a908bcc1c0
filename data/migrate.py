"""Bringing the database to a schema, forwards and backwards.

Alembic is imported only where the schema changes: with the template engine that it brings along it takes 9 MB, which a
bot would hold for ever to learn at its start that there is nothing to do.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection, inspect, text

from data.blocks import blocked, set_aside, take_back
from data.database import WRITING, Database
from data.trouble import NoSuchSchemaError, UnknownSchemaError

if TYPE_CHECKING:
    from alembic.config import Config

_log = structlog.get_logger()
_MIGRATING = -1
"""The lock's number: those of servers are positive."""
_FOLDER = Path(__file__).parent / "migrations"


def upgrade(database: Database, revision: str = "head") -> None:
    """Bring the schema forward; nothing happens when it is there already. Raises UnknownSchemaError."""
    before = current_revision(database)
    if before and before not in known_revisions():
        raise UnknownSchemaError(before, newest_revision())
    if revision != "head" or before != newest_revision():
        _run(database, "upgrade", revision)
        with database.connect().execution_options(**{WRITING: True}) as connection:
            take_back(connection)
            connection.commit()
        _log.info("database migrated", before=before or "empty", now=current_revision(database))


def downgrade(database: Database, revision: str = "base") -> None:
    """Take the schema back. Raises NoSuchSchemaError."""
    known_schema(revision)
    with database.connect() as connection:
        shut_out = blocked(connection)
    _run(database, "downgrade", revision)
    with database.connect().execution_options(**{WRITING: True}) as connection:
        set_aside(connection, shut_out)
        connection.commit()


def known_schema(revision: str) -> None:
    """Raises NoSuchSchemaError where there is none of this name to go back to."""
    if revision not in {"base", *known_revisions()}:
        raise NoSuchSchemaError(revision, known_revisions())


def _run(database: Database, direction: str, revision: str) -> None:
    from alembic import command

    with database.connect().execution_options(**{WRITING: True}) as connection, _tables_made_anew(connection):
        _alone(connection)
        getattr(command, direction)(_config(connection), revision)
        _hold_together(connection)
        connection.commit()


@contextmanager
def _tables_made_anew(connection: Connection) -> Iterator[None]:
    """SQLite changes a table by making it anew, during which nothing may hold on to the old one."""
    cursor = connection.connection.cursor()  # the driver's: the switch does nothing inside a transaction
    lite = connection.dialect.name == "sqlite"
    if lite:
        cursor.execute("PRAGMA foreign_keys=OFF")
    try:
        yield
    finally:
        connection.rollback()
        if lite:
            cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()


def _hold_together(connection: Connection) -> None:
    """Every reference leads somewhere, or nothing of the migration lasts."""
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if broken:
            raise RuntimeError(f"the migration would leave rows that refer to nothing: {broken[:5]}")


def _alone(connection: Connection) -> None:
    """Processes that start together change the schema one after the other: the second finds nothing left to do.

    SQLite's writers wait for one another by themselves, and WRITING has made this one.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # however long the other takes
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
    else:
        connection.execute(text("SELECT 1"))  # begins the transaction


def _config(connection: object) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.attributes["connection"] = connection
    return config


def current_revision(database: Database) -> str:
    """The revision that the database is at ("" before the first)."""
    with database.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return ""
        return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() or "")


def newest_revision() -> str:
    """The revision that the code wants: files begin with theirs, and each follows the one before it."""
    return max(known_revisions(), default="")


def known_revisions() -> frozenset[str]:
    """All revisions that the code knows."""
    return frozenset(file.name.partition("_")[0] for file in (_FOLDER / "versions").glob("[0-9]*_*.py"))
