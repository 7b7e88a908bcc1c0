"""Players of the house that search: each question goes to a process of its own, and its answer into a transaction.

A process of our own and not a pool of the library's: a search that takes too long must be ended without the others, one
whose bot was killed must not stay behind (its input ends), and it is to load the games alone.
"""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from functools import partial
from pathlib import Path
from typing import Final

import structlog

from bot.bot_context import BotContext
from bot.house_process import UNDERSTOOD
from data.transaction import read, write
from engine.thinking import HouseQuestion, answered
from usecases.play.thinking import HouseThought, house_thought, to_think
from usecases.timers import fire

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


class HouseWorker:
    """One for each process of the bot: it carries out the timers that say that the house has to think."""

    def __init__(self, bot_context: BotContext) -> None:
        """As many processes as the settings say; with none it thinks in a thread."""
        self._bot_context = bot_context
        self._pace = bot_context.settings.house_pace
        self._free: asyncio.Queue[HouseProcess] = asyncio.Queue()
        self._processes = [HouseProcess() for _ in range(bot_context.settings.house_processes)]
        for process in self._processes:
            self._free.put_nowait(process)
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._is_closed = False

    def think(self, number: int) -> None:
        """Carry out the timer of this number, unless that is being done."""
        if number not in self._thinking and not self._is_closed:
            task = asyncio.create_task(self._carry_out(number), name=f"house-{number}")
            self._thinking[number] = task
            task.add_done_callback(lambda _: self._thinking.pop(number, None))

    async def close(self) -> None:
        """Think no more; what was not decided is asked again at the next start."""
        self._is_closed = True
        for task in self._thinking.values():
            task.cancel()
        await asyncio.gather(*(process.end() for process in self._processes))

    async def _carry_out(self, number: int) -> None:
        """One decision after the other, as long as the seat owes one."""
        try:
            while await self._decide(number):
                self._bot_context.notify()
        except Exception as error:  # noqa: BLE001 - whatever it was, it is tried again at the next look
            _log.error("the house cannot play", number=number, exc_info=error)

    async def _decide(self, number: int) -> bool:
        """Think about one decision and carry it out; whether there was one."""
        context, clock = self._bot_context, asyncio.get_running_loop()
        began, now = clock.time(), context.now()
        thought = await context.work(lambda: read(context.database, partial(to_think, number, now)))
        place = await self._place(thought) if thought is not None else None
        if thought is not None and self._pace:
            # Always the same while: how long it thought would tell of what it holds.
            await asyncio.sleep(began + self._pace - clock.time())
        effect = partial(house_thought, stamp=thought.stamp if thought else None, place=place)
        now = context.now()
        return await context.work(
            lambda: write(context.database, lambda uow: fire(number, now, uow, effect), bool)
        )

    async def _place(self, thought: HouseThought) -> int | None:
        if not self._processes:
            return await self._bot_context.work(lambda: answered(thought.question))
        process = await self._free.get()
        try:
            return await process.ask(thought.question)
        finally:
            self._free.put_nowait(process)
