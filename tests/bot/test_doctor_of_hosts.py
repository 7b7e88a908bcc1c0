"""`python -m bot doctor`: bad settings and shards are told in words, never as a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.checkup import checkup
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
