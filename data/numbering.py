"""The numbers that each table has given: a database that is made anew or put back goes on behind them.

Those of rows that are gone count too: buttons that stand on Discord name them for ever.
"""

from collections.abc import Iterator, Mapping

from sqlalchemy import Connection, func, inspect, select, text

from data.all_tables import TABLES
from data.statements import table_of


def given(connection: Connection) -> dict[str, int]:
    """The largest number that each table has given, 0 where it has given none."""
    if connection.dialect.name == "sqlite":
        return {name: numbers_of(connection, name) for name in _numbered(connection)}
    return {
        name: connection.exec_driver_sql(
            f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {sequence}"  # noqa: S608 - our own names
        ).scalar_one()
        for name, sequence in _sequences(connection)
    }


def go_on_behind(connection: Connection, numbers: Mapping[str, int]) -> None:
    """No table gives any of these numbers again, nor those of its rows."""
    if connection.dialect.name == "sqlite":
        for name in _numbered(connection):
            count_on(connection, name, numbers.get(name, 0))
        return
    present = given(connection)
    for name, sequence in _sequences(connection):
        largest = connection.exec_driver_sql(f'SELECT max(id) FROM "{name}"').scalar() or 0  # noqa: S608 - our own names
        reached = max(numbers.get(name, 0), largest, present[name])
        if reached:
            connection.execute(text("SELECT setval(:name, :value)"), {"name": sequence, "value": reached})


def said_behind(numbers: Mapping[str, int]) -> str:
    """The same for PostgreSQL, in words for its own program; a table that is not there is left out."""
    pairs = ", ".join(f"('{name}', {number})" for name, number in numbers.items() if number)
    return (
        "SELECT setval(sequence, greatest(number, coalesce(pg_sequence_last_value(sequence::regclass), 0))) FROM ("  # noqa: S608 - our own names
        "SELECT number, CASE WHEN to_regclass(format('public.%I', name)) IS NOT NULL"
        " THEN pg_get_serial_sequence(format('public.%I', name), 'id') END AS sequence"
        f" FROM (VALUES {pairs}) AS given(name, number)) AS counted WHERE sequence IS NOT NULL;"
        if pairs
        else ""
    )


def numbers_of(connection: Connection, table: str) -> int:
    """The largest number that a table of SQLite has given, 0 where it does not count."""
    if not inspect(connection).has_table("sqlite_sequence"):
        return 0
    found = connection.exec_driver_sql("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).scalar()
    return int(found or 0)


def count_on(connection: Connection, table: str, number: int) -> None:
    """A table of SQLite that counts gives no number up to this one again."""
    reached = max(number, numbers_of(connection, table))
    if reached:
        connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        connection.exec_driver_sql("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, reached))


def _numbered(connection: Connection) -> tuple[str, ...]:
    """The tables of SQLite that count."""
    made = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
    return tuple(connection.exec_driver_sql(made).scalars())


def _sequences(connection: Connection) -> Iterator[tuple[str, str]]:
    """Each table of PostgreSQL that counts, and what counts for it."""
    there = set(inspect(connection).get_table_names())
    for row in TABLES:
        table = table_of(row)
        if "id" in table.c and table.name in there:
            found = connection.scalar(select(func.pg_get_serial_sequence(f'"{table.name}"', "id")))
            if found:
                yield table.name, str(found)
