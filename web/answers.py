"""From a request to an answer: made once for everybody, kept until what it shows has changed."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from http import HTTPStatus
from time import thread_time
from typing import Any, Final, ParamSpec, TypeVar

from aiohttp import web

from bot.i18n import plain
from data.unit_of_work import UnitOfWork
from usecases.show.page.head import Subject
from web.bot_side import BotSide
from web.guard import RequestGuard
from web.limits import MADE
from web.live import short
from web.page_cache import CachedPage, PageCache, packed_page
from web.pages import ALL_PAGES, RenderContext, message_page
from web.reader import Reader
from web.render import LanguageChoice
from web.site import Site, is_api
from web.words import chosen, spoken

HTML: Final = "text/html"
PNG: Final = "image/png"
_SHORT: Final = "public, max-age=1, stale-while-revalidate=10"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""A file that is named after its content never changes."""
_WORDS: Final = {
    403: ("web-denied", "web-denied-why"),
    413: ("web-denied", "web-denied-why"),
    404: ("web-not-found", "web-not-found-why"),
    405: ("web-not-found", "web-not-found-why"),
    429: ("web-too-many", "web-too-many-why"),
}
_CODES: Final = {
    403: "refused", 404: "not-found", 405: "method-not-allowed", 413: "refused", 429: "too-many-requests",
}  # fmt: skip
"""What went wrong, in the words of `web/openapi.json`."""
_DIGITS: Final = 4
_BROKEN: Final = ("web-broken", "web-broken-why")

Query = Callable[[Any, UnitOfWork], Any]
Show = Callable[[RenderContext, Any], bytes | None]
P = ParamSpec("P")
T = TypeVar("T")


class Meter:
    """How much of our own work an answer took."""

    def __init__(self, ticks: Callable[[], float]) -> None:
        """`ticks` counts the seconds in which the thread that asks has worked."""
        self._ticks = ticks
        self.seconds = 0.0

    def timed(self, work: Callable[P, T]) -> Callable[P, T]:
        """The same work, counted."""

        def counted(*asked: P.args, **named: P.kwargs) -> T:
            before = self._ticks()
            try:
                return work(*asked, **named)
            finally:
                self.seconds += self._ticks() - before

        return counted


@dataclass(frozen=True, slots=True)
class PageRequest:
    """A page of an event or of a server: the question, and how its answer is shown.

    `is_personal`: one of very many, made from what is kept for all of them (`show` may find nothing in it).
    """

    subject: Subject
    query: Query
    question: Any
    show: Show
    kind: str = HTML
    cost: float = MADE
    is_personal: bool = False


class Answers:
    """One for each process."""

    def __init__(
        self,
        site: Site,
        reader: Reader,
        cache: PageCache,
        guard: RequestGuard,
        bot: BotSide,
    ) -> None:
        """Everything that is needed to answer a viewer."""
        self.site = site
        self.reader = reader
        self.cache = cache
        self.guard = guard
        self.bot = bot
        self.ticks: Callable[[], float] = thread_time

    async def answer(self, request: web.Request, wanted: PageRequest) -> web.Response:
        """The page, or (where nothing has changed since the viewer last asked) that it is the same."""
        stamp = await self.cache.stamp(wanted.subject)
        if stamp is None:
            raise web.HTTPNotFound
        ctx = self.context(request, stamp)
        if ctx.page > 1:  # a page that there is not costs no more than the last one
            first = await self._found(request, wanted, replace(ctx, page=1), stamp)
            ctx = replace(ctx, page=min(ctx.page, first.pages))
        return _as_response(request, await self._found(request, wanted, ctx, stamp))

    async def _found(
        self, request: web.Request, wanted: PageRequest, ctx: RenderContext, stamp: str
    ) -> CachedPage:
        """The page as it is kept, or made anew. Raises `HTTPNotFound`."""
        # A clock goes on while nothing changes: once a minute the page is made anew.
        mark = f"{stamp}@{int(ctx.now.timestamp()) // 60}"
        key = (request.path, wanted.question, ctx.reading, ctx.page)
        found = None if wanted.is_personal else self.cache.pages.held(key, mark)
        if found is None:
            self.guard.charge(request, wanted.cost)
            meter = Meter(self.ticks)
            is_known = self.cache.pages.knows(key)
            found = await self._made(key, mark, wanted, ctx, meter)
            if not is_known:  # what changes is made anew for everybody; what nobody else wants, for who asks
                self.guard.charge_work(request, meter.seconds)
        if found is None:
            raise web.HTTPNotFound
        return found

    async def _made(
        self, key: object, mark: str, wanted: PageRequest, ctx: RenderContext, meter: "Meter"
    ) -> CachedPage | None:
        def show(view: Any) -> CachedPage | None:  # noqa: ANN401 - the answer to any question
            body = wanted.show(ctx, view)
            return None if body is None else packed_page(body, wanted.kind, ctx.counted)

        if wanted.is_personal:
            asked = (wanted.query, wanted.question)
            view = self.cache.views.held(asked, mark) or await self.cache.views.made(
                asked, mark, lambda: self.reader.ask(wanted.query, wanted.question)
            )
            return None if view is None else await self.reader.shown(meter.timed(lambda: show(view)))
        make_it = self.reader.drawn if wanted.kind == PNG else self.reader.made
        query, shown = meter.timed(wanted.query), meter.timed(show)
        return await self.cache.pages.made(key, mark, lambda: make_it(query, wanted.question, shown))

    def context(self, request: web.Request, stamp: str = "") -> RenderContext:
        """One request for a page."""
        asked = request.query.get("page", "")
        number = ALL_PAGES if asked == "all" else max(small_number(asked, 1), 1)
        return RenderContext(
            self.site,
            reading_of(request),
            request.path,
            self.reader.now(),
            short(stamp),
            number,
            faces=self.bot.face,
        )

    def sorry(self, request: web.Request, status: int) -> web.Response:
        """What went wrong, in words; other programs are told in JSON."""
        heading, words = _WORDS.get(status, _BROKEN)
        headers = {"Cache-Control": "no-store"} | (
            {"Retry-After": "5"} if status == HTTPStatus.TOO_MANY_REQUESTS else {}
        )
        if is_api(request.path):
            said = plain(reading_of(request).language, heading)
            error = {"status": status, "code": _CODES.get(status, "broken"), "message": said}
            return web.json_response({"error": error}, status=status, headers=headers)
        body = message_page(self.context(request), heading, words)
        return web.Response(body=body, status=status, content_type=HTML, charset="utf-8", headers=headers)


def reading_of(request: web.Request) -> LanguageChoice:
    """In which language the viewer reads."""
    own = chosen(request.query.get("lang", ""))
    return LanguageChoice(own or spoken(request.headers.get("Accept-Language", "")), own)


def small_number(typed: str, otherwise: int) -> int:
    """A number of up to four digits from an address."""
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) <= _DIGITS else otherwise


def _as_response(request: web.Request, found: CachedPage) -> web.Response:
    headers = {"ETag": found.etag, "Cache-Control": _SHORT, "Vary": "Accept-Language, Accept-Encoding"}
    if found.etag in request.headers.get("If-None-Match", ""):
        return web.Response(status=304, headers=headers)
    packed = "gzip" in request.headers.get("Accept-Encoding", "")
    if packed:
        headers["Content-Encoding"] = "gzip"
    charset = None if found.kind.startswith("image/") else "utf-8"
    body = found.packed if packed else found.body
    return web.Response(body=body, content_type=found.kind, charset=charset, headers=headers)
