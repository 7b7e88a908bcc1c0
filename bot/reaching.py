"""Discord cannot be reached: the bot tries again and again, and says so seldom."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp
import discord
import structlog

from bot.seldom import Seldom

_log = structlog.get_logger()

_PAUSES: Final = (1.0, 2.0, 5.0, 15.0, 30.0, 60.0)
"""Seconds between tries; the last one again and again."""
_BUSY: Final = 429
_TROUBLE: Final = (
    OSError,
    aiohttp.ClientError,
    discord.DiscordServerError,
    discord.RateLimited,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
)
"""What passes, however long it takes."""


def passes(error: BaseException | None) -> bool:
    """Whether it is Discord or the way to it that fails: another try may go well."""
    return isinstance(error, _TROUBLE) or (isinstance(error, discord.HTTPException) and error.status == _BUSY)


class Reaching(logging.Filter):
    """What a process says of its tries to reach Discord, in place of the library's traceback for each."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` counts seconds."""
        super().__init__()
        self._seldom = Seldom(clock)
        self.patient = True
        """Whether a request is made again until Discord answers, as the first ones are."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the library may say it: a failed try is counted here instead."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None or not passes(error):
            return True
        self.failed(error)
        return False

    def failed(self, error: BaseException) -> None:
        """A try went wrong: said at once, then with growing gaps."""
        if self._seldom.failed():
            why = str(error) or type(error).__name__
            _log.warning("Discord cannot be reached, trying again", why=why, tries=self._seldom.tries)

    def reached(self) -> None:
        """It went well: the next trouble is said at once."""
        self._seldom.over()

    async def ask(self, request: Callable[..., Awaitable[Any]], *args: Any, **more: Any) -> Any:  # noqa: ANN401 - the library's
        """Make a request; as long as this is patient, until Discord answers."""
        tries = 0
        while True:
            try:
                return await request(*args, **more)
            except Exception as error:
                if not (self.patient and passes(error)):
                    raise
                self.failed(error)
            await pause(tries)
            tries += 1


async def pause(tries: int) -> None:
    """Wait before another try."""
    await asyncio.sleep(_PAUSES[min(tries, len(_PAUSES) - 1)])
