"""Serving the pages beside the bot: opened when it starts, closed before it leaves."""

import socket
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

from aiohttp import web

from data.database import Database
from data.trouble import trouble_of
from web.acceptor import Acceptor, runner_of
from web.activity import add_activity
from web.answers import Answers
from web.bot_side import BotSide
from web.door import add_door
from web.floor.pages import add_floor
from web.guard import RequestGuard, add_headers
from web.limits import LARGEST_FORM, LIVE_OF_ONE
from web.live import LiveUpdates
from web.page_cache import Followed, PageCache
from web.personal import add_personal_pages
from web.reader import Reader
from web.routes import LIVE, add_pages
from web.seats import add_seats
from web.site import Site
from web.table.pages import add_table

_LAST_ANSWERS: Final = 2.0
_CONNECTIONS: Final = 1000
_LIVE_SHARE: Final = 0.8
"""Of all connections: the rest is for those who ask for a page."""


class PageServer:
    """The pages of one process."""

    def __init__(
        self,
        site: Site,
        database: Database,
        now: Callable[[], datetime],
        most: int = _CONNECTIONS,
        bot: BotSide = BotSide(),  # noqa: B008 - it is frozen
    ) -> None:
        """`now` is the bot's clock; at most `most` are connected at a time."""
        self.site = site
        self._most = most
        self._reader = Reader(database, now, bot.notify)
        cache = PageCache(self._reader)
        url = database.url.render_as_string(hide_password=False)
        self._guard = RequestGuard(site.proxies, lambda error: trouble_of(error, url))
        self._answers = Answers(site, self._reader, cache, self._guard, bot)
        self.live = LiveUpdates(cache, now, is_shared=self._reader.is_shared)
        self._of_address: dict[str, int] = {}
        self._runner: web.AppRunner | None = None
        self._acceptor: Acceptor | None = None

    def application(self) -> web.Application:
        """Everything that can be asked for."""
        guarded = self._guard.middleware(self._answers.sorry)
        app = web.Application(middlewares=[guarded], client_max_size=LARGEST_FORM)
        for path, subject_of in LIVE.items():
            app.router.add_get(f"{path}/live", self._listening(subject_of))
            app.router.add_get(f"{path}/now", self._told_now(subject_of))
        add_pages(app, self._answers)
        if self.site.signs_in:
            personal = add_personal_pages(app, self._answers)
            add_table(app, self._answers, personal, self._listen)
            add_floor(app, self._answers, personal, self._listen)
            add_activity(app, self._answers, personal)
            add_seats(app, self._answers)
            add_door(app, self._answers)
        app.on_response_prepare.append(add_headers)
        return app

    async def open(self, listening: socket.socket) -> None:
        """Answer on this socket from now on."""
        self._runner = runner_of(self.application(), _LAST_ANSWERS)
        await self._runner.setup()
        self._acceptor = Acceptor(self._runner, listening, self._most, by_address=not self.site.proxies)
        self._acceptor.start()

    async def close(self) -> None:
        """Tell the live viewers to come back later, answer whoever waits, and leave."""
        self.live.close()
        runner, self._runner = self._runner, None
        if self._acceptor is not None:
            await self._acceptor.close()
        if runner is not None:
            await runner.cleanup()
        self._reader.close()

    def _listening(
        self, subject_of: Callable[[web.Request], Followed]
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handler(request: web.Request) -> web.StreamResponse:
            return await self._listen(request, subject_of(request))

        return handler

    def _told_now(
        self, subject_of: Callable[[web.Request], Followed]
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handler(request: web.Request) -> web.StreamResponse:
            said = await self.live.now(subject_of(request))
            if said is None:
                raise web.HTTPNotFound
            return web.json_response(said, headers={"Cache-Control": "no-store"})

        return handler

    async def _listen(self, request: web.Request, subject: Followed) -> web.StreamResponse:
        address = self._guard.address(request)
        if await self._answers.cache.stamp(subject) is None:
            raise web.HTTPNotFound
        if self.live.count >= self._most * _LIVE_SHARE or self._of_address.get(address, 0) >= LIVE_OF_ONE:
            raise web.HTTPTooManyRequests
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        response = web.StreamResponse(headers=headers)
        response.content_type, response.charset = "text/event-stream", "utf-8"
        self._of_address[address] = self._of_address.get(address, 0) + 1
        try:
            await response.prepare(request)
            await response.write(b"retry: 2000\n\n")
            await self.live.listen(subject, response)
        except ConnectionError:
            pass  # the viewer has gone
        finally:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]
        return response


def listen_at(host: str, port: int) -> socket.socket:
    """A socket for the pages; several processes of one machine may share a port. Raises OSError."""
    return socket.create_server((host, port), reuse_port=port != 0 and hasattr(socket, "SO_REUSEPORT"))
