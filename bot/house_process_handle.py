"""A process in which a player of the house thinks, as the bot sees it: asked one question after the other.

A process of our own and not a pool of the library's: a search that takes too long must be ended without the others, one
whose bot was killed must not stay behind (its input ends), and it is to load the games alone.
"""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from typing import Final

import structlog

from bot.house_process import UNDERSTOOD
from engine.thinking import HouseQuestion

_log = structlog.get_logger()

DEADLINE: Final = 1.0
"""Seconds that a search may take; then the house decides at a glance."""
_START: Final = 10.0
"""Seconds in which a new process understands its first question."""
_ROOT: Final = Path(__file__).parents[1]
_OURS: Final = ("GUILDHALL_", "DISCORD_")


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
        process = self.running = self.running or await _started()
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
        if ended is None or ended.stdin is None:
            return
        if ended.returncode is None:
            ended.kill()
        ended.stdin.close()
        await ended.wait()


async def _started() -> Process:
    """A process without the bot's settings; Ctrl-C is not for it."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.house_process", stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=known, cwd=_ROOT,
        start_new_session=True,
    )  # fmt: skip
