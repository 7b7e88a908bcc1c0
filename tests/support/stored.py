"""The rows of a database as they lie there, to be compared: in a tenth of the time that an export takes."""

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from sqlalchemy import Dialect, select
from sqlalchemy.engine.interfaces import DBAPICursor

from data.all_tables import TABLES
from data.database import Database
from data.privacy import belongs
from data.statements import table_of

_ROWS = {str(row.__tablename__): row for row in TABLES}


def stored(
    database: Database, guild_id: int, only: Collection[str] = (), without: Collection[str] = ()
) -> dict[str, list[dict[str, Any]]]:
    """What is kept of a server, of all tables or some: table name -> rows."""
    with database.connect() as connection:
        cursor = connection.connection.cursor()
        return {
            name: _rows(cursor, _statement(name, guild_id, connection.dialect))
            for name in only or _ROWS
            if name not in without
        }


def _rows(cursor: DBAPICursor, statement: str) -> list[dict[str, Any]]:
    cursor.execute(statement)
    names = [column[0] for column in cursor.description or ()]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


@lru_cache(maxsize=256)
def _statement(name: str, guild_id: int, dialect: Dialect) -> str:
    row = _ROWS[name]
    table = table_of(row)
    wanted = (
        select(table).where(belongs(row, guild_id)).order_by(*table.primary_key)
    )  # PostgreSQL keeps no order
    return str(wanted.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))
