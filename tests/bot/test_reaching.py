"""Discord cannot be reached: the bot tries on, its log stays short, and a host can stop it at any moment."""

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from bot import reaching
from bot.config import Settings
from bot.reaching import Reaching
from bot.rulebook import the_rulebook
from bot.startup import GuildhallBot, create_bot
from tests.support.loopback import TOKEN, Fault, LoopbackDiscord, Mishap

HOUR = 3600
SOON = 2.5


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LoopbackDiscord]:
    """Discord, tried without pauses; afterwards the library talks to the real one again."""
    the_rulebook().build()  # seconds of work, once in a process of tests
    for owner, name in (
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.Asset, "BASE"),
    ):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    monkeypatch.setattr(reaching, "_PAUSES", (0,))
    async with LoopbackDiscord() as started:
        yield started


def a_bot(server: LoopbackDiscord, database_url: str) -> GuildhallBot:
    """A bot that has not begun to serve."""
    return create_bot(Settings(database_url=database_url, discord_base=server.base, _env_file=None))


async def stopped(serving: asyncio.Task[None], sign: signal.Signals = signal.SIGTERM) -> None:
    """Tell the process to stop, and see that it does soon."""
    begin = time.perf_counter()
    os.kill(os.getpid(), sign)
    await asyncio.wait_for(serving, SOON)
    assert time.perf_counter() - begin < SOON


def test_a_day_without_discord_is_told_in_thirty_lines(capsys: pytest.CaptureFixture[str]) -> None:
    tries = range(0, 24 * HOUR, 5)
    moments = iter(tries)
    said = Reaching(lambda: next(moments))
    for _ in tries:
        said.failed(aiohttp.ClientConnectionError("no route"))
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) in range(20, 31)
    assert "no route" in lines[0]
    assert "tries=1" in lines[0]


def test_after_a_success_the_next_trouble_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    said = Reaching(lambda: 0.0)
    for _ in range(3):
        said.failed(OSError("gone"))
        said.failed(OSError("gone"))
        said.reached()
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_only_failed_connections_are_told_in_other_words_than_the_librarys() -> None:
    for error, its_own in ((OSError("gone"), False), (KeyError("a bug"), True)):
        record = logging.LogRecord("discord.shard", logging.ERROR, "", 0, "", (), (type(error), error, None))
        assert Reaching(lambda: 0.0).filter(record) is its_own


async def test_a_start_without_discord_waits_for_it(
    server: LoopbackDiscord, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    server.transport.faults.order(Fault(Mishap.SERVER_ERROR, "GET", "/users/@me", status=503, times=20))
    bot = a_bot(server, database_url)
    serving = asyncio.create_task(bot.serve(TOKEN))
    await server.ready()
    await stopped(serving)
    assert capsys.readouterr().out.count("Discord cannot be reached, trying again") == 1


async def test_a_gateway_that_is_shut_for_long_is_tried_without_end_and_told_once(
    server: LoopbackDiscord,
    database_url: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    sleep = asyncio.sleep  # the library's own five seconds
    monkeypatch.setattr(asyncio, "sleep", lambda seconds: sleep(0 if seconds == 5 else seconds))
    server.gateway.shut = True
    bot = a_bot(server, database_url)
    serving = asyncio.create_task(bot.serve(TOKEN))
    await server.until(lambda: server.gateway.knocks > 300)
    server.gateway.shut = False
    await server.ready()
    await stopped(serving)
    assert capsys.readouterr().out.count("Discord cannot be reached, trying again") == 1
    assert not [record for record in caplog.records if record.name == "discord.shard"]


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_it_stops_while_the_gateway_turns_it_away(
    server: LoopbackDiscord, database_url: str, sign: signal.Signals
) -> None:
    server.gateway.shut = True
    serving = asyncio.create_task(a_bot(server, database_url).serve(TOKEN))
    await server.until(lambda: server.gateway.knocks > 0)
    await stopped(serving, sign)


async def test_it_stops_while_the_gateway_says_nothing(server: LoopbackDiscord, database_url: str) -> None:
    server.gateway.silent = True
    serving = asyncio.create_task(a_bot(server, database_url).serve(TOKEN))
    await server.until(lambda: server.gateway.knocks > 0)
    await stopped(serving)


async def test_it_stops_while_discord_answers_no_request(server: LoopbackDiscord, database_url: str) -> None:
    server.transport.faults.order(Fault(Mishap.SERVER_ERROR, status=503, times=1000))
    serving = asyncio.create_task(a_bot(server, database_url).serve(TOKEN))
    await server.until(lambda: bool(server.transport.requests))
    await stopped(serving)


async def test_it_stops_after_the_connection_was_lost(server: LoopbackDiscord, database_url: str) -> None:
    bot = a_bot(server, database_url)
    serving = asyncio.create_task(bot.serve(TOKEN))
    await server.ready()
    await bot.wait_until_ready()
    knocks = server.gateway.knocks
    server.gateway.shut = True
    await server.gateway.disconnect()
    await server.until(lambda: server.gateway.knocks > knocks)
    await stopped(serving)
