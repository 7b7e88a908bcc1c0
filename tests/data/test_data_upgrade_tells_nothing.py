"""An upgrade tells nobody anything again: what was open in a database of an older release is taken over."""

import gzip
import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from data.database import Database, open_database
from data.migrate import upgrade
from data.records import Delivery
from data.transaction import read, write
from tests.support.drawn_afresh import not_told
from usecases.taken_over import taken_over

_HERE = Path(__file__).parent
_RELEASES = ("76dba50", "11e92c46")
_THEN = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=21)
"""The moment at which `old_leagues.py` has left them."""


@pytest.fixture(params=_RELEASES)
def old(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A league night in the middle, as this release has left it."""
    file = tmp_path / "league.db"
    dump = gzip.decompress((_HERE / f"open_league_{request.param}.sql.gz").read_bytes()).decode()
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(dump)
    monkeypatch.setenv("GUILDHALL_DATABASE_URL", f"sqlite:///{file}")
    return file


def tried(*options: str) -> tuple[int, str]:
    """What the dry run exits with and prints."""
    result = CliRunner().invoke(app, ["dry-run", "--now", _THEN.isoformat(), *options])
    return result.exit_code, result.stdout


def test_an_upgrade_tells_nobody_anything_and_posts_nothing(old: Path) -> None:
    """A clock that stands for a vacant seat by the rules of now is stopped; nobody is told."""
    before = old.read_bytes()
    _, printed = tried("--json")
    steps = json.loads(printed)
    assert [step for step in steps if step["pings"]] == []
    assert {step["step"] for step in steps} <= {"known", "edit", "cancel"}
    assert {step["what"] for step in steps if step["step"] == "cancel"} <= {"clock-end", "clock-warning"}
    assert old.read_bytes() == before


def sends(database: Database) -> set[str]:
    """What waits to be sent, not to be changed where it stands."""
    return {one.key for one in read(database, lambda uow: uow.outbox.notices.find(state=Delivery.PENDING))}


def test_after_the_first_start_nothing_is_left_to_tell(old: Path) -> None:
    database = open_database(f"sqlite:///{old}")
    upgrade(database)
    before = sends(database)
    write(database, lambda uow: taken_over(uow, lambda: _THEN), keep=lambda _: True)
    assert sends(database) == before
    assert not_told(database, _THEN) == []
    database.dispose()
    assert tried("--json") == (0, "[]\n")


@pytest.mark.parametrize("old", ["11e92c46"], indirect=True)
def test_what_would_be_said_otherwise_is_printed_and_the_exit_code_says_so(old: Path) -> None:
    database = open_database(f"sqlite:///{old}")
    upgrade(database)
    write(database, lambda uow: taken_over(uow, lambda: _THEN), keep=lambda _: True)
    database.dispose()
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("UPDATE outbox SET params = '{}' WHERE text = 'notice-entry-pending'")
        connection.commit()
    code, printed = tried()
    assert code == 1
    assert "edit notice-entry-pending" in printed


def test_without_a_database_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_DATABASE_URL", f"sqlite:///{tmp_path / 'none.db'}")
    assert tried()[0] == 2
