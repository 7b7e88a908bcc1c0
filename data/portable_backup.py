"""A backup in one form for both databases: a line of JSON for each row, so that no more than a line is ever read."""

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select
from sqlmodel import SQLModel

from data.all_tables import TABLES
from data.database import WRITING, Database, read_only
from data.migrate import current_revision
from data.numbering import given, go_on_behind
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


def check_portable(database: Database, file: Path) -> None:
    """Read a backup to its end. Raises RestoreRefused."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            revision = str(_head(next(lines, ""))["revision"])
            names = [name for name, row in _rows(lines) if row is None]
    except (OSError, EOFError, zlib.error, ValueError, KeyError) as error:
        raise RestoreRefused(f"{file} is not a whole backup ({error})") from error
    if revision != current_revision(database):
        raise RestoreRefused(f"the backup is of schema {revision}; run `migrate --down-to` it first")
    if sorted(names) != sorted(_BY_NAME):
        raise RestoreRefused(f"{file} does not hold the tables of this version")


def put_portable(database: Database, file: Path) -> None:
    """Put a backup that was checked in the place of all rows, in one transaction."""
    with (
        gzip.open(file, "rt", encoding="utf-8") as lines,
        database.connect().execution_options(**{WRITING: True}) as connection,
    ):
        numbers = _head(next(lines)).get("given", {})
        for row in reversed(TABLES):
            connection.execute(delete(table_of(row)))
        for name, items in _grouped(_rows(lines)):
            values = [_BY_NAME[name].model_validate(item).model_dump() for item in items]
            connection.execute(insert(table_of(_BY_NAME[name])), values)
        go_on_behind(connection, numbers)
        connection.commit()


def _head(line: str) -> dict[str, Any]:
    """What the first line says: the revision, and which numbers were given."""
    head: dict[str, Any] = json.loads(f"{line.rstrip()}}}}}")
    return head


def _rows(lines: Iterator[str]) -> Iterator[tuple[str, dict[str, Any] | None]]:
    """For each table its name alone, then with each of its rows. Raises ValueError where the end is missing."""
    name, line = "", ""
    for line in lines:
        if line.startswith('"'):
            name, _ = json.JSONDecoder().raw_decode(line)
            yield name, None
        else:
            row, _ = json.JSONDecoder().raw_decode(line)
            _BY_NAME[name].model_validate(row)
            yield name, row
    if not line.rstrip().endswith("]}}"):
        raise ValueError("its end is missing")


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
