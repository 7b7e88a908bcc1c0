"""`python -m bot doctor`: bad settings and shards are told in words, never as a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.checkup import Finding, checkup
from bot.config import BadSettings, Settings, load_settings
from data.database import Database, open_database
from data.shards import Shards


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("GUILDHALL_SHARD_IDS", "[2]", "there are 0 to 1"),
        ("GUILDHALL_SHARD_IDS", "[0,0]", "twice"),
        ("GUILDHALL_SHARD_IDS", "0,1", "[0,1]"),
        ("GUILDHALL_SHARD_COUNT", "0", "GUILDHALL_SHARD_COUNT"),
        ("GUILDHALL_LOG_LEVEL", "LOUD", "GUILDHALL_LOG_LEVEL"),
        ("GUILDHALL_WEB_URL", "league.example.org", "write the whole address"),
        ("GUILDHALL_WEB_HOST", "::", "GUILDHALL_WEB_URL"),
    ],
)
def test_bad_settings_are_told_by_their_names(
    name: str, value: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUILDHALL_SHARD_COUNT", "2")
    monkeypatch.setenv("GUILDHALL_WEB_PORT", "8080")
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings, match=r".") as bad:
        load_settings()
    assert words in str(bad.value)


def test_the_doctor_ends_with_words_and_without_a_traceback() -> None:
    environment = {**os.environ, "GUILDHALL_SHARD_IDS": "[7]"}
    done = subprocess.run(
        (sys.executable, "-m", "bot", "doctor"), capture_output=True, text=True, check=False, env=environment
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "GUILDHALL_SHARD_IDS" in done.stderr


@pytest.mark.parametrize("url", ["postgresql://nobody@localhost:1/x", "nonsense", "mysql://x/y"])
def test_a_database_that_cannot_be_opened_is_a_finding(url: str) -> None:
    findings = checkup(Settings(database_url=url, _env_file=None))
    assert [finding.well for finding in findings if finding.what == "database"] == [False]


def found(url: str, what: str = "database") -> Finding:
    """What the doctor says of one thing."""
    (one,) = [
        finding for finding in checkup(Settings(database_url=url, _env_file=None)) if finding.what == what
    ]
    return one


def test_a_folder_in_which_no_database_can_be_made_is_found_before_the_first_run() -> None:
    finding = found("sqlite:////dev/null/var/league.db")
    assert not finding.well
    assert "/dev/null is no folder that this user may write into" in finding.words


def test_an_older_schema_is_brought_forward_and_an_unknown_one_is_a_finding(
    database: Database, database_url: str
) -> None:
    for schema, well in (("0003", True), ("9999", False)):
        with database.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = :schema"), {"schema": schema})
        finding = found(database_url)
        assert (finding.well, schema in finding.words) == (well, True)


def test_a_name_that_is_no_setting_is_a_finding(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("GUILDHALL_DATABASE=sqlite:///x.db\nSOMETHING_ELSE=1\n")
    assert found("sqlite:///x.db", "settings").words.startswith("GUILDHALL_DATABASE is none")


@pytest.mark.parametrize(
    "written",
    [
        "\ufeffDISCORD_TOKEN=abc.def",
        "DISCORD_TOKEN = abc.def ",
        'DISCORD_TOKEN="abc.def"',
        "DISCORD_TOKEN='abc.def'\r\n",
        "export DISCORD_TOKEN=abc.def # of the bot",
    ],
)
def test_a_token_is_read_however_it_is_written(
    written: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    (tmp_path / ".env").write_text(f"{written}\nGUILDHALL_LANGUAGE=en\n", encoding="utf-8")
    settings = load_settings()
    assert (settings.discord_token.get_secret_value(), settings.language) == ("abc.def", "en")


def test_quotes_that_a_container_keeps_are_no_part_of_a_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", '"abc.def"')
    monkeypatch.setenv("GUILDHALL_DATABASE_URL", " 'sqlite:///x.db' ")
    monkeypatch.setenv("GUILDHALL_WEB_PORT", '"8080"')
    settings = load_settings()
    assert settings.discord_token.get_secret_value() == "abc.def"
    assert (settings.database_url, settings.web_port) == ("sqlite:///x.db", 8080)


@pytest.mark.parametrize("token", ["Bot abc.def", "abc\ndef", "ａｂｃ"])
def test_a_token_that_was_copied_badly_is_told_and_not_repeated(
    token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(BadSettings, match="copy it alone") as bad:
        load_settings()
    assert token not in str(bad.value)
    assert "DISCORD_TOKEN" in str(bad.value)


def test_an_env_file_of_another_encoding_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_bytes("DISCORD_TOKEN=abc".encode("utf-16"))
    with pytest.raises(BadSettings, match="not in UTF-8"):
        load_settings()


def test_the_doctor_says_that_shard_0_carries_private_messages(database_url: str) -> None:
    settings = Settings(database_url=database_url, shard_count=2, shard_ids=(1,), _env_file=None)
    (shards,) = [finding for finding in checkup(settings) if finding.what == "shards"]
    assert "shard 0 carries all private messages" in shards.words


def test_several_processes_on_sqlite_are_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    settings = Settings(database_url=url, shard_count=2, shard_ids=(1,), _env_file=None)
    assert [finding.well for finding in checkup(settings) if finding.what == "shards"] == [False]


def test_two_processes_that_claim_one_shard_are_found(database: Database, database_url: str) -> None:
    if database.dialect.name == "sqlite":
        pytest.skip("SQLite has one process")
    settings = Settings(database_url=database_url, shard_count=2, shard_ids=(1,), _env_file=None)
    other = open_database(database_url)
    first, second = Shards(database, 2, (1,)), Shards(other, 2, (1,))
    assert (first.take(), second.take()) == ((1,), ())
    assert [one.words for one in checkup(settings) if one.what == "processes"] != []
    first.close()
    assert second.take() == (1,)  # at once, without a lease to wait for
    assert [one.words for one in checkup(settings) if one.what == "processes"] == []
    second.close()
    other.dispose()
