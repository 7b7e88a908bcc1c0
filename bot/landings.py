"""Answers that say that somebody was told wait for a moment until Discord has taken it, and are changed when it has."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import structlog

from bot.lookout import Lookout
from data.queued import Queued

_log = structlog.get_logger()

_A_MOMENT: Final = 2.0
"""Seconds that an answer waits before it says what is missing; Discord was answered long before."""
CHANGEABLE: Final = 14 * 60.0
"""Seconds for which Discord lets an answer be changed, but for a minute."""
_LOOKS_EVERY: Final = 10.0
"""Seconds: what another process carries is told by the database alone."""

Key = tuple[str, int]


@dataclass(slots=True, eq=False)
class _Unfinished:
    """An answer that is not all true yet: `reword` changes it, and says whether nothing more is to come."""

    keys: frozenset[Key]
    untried: set[Key]
    until: float
    reword: Callable[[], Awaitable[bool]]


def after(seconds: float, done: Callable[[], None]) -> Callable[[], None]:
    """Call this later, unless what is returned is called before."""
    return asyncio.get_running_loop().call_later(seconds, done).cancel


class Landings(Lookout):
    """One for each process: who waits for what the outbox carries."""

    def __init__(self) -> None:
        """Nobody waits."""
        super().__init__(_LOOKS_EVERY)
        self._waiting: list[tuple[set[Key], asyncio.Event]] = []
        self._open: list[_Unfinished] = []

    async def tried(self, queued: Queued) -> frozenset[Key]:
        """Wait until each of these was tried that does not wait on purpose, a moment at most; what was not."""
        later = {("notice", number) for number in queued.later}
        entry = set(keys_of(queued) - later), asyncio.Event()
        if not entry[0]:
            return frozenset(later)
        self._waiting.append(entry)
        give_up = after(_A_MOMENT, entry[1].set)
        try:
            await entry[1].wait()
        finally:
            give_up()
            self._waiting.remove(entry)
        return frozenset(entry[0] | later)

    def watch(self, queued: Queued, untried: frozenset[Key], reword: Callable[[], Awaitable[bool]]) -> None:
        """Change an answer when each of these was tried, and whenever one is tried again."""
        until = asyncio.get_running_loop().time() + CHANGEABLE
        self._open.append(_Unfinished(keys_of(queued), set(untried), until, reword))

    def carried(self, key: Key) -> None:
        """The outbox has tried to bring this to Discord, whatever came of it."""
        for untried, done in self._waiting:
            untried.discard(key)
            if not untried:
                done.set()
        for one in self._open:
            if key in one.keys:
                one.untried.discard(key)
                if not one.untried:
                    self.at_once(self._reword(one))

    async def _reword(self, one: _Unfinished) -> None:
        try:
            over = await one.reword()
        except Exception as error:  # noqa: BLE001 - an answer that cannot be changed stays as it is
            _log.info("answer not changed", error=str(error))
            over = True
        if over and one in self._open:
            self._open.remove(one)

    async def look(self) -> None:
        """Bring what is not all true yet in line; let go what cannot be changed any longer."""
        now = asyncio.get_running_loop().time()
        for one in list(self._open):
            await self._reword(one)
            if one.until < now and one in self._open:
                self._open.remove(one)


def keys_of(queued: Queued) -> frozenset[Key]:
    """As the outbox names them."""
    return frozenset(
        [*(("post", number) for number in queued.posts), *(("notice", number) for number in queued.notices)]
    )
