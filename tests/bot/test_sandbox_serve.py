"""`make run` without a token: the real bot with all its cogs, in the browser, until Ctrl-C."""

import asyncio
import os
import signal
from pathlib import Path

import aiohttp
import pytest
import simcord
from structlog.testing import capture_logs

from bot import rulebook
from bot.config import Settings
from bot.rulebook import Rulebook
from bot.sandbox import PortTakenError, serve
from bot.sandbox.rooms import bind
from bot.sandbox.stage import AnyBot
from bot.sandbox.world import World

PATIENCE = 30.0


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.chdir(tmp_path)
    return Settings()


async def nothing_yet(_bot: AnyBot, _world: World) -> None:
    """A server without a league."""


def left_behind(folder: Path) -> list[Path]:
    """What the sandbox wrote where it was started."""
    return list(folder.iterdir())


async def command_names(base: str) -> list[str]:
    """The names of the commands that the organizer finds on the page, in both languages."""
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{base}live") as socket:
        await socket.send_json({"id": 1, "do": "look"})
        while True:
            message = await socket.receive_json(timeout=PATIENCE)
            if "commands" in message:
                found = message["commands"]["slash"]
                return [name for one in found for name in (one["name"], one["name_localizations"]["ja"])]


async def test_the_real_bot_opens_with_its_commands_in_both_languages_and_ends_with_ctrl_c(
    settings: Settings, tmp_path: Path
) -> None:
    said: asyncio.Queue[str] = asyncio.Queue()
    running = asyncio.create_task(serve(settings, 0, seed=nothing_yet, say=said.put_nowait))
    async with asyncio.timeout(PATIENCE):
        address = (await said.get()).split()[-1]
        await said.get()
        names = await command_names(address)
        os.kill(os.getpid(), signal.SIGINT)
        await running
    assert "event" in names
    assert any(not name.isascii() for name in names)
    assert left_behind(tmp_path) == []


async def test_nothing_slow_is_left_to_the_few_seconds_that_the_simulated_discord_gives_a_starting_bot(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow machine the index of the rules takes longer than they are: it is built before the bot starts."""
    book = Rulebook()
    ready_at_start: list[bool] = []
    start = simcord.Env.start

    async def watched(env: simcord.Env) -> None:
        ready_at_start.append(book.ready)
        await start(env)

    monkeypatch.setattr(rulebook, "the_rulebook", lambda: book)
    monkeypatch.setattr(simcord.Env, "start", watched)
    said: asyncio.Queue[str] = asyncio.Queue()
    running = asyncio.create_task(serve(settings, 0, seed=nothing_yet, say=said.put_nowait))
    async with asyncio.timeout(PATIENCE):
        await said.get()
        await said.get()
        os.kill(os.getpid(), signal.SIGINT)
        await running
    assert ready_at_start == [True]


async def test_a_newcomer_reads_no_warning(settings: Settings) -> None:
    """Neither what only the host of a real server could do, nor what a library has to say."""
    said: asyncio.Queue[str] = asyncio.Queue()
    with capture_logs() as lines:
        running = asyncio.create_task(serve(settings, 0, seed=nothing_yet, say=said.put_nowait))
        async with asyncio.timeout(PATIENCE):
            await said.get()
            await said.get()
            os.kill(os.getpid(), signal.SIGINT)
            await running
    assert [line for line in lines if line["log_level"] != "info"] == []
    assert [line for line in lines if "invite" in line["event"]] == []


async def test_a_port_in_use_ends_the_start_before_anything_else(settings: Settings) -> None:
    with bind(0) as taken, pytest.raises(PortTakenError):
        await serve(settings, taken.getsockname()[1], seed=nothing_yet, say=print)
