"""Several processes at one database: nothing is lost, nothing fails, nobody waits for a reader."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Barrier, Event

import pytest

from bot.database_time import DatabaseTime
from data.database import Database, open_database
from data.migrate import current_revision, newest_revision
from data.records import Guild
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from tests.data.test_data_unit_of_work import GUILD, event, keep, player
from tests.support import postgres
from usecases.execute import execute
from usecases.signup.join import JoinEvent, join_event

PLAYERS, PLACES = 12, 5


def test_the_last_places_are_given_once_however_many_ask_at_the_same_moment(
    database: Database, database_url: str
) -> None:
    stored = write(database, lambda uow: uow.events.add(event(capacity=PLACES)), keep)
    others = [open_database(database_url) for _ in range(3)]
    together = Barrier(3)

    def join(number: int) -> object:
        if number <= 3:
            together.wait(10)
        return execute(others[number % 3], join_event, JoinEvent(player(number), stored.id))

    with ThreadPoolExecutor(3) as people:
        list(people.map(join, range(1, PLAYERS + 1)))
    entries = read(database, lambda uow: uow.entries.list_of(stored)).entries
    assert len(entries) == PLAYERS
    assert len([one for one in entries if one.status is EntryStatus.CONFIRMED]) == PLACES
    for other in others:
        other.dispose()


def test_a_reader_sees_one_moment_and_never_fails_through_a_writer(database: Database) -> None:
    write(database, lambda uow: uow.guilds.add(Guild(GUILD, language="ja")), keep)
    looked, written = Event(), Event()

    def look(uow: UnitOfWork) -> list[str]:
        first = uow.guilds.require(GUILD).language
        looked.set()
        assert written.wait(10)
        return [first, uow.guilds.require(GUILD).language]

    with ThreadPoolExecutor(1) as other:
        seen = other.submit(read, database, look)
        assert looked.wait(10)
        write(database, lambda uow: uow.guilds.change(uow.guilds.require(GUILD), language="en"), keep)
        written.set()
        assert seen.result(10) == ["ja", "ja"]


def test_a_reader_may_not_write(database: Database) -> None:
    if database.dialect.name == "sqlite":
        pytest.skip("SQLite's readers are not told apart")
    with pytest.raises(Exception, match="read-only"):
        read(database, lambda uow: uow.guilds.add(Guild(GUILD)))


def test_a_process_goes_by_the_databases_clock(database: Database) -> None:
    wrong = DatabaseTime(database, lambda: datetime.now(UTC) + timedelta(hours=1))
    wrong.measure()
    ahead = wrong.now() - datetime.now(UTC)
    expected = timedelta(hours=1) if database.dialect.name == "sqlite" else timedelta(0)
    assert abs(ahead - expected) < timedelta(seconds=5)


@pytest.mark.slow
def test_processes_that_start_together_make_the_schema_once(tmp_path: Path) -> None:
    with postgres.empty() if postgres.SERVER else postgres.no_server(tmp_path) as url:
        environment = {**os.environ, "GUILDHALL_DATABASE_URL": url}
        command = (sys.executable, "-m", "bot", "migrate")
        together = [subprocess.Popen(command, env=environment) for _ in range(4)]  # noqa: S603 - our own program
        assert [process.wait(120) for process in together] == [0, 0, 0, 0]
        database = open_database(url)
        assert current_revision(database) == newest_revision()
        database.dispose()
