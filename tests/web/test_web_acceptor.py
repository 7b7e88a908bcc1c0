"""Strangers who hold connections open take no place from others, and no file from the bot."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession, web

from bot.descriptors import for_strangers
from web import acceptor
from web.acceptor import Acceptor, runner_of

MOST = 8


@asynccontextmanager
async def served(*, by_address: bool) -> AsyncIterator[tuple[str, int]]:
    """A server that says "page" and takes few connections."""

    async def page(_request: web.Request) -> web.Response:
        return web.Response(text="page")

    app = web.Application()
    app.router.add_get("/", page)
    runner = runner_of(app, shutdown_timeout=1)
    await runner.setup()
    door = Acceptor(runner, socket.create_server(("127.0.0.1", 0)), MOST, by_address=by_address)
    door.start()
    yield door.address
    await door.close()
    await runner.cleanup()


def opened(address: tuple[str, int], count: int, said: bytes, own: str = "127.0.0.1") -> list[socket.socket]:
    """So many connections from one address, each of which has said only this."""
    made = [socket.create_connection(address, source_address=(own, 0)) for _ in range(count)]
    for one in made:
        one.sendall(said)
    return made


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))  # noqa: PTH208 - counted alone


async def page_of(address: tuple[str, int]) -> str:
    async with ClientSession() as session, session.get(f"http://{address[0]}:{address[1]}/") as answer:
        return await answer.text()


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: ha", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"])
async def test_whoever_sends_half_a_request_or_none_is_sent_away_and_others_are_answered(
    monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(acceptor, "IDLE", 0.3)
    async with served(by_address=False) as address, asyncio.timeout(20):
        strangers = opened(address, 5 * MOST, said)
        assert await page_of(address) == "page"
        for one in strangers:
            one.close()


async def test_no_more_files_are_opened_than_strangers_may_have() -> None:
    async with served(by_address=False) as address, asyncio.timeout(20):
        strangers = opened(address, 5 * MOST, b"GET / HT")
        before = open_files()
        while open_files() - before < MOST:  # noqa: ASYNC110 - the kernel tells of no file
            await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        assert open_files() - before == MOST
        for one in strangers:
            one.close()


async def test_one_address_leaves_places_to_others() -> None:
    async with served(by_address=True) as address, asyncio.timeout(20):
        strangers = opened(address, 5 * MOST, b"GET / HT", own="127.0.0.2")
        assert await page_of(address) == "page"
        for one in strangers:
            one.close()


@pytest.mark.parametrize("limit", [128, 256, 400, 1024, 8192, 10**9])
def test_the_bot_keeps_files_for_itself_at_every_usual_limit(limit: int) -> None:
    assert limit - for_strangers(limit) >= min(256, limit // 2)


def test_the_unit_grants_what_the_pages_may_use() -> None:
    unit = Path("deploy/guildhall.service").read_text()
    (granted,) = (line.partition("=")[2] for line in unit.splitlines() if line.startswith("LimitNOFILE="))
    assert for_strangers(int(granted)) == for_strangers(10**9)
