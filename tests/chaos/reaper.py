"""Kills the bot at random moments and starts it again; people repeat what was not answered."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from data.unit_of_work import UnitOfWork
from tests.support.loopback import BotProcess
from tests.support.loopback.model import InteractionHandle
from tests.support.process_night import ProcessNight

Done = Callable[[UnitOfWork], bool]
Deed = Callable[[], InteractionHandle]
TRIES = 2000
POLITE = 0.2
"""How likely the bot is told to stop instead of being killed."""
STOPPING = 45
"""Seconds that a stop may take on a busy machine."""


@asynccontextmanager
async def within(seconds: float, what: str, bot: BotProcess) -> AsyncIterator[None]:
    """Whatever waits has a deadline, and says what it waited for."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise AssertionError(f"{what}: not within {seconds} s\n{bot.output[-3000:]}") from None


async def until(what: str, condition: Callable[[], bool], bot: BotProcess, seconds: float = 120) -> None:
    """Wait for the bot's own work; it may be killed meanwhile."""
    async with within(seconds, what, bot):
        while not condition():  # noqa: ASYNC110 - another process changes the database: there is no event to wait for
            await asyncio.sleep(0.05)


def tracebacks(bot: BotProcess) -> str:
    """From the first bug that the bot wrote of, "" if there is none."""
    found = bot.output.find("Traceback")
    return "" if found < 0 else bot.output[max(0, found - 300) : found + 6000]


@dataclass
class Chaos:
    """Kills the bot now and then and starts it again; people do what they do until it is done."""

    night: ProcessNight
    chance: random.Random
    wanted: int
    pause: tuple[float, float] = (0.05, 1.2)
    """Seconds between a start and the next kill: least and most."""
    patience: int = 0
    """At least so many requests are let through before a kill that is not a strike: on a slow machine too."""
    strike: float = 0.08
    """How likely a request that posts or edits is the last one."""
    kills: int = 0
    requests: int = 0
    ends: list[float] = field(default_factory=list)
    """When the bot was killed, or told to stop, by the loop's clock."""
    polite: int = 0
    ending: bool = False
    kept: list[Done] = field(default_factory=list)

    def arm(self) -> None:
        """Some kills strike exactly between Discord's having a message and the bot's noting it."""

        def strike(method: str, path: str) -> None:
            self.requests += 1
            hot = method in {"POST", "PATCH"} and ("/messages" in path or "/threads" in path)
            if hot and not self.ending and self.kills < self.wanted and self.chance.random() < self.strike:
                self.ends.append(asyncio.get_running_loop().time())
                self.night.bot.kill_now()

        self.night.server.after_request(strike)
        self.night.server.before_request(strike)

    async def reign(self) -> None:
        """Kill at random moments, start again, until the night is over."""
        while not self.ending:
            await asyncio.sleep(self.chance.uniform(*self.pause))
            await self._let_through()
            if self.kills < self.wanted:
                await self._end()
            if not self.night.bot.running or self.kills < self.wanted:
                await self.revive()

    async def _let_through(self) -> None:
        """Let the bot do some work, unless it does none at all."""
        enough = self.requests + self.chance.randint(0, 2 * self.patience)
        for _ in range(100):
            if self.requests >= enough or self.ending or not self.night.bot.running:
                return
            await asyncio.sleep(0.1)

    async def _end(self) -> None:
        """Most ends are sudden; some are polite, and then the bot must be gone soon, without complaint."""
        self.ends.append(asyncio.get_running_loop().time())
        if self.chance.random() < POLITE:
            self.polite += 1
            await self._stop()
        else:
            self.night.bot.kill_now()

    async def _stop(self) -> None:
        bot = self.night.bot
        try:
            await bot.stop(within=STOPPING)
        except TimeoutError:
            if bot.pid:
                os.kill(bot.pid, signal.SIGABRT)  # it writes where each of its threads stands
            await asyncio.sleep(2)
            raise AssertionError(f"the bot does not stop within {STOPPING} s\n{bot.output[-6000:]}") from None

    async def revive(self) -> None:
        """Wait for the end of the process and start it anew, until one has lived long enough to connect."""
        while True:
            await self.night.bot.kill()
            await self.night.dead_are_gone(within=20)
            self.kills += 1
            await self.night.bot.start()
            if await self._connected():
                return

    async def _connected(self) -> bool:
        async with within(90, "the bot connects", self.night.bot):
            while self.night.bot.running:
                try:
                    await self.night.all_connected(within=1)
                except TimeoutError:
                    continue
                return True
        return False

    async def do(self, deed: Deed, done: Done) -> None:
        """A person does something, again and again until it is done - never twice, as people look first."""
        for _ in range(TRIES):
            if self.night.look(done):
                self.kept.append(done)
                return
            answer = await self._try(deed)
            if "✅" in answer:
                # The bot said that it is done: from now on it must be, whatever happens.
                assert self.night.look(done), answer
        raise AssertionError(
            f"not done after {TRIES} tries; the last answer: {answer}\n{self.night.bot.output[-3000:]}"
        )

    async def _try(self, deed: Deed) -> str:
        try:
            handle = deed()
            await self.night.server.answered(handle, within=4)
        except (TimeoutError, ValueError, LookupError):  # dead, or the button is not there yet
            await asyncio.sleep(0.1)
            return ""
        return handle.text
