"""Years of games: what grows for ever is never walked through on a hot path."""

import gzip
import json
import tracemalloc
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event as listen
from sqlalchemy import insert
from sqlalchemy.engine import Connection

from data.backup import back_up
from data.database import Database
from data.records import Destination, Guild, Notice, PostKind, TimerKind
from data.tables import CommandRow
from data.transaction import write
from data.unit_of_work import UnitOfWork
from tests.data.test_data_unit_of_work import GUILD, NOW, event, keep, player
from usecases.execute import execute
from usecases.signup.join import JoinEvent, join_event

GROWING = ("post", "outbox", "timer", "command", "audit", "change", "game_event", "game_card", "result")


def statements_of(database: Database, work: Callable[[], object]) -> list[tuple[str, Any]]:
    """What is asked of the database meanwhile."""
    asked: list[tuple[str, Any]] = []

    def note(_c: Connection, _cursor: object, statement: str, values: Any, *_: object) -> None:  # noqa: ANN401 - the driver's
        asked.append((statement, values))

    listen.listen(database, "before_cursor_execute", note)
    try:
        work()
    finally:
        listen.remove(database, "before_cursor_execute", note)
    return asked


def walks(database: Database, asked: list[tuple[str, Any]]) -> list[str]:
    """Which of them would walk through a growing table, by SQLite's plan."""
    found = []
    with database.connect() as connection:
        for statement, values in asked:
            if statement.split(maxsplit=1)[0] not in {"SELECT", "UPDATE", "DELETE"}:
                continue
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
            steps = [str(step[3]) for step in plan]
            found += [
                f"{step}: {statement}"
                for step in steps
                for table in GROWING
                if step.split(" USING")[0] == f"SCAN {table}" and "INDEX ix_" not in step
            ]
    return found


@pytest.fixture
def served(database: Database) -> Database:
    if database.dialect.name != "sqlite":
        pytest.skip("the plans of SQLite: PostgreSQL's depend on how much there is")

    def fill(uow: UnitOfWork) -> None:
        uow.guilds.add(Guild(GUILD))
        uow.events.add(event())
        for number in range(30):
            uow.outbox.refresh(PostKind.TABLE, number, GUILD)
            uow.outbox.send(Notice(0, f"k{number}", GUILD, Destination.JUDGES, 1, "text"))
            uow.timers.schedule(TimerKind.PLACEMENT, number, NOW + timedelta(hours=number))

    write(database, fill, keep)
    return database


def test_a_click_walks_through_nothing_that_grows(served: Database) -> None:
    asked = statements_of(served, lambda: execute(served, join_event, JoinEvent(player(5), 1)))
    assert asked
    assert walks(served, asked) == []


def test_the_test_of_plans_sees_a_walk(served: Database) -> None:
    assert walks(served, [("SELECT attempts FROM post", ())]) != []


def test_a_backup_of_many_rows_takes_no_more_memory_than_one_of_few(
    database: Database, tmp_path: Path
) -> None:
    few, many = 1_500, 6_000
    _commands(database, range(few))
    back_up(database, tmp_path)  # what is imported and remembered at the first time is there then
    before = _peak(database, tmp_path / "few.json.gz")
    _commands(database, range(few, many))
    assert _peak(database, tmp_path / "many.json.gz") < before + 2**20
    content = json.loads(gzip.decompress((tmp_path / "many.json.gz").read_bytes()))
    assert len(content["tables"]["command"]) == many


def _commands(database: Database, numbers: range) -> None:
    with database.begin() as connection:
        connection.execute(insert(CommandRow), [{"id": number, "at": NOW} for number in numbers])


def _peak(database: Database, file: Path) -> int:
    tracemalloc.start()
    back_up(database, file)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak
