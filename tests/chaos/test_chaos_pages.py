"""A real process serves pages beside Discord, and a stop ends both."""

import asyncio
import socket
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

import aiohttp
import pytest

from bench.pages import free_port
from league.ids import EventId
from tests.support.loopback import BotProcess
from tests.support.process_night import process_night, skip_without_postgres
from tests.support.ways import chosen, done
from tests.web.test_web_live import told

pytestmark = pytest.mark.slow


async def test_pages_are_served_while_the_bot_runs_and_end_with_it(tmp_path: Path) -> None:
    port = free_port()
    settings = {"GUILDHALL_WEB_PORT": str(port)}
    async with process_night(tmp_path, 4, settings=settings) as night, aiohttp.ClientSession() as session:
        server, hall, base = night.server, night.rooms["hall"], f"http://127.0.0.1:{port}"
        for name, options in (("event create", {"name": "Cup", "web": "public"}), ("event open", {})):
            await done(server, night.organizer, hall, name, options)
        # The rules have been read when this is answered: a stop in the first seconds waits for the reading alone.
        await server.answered(
            server.slash(night.organizer, hall, "rule ask", {"question": "robber"}), within=60
        )
        page = night.look(lambda uow: uow.pages.first(event_id=EventId(1)))
        assert page is not None
        async with session.get(f"{base}/e/{page.key}") as answer:
            assert "Cup" in await answer.text()
        async with session.get(f"{base}/e/{page.key}/live") as live:
            assert await live.content.readline()
            assert await night.bot.stop() == 0
            async with asyncio.timeout(10):
                assert b"event: changed" in await live.content.read()
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(base)


async def test_what_one_process_changes_is_told_to_a_viewer_of_the_other(tmp_path: Path) -> None:
    skip_without_postgres(2)
    ports = [free_port(), free_port()]
    async with (
        process_night(tmp_path, 4, processes=2, web_ports=ports) as night,
        aiohttp.ClientSession() as session,
    ):
        server, hall = night.server, night.rooms["hall"]
        await night.all_connected()
        await server.answered(
            server.slash(night.organizer, hall, "event create", {"name": "Cup", "web": "public"})
        )
        page = night.look(lambda uow: uow.pages.first(event_id=EventId(1)))
        assert page is not None
        await server.answered(server.slash(night.organizer, hall, *chosen("event open")))
        events = [f"http://127.0.0.1:{port}/e/{page.key}" for port in ports]
        lives = [told(await session.get(f"{event}/live")) for event in events]
        async with asyncio.timeout(60):
            stamps = [(await anext(live))[1]["stamp"] for live in lives]
            assert stamps[0] == stamps[1]
            await done(server, night.organizer, hall, "event edit", {"name": "Autumn Cup"})
            for event, live in zip(events, lives, strict=True):
                async for _, said in live:
                    if said["stamp"] != stamps[0]:
                        break
                async with session.get(event) as answer:
                    assert "Autumn Cup" in await answer.text()


class BotOfFewFiles(BotProcess):
    """It may open no more files than this, as a host's limits may say."""

    FILES = 400

    def __init__(self, command: Sequence[str], log: Path, env: Mapping[str, str] | None = None) -> None:
        limited = (
            f"import os, resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({self.FILES},) * 2);"
            f"os.execv({sys.executable!r}, {list(command)!r})"
        )
        super().__init__((sys.executable, "-c", limited), log, env)


async def test_half_sent_requests_without_number_keep_no_command_waiting(tmp_path: Path) -> None:
    port = free_port()
    settings = {"GUILDHALL_WEB_PORT": str(port)}
    with ExitStack() as strangers:
        async with process_night(tmp_path, 4, settings=settings, bot_process=BotOfFewFiles) as night:
            for _ in range(2 * BotOfFewFiles.FILES):
                one = strangers.enter_context(socket.create_connection(("127.0.0.1", port)))
                one.sendall(b"GET / HTTP/1.1\r\nHost: ha")
            for name in ("first", "second"):
                said = night.server.slash(
                    night.organizer, night.rooms["hall"], "event create", {"name": name}
                )
                assert await night.server.answered(said, within=10)
            async with (
                aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=("127.0.0.2", 0))) as other,
                other.get(f"http://127.0.0.1:{port}/") as answer,
            ):
                assert answer.status == 200
            assert "Too many open files" not in night.bot.output
