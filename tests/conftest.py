"""What all tests share: a database that is migrated once and copied for each test, and a league night."""

import asyncio
import gc
import os
import secrets
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from functools import cache
from hashlib import shake_256
from itertools import count
from pathlib import Path
from threading import Timer
from zlib import crc32

import discord
import pytest
from hypothesis import HealthCheck, settings
from sqlalchemy import Engine, event
from structlog.dev import ConsoleRenderer, plain_traceback

from bot import landings
from bot.games import seat_games
from data.database import Database, open_database
from data.migrate import upgrade
from faq import query
from tests.support import postgres
from tests.support.game_night import forget_states
from tests.support.night import Night, league_night, read_rules
from tests.support.settling import look_when_threads_are_done
from tests.support.statements import compile_once
from usecases.round import draw

_GARBAGE = (10_000, 20, 20)
"""Objects between two collections, and collections until a larger one (Python's own: 700, 10, 10)."""

_A_WHILE = 5.0
"""Seconds that an answer waits for what cannot be delivered."""

gc.set_threshold(*_GARBAGE)
settings.register_profile("any-machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any-machine")  # one machine is three times as fast as another: none fails for its time
seat_games()
compile_once()
look_when_threads_are_done()
ConsoleRenderer.get_active().exception_formatter = (
    plain_traceback  # as in production: a drawn one takes 50 ms
)
query.read_question = cache(query.read_question)  # type: ignore[attr-defined]  # pure: each event's profile asks the same
draw.seat = cache(draw.seat)  # type: ignore[attr-defined]  # pure: a fourth of the league nights' time went into the same plans


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--share 3`: of the tests of use cases one in three, always the same by their names."""
    parser.addoption(
        "--share", type=int, default=1, help="of the use cases' tests one in so many, by its name"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What has run on one database is run on another by samples, and there only what needs a database."""
    share: int = config.getoption("--share")
    if share > 1:
        left_out = [one for one in items if "usecases" in one.path.parts and not _is_drawn(one, share)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [one for one in items if one not in set(left_out)]


def _is_drawn(item: pytest.Item, share: int) -> bool:
    needs = "database_url" in getattr(item, "fixturenames", ())
    return needs and crc32(item.nodeid.encode()) % share == 0


def pytest_collection_finish(session: pytest.Session) -> None:
    """No collection of garbage looks through house, rules and tests again: a fifth of the time went into that.

    A bot that is gone leaves a ring of references, so what a test leaves behind is still looked for, once in a while.
    """
    if any("night" in getattr(item, "fixturenames", ()) for item in session.items):
        read_rules()
    gc.collect()
    gc.freeze()


@event.listens_for(Engine, "connect")
def _without_waiting_for_the_disk(connection: object, _record: object) -> None:
    """A test's database need not outlive the machine's power: a commit takes 0.01 ms so, and 5 ms with it."""
    if isinstance(connection, sqlite3.Connection):
        connection.execute("PRAGMA synchronous=OFF")


@pytest.fixture(autouse=True)
def the_same_chance_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets, and with them dice, hang on the test's name: what passes here passes elsewhere.

    CHANCE=<anything> brings others, to find a test that holds for some dice alone.
    """
    name, numbers = f"{os.environ.get('CHANCE', '')} {request.node.nodeid}", count()

    def known(size: int | None = None) -> bytes:
        return shake_256(f"{name} {next(numbers)}".encode()).digest(size or secrets.DEFAULT_ENTROPY)

    monkeypatch.setattr(secrets, "token_bytes", known)


@pytest.fixture(autouse=True)
def an_answer_waits_by_a_clock_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A timer of the simulated Discord would wait for the answer, and the answer for it."""

    def after(_seconds: float, done: Callable[[], None]) -> Callable[[], None]:
        loop = asyncio.get_running_loop()
        timer = Timer(_A_WHILE, lambda: None if loop.is_closed() else loop.call_soon_threadsafe(done))
        timer.daemon = True
        timer.start()
        return timer.cancel

    monkeypatch.setattr(landings, "after", after)


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """What each test's database is copied from: a SQLite file, or the name of a PostgreSQL database."""
    if postgres.SERVER:
        with postgres.template() as name:
            yield name
        return
    file = tmp_path_factory.mktemp("database") / "migrated.db"
    database = open_database(f"sqlite:///{file}")
    upgrade(database)
    database.dispose()
    yield str(file)


@pytest.fixture
def database_url(tmp_path: Path, migrated: str) -> Iterator[str]:
    """A fresh database with the newest schema; what the process remembers of another test's games is none of its."""
    forget_states()
    if postgres.SERVER:
        with postgres.copy_of(migrated) as url:
            yield url
        return
    file = tmp_path / "league.db"
    shutil.copy(migrated, file)
    yield f"sqlite:///{file}"


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


@pytest.fixture
def discord_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Afterwards the library talks to the real Discord again."""
    for owner, name in (
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.Asset, "BASE"),
    ):
        monkeypatch.setattr(owner, name, getattr(owner, name))
