"""What all tests share: a database that is migrated once and copied for each test, and a league night."""

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from data.database import Database, open_database
from data.migrate import upgrade
from tests.support.night import Night, league_night


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with the newest schema."""
    file = tmp_path_factory.mktemp("database") / "migrated.db"
    database = open_database(f"sqlite:///{file}")
    upgrade(database)
    database.dispose()
    return file


@pytest.fixture
def database_url(tmp_path: Path, migrated: Path) -> str:
    """A fresh database with the newest schema."""
    file = tmp_path / "league.db"
    shutil.copy(migrated, file)
    return f"sqlite:///{file}"


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """The fresh database, opened."""
    opened = open_database(database_url)
    yield opened
    opened.dispose()


@pytest.fixture
async def night(tmp_path: Path, database_url: str) -> AsyncIterator[Night]:
    """A league night with twelve players."""
    async with league_night(tmp_path, database_url) as started:
        yield started
