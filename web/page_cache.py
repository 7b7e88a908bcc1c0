"""Pages that were made already: each is given out only as long as what it shows has not changed."""

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from usecases.show.page.floor_stamps import AtFloor, FloorStamps
from usecases.show.page.head import Subject, page_stamp
from usecases.show.page.table import AtTable, TableStamps
from web.reader import Reader

T = TypeVar("T")

STAMP_AGE: Final = 0.25
"""Seconds for which a stamp is believed while nothing changes: two thousand viewers ask the database four times."""
_PAGES: Final = 300
_VIEWS: Final = 20
"""Whole events from which the pages of single players are made."""
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


class Remembered(Generic[T]):
    """What was made already, each with the stamp of what it shows; the oldest is forgotten."""

    def __init__(self, most: int) -> None:
        """Nothing yet; `most` are kept."""
        self._most = most
        self._kept: OrderedDict[Hashable, tuple[str, T]] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[T | None]] = {}

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._kept)

    def knows(self, key: Hashable) -> bool:
        """Whether it was made before, be it of another stamp."""
        return key in self._kept

    def held(self, key: Hashable, stamp: str) -> T | None:
        """What was made, if nothing in it has changed."""
        found = self._kept.get(key)
        if found is None or found[0] != stamp:
            return None
        self._kept.move_to_end(key)
        return found[1]

    async def made(
        self, key: Hashable, stamp: str, make: Callable[[], Coroutine[Any, Any, T | None]]
    ) -> T | None:
        """It, made once for all who want it at the same moment."""
        task = self._making.get((key, stamp))
        if task is None:
            task = self._making[key, stamp] = asyncio.create_task(make())
            task.add_done_callback(lambda _: self._making.pop((key, stamp), None))
        made = await asyncio.shield(task)
        if made is not None:
            self._kept[key] = (stamp, made)
            self._kept.move_to_end(key)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return made


class PageCache:
    """What this process remembers: pages by the stamp of what they show, and stamps for a moment."""

    def __init__(self, reader: Reader) -> None:
        """Empty."""
        self._reader = reader
        self.pages: Remembered[CachedPage] = Remembered(_PAGES)
        self.views: Remembered[Any] = Remembered(_VIEWS)
        self._stamps: OrderedDict[Followed, _Noted] = OrderedDict()
        self._tables, self._floors = TableStamps(), FloorStamps()

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
        now = self._reader.now()
        if isinstance(subject, AtTable):
            return await self._reader.ask_small(
                lambda viewer, uow: self._tables.of(viewer, now, uow), subject
            )
        if isinstance(subject, AtFloor):
            return await self._reader.ask_small(lambda seen, uow: self._floors.of(seen, now, uow), subject)
        return await self._reader.ask_small(page_stamp, subject)
