"""Whether a database takes changes: tried with a row that is written over with itself."""

import shutil
import sqlite3
from contextlib import closing
from typing import Final

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from data.database import WRITING, file_of, turn_of
from data.trouble import trouble_of

_SAME: Final = "UPDATE alembic_version SET version_num = version_num"
_PATIENCE: Final = 1.0
_LITTLE: Final = 200 * 2**20


def unwritable(database: Engine) -> str:
    """Why nothing can be written and what to do, "" when it can; asked within seconds, whoever holds it."""
    url = database.url.render_as_string(hide_password=False)
    try:
        _write(database, url)
    except (sqlite3.Error, SQLAlchemyError) as error:
        if database.dialect.name == "sqlite" and turn_of(database).is_taken:
            return ""  # we ourselves write at this moment
        return trouble_of(error, url) or type(error).__name__
    return ""


def little_room(database: Engine) -> str:
    """Where little room is left for a SQLite file and what to do, "" where there is enough."""
    if database.dialect.name != "sqlite" or not _has_file(database):
        return ""
    file = file_of(str(database.url))
    free = shutil.disk_usage(file.parent).free
    return f"{free >> 20} MB are left where {file} is: make room on that disk" if free < _LITTLE else ""


def _has_file(database: Engine) -> bool:
    return database.url.database not in {None, "", ":memory:"}


def _write(database: Engine, url: str) -> None:
    if database.dialect.name != "sqlite" or not _has_file(database):
        with database.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
            if database.dialect.name != "sqlite":
                connection.execute(text("SET LOCAL lock_timeout = '1s'"))
            connection.execute(text(_SAME))
        return
    # A connection of its own, with little patience.
    with closing(sqlite3.connect(file_of(url), timeout=_PATIENCE, isolation_level=None)) as own:
        own.execute("BEGIN IMMEDIATE")
        own.execute(_SAME)
        own.execute("COMMIT")
