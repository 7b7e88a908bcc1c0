"""The sandbox's web server: the page, its pictures, and one web socket a tab."""

import asyncio
import json
import mimetypes
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web
from simcord.backend.cdn import CDN_BASE

from bot.sandbox import acts, snapshot
from bot.sandbox.locale import DEFAULT_LOCALE, LOCALES
from bot.sandbox.people import ORGANIZER
from bot.sandbox.tab import Show, Tab

HOST = "127.0.0.1"
STATIC = Path(__file__).with_name("static")
LOOK_SECONDS = 0.1
LONGEST_SKIP = 7 * 24 * 3600
_UPLOAD_LIMIT = 40 * 1024 * 1024

_SHOW = web.AppKey("show", Show)
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

# The page loads nothing from elsewhere; pictures and previews of uploads come from here too.
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}


def application(show: Show) -> web.Application:
    """The web application for one show."""
    app = web.Application(middlewares=[_local_only])
    app[_SHOW] = show
    app.router.add_get("/", _index)
    app.router.add_get("/live", _live)
    app.router.add_get("/cdn/{path:.+}", _picture)
    app.router.add_static("/static", STATIC)
    app.on_response_prepare.append(_add_headers)
    return app


@web.middleware
async def _local_only(request: web.Request, handler: _Handler) -> web.StreamResponse:
    """Answer this machine's own page only: another site must not act here through the visitor's browser."""
    origin = request.headers.get("Origin")
    host = request.headers.get("Host", "").rsplit(":", 1)[0]
    if host not in {HOST, "localhost"} or (origin is not None and origin != f"http://{request.host}"):
        raise web.HTTPForbidden(text="This sandbox answers only its own page on this machine.")
    return await handler(request)


async def _add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(_HEADERS)


async def _index(_request: web.Request) -> web.FileResponse:
    return web.FileResponse(STATIC / "index.html")


async def _picture(request: web.Request) -> web.Response:
    """An attached file; anything but a picture is downloaded, never opened."""
    path = request.match_info["path"]
    blob = request.app[_SHOW].backend.cdn.get(f"{CDN_BASE}/{path}")
    if blob is None:
        raise web.HTTPNotFound
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    shown = kind.startswith("image/") and kind != "image/svg+xml"
    disposition = "inline" if shown else "attachment"
    return web.Response(body=blob, content_type=kind, headers={"Content-Disposition": disposition})


async def _live(request: web.Request) -> web.StreamResponse:
    """One tab: its requests come in, and what it sees goes out whenever that changes."""
    socket = web.WebSocketResponse(heartbeat=20, max_msg_size=_UPLOAD_LIMIT)
    try:
        await socket.prepare(request)
    except ConnectionResetError:  # the tab was closed while it connected
        return web.Response()
    await _Connection(request.app[_SHOW], socket).run()
    return socket


class _Connection:
    """One tab's web socket."""

    def __init__(self, show: Show, socket: web.WebSocketResponse) -> None:
        viewer = show.world.members[ORGANIZER].id
        self.tab = Tab(show, viewer, snapshot.first_channel(show, viewer), DEFAULT_LOCALE)
        self.socket = socket
        self.looking = False
        self.sent: dict[str, str] = {}
        self.seen: tuple[int, int, int, str] | None = None
        self.ahead: float | None = None
        self.answering: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        watcher = asyncio.create_task(self._watch())
        try:
            async for message in self.socket:
                if message.type == WSMsgType.TEXT:
                    self._receive(message.data)
        finally:
            for task in (watcher, *self.answering):
                task.cancel()

    def _receive(self, text: str) -> None:
        """Answer in a task of its own: a slow command does not keep the tab from looking elsewhere."""
        try:
            request = json.loads(text)
        except ValueError:
            return
        if isinstance(request, dict):
            task = asyncio.create_task(self._answer(request))
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)

    async def _answer(self, request: Mapping[str, Any]) -> None:
        answer = await self._perform(request)
        if self.looking:
            await self._refresh()
        await self._send({"answer": request.get("id"), **answer})

    async def _perform(self, request: Mapping[str, Any]) -> acts.Answer:
        if request.get("do") == "look":
            return self._look(request)
        if request.get("do") == "skip":
            return await self._skip(request)
        return await acts.perform(self.tab, request)

    def _look(self, request: Mapping[str, Any]) -> acts.Answer:
        """Become that person, at that channel (or the nearest that they may see), in that language."""
        show = self.tab.show
        members = {member.id for member in show.world.members.values()}
        viewer = _number(request.get("me"))
        private = self.tab.place().guild_id is None
        if viewer in members:
            self.tab.viewer = viewer
        if request.get("locale") in LOCALES:
            self.tab.locale = str(request["locale"])
        wanted = _number(request.get("channel"))
        if wanted and self.tab.can_see(wanted):
            self.tab.channel = wanted
        elif not self.tab.can_see(self.tab.channel):
            self.tab.channel = snapshot.nearest_channel(show, self.tab.viewer, private=private)
        self.looking = True
        return {"ok": True}

    async def _skip(self, request: Mapping[str, Any]) -> acts.Answer:
        seconds = _number(request.get("seconds"))
        if not 0 < seconds <= LONGEST_SKIP:
            return acts.refused("skip", "from one second to seven days")
        try:
            await self.tab.show.stage.skip(seconds)
        except TimeoutError:
            return acts.refused("busy", "the bot is still working on it")
        return {"ok": True}

    async def _watch(self) -> None:
        """Send what changed, ten times a second at most."""
        while not self.socket.closed:
            if self.looking:
                await self._refresh()
            await asyncio.sleep(LOOK_SECONDS)

    async def _refresh(self) -> None:
        await self._send_clock()
        tab = self.tab
        seen = (tab.show.version, tab.viewer, tab.channel, tab.locale)
        if seen == self.seen:
            return
        self.seen = seen
        if not tab.can_see(tab.channel):
            tab.channel = snapshot.first_channel(tab.show, tab.viewer)
        tab.show.mark_read(tab.viewer, tab.channel)
        await self._send_changed("commands", snapshot.commands(tab))
        await self._send_changed("state", snapshot.state(tab))

    async def _send_clock(self) -> None:
        """Tell the time when the page, counting on by itself, would be wrong: at first and after a skip."""
        now = self.tab.show.stage.now().timestamp()
        ahead = now - time.monotonic()
        if self.ahead is None or abs(ahead - self.ahead) > 1:
            self.ahead = ahead
            await self._send({"now": now})

    async def _send_changed(self, kind: str, content: Mapping[str, Any]) -> None:
        text = json.dumps({kind: content}, ensure_ascii=False)
        if self.sent.get(kind) != text:
            self.sent[kind] = text
            await self._put(text)

    async def _send(self, content: Mapping[str, Any]) -> None:
        await self._put(json.dumps(content, ensure_ascii=False))

    async def _put(self, text: str) -> None:
        """Nothing, where the tab has just been closed."""
        if not self.socket.closed:
            with suppress(ConnectionResetError):
                await self.socket.send_str(text)


def _number(value: object) -> int:
    """The number that a browser sent, or 0."""
    text = str(value)
    return int(text) if text.isascii() and text.isdecimal() else 0
