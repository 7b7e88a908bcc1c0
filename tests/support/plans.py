"""How a database would carry out what it is asked: which statements walk through tables that grow for ever."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Connection, event, inspect

from data.database import Database

GROWING = (
    "post", "outbox", "timer", "command", "audit", "change", "game_event", "game_card", "result", "game", "game_seat",
)  # fmt: skip
"""The tables to which every week of a league adds."""

_LAST_ROW = re.compile(r"SELECT max\((\w+)\.id\) AS max_1 \nFROM \1")
"""SQLite calls this a search without saying that it looks at the table's end alone."""


def statements_of(database: Database, work: Callable[[], object]) -> list[tuple[str, Any]]:
    """What is asked of the database meanwhile."""
    asked: list[tuple[str, Any]] = []

    def note(_c: Connection, _cursor: object, statement: str, values: Any, *_: object) -> None:  # noqa: ANN401 - the driver's
        asked.append((statement, values[0] if isinstance(values, list) else values))

    event.listen(database, "before_cursor_execute", note)
    try:
        work()
    finally:
        event.remove(database, "before_cursor_execute", note)
    return asked


def walks(database: Database, asked: list[tuple[str, Any]]) -> list[str]:
    """Which of them would walk through a growing table, or through an index of all its rows."""
    looked = _steps_of_sqlite if database.dialect.name == "sqlite" else _steps_of_postgres
    found = []
    with database.connect() as connection:
        if database.dialect.name == "postgresql":  # it walks through what is small unless it is told not to
            connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        narrow = _narrow(connection)
        for statement, values in asked:
            if statement.split(maxsplit=1)[0] in {"SELECT", "UPDATE", "DELETE"}:
                steps = looked(connection, statement, values)
                found += [f"{table} ({index}): {statement}" for table, index in steps if index not in narrow]
    return found


def _narrow(connection: Connection) -> set[str]:
    """The indexes that hold only what waits: to walk through one of them is to do the work."""
    indexes = [one for table in GROWING for one in inspect(connection).get_indexes(table)]
    return {
        str(one["name"])
        for one in indexes
        if any(name.endswith("_where") for name in one.get("dialect_options", {}))
    }


def _steps_of_sqlite(connection: Connection, statement: str, values: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401 - the driver's
    """Each walk: the table, and the index by which it is walked through."""
    for step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all():
        # A search without a condition looks for the first row that fits, past all that do not.
        walk = re.match(r"S(?:CAN|EARCH) (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$", str(step[3]))
        if walk and walk[1] in GROWING and not _LAST_ROW.fullmatch(statement):
            yield walk[1], walk[2] or ""


def _steps_of_postgres(connection: Connection, statement: str, values: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401 - the driver's
    (plan,) = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", values).one()
    nodes = [((plan if isinstance(plan, list) else json.loads(plan))[0]["Plan"], False)]
    while nodes:
        node, is_first = nodes.pop()
        nodes += [(child, node["Node Type"] == "Limit") for child in node.get("Plans", ())]
        if is_first and "Filter" not in node:  # the first row that comes is taken
            continue
        condition = node.get("Index Cond", node.get("Recheck Cond", ""))
        scans = node["Node Type"].endswith("Scan") and node.get("Relation Name") in GROWING
        if scans and re.fullmatch(r"(\(\w+ IS NOT NULL\))?", condition):
            yield node["Relation Name"], node.get("Index Name", "")
