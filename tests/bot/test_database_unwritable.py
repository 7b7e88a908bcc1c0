"""A full disk, or a file that another process holds: whoever asks is told at once, and the log in one line."""

import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from bot.checkup import checkup
from bot.config import Settings
from bot.health import HealthPort
from data import database as opening
from data import turns
from data.database import file_of, open_database, turn_of
from data.migrate import upgrade
from data.probe import little_room, unwritable
from data.shard_tables import ShardServed
from data.transaction import write
from data.trouble import trouble_of
from data.turns import StillHeldError
from data.unit_of_work import UnitOfWork
from tests.bot.test_outbox import opened
from tests.support import postgres
from tests.support.deed import person
from tests.support.league_builder import NOW
from tests.support.night import Night, said
from tests.support.wording import says

pytestmark = pytest.mark.skipif(bool(postgres.SERVER), reason="SQLite alone is one file")
LONG = 10**9


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "_PATIENCE", 0.05)
    monkeypatch.setattr("data.probe._PATIENCE", 0.05)


@contextmanager
def held(url: str) -> Iterator[None]:
    """Another process is in the middle of a change."""
    with closing(sqlite3.connect(file_of(url), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own with room for a new league; only root can mount one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(  # noqa: S603 - our own
        ("/bin/mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", disk), check=False, capture_output=True
    )
    if mounted.returncode:
        pytest.skip("nothing can be mounted here")
    yield disk
    subprocess.run(("/bin/umount", "-l", disk), check=True)  # noqa: S603 - our own


def filled(disk: Path) -> None:
    """No byte more fits."""
    with (disk / "fill").open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(512))


def a_change(uow: UnitOfWork) -> bool:
    uow.shards_served.put(ShardServed(1, NOW))
    return True


def test_nobody_queues_to_find_out_once_more_that_the_file_is_held(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "_TRIED_AGAIN_AFTER", LONG)
    database = open_database(database_url)
    with held(database_url):
        with pytest.raises((OperationalError, sqlite3.OperationalError)) as first:
            write(database, a_change, bool)
        with pytest.raises(StillHeldError) as second:
            write(database, a_change, bool)
        for met in (first, second):
            assert "is held by another process" in trouble_of(met.value, database_url)
    monkeypatch.setattr(turns, "_TRIED_AGAIN_AFTER", 0)
    assert write(database, a_change, bool)
    monkeypatch.setattr(turns, "_TRIED_AGAIN_AFTER", LONG)
    assert write(database, a_change, bool)


def test_a_bug_is_no_trouble_of_the_disk(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "_TRIED_AGAIN_AFTER", LONG)
    database = open_database(database_url)
    for error in (KeyError("a bug"), sqlite3.IntegrityError("taken")):

        def bug(_uow: UnitOfWork, error: Exception = error) -> bool:
            raise error

        with pytest.raises(type(error)):
            write(database, bug, bool)
    assert write(database, a_change, bool)


def test_the_probe_writes(database_url: str) -> None:
    database = open_database(database_url)
    assert unwritable(database) == ""
    with held(database_url):
        assert "is held by another process" in unwritable(database)
    with turn_of(database).taken(), held(database_url):
        assert unwritable(database) == ""  # it is we who write


def test_a_full_disk_is_seen_before_anybody_writes(small_disk: Path) -> None:
    database = open_database(f"sqlite:///{small_disk / 'league.db'}")
    upgrade(database)
    assert unwritable(database) == ""
    filled(small_disk)
    assert "No room is left" in unwritable(database)
    with pytest.raises(OperationalError) as met:
        write(database, a_change, bool)
    assert "No room is left" in trouble_of(met.value, str(database.url))
    (small_disk / "fill").unlink()
    assert unwritable(database) == ""
    database.dispose()


def test_the_doctor_says_what_keeps_the_database_from_being_written(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database_url=database_url, _env_file=None)
    with held(database_url):
        assert [one.words for one in checkup(settings) if not one.well and "is held" in one.words]
    monkeypatch.setattr("data.probe._LITTLE", LONG**2)
    assert "make room on that disk" in little_room(open_database(database_url))


async def test_people_the_doctor_and_monitoring_hear_it_and_the_log_says_it_once(
    night: Night, capsys: pytest.CaptureFixture[str]
) -> None:
    await opened(night)
    (post,) = night.posts("announcements")
    capsys.readouterr()
    health = HealthPort(night.bot, night.bot.bot_context, night.bot.outbox)
    with held(night.settings.database_url):
        answers = [await night.click(who, post, "signup-join") for who in night.players[:3]]
        assert all(says(said(answer), "database-trouble") for answer in answers)
        assert says(said(await night.run(person(night, "admin"), "doctor")), "doctor-database-unwritable")
        (fault,) = await health._faults()
        assert "is held by another process" in fault
    log = capsys.readouterr().out
    assert log.count("interaction failed") == 1
    assert "Traceback" not in log
    assert await health._faults() == []
