"""A database is served by one process on SQLite, and nothing is put in its place while one serves it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from data.backup import back_up
from data.database import Database
from data.records import Guild
from data.serving import ServedElsewhereError, serving
from data.shards import Shards
from data.transaction import read, write
from tests.support import postgres

ROOT = Path(__file__).parents[2]
ON_SQLITE = pytest.mark.skipif(
    bool(postgres.SERVER), reason="only a SQLite file has one process; several may serve PostgreSQL"
)


def refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, url: str, *command: str
) -> str:
    """What a command says that ends with 1."""
    monkeypatch.setenv("GUILDHALL_DATABASE_URL", url)
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setattr(sys, "argv", ["bot", *command])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 1
    return capsys.readouterr().err


@ON_SQLITE
def test_a_second_process_does_not_serve_the_same_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database_url: str
) -> None:
    with serving(database_url):
        assert "Another process serves this database" in refused(capsys, monkeypatch, database_url, "run")
        with pytest.raises(ServedElsewhereError), serving(database_url):
            pass
    with serving(database_url):
        pass


@ON_SQLITE
def test_a_process_that_was_killed_keeps_nobody_out(database_url: str) -> None:
    program = f"from data.serving import serving\nwith serving({database_url!r}):\n print('here', flush=True)\n input()"
    with subprocess.Popen(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=os.environ,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"here\n"
        with pytest.raises(ServedElsewhereError), serving(database_url):
            pass
        other.kill()
    with serving(database_url):
        pass


def test_nothing_is_restored_or_taken_back_under_a_running_bot(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    database: Database,
    database_url: str,
    tmp_path: Path,
) -> None:
    file = back_up(database, tmp_path / "copies")
    write(database, lambda uow: uow.guilds.add(Guild(5)), lambda _: True)
    shards = Shards(database, 1, (0,))
    with serving(database_url):
        shards.take()
        for command in (("restore", str(file)), ("migrate", "--down-to", "base")):
            assert "stop that one first" in refused(capsys, monkeypatch, database_url, *command)
    shards.close()
    assert [guild.id for guild in read(database, lambda uow: uow.guilds.find())] == [5]
