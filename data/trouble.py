"""Why the database cannot be worked with, in words for a host: no statement, no value and no password is among them."""

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from data.turns import StillHeldError

WAYS: Final = (
    "sqlite:///var/guildhall.db or postgresql+psycopg://user:password@host/name"
    " (in a password %40 for @, %2F for /, %23 for #)"
)
_AND_THEN: Final = "then start again; a bot that still runs goes on by itself"
_FULL: Final = f"No room is left where {{place}} is: make some on that disk, {_AND_THEN}."
_SQLITE: Final = (
    ("SQLITE_FULL", _FULL),
    ("SQLITE_IOERR_WRITE", _FULL),
    (
        "SQLITE_IOERR",
        "The disk does not read or write {place} ({said}): look at the disk, then `restore` a backup.",
    ),
    ("SQLITE_CANTOPEN", "{place} cannot be opened: is its folder there, and may this user write into it?"),
    ("SQLITE_READONLY", "{place} is read-only: give it and its folder to the user as whom the bot runs."),
    ("SQLITE_NOTADB", "{place} is no SQLite database: name another file, or `restore` a backup."),
    ("SQLITE_CORRUPT", "{place} is broken: move it away, then `restore` a backup."),
    ("SQLITE_BUSY", "{place} is held by another process: end that one, then try again."),
)
"""How a name of SQLite's begins, and what a host is told; the first that fits."""
_POSTGRES_FULL: Final = "53100"
_OF_THE_SERVER: Final = ("08", "28", "3D", "53", "57", "58")
"""Classes of PostgreSQL's codes: no connection, no entry, no such database, no room, stopping, its disk."""


class BadAddressError(ValueError):
    """GUILDHALL_DATABASE_URL names no database that can be used."""

    def __init__(self) -> None:
        """The address is not among the words: it has a password."""
        super().__init__(f"GUILDHALL_DATABASE_URL: It names no database that the bot can use: write {WAYS}.")


class UnknownSchemaError(Exception):
    """The database is of a schema that this program does not know."""

    def __init__(self, revision: str, newest: str) -> None:
        """Which, and the newest that is known."""
        super().__init__(
            f"GUILDHALL_DATABASE_URL: schema {revision} is unknown to this program, whose newest is {newest}:"
            " start the program that made it, or `restore` a backup of this one."
        )


class NoSuchSchemaError(Exception):
    """There is no such schema to go back to."""

    def __init__(self, revision: str, known: Iterable[str]) -> None:
        """What was asked for, and what there is."""
        super().__init__(f"There is no schema {revision}: name one of {', '.join(sorted(known))}, or base.")


def trouble_of(error: BaseException, url: str) -> str:
    """What is wrong with the database at `url` and what to do; "" when the error tells of no such thing."""
    if isinstance(error, BadAddressError | UnknownSchemaError | NoSuchSchemaError):
        return str(error)
    if isinstance(error, StillHeldError):
        error = error.first
    # The library does not see what fails at the begin of a transaction.
    met = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(met, sqlite3.Error):
        return _of_sqlite(met, url)
    return _of_postgres(error, url) if isinstance(error, DBAPIError) and error.orig is not None else ""


def _of_sqlite(error: BaseException, url: str) -> str:
    name, said = str(getattr(error, "sqlite_errorname", "")), _said(error, url)
    place = Path(make_url(url).database or "").absolute()
    found = (words.format(place=place, said=said) for start, words in _SQLITE if name.startswith(start))
    return next(found, "")


def _of_postgres(error: DBAPIError, url: str) -> str:
    code, said = str(getattr(error.orig, "sqlstate", None) or ""), _said(error.orig or error, url)
    if code == _POSTGRES_FULL:
        return f"No room is left on PostgreSQL's disk: make some, {_AND_THEN} ({said})."
    if code.startswith(_OF_THE_SERVER) or (not code and type(error).__name__ == "OperationalError"):
        return (
            f"PostgreSQL cannot be used: {said}. Look at GUILDHALL_DATABASE_URL, and whether PostgreSQL runs."
        )
    return ""


def _said(error: BaseException, url: str) -> str:
    """The driver's first line without the password."""
    line = str(error).partition("\n")[0].strip().rstrip(".")
    try:
        password = make_url(url).password
    except (SQLAlchemyError, ValueError):
        return line
    return line.replace(str(password), "***") if password else line
