"""A backup in one form for both databases: a line of JSON for each row, so that no more than a line is ever read."""

import gzip
import json
import zlib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select
from sqlmodel import SQLModel

from data.all_tables import TABLES
from data.database import WRITING, Database, read_only
from data.migrate import current_revision, known_revisions, newest_revision
from data.numbering import given, go_on_behind
from data.older_portable import head_of, rows_of
from data.restore_refused import RestoreRefused
from data.statements import table_of

_AT_ONCE: Final = 1000
"""Rows that are in memory together."""
_BY_NAME: Final = {str(row.__tablename__): row for row in TABLES}


def write_portable(database: Database, to: Path) -> None:
    """Write all rows as one connection sees them."""
    revision = current_revision(database)
    with gzip.open(to, "wt", encoding="utf-8", compresslevel=6) as file, read_only(database) as connection:
        file.writelines(_written(connection, revision))


def _written(connection: Connection, revision: str) -> Iterator[str]:
    head = {"revision": revision, "given": given(connection)}
    yield f'{json.dumps(head)[:-1]}, "tables": {{'
    for place, row in enumerate(TABLES):
        yield f"{',' if place else ''}\n{json.dumps(row.__tablename__)}: ["
        for number, item in enumerate(_dumped(connection, row)):
            yield f"{',' if number else ''}\n{json.dumps(item, ensure_ascii=False)}"
        yield "]"
    yield "}}\n"


def _dumped(connection: Connection, row: type[SQLModel]) -> Iterator[dict[str, Any]]:
    found = connection.execution_options(yield_per=_AT_ONCE).execute(select(table_of(row)))
    for values in found.mappings():
        yield row(**values).model_dump(mode="json")


def check_portable(file: Path) -> str:
    """Read a backup to its end; of which schema it is. Raises RestoreRefused."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            first = next(lines, "")
            revision = str(head_of(first)["revision"])
            is_newest = revision == newest_revision()
            names = [
                name for name, row in rows_of(chain((first,), lines)) if _is_name(name, row, check=is_newest)
            ]
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError, AttributeError) as error:
        raise RestoreRefused(f"{file} is not a whole backup ({error})") from error
    if revision not in known_revisions():
        raise RestoreRefused(f"the backup is of schema {revision!r}, which this version does not know")
    if is_newest and sorted(names) != sorted(_BY_NAME):
        raise RestoreRefused(f"{file} does not hold the tables of this version")
    return revision


def _is_name(name: str, row: dict[str, Any] | None, *, check: bool) -> bool:
    """Whether it is a table's name; a row is held against this version's table. Raises ValueError, KeyError."""
    if row is not None and check:
        _BY_NAME[name].model_validate(row)
    return row is None


def put_portable(database: Database, file: Path) -> None:
    """Put a backup that was checked in the place of all rows, in one transaction."""
    with (
        gzip.open(file, "rt", encoding="utf-8") as lines,
        database.connect().execution_options(**{WRITING: True}) as connection,
    ):
        first = next(lines)
        numbers = head_of(first).get("given", {})
        for row in reversed(TABLES):
            connection.execute(delete(table_of(row)))
        for name, items in _grouped(rows_of(chain((first,), lines))):
            values = [_BY_NAME[name].model_validate(item).model_dump() for item in items]
            connection.execute(insert(table_of(_BY_NAME[name])), values)
        go_on_behind(connection, numbers)
        connection.commit()


def _grouped(
    rows: Iterator[tuple[str, dict[str, Any] | None]],
) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Handfuls of rows of one table each."""
    handful: list[dict[str, Any]] = []
    of = ""
    for name, row in rows:
        if handful and (name != of or len(handful) == _AT_ONCE):
            yield of, handful
            handful = []
        of = name
        if row is not None:
            handful.append(row)
    if handful:
        yield of, handful
