"""A bot as a process of its own, which a test starts, kills and starts again."""

import asyncio
import os
import random
import signal
from asyncio.subprocess import Process
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

_ROOT = Path(__file__).resolve().parents[3]


class BotProcess:
    """A command that can be started any number of times; its output is appended to `log`.

    `async with BotProcess(command, log) as bot` starts it, and kills what is left of it at the end.
    """

    def __init__(self, command: Sequence[str], log: Path, env: Mapping[str, str] | None = None) -> None:
        self._command = command
        self._log = log
        self._env = {**os.environ, **(env or {})}
        self._process: Process | None = None
        self.dying = False
        """Whether it was killed and may not have noticed yet."""

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()

    @property
    def pid(self) -> int:
        """The process id; 0 while it does not run."""
        return self._process.pid if self.running and self._process else 0

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self._process is not None and self._process.returncode is None

    @property
    def alive(self) -> int:
        """How many processes run."""
        return int(self.running)

    @property
    def wanted(self) -> int:
        """How many are to run."""
        return 1

    @property
    def output(self) -> str:
        """Everything that it has written, over all starts."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    async def start(self) -> None:
        """Start it, from the repository's root."""
        self.dying = False
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                cwd=_ROOT,
                env=self._env,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def kill_now(self) -> None:
        """Send SIGKILL without waiting, such as from a request hook."""
        if self.running and self._process is not None:
            self._process.kill()
            self.dying = True

    async def kill(self) -> None:
        """End it with SIGKILL: it gets no chance to tidy up."""
        self.kill_now()
        await self._gone()

    async def stop(self, within: float = 10.0) -> int:
        """End it politely with SIGTERM; its exit code."""
        if self.running and self._process is not None:
            self._process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self._gone(), within)

    async def _gone(self) -> int:
        return 0 if self._process is None else await self._process.wait()

    def memory(self) -> int:
        """Resident memory in bytes, as Linux counts it."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024


class BotProcesses(BotProcess):
    """Several processes that share the work; whatever is done to one is done to one of them, by chance."""

    def __init__(self, bots: Sequence[BotProcess], chance: random.Random) -> None:
        self._bots = tuple(bots)
        self._chance = chance

    @property
    def pid(self) -> int:
        """Of one that runs."""
        return next((bot.pid for bot in self._bots if bot.running), 0)

    @property
    def running(self) -> bool:
        """Whether all run."""
        return all(bot.running for bot in self._bots)

    @property
    def alive(self) -> int:
        """How many run."""
        return sum(bot.running for bot in self._bots)

    @property
    def wanted(self) -> int:
        """How many are to run."""
        return len(self._bots)

    @property
    def output(self) -> str:
        """What they have written, one after the other."""
        return "\n".join(bot.output for bot in self._bots)

    async def __aexit__(self, *_: object) -> None:
        for bot in self._bots:
            await bot.kill()

    async def start(self) -> None:
        """Start those that do not run."""
        for bot in self._bots:
            if not bot.running:
                await bot.start()

    def kill_now(self) -> None:
        """Kill one of them."""
        self._chance.choice(self._bots).kill_now()

    async def kill(self) -> None:
        """See one of them dead."""
        if self.running:
            self.kill_now()
        for bot in self._bots:
            if not bot.running or bot.dying:
                await bot.kill()

    async def stop(self, within: float = 10.0) -> int:
        """End one of them politely."""
        return await self._chance.choice(self._bots).stop(within)

    def memory(self) -> int:
        """Of all together."""
        return sum(bot.memory() for bot in self._bots)
