"""Analyses under way: each in a process of its own, one at a time, the servers in turn; whoever asked may stop it."""

import asyncio
import json
import pickle
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from bot.bot_context import BotContext, Stopping
from bot.child_process import child_process, end
from engine.protocol import Json
from engine.thinking import AnalysisQuestion
from league.refusal import Refusal

_MODULE: Final = "bot.analysis_process"
_LONGEST: Final = 12 * 60.0
"""Seconds, waiting included: Discord lets an answer be changed for fifteen minutes."""
_WHOLE: Final = 100


class AnalysisRun:
    """An analysis that somebody waits for; `share` is how many hundredths are done, `None` while it waits."""

    def __init__(self, user_id: int, stopping: Callable[[], bool]) -> None:
        """It waits for its turn; `stopping` says whether the bot's process is to end."""
        self.user_id = user_id
        self._stopping = stopping
        self.share: int | None = None
        self.is_stopped = False

    def progress(self, done: int, whole: int) -> None:
        """Said by an analysis in a thread. Raises Stopping."""
        if self.is_stopped or self._stopping():
            raise Stopping
        self.share = _WHOLE * done // whole


class Analyses:
    """One for each process of the bot."""

    def __init__(self, bot_context: BotContext) -> None:
        """Nothing is analysed yet."""
        self._bot_context = bot_context
        self._has_processes = bot_context.settings.house_processes > 0
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._process = asyncio.Lock()
        self.running: dict[int, AnalysisRun] = {}
        """By the number of the interaction that asked."""

    async def verdict(
        self, run: AnalysisRun, server: int, question: AnalysisQuestion
    ) -> Mapping[str, Json] | Refusal:
        """The verdict, once it is this server's turn.

        Refusals: `analysis-too-long`, `analysis-broken-off`, `restarting`.
        """
        try:
            async with asyncio.timeout(_LONGEST):
                if self._has_processes:
                    return await self._in_turn(run, server, question)
                return await self._bot_context.review(
                    server, partial(question.analysed, question.record, run.progress)
                )
        except TimeoutError:
            run.is_stopped = True
            return Refusal("analysis-too-long", params={"minutes": int(_LONGEST // 60)})
        except Stopping:
            return Refusal("restarting")

    async def _in_turn(
        self, run: AnalysisRun, server: int, question: AnalysisQuestion
    ) -> Mapping[str, Json] | Refusal:
        turn = self._turns.setdefault(server, asyncio.Lock())
        async with turn, self._process:
            self._bot_context.go_on()
            return await _analysed(run, question)


async def _analysed(run: AnalysisRun, question: AnalysisQuestion) -> Mapping[str, Json] | Refusal:
    """Ask a process, which ends with its verdict, or when nobody waits for it any more.

    One that was killed, as a machine without memory does it, is no fault of ours; one that failed is.
    """
    process = await child_process(_MODULE)
    try:
        if process.stdin is None or process.stdout is None:
            raise OSError("the process has no pipes")
        process.stdin.write(pickle.dumps(question, pickle.HIGHEST_PROTOCOL))
        await process.stdin.drain()
        process.stdin.close()
        while line := await process.stdout.readline():
            said = json.loads(line)
            if "verdict" in said:
                verdict: Mapping[str, Json] = said["verdict"]
                return verdict
            run.share = said["share"]
        if await process.wait() < 0:
            return Refusal("analysis-broken-off")
        raise RuntimeError("the analysis has ended without a verdict")
    finally:
        await end(process)
