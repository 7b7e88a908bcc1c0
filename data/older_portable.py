"""A portable backup of an older schema: put into a database of that schema, which is then brought forward."""

import gzip
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import chain
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter
from sqlalchemy import Column, Connection, MetaData, Table, insert
from sqlalchemy.types import DateTime, Integer

from data.database import Database, open_database
from data.left_over import RESTORING, on_the_way
from data.migrate import upgrade
from data.numbering import go_on_behind

Rows = Iterator[tuple[str, dict[str, Any] | None]]
_SPAN: Final = TypeAdapter(timedelta)


@contextmanager
def brought_forward(file: Path, revision: str) -> Iterator[Database]:
    """The backup as a database of the newest schema, for as long as this lasts. Raises ValueError, KeyError."""
    with on_the_way(file.with_name(f"{file.name}{RESTORING}")) as pages:
        database = open_database(f"sqlite:///{pages}")
        try:
            upgrade(database, revision)
            with database.begin() as connection:
                _fill(connection, file)
            upgrade(database)
            yield database
        finally:
            database.dispose()


def rows_of(lines: Iterable[str]) -> Rows:
    """For each table its name alone, then with each of its rows. Raises ValueError where the end is missing.

    The first releases wrote all of it in one line; the others one for each row.
    """
    name, line, known = "", "", iter(lines)
    first = next(known, "")
    if first.rstrip().endswith("}}"):
        for name, rows in json.loads(first)["tables"].items():
            yield name, None
            yield from ((name, row) for row in rows)
        return
    for line in known:
        if line.startswith('"'):
            name, _ = json.JSONDecoder().raw_decode(line)
            yield name, None
        else:
            row, _ = json.JSONDecoder().raw_decode(line)
            yield name, row
    if not line.rstrip().endswith("]}}"):
        raise ValueError("its end is missing")


def head_of(line: str) -> dict[str, Any]:
    """What the first line says: the revision, and which numbers were given."""
    whole = line.rstrip()
    head: dict[str, Any] = json.loads(whole if whole.endswith("}}") else f"{whole}}}}}")
    return head


def _fill(connection: Connection, file: Path) -> None:
    tables = MetaData()
    tables.reflect(connection)
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        first = next(lines)
        for name, row in rows_of(chain((first,), lines)):
            if row is not None:
                connection.execute(insert(tables.tables[name]), _stored(tables.tables[name], row))
    go_on_behind(connection, head_of(first).get("given", {}))


def _stored(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row's values as the columns of a schema keep them, which no class describes any more."""
    return {name: _value(table.c[name], value) for name, value in row.items()}


def _value(column: Column[Any], value: Any) -> Any:  # noqa: ANN401 - whatever a column holds
    if isinstance(value, str) and isinstance(column.type, DateTime):
        return datetime.fromisoformat(value).astimezone(UTC).replace(tzinfo=None)
    if isinstance(value, str) and isinstance(column.type, Integer):
        return round(_SPAN.validate_python(value).total_seconds() * 1000)
    if value == 0 and column.foreign_keys and column.nullable:
        return None
    return value
