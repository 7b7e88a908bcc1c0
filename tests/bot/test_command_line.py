"""`python -m bot`, as a host types it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from data.backup import back_up
from data.database import open_database
from data.records import Guild
from data.transaction import read, write

ROOT = Path(__file__).parents[2]


def bot(database_url: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line with this database."""
    environment = os.environ | {
        "GUILDHALL_DATABASE_URL": database_url,
        "DISCORD_TOKEN": "",
        "PYTHONPATH": str(ROOT),
        "COLUMNS": "100",
        "NO_COLOR": "1",
    }
    return subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-m", "bot", *arguments],
        cwd=Path(database_url.removeprefix("sqlite:///")).parent,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    """A database file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'league.db'}"


def test_help_names_every_command(file_url: str) -> None:
    shown = bot(file_url, "--help").stdout
    for command in ("run", "sandbox", "sync", "migrate", "doctor", "backup", "restore", "export"):
        assert command in shown


def test_migrate_makes_the_schema(file_url: str) -> None:
    assert bot(file_url, "migrate").returncode == 0
    assert read(open_database(file_url), lambda uow: uow.guilds.find()) == ()


def test_migrate_takes_the_schema_back(database_url: str) -> None:
    assert bot(database_url, "migrate", "--down-to", "base").returncode == 0
    assert bot(database_url, "doctor").returncode == 1


def test_doctor_is_well_on_a_fresh_database(database_url: str) -> None:
    checked = bot(database_url, "doctor")
    assert "BAD" not in checked.stdout
    assert checked.returncode == 0


def test_sync_without_a_token_says_what_to_do(file_url: str) -> None:
    refused = bot(file_url, "sync")
    assert refused.returncode != 0
    assert "DISCORD_TOKEN" in refused.stderr


def test_backup_and_restore_by_command(database_url: str, tmp_path: Path) -> None:
    database = open_database(database_url)
    write(database, lambda uow: uow.guilds.add(Guild(5)), lambda _: True)
    file = back_up(database, tmp_path / "copies")
    write(database, lambda uow: uow.guilds.add(Guild(6)), lambda _: True)

    restored = bot(database_url, "restore", str(file))

    assert restored.returncode == 0, restored.stderr
    assert [guild.id for guild in read(database, lambda uow: uow.guilds.find())] == [5]
    broken = tmp_path / "broken.json.gz"
    broken.write_text("no")
    assert bot(database_url, "restore", str(broken)).returncode == 1


def test_export_writes_what_is_kept_of_a_server(database_url: str, tmp_path: Path) -> None:
    database = open_database(database_url)
    write(database, lambda uow: uow.guilds.add(Guild(5)), lambda _: True)
    out = tmp_path / "out.json"
    assert bot(database_url, "export", "5", "--to", str(out), "--delete").returncode == 0
    assert [row["id"] for row in json.loads(out.read_text(encoding="utf-8"))["guild"]] == [5]
    assert read(database, lambda uow: uow.guilds.find()) == ()
