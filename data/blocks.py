"""Whom the host has shut out stays out, whichever state of the database is put in the place of the present one."""

from typing import Any, Final

from sqlalchemy import Connection, MetaData, delete, insert, inspect, select

from data.limit_tables import BlockedRow
from data.statements import table_of

_TABLE: Final = table_of(BlockedRow)
_KEPT: Final = "blocked_before"
"""Holds them while the schema is one that knows no blocks."""


def blocked(connection: Connection) -> list[dict[str, Any]]:
    """All who are shut out; none where the schema knows no blocks."""
    if not inspect(connection).has_table(_TABLE.name):
        return []
    return [dict(row) for row in connection.execute(select(_TABLE)).mappings()]


def block_again(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Shut them out where they are not."""
    known = set(connection.execute(select(_TABLE.c.id)).scalars())
    new = [row for row in rows if row["id"] not in known]
    if new:
        connection.execute(insert(_TABLE), new)


def set_aside(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Keep them beside a schema that knows no blocks."""
    if rows and not inspect(connection).has_table(_TABLE.name):
        kept = _TABLE.to_metadata(MetaData(), name=_KEPT)
        kept.create(connection, checkfirst=True)
        connection.execute(delete(kept))
        connection.execute(insert(kept), rows)


def take_back(connection: Connection) -> None:
    """What was set aside is in force again, where the schema knows blocks."""
    there = inspect(connection)
    if there.has_table(_KEPT) and there.has_table(_TABLE.name):
        kept = _TABLE.to_metadata(MetaData(), name=_KEPT)
        block_again(connection, [dict(row) for row in connection.execute(select(kept)).mappings()])
        kept.drop(connection)
