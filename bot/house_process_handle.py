"""A process in which a player of the house thinks, as the bot sees it: asked one question after the other.

A process of our own and not a pool of the library's: a search that takes too long must be ended without the others, one
whose bot was killed must not stay behind (its input ends), and it is to load the games alone.
"""

import asyncio
import pickle
from asyncio.subprocess import Process
from typing import Final

import structlog

from bot.child_process import child_process, end
from bot.house_process import UNDERSTOOD
from engine.thinking import HouseQuestion

_log = structlog.get_logger()

DEADLINE: Final = 1.0
"""Seconds that a search may take; then the house decides at a glance."""
_START: Final = 10.0
"""Seconds in which a new process understands its first question."""
_MODULE: Final = "bot.house_process"


class HouseProcess:
    """One process that thinks: started when it is first asked, and anew when it has ended."""

    def __init__(self) -> None:
        """Nothing runs yet."""
        self.running: Process | None = None

    async def ask(self, question: HouseQuestion) -> int | None:
        """The place of the chosen action; None where the process finds none in time, dies, or cannot be started."""
        asked = pickle.dumps(question, pickle.HIGHEST_PROTOCOL)
        try:
            place = await self._asked(asked)
        except (OSError, EOFError, TimeoutError) as error:
            _log.warning("the house decides at a glance", error=repr(error))
            place = None
            await self.end()
        except BaseException:  # whoever waited has gone: the next question must not get this one's answer
            await self.end()
            raise
        return place if place is not None and place >= 0 else None

    async def _asked(self, asked: bytes) -> int:
        process = self.running = self.running or await child_process(_MODULE)
        if process.stdin is None or process.stdout is None:
            raise OSError("the process has no pipes")
        process.stdin.write(len(asked).to_bytes(4, "big") + asked)
        await process.stdin.drain()
        async with asyncio.timeout(_START):
            await process.stdout.readexactly(len(UNDERSTOOD))
        async with asyncio.timeout(DEADLINE):
            return int.from_bytes(await process.stdout.readexactly(4), "big", signed=True)

    async def end(self) -> None:
        """End the process, whatever it does."""
        ended, self.running = self.running, None
        if ended is not None:
            await end(ended)
