"""What may befall a host on a league night, one after the other, each for seconds."""

import asyncio
import os
import random
import resource
import signal
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.support.loopback.faults import Fault, Mishap
from tests.support.process_night import ProcessNight

_LONGEST: Final = (1.0, 5.0)
"""Seconds for which a fault lasts."""
_PAUSE: Final = (1.0, 5.0)
_HALF_SENT, _MALFORMED = 600, 200
_MESSAGES: Final = "*/messages*"
_ROOM: Final = 4096
"""Bytes that a full disk has left."""


@dataclass
class Faults:
    """Faults of all kinds by chance, until they are told to end; the bot must live on through all but a kill."""

    night: ProcessNight
    database_file: Path
    port: int
    chance: random.Random
    ending: bool = False
    met: Counter[str] = field(default_factory=Counter)

    async def reign(self) -> None:
        """One fault after the other; of each kind one before any comes again."""
        kinds: list[Callable[[], Awaitable[None]]] = []
        while not self.ending:
            if not kinds:
                kinds = [
                    self.killed, self.asleep, self.locked, self.disk_full, self.discord_away, self.discord_fails,
                    self.answers_cut, self.half_sent, self.malformed, self.absurd,
                ]  # fmt: skip
                self.chance.shuffle(kinds)
            kind = kinds.pop()
            await kind()
            self.met[kind.__name__] += 1
            await asyncio.sleep(self.chance.uniform(*_PAUSE))

    async def _for_a_while(self) -> None:
        await asyncio.sleep(self.chance.uniform(*_LONGEST))

    async def killed(self) -> None:
        """The process ends without warning, and is started again."""
        await self.night.bot.kill()
        await self.night.dead_are_gone(within=20)
        await self.night.bot.start()
        await self.night.all_connected(within=120)

    async def asleep(self) -> None:
        """The machine sleeps: nothing runs, and nothing knows of it."""
        os.kill(self.night.bot.pid, signal.SIGSTOP)
        await self._for_a_while()
        os.kill(self.night.bot.pid, signal.SIGCONT)

    async def locked(self) -> None:
        """Somebody else holds the database's file."""
        other = sqlite3.connect(self.database_file, timeout=30, isolation_level=None)
        with suppress(sqlite3.OperationalError):  # the bot never let go of it
            other.execute("BEGIN IMMEDIATE")
            await self._for_a_while()
            other.execute("ROLLBACK")
        other.close()

    async def disk_full(self) -> None:
        """No file may grow any more."""
        largest = max(file.stat().st_size for file in self.database_file.parent.iterdir() if file.is_file())
        full = (largest + _ROOM, resource.RLIM_INFINITY)
        resource.prlimit(self.night.bot.pid, resource.RLIMIT_FSIZE, full)
        await self._for_a_while()
        resource.prlimit(
            self.night.bot.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        )

    async def discord_away(self) -> None:
        """Discord closes the connection, and takes none for a while."""
        gateway = self.night.server.gateway
        gateway.shut = True
        await gateway.disconnect(1001)
        await self._for_a_while()
        gateway.shut = False
        await self.night.all_connected(within=120)

    async def discord_fails(self) -> None:
        """Messages are answered with errors, late, or once too often."""
        for mishap in (Mishap.SERVER_ERROR, Mishap.RATE_LIMIT, Mishap.DELAY):
            self.night.server.mishap(Fault(mishap, path=_MESSAGES, times=self.chance.randint(1, 8)))
        await self._for_a_while()

    async def answers_cut(self) -> None:
        """The connection breaks before or after Discord heard."""
        for mishap in (Mishap.DROP_BEFORE, Mishap.DROP_AFTER):
            self.night.server.mishap(Fault(mishap, times=self.chance.randint(1, 3)))
        await self._for_a_while()

    async def half_sent(self) -> None:
        """Hundreds of requests to the pages begin, and go no further."""
        opened = []
        for _ in range(_HALF_SENT):
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(1):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET / HTTP/1.1\r\nHost: ")
                opened.append(writer)
        await self._for_a_while()
        for writer in opened:
            writer.close()

    async def malformed(self) -> None:
        """Strangers send what no browser does."""
        for number in range(_MALFORMED):
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(1):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(
                    self.chance.randbytes(64) + b"\r\n\r\n" if number % 2 else b"GET /\x00 HTTP/9.9\r\n\r\n"
                )
                writer.close()

    async def absurd(self) -> None:
        """A client of somebody's own sends numbers that Discord would never let through."""
        server, hall = self.night.server, self.night.rooms["hall"]
        absurd: tuple[tuple[str, dict[str, str | int]], ...] = (
            ("catan new", {"bots": 10**18, "seats": 3}),
            ("organize round", {"do": "seat", "event": -(10**18)}),
            ("game show", {"game": 2**63 - 1}),
        )
        for command, options in absurd:
            with suppress(TimeoutError, ValueError):
                await server.answered(server.slash(self.night.players[0], hall, command, options), within=10)
