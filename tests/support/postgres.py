"""A PostgreSQL database for each test, copied from one that was migrated once."""

import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from sqlalchemy import Engine, create_engine, text
from sqlalchemy.engine import make_url

from data.database import open_database
from data.migrate import upgrade

SERVER = os.environ.get("GUILDHALL_TEST_POSTGRES", "")
"""The address of a server's maintenance database (`.ci/with-postgres` starts one); "" tests on SQLite."""


@contextmanager
def template() -> Iterator[str]:
    """A database with the newest schema, dropped at the end; gives its name."""
    name = f"template_{uuid.uuid4().hex[:12]}"
    _say(f'CREATE DATABASE "{name}"')
    database = open_database(address(name))
    upgrade(database)
    database.dispose()
    yield name
    _say(f'DROP DATABASE "{name}"')


@contextmanager
def copy_of(name: str) -> Iterator[str]:
    """A fresh copy of the template, dropped at the end; gives its address."""
    copy = f"test_{uuid.uuid4().hex[:12]}"
    _say(f'CREATE DATABASE "{copy}" TEMPLATE "{name}"')
    yield address(copy)
    _say(f'DROP DATABASE "{copy}" WITH (FORCE)')


@contextmanager
def empty() -> Iterator[str]:
    """A database without a schema, dropped at the end; gives its address."""
    name = f"test_{uuid.uuid4().hex[:12]}"
    _say(f'CREATE DATABASE "{name}"')
    yield address(name)
    _say(f'DROP DATABASE "{name}" WITH (FORCE)')


@contextmanager
def no_server(folder: Path) -> Iterator[str]:
    """The same on SQLite."""
    yield f"sqlite:///{folder / 'empty.db'}"


def address(name: str) -> str:
    """The address of a database on the server."""
    return make_url(SERVER).set(database=name).render_as_string(hide_password=False)


def _say(statement: str) -> None:
    with _server(SERVER).connect() as connection:
        connection.execute(text(statement))


@cache
def _server(server: str) -> Engine:
    """The connection over which databases are made and dropped: one a process."""
    return create_engine(server, isolation_level="AUTOCOMMIT", pool_pre_ping=True)
