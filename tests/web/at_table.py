"""Players at the page of a game: what they read, and what they press."""

import html
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from aiohttp import ClientResponse

from tests.support.game_table import GameTable
from tests.web.signed import Browser, signed_in
from tests.web.site import Visitor, open_pages

_WORDS = re.compile(r'name="words" value="([^"]*)"(?! disabled)')
_STEP = re.compile(r'<a class="say[^"]*" href="([^"]*)"')


@dataclass
class Player:
    """Somebody with a device at the page of one game."""

    browser: Browser
    path: str

    async def look(self, step: str = "", *, lang: str = "en") -> str:
        """The page of a step."""
        answer = await self.browser.get(f"{self.path}?lang={lang}" + (f"&step={step}" if step else ""))
        assert answer.status == 200, answer.status
        return await answer.text()

    async def say(self, words: str, page: str | None = None, **fields: str) -> ClientResponse:
        """Press the button with these words on a page that was read before, by default on a fresh one."""
        shown = await self.look() if page is None else page
        return await self.browser.post(f"{self.path}?lang=en", {**inside(shown), "words": words, **fields})


def inside(page: str) -> dict[str, str]:
    """What each form of the page carries."""
    found = {name: re.search(rf'name="{name}" value="([^"]*)"', page) for name in ("stamp", "once", "mark")}
    return {name: one[1] for name, one in found.items() if one}


def said_on(page: str) -> list[str]:
    """What the buttons of a page say."""
    return [html.unescape(words) for words in _WORDS.findall(page)]


def steps_on(page: str) -> list[str]:
    """Where the further steps of a page are."""
    return [html.unescape(address) for address in _STEP.findall(page)]


def text_of(page: str) -> str:
    """What a reader reads."""
    body = page.partition("<main")[2].partition("</main>")[0]
    return html.unescape(" ".join(re.sub(r"<[^>]+>", " ", body).split()))


async def player(visitor: Visitor, table: GameTable, seat: int) -> Player:
    """The person of a seat, signed in."""
    user = table.user_of(seat)
    return Player(await signed_in(visitor, user, f"Player {user}"), f"/t/{table.game_id}")


@asynccontextmanager
async def table_pages(table: GameTable) -> AsyncIterator[Visitor]:
    """The pages beside a game, at its hour."""
    async with open_pages(table.database) as visitor:
        visitor.watch.now = table.now
        yield visitor
