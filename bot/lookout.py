"""What looks now and then, and at once when something has changed, until it is closed."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import Any

from bot.rounds import every

_AT_FIRST = 60.0
"""Seconds, until a lookout has said how often it looks."""


class Lookout(ABC):
    """One for each process: its rounds, and the tasks between them, which end with it."""

    def __init__(self, every_seconds: float) -> None:
        """It looks so often once it is started."""
        self._seconds = every_seconds
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Look now and then."""
        self._rounds.change_interval(seconds=self._seconds)
        self._rounds.start()

    def close(self) -> None:
        """Stop looking: whatever stands stays as it is."""
        self._rounds.cancel()
        for task in self._tasks:
            task.cancel()

    def at_once(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this between two rounds."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @abstractmethod
    async def look(self) -> None:
        """One round."""

    @every(_AT_FIRST)
    async def _rounds(self) -> None:
        await self.look()
