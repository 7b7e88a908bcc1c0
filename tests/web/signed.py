"""Browsers that sign in on the pages of a test."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from aiohttp import ClientResponse, DummyCookieJar

from tests.web.site import Visitor
from usecases.caller import Caller
from usecases.device.ask_for_link import AskForLink, Link, ask_for_link
from usecases.execute import execute

HANA = 1001
COOKIE = "guildhall"
NO_MORE: Mapping[str, str] = MappingProxyType({})
OWN_FORM: Mapping[str, str] = {
    "Sec-Fetch-Site": "same-origin",
    "User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/131.0",
}


@dataclass
class Browser:
    """One browser: it keeps what it is told to keep, and says of its forms that they come from the page."""

    visitor: Visitor
    kept: dict[str, str] = field(default_factory=dict)

    async def get(self, path: str, told: Mapping[str, str] = NO_MORE) -> ClientResponse:
        """Look at a page."""
        return self._noted(await self._ask("GET", path, told))

    async def post(
        self, path: str, form: Mapping[str, Any] = NO_MORE, told: Mapping[str, str] = NO_MORE
    ) -> ClientResponse:
        """Send a form of the page; `told` are headers that say otherwise where it comes from."""
        return self._noted(await self._ask("POST", path, {**OWN_FORM, **told}, form))

    async def _ask(
        self, method: str, path: str, headers: Mapping[str, str], form: Mapping[str, Any] = NO_MORE
    ) -> ClientResponse:
        told = {name: value for name, value in headers.items() if value}
        if self.kept:
            told["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.kept.items())
        url = self.visitor.base + path
        return await self.visitor.session.request(
            method, url, headers=told, data=dict(form), allow_redirects=False
        )

    def _noted(self, answer: ClientResponse) -> ClientResponse:
        for name, morsel in answer.cookies.items():
            if morsel["max-age"] == "0":
                self.kept.pop(name, None)
            else:
                self.kept[name] = morsel.value
        return answer

    async def sign_out(self, told: Mapping[str, str] = NO_MORE) -> ClientResponse:
        """Press the button of the home."""
        page = await (await self.get("/home")).text()
        found = re.search(r'name="mark" value="(\w+)"', page)
        return await self.post("/home/sign-out", {"mark": found[1] if found else ""}, told)


def browser(visitor: Visitor) -> Browser:
    """A browser that holds nothing yet: all of a test share one connection, and none another's cookies."""
    visitor.session._cookie_jar = DummyCookieJar()
    return Browser(visitor)


def link_for(visitor: Visitor, user: int = HANA, name: str = "Hana") -> str:
    """Where a new link leads, as the person asked for it on Discord."""
    link = execute(
        visitor.database, ask_for_link, AskForLink(Caller(user, name, 0, visitor.watch()), visitor.base)
    )
    assert isinstance(link, Link), link
    return f"/in/{link.secret}"


async def signed_in(visitor: Visitor, user: int = HANA, name: str = "Hana") -> Browser:
    """A browser of this person."""
    one = browser(visitor)
    assert (await one.post(link_for(visitor, user, name))).status == 303
    return one
