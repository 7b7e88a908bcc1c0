"""The processes in which the house thinks, lent to the servers in turn: many games of one do not hold up another's."""

import asyncio
from collections import deque
from typing import Final

from bot.house_process_handle import HouseProcess
from engine.thinking import HouseQuestion


class HousePool:
    """So many processes. Whoever waits for one is served by server: each in turn, within a server who came first."""

    def __init__(self, count: int) -> None:
        """All are free; none runs before it is asked."""
        self.processes: Final = tuple(HouseProcess() for _ in range(count))
        self._free = deque(self.processes)
        self._waiting: dict[int, deque[asyncio.Future[HouseProcess]]] = {}

    async def ask(self, question: HouseQuestion, server: int) -> int | None:
        """The place of the chosen action, as `HouseProcess.ask` says, once it is this server's turn."""
        process = await self._take(server)
        try:
            return await process.ask(question)
        finally:
            self._give(process)

    async def close(self) -> None:
        """End all processes, whatever they do."""
        await asyncio.gather(*(process.end() for process in self.processes))

    async def _take(self, server: int) -> HouseProcess:
        if self._free:
            return self._free.popleft()
        lent: asyncio.Future[HouseProcess] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(server, deque()).append(lent)
        try:
            return await lent
        except asyncio.CancelledError:
            if not lent.cancelled():  # lent in the very moment in which nobody waited any more
                self._give(lent.result())
            raise

    def _give(self, process: HouseProcess) -> None:
        """To the server that has waited longest since its last turn, which then stands last."""
        while self._waiting:
            server = next(iter(self._waiting))
            queue = self._waiting.pop(server)
            lent = queue.popleft()
            if queue:
                self._waiting[server] = queue
            if not lent.done():
                lent.set_result(process)
                return
        self._free.append(process)
