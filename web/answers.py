"""From a request to an answer: made once for everybody, kept until what it shows has changed."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final

from aiohttp import web

from data.unit_of_work import UnitOfWork
from usecases.show.page.head import event_stamp, server_stamp
from web.guard import Guard
from web.limits import MADE
from web.live import short
from web.pages import Asking, message_page
from web.reader import Reader
from web.render import Reading
from web.shelf import Leaf, Shelf, leaf
from web.site import Site
from web.words import chosen, spoken

HTML: Final = "text/html"
_SHORT: Final = "public, max-age=1, stale-while-revalidate=10"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""A file that is named after its content never changes."""
_WORDS: Final = {
    404: ("web-not-found", "web-not-found-why"),
    405: ("web-not-found", "web-not-found-why"),
    429: ("web-too-many", "web-too-many-why"),
}
_DIGITS: Final = 4
_BROKEN: Final = ("web-broken", "web-broken-why")

Query = Callable[[Any, UnitOfWork], Any]
Show = Callable[[Asking, Any], bytes]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A page of an event (by its address) or of a server (by its number): the question, and how its answer is shown.

    `kept`: it is one of few, so it is worth keeping.
    """

    subject: str | int
    query: Query
    question: Any
    show: Show
    kind: str = HTML
    cost: float = MADE
    kept: bool = True


class Answers:
    """One for each process."""

    def __init__(self, site: Site, reader: Reader, shelf: Shelf, guard: Guard) -> None:
        """Everything that is needed to answer a viewer."""
        self.site = site
        self.reader = reader
        self.shelf = shelf
        self.guard = guard

    async def answer(self, request: web.Request, wanted: Wanted) -> web.Response:
        """The page, or (where nothing has changed since the viewer last asked) that it is the same."""
        stamp = await self.stamp(wanted.subject)
        if stamp is None:
            raise web.HTTPNotFound
        asking = self._asking(request, stamp)
        # A clock goes on while nothing changes: once a minute the page is made anew.
        mark = f"{stamp}@{int(asking.now.timestamp()) // 60}"
        key = (request.path, wanted.question, asking.reading, asking.page)
        found = self.shelf.held(key, mark) if wanted.kept else None
        if found is None:
            self.guard.charge(request, wanted.cost)
            found = await self._made(key, mark, wanted, asking)
        if found is None:
            raise web.HTTPNotFound
        return _as_response(request, found)

    async def stamp(self, subject: str | int) -> str | None:
        """What differs whenever a page of this event or server does."""
        query = event_stamp if isinstance(subject, str) else server_stamp
        found = await self.shelf.stamp(query, subject)
        return found[1] if found else None

    async def _made(self, key: object, mark: str, wanted: Wanted, asking: Asking) -> Leaf | None:
        async def make() -> Leaf | None:
            return await self.reader.made(
                wanted.query, wanted.question, lambda view: leaf(wanted.show(asking, view), wanted.kind)
            )

        if not wanted.kept:
            return await make()
        return await self.shelf.made(key, mark, lambda: asyncio.create_task(make()))

    def _asking(self, request: web.Request, stamp: str) -> Asking:
        number = small_number(request.query.get("page", ""), 1)
        return Asking(self.site, reading_of(request), request.path, self.reader.now(), short(stamp), number)

    def sorry(self, request: web.Request, status: int) -> web.Response:
        """What went wrong, in words."""
        heading, words = _WORDS.get(status, _BROKEN)
        body = message_page(self._asking(request, ""), heading, words)
        headers = {"Cache-Control": "no-store"} | (
            {"Retry-After": "5"} if status == HTTPStatus.TOO_MANY_REQUESTS else {}
        )
        return web.Response(body=body, status=status, content_type=HTML, charset="utf-8", headers=headers)


def reading_of(request: web.Request) -> Reading:
    """In which language the viewer reads."""
    own = chosen(request.query.get("lang", ""))
    return Reading(own or spoken(request.headers.get("Accept-Language", "")), own)


def small_number(typed: str, otherwise: int) -> int:
    """A number of up to four digits that somebody wrote into an address."""
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) <= _DIGITS else otherwise


def _as_response(request: web.Request, found: Leaf) -> web.Response:
    headers = {"ETag": found.etag, "Cache-Control": _SHORT, "Vary": "Accept-Language, Accept-Encoding"}
    if found.etag in request.headers.get("If-None-Match", ""):
        return web.Response(status=304, headers=headers)
    packed = "gzip" in request.headers.get("Accept-Encoding", "")
    if packed:
        headers["Content-Encoding"] = "gzip"
    charset = None if found.kind.startswith("image/") else "utf-8"
    body = found.packed if packed else found.body
    return web.Response(body=body, content_type=found.kind, charset=charset, headers=headers)
