"""The simulated Discord with the real bot on it, kept on real time.

simcord allows one operation at a time and moves its clock only when asked. The stage therefore holds one lock
around every operation, and a heartbeat that moves the simulated clock along with the real one: the clocks and
workers of the bot run by themselves while people look on.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import discord
import simcord
from discord.ext import commands

from bot.sandbox import locale, threads

Now = Callable[[], datetime]
AnyBot = commands.Bot | commands.AutoShardedBot
BotFactory = Callable[[Now], AnyBot]

BEAT_SECONDS = 0.25
SETTLE_SECONDS = 60.0
START_SECONDS = 600.0
"""A slow or busy machine builds the rules and plays the demo league for minutes."""
BOT_NAME = "Guildhall"

_log = logging.getLogger(__name__)


class _PatientEnv(simcord.Env):
    """simcord gives a starting bot five seconds, whatever was asked for: here it has as long as all the rest."""

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - simcord's own parameter
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        patience = None if timeout is None else max(timeout, self.settle_timeout)
        await super()._settle_internal(timeout=patience, idle=idle, dispatch=dispatch, _deadline=_deadline)


class SimulatedDiscord:
    """One simulated Discord: the environment, its clock and the order of operations on it."""

    def __init__(self, make_bot: BotFactory, start: datetime | None = None) -> None:
        """Build the bot at the simulated moment `start` (now, if left out)."""
        self.locales = locale.LocaleBook()
        self._start = start or datetime.now(UTC)
        self._env: simcord.Env | None = None
        self._lock = asyncio.Lock()
        self._offset = 0.0
        self._trimmed = 0
        self.env = self._env = self._environment(make_bot(self.now))

    def _environment(self, bot: AnyBot) -> simcord.Env:
        env = _PatientEnv(bot, approved_intents=discord.Intents.default(), settle_timeout=START_SECONDS)
        env.backend.clock._epoch = self._start  # noqa: SLF001 - simcord has no other way to choose the date
        env.backend.bot_user.name = BOT_NAME
        return env

    def opened(self) -> None:
        """What has begun: from now on nobody waits for minutes."""
        self.env.settle_timeout = SETTLE_SECONDS

    def now(self) -> datetime:
        """The simulated instant, in UTC."""
        return self._env.now() if self._env is not None else self._start

    @property
    def version(self) -> int:
        """A number that grows with everything that happens on the simulated Discord."""
        backend = self.env.backend
        return self._trimmed + len(backend.transcript) + len(backend.http_requests)

    @asynccontextmanager
    async def operation(self) -> AsyncIterator[simcord.Env]:
        """The environment, for one operation at a time."""
        async with self._lock:
            yield self.env

    async def skip(self, seconds: float) -> None:
        """Let that many simulated seconds pass at once: everything due on the way happens in its order."""
        async with self.operation() as env:
            await env.advance_time(seconds)
            self._offset += seconds

    async def keep_time(self) -> None:
        """Move the simulated clock with the real one until cancelled."""
        began = time.monotonic() - self.env.backend.clock.elapsed
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._catch_up(began)
            except Exception:  # noqa: BLE001 - whatever the bot did wrong, the sandbox's clock goes on
                _log.exception("the bot failed or is still busy; the sandbox clock goes on")

    async def _catch_up(self, began: float) -> None:
        async with self.operation() as env:
            behind = time.monotonic() - began + self._offset - env.backend.clock.elapsed
            if behind > 0:
                await env.advance_time(behind)
            self._trim()

    def _trim(self) -> None:
        """Forget simcord's record of past requests, which a long evening would let grow without end."""
        backend = self.env.backend
        self._trimmed = self.version
        backend.transcript.clear()
        backend.http_requests.clear()


@asynccontextmanager
async def live(make_bot: BotFactory, start: datetime | None = None) -> AsyncIterator[SimulatedDiscord]:
    """A stage with the bot logged in; both end with the block."""
    stage = SimulatedDiscord(make_bot, start)
    undo, file_again = locale.install(stage.locales), threads.install()
    try:
        await stage.env.start()
        try:
            yield stage
        finally:
            await _leave(stage)
    finally:
        undo()
        file_again()


async def _leave(stage: SimulatedDiscord) -> None:
    """Let the bot close its own things first (its database, its workers), then take the simulation down."""
    bot = stage.env.bot
    async with stage.operation() as env:
        await bot.close()
        await env.shutdown()
