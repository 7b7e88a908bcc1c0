"""What keeps the bot from starting is told in one line with what to do next, and without any secret."""

import socket
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import discord
import psycopg
import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from bot.__main__ import main
from bot.config import Settings
from bot.errands import compare, register
from bot.faults import in_words
from bot.startup import COGS, create_bot, create_visitor
from data.database import open_database
from data.migrate import downgrade
from data.trouble import trouble_of
from tests.support import postgres
from tests.support.loopback import TOKEN, LoopbackDiscord

PASSWORD = "hunter2"  # noqa: S105 - opens nothing
SECRET = "secret-token"  # noqa: S105 - opens nothing


def told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, url: str, *command: str) -> str:
    """The one line with which a command ends."""
    monkeypatch.setenv("GUILDHALL_DATABASE_URL", url)
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    monkeypatch.setattr(sys, "argv", ["bot", *command])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 1
    line = capsys.readouterr().err
    assert line.count("\n") == 1, line
    assert not [secret for secret in (PASSWORD, SECRET) if secret in line]
    return line


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("nonsense", "write sqlite:///"),
        (f"mysql://bot:{PASSWORD}@host/league", "write sqlite:///"),
        (f"postgresql+nothing://bot:{PASSWORD}@host/league", "write sqlite:///"),
        (f"postgresql+psycopg://bot:{PASSWORD}@host:port/league", "write sqlite:///"),
        (f"postgresql+psycopg://bot:{PASSWORD}@127.0.0.1:1/league", "whether PostgreSQL runs"),
        (f"postgresql+psycopg://bot:{PASSWORD}@no.such.host.invalid/league", "no.such.host.invalid"),
    ],
)
@pytest.mark.parametrize("command", [("migrate",), ("block", "5")])
def test_a_database_that_cannot_be_used(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    url: str,
    words: str,
    command: tuple[str, ...],
) -> None:
    assert words in told(capsys, monkeypatch, url, *command)


def test_a_file_that_cannot_be_made(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    line = told(capsys, monkeypatch, "sqlite:////proc/league.db", "migrate")
    assert "/proc/league.db cannot be opened" in line


def test_a_file_that_is_no_database(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "league.db"
    file.write_text("no database, and longer than a header of one is")
    assert f"{file} is no SQLite database" in told(capsys, monkeypatch, f"sqlite:///{file}", "migrate")


def test_a_folder_that_cannot_be_made(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    line = told(capsys, monkeypatch, "sqlite:////dev/null/deeper/league.db", "sync")
    assert "/dev/null" in line


def test_a_database_of_a_newer_program(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database_url: str
) -> None:
    database = open_database(database_url)
    with database.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    database.dispose()
    assert "schema 9999 is unknown to this program" in told(capsys, monkeypatch, database_url, "migrate")


@pytest.mark.parametrize("command", [("block", "5"), ("export", "5")])
def test_a_command_that_needs_the_tables_makes_no_database_and_says_what_is_missing(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    database_url: str,
    tmp_path: Path,
    command: tuple[str, ...],
) -> None:
    nowhere = tmp_path / "nowhere.db"
    assert "no database is there" in told(capsys, monkeypatch, f"sqlite:///{nowhere}", *command)
    assert not nowhere.exists()
    database = open_database(database_url)
    downgrade(database, "0012")
    database.dispose()
    assert "of schema 0012" in told(capsys, monkeypatch, database_url, *command)


@pytest.mark.parametrize("revision", ["0999", "nonsense"])
def test_a_schema_to_go_back_to_that_is_none(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database_url: str, revision: str
) -> None:
    assert "0001" in told(capsys, monkeypatch, database_url, "migrate", "--down-to", revision)


def test_a_wrong_password_is_told_and_not_repeated() -> None:
    said = psycopg.OperationalError(  # the tests' own server asks for no password
        f'password authentication failed for user "bot" ({PASSWORD})'
    )
    line = trouble_of(OperationalError("", {}, said), f"postgresql+psycopg://bot:{PASSWORD}@host/league")
    assert "password authentication failed" in line
    assert PASSWORD not in line


@pytest.mark.skipif(not postgres.SERVER, reason="needs a PostgreSQL server: `make postgres` runs it")
def test_a_database_that_postgres_does_not_know(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database_url: str
) -> None:
    known = database_url.rpartition("/")[2].partition("?")[0]
    assert "does not exist" in told(capsys, monkeypatch, database_url.replace(known, "nowhere"), "migrate")


def test_a_full_disk_is_told_as_such(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def little_room(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA max_page_count=20")

    event.listen(Engine, "connect", little_room)
    try:
        line = told(capsys, monkeypatch, f"sqlite:///{tmp_path / 'league.db'}", "migrate")
    finally:
        event.remove(Engine, "connect", little_room)
    assert line.startswith(f"No room is left where {tmp_path / 'league.db'} is")


@pytest.mark.usefixtures("discord_afterwards")
async def test_a_token_that_discord_does_not_accept(database_url: str) -> None:
    async with LoopbackDiscord() as server:
        settings = Settings(database_url=database_url, discord_base=server.base, _env_file=None)
        with pytest.raises(discord.LoginFailure) as wrong:
            await create_bot(settings).serve(f"{TOKEN}x")
        assert "does not accept DISCORD_TOKEN" in in_words(wrong.value, settings)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another process has."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield int(other.getsockname()[1])


@pytest.mark.usefixtures("discord_afterwards")
@pytest.mark.parametrize("port", ["metrics_port", "web_port"])
async def test_a_port_that_is_taken(database_url: str, taken: int, port: str) -> None:
    async with LoopbackDiscord() as server:
        settings = Settings(database_url=database_url, discord_base=server.base, _env_file=None)
        settings = settings.model_copy(update={port: taken})
        with pytest.raises(OSError, match="in use") as busy:
            await create_bot(settings).serve(TOKEN)
        assert f"another GUILDHALL_{port.upper()}" in in_words(busy.value, settings)


@pytest.mark.usefixtures("discord_afterwards")
async def test_registering_the_commands_begins_no_work_beside_the_process_that_serves(
    database_url: str, taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    async with LoopbackDiscord() as server:
        settings = Settings(
            database_url=database_url, discord_base=server.base, metrics_port=taken, _env_file=None
        )
        assert "not registered: /" in (await compare(create_visitor(settings), TOKEN)).words
        count, link = await register(create_bot(settings), TOKEN, None)
        assert count > len(COGS)
        assert "permissions=377957239808" in link
        assert "scope=bot+applications.commands" in link
        assert (await compare(create_visitor(settings), TOKEN)).words == ""
    assert "delivering" not in capsys.readouterr().out


@pytest.mark.usefixtures("discord_afterwards")
def test_a_command_without_network_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database_url: str
) -> None:
    monkeypatch.setenv("GUILDHALL_DISCORD_BASE", "http://127.0.0.1:1")
    assert "Discord cannot be reached" in told(capsys, monkeypatch, database_url, "sync")


def test_a_bug_keeps_its_traceback() -> None:
    assert in_words(KeyError("a bug"), Settings(_env_file=None)) == ""
