"""Lanes: work in its order at each destination, side by side at different ones, fair between servers."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar


class Job(Protocol):
    """A piece of work: whose it is (`server`), and what must keep its order (`lane`)."""

    @property
    def key(self) -> tuple[str, int]:
        """Its kind and number: it is not taken a second time while it waits."""

    @property
    def server(self) -> int:
        """The server that it is for."""

    @property
    def lane(self) -> Hashable:
        """Its destination."""


J = TypeVar("J", bound=Job)


@dataclass(slots=True)
class _Server:
    """One server's lanes: how many of them are at work, and which wait for their turn."""

    busy: int = 0
    ready: deque[Hashable] = field(default_factory=deque)


class Lanes(Generic[J]):
    """At most `most` jobs of one server at a time; in a lane one after the other.

    `carry` does a job and never raises; True: its lane steps aside, and `hand_back` gets what waits in it.
    """

    def __init__(
        self,
        most: int,
        carry: Callable[[J], Awaitable[bool]],
        hand_back: Callable[[list[J]], Awaitable[None]],
    ) -> None:
        """Nothing waits yet."""
        self._most = most
        self._carry = carry
        self._hand_back = hand_back
        self._lanes: dict[Hashable, deque[J]] = {}
        self._servers: dict[int, _Server] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._held: dict[tuple[str, int], int] = {}

    @property
    def held(self) -> frozenset[tuple[str, int]]:
        """The keys of all jobs that wait or are being done."""
        return frozenset(self._held)

    @property
    def busy(self) -> int:
        """How many lanes hold a job."""
        return len(self._lanes)

    def servers_with(self, many: int) -> tuple[int, ...]:
        """The servers of which so many jobs wait or are being done."""
        counted: dict[int, int] = {}
        for server in self._held.values():
            counted[server] = counted.get(server, 0) + 1
        return tuple(server for server, count in counted.items() if count >= many)

    def put(self, jobs: Iterable[J]) -> None:
        """Let these be done as well, each behind those of its lane."""
        for job in jobs:
            self._held[job.key] = job.server
            if job.lane in self._lanes:
                self._lanes[job.lane].append(job)
                continue
            self._lanes[job.lane] = deque([job])
            self._servers.setdefault(job.server, _Server()).ready.append(job.lane)
            self._go_on(job.server)

    async def settled(self, within: float) -> None:
        """Wait until nothing is being done any more, so many seconds at most; then cut off what is."""
        for queue in self._lanes.values():  # what has not begun does not begin
            while len(queue) > 1:
                queue.pop()
        for server in self._servers.values():
            server.ready.clear()
        if self._tasks:
            _, left = await asyncio.wait(set(self._tasks), timeout=within)
            for task in left:
                task.cancel()

    def _go_on(self, number: int) -> None:
        server = self._servers[number]
        while server.ready and server.busy < self._most:
            server.busy += 1
            task = asyncio.create_task(self._do_first(number, server.ready.popleft()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if not server.busy:
            del self._servers[number]

    async def _do_first(self, number: int, lane: Hashable) -> None:
        """Do the first job of a lane; then it is another lane's turn."""
        queue = self._lanes[lane]
        rests = await self._carry(queue[0])
        self._held.pop(queue.popleft().key, None)
        if rests:
            await self._step_aside(queue)
        if queue:
            self._servers[number].ready.append(lane)
        else:
            del self._lanes[lane]
        self._servers[number].busy -= 1
        self._go_on(number)

    async def _step_aside(self, queue: deque[J]) -> None:
        while queue:  # more may come in while these are handed back
            jobs = list(queue)
            queue.clear()
            await self._hand_back(jobs)
            for job in jobs:
                self._held.pop(job.key, None)


class FairGate:
    """Lets so many through at once; of those who wait, each server's first in turn."""

    def __init__(self, most: int) -> None:
        """`most` may pass at the same time."""
        self._free = most
        self._waiting: dict[int, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, server: int) -> AsyncIterator[None]:
        """Wait for one of this server's turns, and hold it."""
        await self._enter(server)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, server: int) -> None:
        if self._free:
            self._free -= 1
            return
        let_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(server, deque()).append(let_in)
        try:
            await let_in
        except asyncio.CancelledError:
            if let_in.done() and not let_in.cancelled():  # the turn came with the cancellation: pass it on
                self._leave()
            raise

    def _leave(self) -> None:
        while self._waiting:
            server = next(iter(self._waiting))
            queue = self._waiting.pop(server)
            let_in = queue.popleft()
            if queue:
                self._waiting[server] = queue  # behind all others
            if not let_in.done():
                let_in.set_result(None)
                return
        self._free += 1
