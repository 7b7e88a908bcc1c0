"""A whole league from one database to another, SQLite or PostgreSQL: row by row, in one transaction, counted."""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from data.all_tables import TABLES
from data.database import WRITING, Database, read_only
from data.migrate import current_revision, upgrade
from data.numbering import given, go_on_behind
from data.restore_refused import RestoreRefused
from data.statements import table_of

_AT_ONCE: Final = 1000
"""Rows that are in memory together."""


def move(source: Database, target: Database) -> Mapping[str, int]:
    """Fill an empty database with a league; how many rows of each table. Raises RestoreRefused; the source stays."""
    if current_revision(target):
        upgrade(target)
        with read_only(target) as connection:
            there = sum(_counts(connection).values())
        if there:
            raise RestoreRefused(f"the database to move to holds {there} rows already: name an empty one")
    upgrade(target)
    return put_rows(source, target)


def put_rows(source: Database, target: Database) -> Mapping[str, int]:
    """Put all rows in the place of those of another database of the same schema; how many of each table."""
    with (
        read_only(source) as reader,
        target.connect().execution_options(**{WRITING: True}) as writer,
    ):
        for row in reversed(TABLES):
            writer.execute(delete(table_of(row)))
        for row in TABLES:
            table = table_of(row)
            found = reader.execution_options(yield_per=_AT_ONCE).execute(
                select(table).order_by(*table.primary_key)
            )
            for part in found.mappings().partitions(_AT_ONCE):
                writer.execute(insert(table), [dict(values) for values in part])
        go_on_behind(writer, given(reader))
        counts = _counts(reader)
        if _counts(writer) != counts:
            raise RestoreRefused("the counts of rows differ: nothing was moved")
        writer.commit()
        return counts


def _counts(connection: Connection) -> dict[str, int]:
    tables = map(table_of, TABLES)
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in tables
    }
