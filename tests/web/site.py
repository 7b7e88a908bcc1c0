"""The pages over a league of the tests, asked through a real server on loopback."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

from aiohttp import ClientResponse, ClientSession

from data.database import Database
from data.records import EventPage, Visibility
from data.transaction import read
from tests.support.league_builder import NOW, League
from usecases.event.page import show_on_web
from web.bot_side import BotSide
from web.server import PageServer, listen_at
from web.site import Site


@dataclass
class Watch:
    """The clock of the bot in a test."""

    now: datetime = NOW + timedelta(hours=1)

    def __call__(self) -> datetime:
        return self.now


@dataclass
class Visitor:
    """Somebody without an account."""

    session: ClientSession
    base: str
    pages: PageServer
    watch: Watch
    database: Database

    async def get(self, path: str, **headers: str) -> ClientResponse:
        """Ask for a page."""
        return await self.session.get(self.base + path, headers=headers, allow_redirects=False)

    async def read(self, path: str, **headers: str) -> str:
        """The page that is there."""
        answer = await self.get(path, **headers)
        assert answer.status == 200, (path, answer.status)
        return await answer.text()

    async def seen(self, path: str, **headers: str) -> str:
        """What a reader sees of it."""
        page = await self.read(path, **headers)
        return " ".join(re.sub(r"<[^>]+>", " ", page.partition("<body")[2].partition(">")[2]).split())

    async def status(self, path: str) -> int:
        """Whether there is a page."""
        return (await self.get(path)).status


@asynccontextmanager
async def visited(made: League) -> AsyncIterator[Visitor]:
    """The pages of a league, open for a visitor."""
    async with open_pages(made.database) as visitor:
        yield visitor


@asynccontextmanager
async def open_pages(
    database: Database,
    address: str = "",
    bot: BotSide = BotSide(),  # noqa: B008 - it is frozen
) -> AsyncIterator[Visitor]:
    """The pages of a database, open for a visitor; `address` is where the host says that they stand."""
    listening = listen_at("127.0.0.1", 0)
    base = f"http://127.0.0.1:{listening.getsockname()[1]}"
    watch = Watch()
    pages = PageServer(Site(address or base), database, watch, bot=bot)
    await pages.open(listening)
    try:
        async with ClientSession() as session:
            yield Visitor(session, base, pages, watch, database)
    finally:
        await pages.close()


def on_web(made: League, visibility: Visibility = Visibility.PUBLIC) -> str:
    """The event is found from now on; the address of its page."""
    page: EventPage = made.change(lambda uow: show_on_web(uow, made.event_id, visibility))
    return f"/e/{page.key}"


def key_of(made: League) -> str:
    """The present key."""
    page = read(made.database, lambda uow: uow.pages.first(event_id=made.event_id))
    assert page is not None
    return page.key
