"""`python -m bot`, as a host types it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from data.backup import back_up
from data.database import Database, open_database
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


def keep(database_url: str, guild: int) -> Database:
    """A database that knows a server."""
    database = open_database(database_url)
    write(database, lambda uow: uow.guilds.add(Guild(guild)), lambda _: True)
    return database


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


def here(database_url: str, folder: Path, *arguments: str, typed: str = "") -> tuple[int, str]:
    """The same in this process, which is sooner begun: how it ends, and what it says."""
    settings = {"GUILDHALL_DATABASE_URL": database_url, "GUILDHALL_BACKUP_DIR": str(folder / "backups")}
    done = CliRunner().invoke(app, list(arguments), input=typed, env=settings)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


@pytest.mark.parametrize("typed", ["n\n", ""])
def test_migrate_does_not_take_the_schema_back_unless_it_is_sure(
    database_url: str, tmp_path: Path, typed: str
) -> None:
    database = keep(database_url, 10)
    assert here(database_url, tmp_path, "migrate", "--down-to", "base", typed=typed)[0] == 1
    assert read(database, lambda uow: uow.guilds.get(10)) is not None


def test_migrate_takes_the_schema_back_and_keeps_a_copy(database_url: str, tmp_path: Path) -> None:
    keep(database_url, 10).dispose()
    code, words = here(database_url, tmp_path, "migrate", "--down-to", "base", typed="y\n")
    (copy,) = (tmp_path / "backups").glob("before-downgrade-*")
    assert code == 0
    assert copy.name in words
    assert here(database_url, tmp_path, "restore", str(copy))[0] == 0
    assert read(open_database(database_url), lambda uow: uow.guilds.get(10)) is not None


def test_migrate_makes_the_folder_of_a_new_database(tmp_path: Path) -> None:
    assert here(f"sqlite:///{tmp_path / 'var' / 'league.db'}", tmp_path, "migrate")[0] == 0


def test_move_takes_a_league_to_another_database_and_says_the_counts(
    database_url: str, tmp_path: Path
) -> None:
    keep(database_url, 10).dispose()
    there = f"sqlite:///{tmp_path / 'there' / 'moved.db'}"
    code, words = here(database_url, tmp_path, "move", there)
    assert code == 0
    assert "1 guild" in words
    assert read(open_database(there), lambda uow: uow.guilds.get(10)) is not None
    code, words = here(database_url, tmp_path, "move", there)
    assert code == 1
    assert "holds 1 rows already" in words


def test_doctor_is_well_on_a_fresh_database(database_url: str) -> None:
    checked = bot(database_url, "doctor")
    assert "BAD" not in checked.stdout
    assert checked.returncode == 0


def test_doctor_before_the_first_run_says_what_it_makes_and_makes_nothing(
    file_url: str, tmp_path: Path
) -> None:
    checked = bot(file_url, "doctor")
    assert checked.returncode == 0, checked.stdout
    assert f"not there yet: the first `run` makes {tmp_path / 'league.db'}" in checked.stdout
    assert list(tmp_path.iterdir()) == []


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


@pytest.mark.parametrize("command", [("backup", "--to", "copies"), ("export", "5", "--delete")])
def test_nothing_is_written_where_no_database_is(
    file_url: str, tmp_path: Path, command: tuple[str, ...]
) -> None:
    refused = bot(file_url, *command)
    assert (refused.returncode, "no database is there" in refused.stderr) == (1, True)
    assert not list(tmp_path.iterdir())


def test_backup_refuses_a_database_without_a_schema(file_url: str, tmp_path: Path) -> None:
    file = tmp_path / "league.db"
    file.touch()
    assert bot(file_url, "backup", "--to", "copies").returncode == 1
    assert list(tmp_path.iterdir()) == [file]


def test_export_writes_what_is_kept_of_a_server(database_url: str, tmp_path: Path) -> None:
    database = open_database(database_url)
    write(database, lambda uow: uow.guilds.add(Guild(5)), lambda _: True)
    out = tmp_path / "out.json"
    assert bot(database_url, "export", "5", "--to", str(out), "--delete").returncode == 0
    assert [row["id"] for row in json.loads(out.read_text(encoding="utf-8"))["guild"]] == [5]
    assert read(database, lambda uow: uow.guilds.find()) == ()


def test_exports_of_two_servers_stand_side_by_side(database_url: str, tmp_path: Path) -> None:
    for number in (5, 6):
        keep(database_url, number)
        done = bot(database_url, "export", str(number), "--delete")
        assert done.returncode == 0, done.stderr
    kept = [
        json.loads((tmp_path / f"guildhall-export-{number}.json").read_text())["guild"] for number in (5, 6)
    ]
    assert [[row["id"] for row in rows] for rows in kept] == [[5], [6]]


def test_export_overwrites_no_file(database_url: str, tmp_path: Path) -> None:
    database = keep(database_url, 5)
    out = tmp_path / "out.json"
    out.write_text("of another server")
    refused = bot(database_url, "export", "5", "--to", str(out), "--delete")
    assert (refused.returncode, "is there already" in refused.stderr) == (1, True)
    assert out.read_text() == "of another server"
    assert len(read(database, lambda uow: uow.guilds.find())) == 1


@pytest.mark.parametrize(("number", "code"), [("7", 1), ("0", 2), (str(2**63), 2)])
def test_export_refuses_an_unknown_server(database_url: str, tmp_path: Path, number: str, code: int) -> None:
    keep(database_url, 5)
    out = tmp_path / "out.json"
    refused = bot(database_url, "export", "--to", str(out), "--delete", number)
    assert refused.returncode == code
    assert "Traceback" not in refused.stderr
    assert not out.exists()
