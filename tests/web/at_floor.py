"""Whoever runs an event at its floor board: what they read, and which forms they send."""

import html
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from aiohttp import ClientResponse

from tests.support.league_builder import GUILD, JUDGE_ROLE, ORGANIZER_ROLE, League
from tests.web.signed import Browser, signed_in
from tests.web.site import Visitor, open_pages
from web.bot_side import BotSide, ServerMember

_FORM = re.compile(r"<form method=\"post\" action=\"([^\"]*)\".*?</form>", re.DOTALL)
_FIELD = re.compile(r"<input[^>]*? name=\"([\w-]+)\"[^>]*?value=\"([^\"]*)\"")


@dataclass
class Roles:
    """What Discord says of members: it can say otherwise at any moment."""

    of: dict[int, frozenset[int]] = field(default_factory=dict)

    async def __call__(self, server: int, user: int) -> ServerMember | None:
        """The member; None of who is none."""
        roles = self.of.get(user) if server == GUILD else None
        return None if roles is None else ServerMember(f"Staff {user}", roles)


@dataclass
class Staff:
    """Somebody with a device at the board of one event."""

    browser: Browser
    path: str

    async def look(self, **query: str | int) -> str:
        """The board."""
        words = "&".join(f"{name}={value}" for name, value in {"lang": "en", **query}.items())
        answer = await self.browser.get(f"{self.path}?{words}")
        assert answer.status == 200, answer.status
        return await answer.text()

    async def send(self, page: str, do: str, **said: str | int) -> ClientResponse:
        """Send the form of this deed that stands on the page, with what is typed into it."""
        address, inside = form_on(page, do, said)
        typed = {name.replace("_", "-"): str(value) for name, value in said.items()}
        return await self.browser.post(address, {**inside, **typed})

    async def does_on(self, page: str, do: str, **said: str | int) -> str:
        """Send a form of a page that is answered with a page."""
        answer = await self.send(page, do, **said)
        assert answer.status == 200, answer.status
        return await answer.text()

    async def does(self, do: str, *, table: int = 0, **said: str | int) -> str:
        """Look, do it, and see what is there then."""
        page = await self.look(**({"table": table} if table else {}))
        answer = await self.send(page, do, **said)
        assert answer.status in (200, 303), answer.status
        if answer.status == 200:
            shown = await answer.text()
            if 'name="sure"' not in shown:
                return shown
            address, inside = form_on(shown, do, {"sure": 1})
            answer = await self.browser.post(address, inside)
            assert answer.status == 303
        return await (await self.browser.get(answer.headers["Location"])).text()


def form_on(page: str, do: str, said: dict[str, str | int]) -> tuple[str, dict[str, str]]:
    """Where the first form of this deed leads whose hidden fields say nothing else, and what it carries."""
    for found in _FORM.finditer(page):
        inside = {name: html.unescape(value) for name, value in _FIELD.findall(found[0])}
        is_meant = all(inside.get(name) in (None, "", str(value)) for name, value in said.items())
        if inside.get("do") == do and is_meant:
            return html.unescape(found[1]), inside
    raise AssertionError(f"no form does {do} with {said}")


def forms_on(page: str) -> set[str]:
    """What can be done on a page."""
    return set(re.findall(r'name="do" value="([\w-]+)"', page))


@asynccontextmanager
async def floor_pages(made: League) -> AsyncIterator[tuple[Visitor, Roles]]:
    """The pages beside a league; user 1 organizes there, user 2 judges."""
    roles = Roles({1: frozenset({ORGANIZER_ROLE}), 2: frozenset({JUDGE_ROLE}), 1001: frozenset()})
    async with open_pages(made.database, bot=BotSide(member=roles)) as visitor:
        yield visitor, roles


async def staff(visitor: Visitor, made: League, user: int = 1) -> Staff:
    """One of those who run it, signed in."""
    return Staff(await signed_in(visitor, user, f"Staff {user}"), f"/f/{made.event_id}")
