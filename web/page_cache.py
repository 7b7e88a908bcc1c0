"""Pages that were made already: each is given out only as long as what it shows has not changed."""

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from usecases.show.page.floor import AtFloor, floor_stamp
from usecases.show.page.head import Subject, page_stamp
from usecases.show.page.table import AtTable, TableStamps
from web.reader import Reader

STAMP_AGE: Final = 0.25
"""Seconds for which a stamp is believed while nothing changes: two thousand viewers ask the database four times."""
_PAGES: Final = 300
_STAMPS: Final = 500

Followed = Subject | AtTable | AtFloor
"""What a page is about that follows it: of a game each of its players sees another page."""


@dataclass(frozen=True, slots=True)
class CachedPage:
    """A finished page: its body as browsers take it, compressed, and what names its content; one of so many `pages`."""

    packed: bytes
    etag: str
    kind: str
    pages: int = 1

    @property
    def body(self) -> bytes:
        """For the few who take nothing compressed."""
        return gzip.decompress(self.packed)


def packed_page(body: bytes, kind: str, counted: Sequence[int] = ()) -> CachedPage:
    """A page, packed; `counted` says how many of its kind there are, where there are some."""
    etag = f'W/"{hashlib.blake2b(body, digest_size=9).hexdigest()}"'
    return CachedPage(gzip.compress(body, 6, mtime=0), etag, kind, max(counted, default=1))


@dataclass(slots=True)
class _Noted:
    at: float
    stamp: "asyncio.Task[str | None]"


class PageCache:
    """What this process remembers: pages by the stamp of what they show, and stamps for a moment."""

    def __init__(self, reader: Reader) -> None:
        """Empty."""
        self._reader = reader
        self._pages: OrderedDict[Hashable, tuple[str, CachedPage]] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[CachedPage | None]] = {}
        self._stamps: OrderedDict[Followed, _Noted] = OrderedDict()
        self._tables = TableStamps()

    def expire(self) -> None:
        """This process has changed the database: no stamp is believed any more."""
        self._stamps.clear()

    async def stamp(self, subject: Followed) -> str | None:
        """What differs whenever a page of this subject does; None where there is no such subject."""
        now = asyncio.get_running_loop().time()
        noted = self._stamps.get(subject)
        if noted is None or now - noted.at > STAMP_AGE:
            noted = _Noted(now, asyncio.create_task(self._ask(subject)))
            self._stamps[subject] = noted
            if len(self._stamps) > _STAMPS:
                self._stamps.popitem(last=False)
        return await asyncio.shield(noted.stamp)

    async def _ask(self, subject: Followed) -> str | None:
        if isinstance(subject, AtTable):
            return await self._reader.ask_small(self._tables.of, subject)
        if isinstance(subject, AtFloor):
            return await self._reader.ask_small(floor_stamp, subject)
        return await self._reader.ask_small(page_stamp, subject)

    def held(self, key: Hashable, stamp: str) -> CachedPage | None:
        """The page, if nothing in it has changed."""
        found = self._pages.get(key)
        if found is None or found[0] != stamp:
            return None
        self._pages.move_to_end(key)
        return found[1]

    async def made(
        self, key: Hashable, stamp: str, make: Callable[[], "asyncio.Task[CachedPage | None]"]
    ) -> CachedPage | None:
        """The page, made once for all who want it at the same moment."""
        task = self._making.get((key, stamp))
        if task is None:
            task = self._making[key, stamp] = make()
            task.add_done_callback(lambda _: self._making.pop((key, stamp), None))
        made = await asyncio.shield(task)
        if made is not None:
            self._pages[key] = (stamp, made)
            self._pages.move_to_end(key)
            if len(self._pages) > _PAGES:
                self._pages.popitem(last=False)
        return made
