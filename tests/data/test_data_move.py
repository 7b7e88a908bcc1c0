"""A whole league moves between databases, and backups of every earlier form are read or named rightly."""

import gzip
import json
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select

from data.all_tables import TABLES
from data.backup import back_up, restore_from
from data.blocks import blocked
from data.clocks import stored
from data.database import Database, open_database
from data.migrate import current_revision, downgrade, newest_revision, upgrade
from data.move import move
from data.older_portable import brought_forward
from data.records import TimerKind
from data.restore_refused import RestoreRefused
from data.statements import table_of
from data.transaction import read, write
from league.clock import ClockState
from tests.data.test_data_backup import everything, fill, lost, next_number
from tests.data.test_data_unit_of_work import keep
from tests.support.league_builder import NOW, League, league
from usecases.block import shut_out

OLD = Path(__file__).parent / "backups"
"""Written by the program of each of these commits."""


def rows(database: Database) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table."""
    with database.connect() as connection:
        return {
            (table := table_of(row)).name: [
                tuple(found) for found in connection.execute(select(table).order_by(*table.primary_key))
            ]
            for row in TABLES
        }


def full(database: Database) -> League:
    """A league with results, clocks, timers, notices, an audit."""
    made = league(database)
    first, second = made.round(1, ((1, 2, 3, 4), (5, 6, 7, 8)))
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    made.change(
        lambda uow: uow.timers.schedule(
            TimerKind.RESULT_FINAL, second.id, NOW + timedelta(minutes=15, microseconds=7)
        )
    )
    clock = ClockState(
        timedelta(minutes=10), timedelta(minutes=90), started_at=NOW, saved=timedelta(seconds=1)
    )
    made.change(lambda uow: uow.clocks.add(stored(first.id, clock)))
    made.change(lambda uow: shut_out(77, NOW, uow))
    return made


@pytest.fixture
def other(tmp_path: Path) -> Database:
    """Another database without tables; `postgres` has the tests on PostgreSQL move there and back."""
    return open_database(f"sqlite:///{tmp_path / 'other.db'}")


def test_a_league_moves_whole_and_goes_on_behind_its_numbers(database: Database, other: Database) -> None:
    full(database)
    gone = lost(database)
    before = rows(database)
    counts = move(database, other)
    assert rows(other) == before == rows(database)
    assert counts == {name: len(found) for name, found in before.items()}
    assert {"event", "round", "result", "timer", "blocked"} <= {
        name for name, count in counts.items() if count
    }
    assert next_number(other) > gone
    with pytest.raises(RestoreRefused, match="rows already"):
        move(other, database)


def test_a_backup_of_a_league_goes_into_a_database_without_tables(
    database: Database, other: Database, tmp_path: Path
) -> None:
    full(database)
    assert restore_from(other, back_up(database, tmp_path, portable=True)) is None
    assert rows(other) == rows(database)


def test_what_an_older_form_held_is_stored_as_this_version_stores_it(
    database: Database, tmp_path: Path
) -> None:
    full(database)
    file = back_up(database, tmp_path, portable=True)
    with brought_forward(file, newest_revision()) as older:
        assert rows(older) == rows(database)


@pytest.mark.parametrize("file", sorted(OLD.glob("of-*.json.gz")), ids=lambda file: file.name)
def test_a_portable_backup_of_an_earlier_release_is_brought_forward(
    database: Database, tmp_path: Path, file: Path
) -> None:
    copy = tmp_path / file.name
    copy.write_bytes(file.read_bytes())
    write(database, lambda uow: shut_out(77, NOW, uow), keep)
    kept = restore_from(database, copy)
    assert kept is not None
    assert current_revision(database) == newest_revision()
    (event,) = read(database, lambda uow: uow.events.find())
    assert event.name == "大会"
    assert len(read(database, lambda uow: uow.entries.list_of(event).entries)) == 1
    with database.connect() as connection:
        assert [row["id"] for row in blocked(connection)] == [77]  # whoever is shut out stays out
    assert next_number(database) > 2
    restore_from(database, kept)
    assert read(database, lambda uow: uow.events.find()) == ()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ({"revision": "9999", "tables": {}}, "9999"),
        ({"revision": "0001", "tables": {"nothing": [{"a": 1}]}}, "0001"),
        ({"revision": "0001", "tables": {"guild": [{"a": 1}]}}, "0001"),
        ({"tables": {}}, "not a whole backup"),
        ([], "not a whole backup"),
    ],
)
def test_what_is_no_backup_of_ours_is_named_and_changes_nothing(
    database: Database, tmp_path: Path, content: object, words: str
) -> None:
    write(database, fill, keep)
    before = everything(database)
    file = tmp_path / "strange.json.gz"
    file.write_bytes(gzip.compress(json.dumps(content).encode()))
    with pytest.raises(RestoreRefused, match=words):
        restore_from(database, file)
    assert everything(database) == before


@pytest.mark.parametrize("revision", ["base", "0001", "0012"])
def test_whoever_is_shut_out_stays_out_when_the_schema_goes_back_and_forth(
    database: Database, revision: str
) -> None:
    write(database, lambda uow: shut_out(77, NOW, uow), keep)
    downgrade(database, revision)
    upgrade(database)
    with database.connect() as connection:
        assert [row["id"] for row in blocked(connection)] == [77]
