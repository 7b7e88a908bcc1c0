"""Live pages: whoever looks on is told within a second that something has changed, by whichever process."""

import asyncio
import hashlib
import json
from collections.abc import Callable
from datetime import datetime
from typing import Final

from aiohttp import web

from web.page_cache import Followed, PageCache

POLL: Final = 0.5
"""Seconds between two looks where other processes write too."""
_SETTLE: Final = 0.05
"""Seconds in which the changes of one action gather."""
_HEARTBEAT: Final = 15.0
_A_JUMP: Final = 1.0


class _Watched:
    """One event, server or player's game whose page is open in a browser."""

    def __init__(self) -> None:
        self.stamp = ""
        self.listeners: set[asyncio.Event] = set()


class LiveUpdates:
    """The open connections of this process; nothing of what they look at is kept but its stamp."""

    def __init__(self, cache: PageCache, now: Callable[[], datetime], *, is_shared: bool) -> None:
        """`is_shared`: other processes may change the database too."""
        self._cache = cache
        self._now = now
        self._pause = POLL if is_shared else None
        self._watched: dict[Followed, _Watched] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ahead = 0.0
        self.count = 0

    def notify(self) -> None:
        """This process has changed the database."""
        self._cache.expire()
        self._changed.set()

    def close(self) -> None:
        """Tell everybody to come back later."""
        if self._task is not None:
            self._task.cancel()
        watched, self._watched = self._watched, {}
        for one in watched.values():
            for listener in one.listeners:
                listener.set()

    async def now(self, subject: Followed) -> dict[str, int | str] | None:
        """What is told to who asks now and then, for want of room to listen; None where there is nothing."""
        stamp = await self._cache.stamp(subject)
        return None if stamp is None else self._said(stamp)

    async def listen(self, subject: Followed, response: web.StreamResponse) -> None:
        """Tell one viewer of each change until they leave."""
        watched = self._watched.setdefault(subject, _Watched())
        listener = asyncio.Event()
        watched.listeners.add(listener)
        self.count += 1
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._watch(), name="pages")
        try:
            self._has_jumped()
            watched.stamp = await self._cache.stamp(subject) or ""
            await self._tell(response, "hello", watched.stamp)
            while self._watched.get(subject) is watched:
                await self._wait(listener)
                kind = "changed" if listener.is_set() else "time"
                listener.clear()
                # time alone makes a difference, too: a clock has run out
                stamp = watched.stamp if kind == "changed" else await self._cache.stamp(subject)
                await self._tell(response, kind, stamp or "")
        finally:
            self.count -= 1
            watched.listeners.discard(listener)
            if not watched.listeners and self._watched.get(subject) is watched:
                del self._watched[subject]

    async def _wait(self, listener: asyncio.Event) -> None:
        try:
            async with asyncio.timeout(_HEARTBEAT):
                await listener.wait()
        except TimeoutError:
            return

    async def _tell(self, response: web.StreamResponse, kind: str, stamp: str) -> None:
        await response.write(f"event: {kind}\ndata: {json.dumps(self._said(stamp))}\n\n".encode())

    def _said(self, stamp: str) -> dict[str, int | str]:
        return {"now": int(self._now().timestamp() * 1000), "stamp": short(stamp)}

    async def _watch(self) -> None:
        """Look at the stamps of what is watched at each change, or every half second."""
        while self._watched:
            await self._until_changed()
            await asyncio.sleep(_SETTLE)
            self._changed.clear()
            jumped = self._has_jumped()
            for subject, watched in tuple(self._watched.items()):
                await self._look(subject, watched, jumped=jumped)

    async def _until_changed(self) -> None:
        try:
            async with asyncio.timeout(self._pause):
                await self._changed.wait()
        except TimeoutError:
            self._cache.expire()

    def _has_jumped(self) -> bool:
        """Whether the bot's clock was put forward or back: pages count by it."""
        before, self._ahead = self._ahead, self._now().timestamp() - asyncio.get_running_loop().time()
        return abs(self._ahead - before) > _A_JUMP

    async def _look(self, subject: Followed, watched: _Watched, *, jumped: bool) -> None:
        stamp = await self._cache.stamp(subject) or ""
        if stamp == watched.stamp and not jumped:
            return
        watched.stamp = stamp
        for listener in watched.listeners:
            listener.set()


def short(stamp: str) -> str:
    """A stamp as a page carries it: it tells nothing but that it differs."""
    return hashlib.blake2b(stamp.encode(), digest_size=6).hexdigest()
