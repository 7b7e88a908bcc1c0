"""Who may be connected at a time: strangers take only what the bot's own work does not need."""

import asyncio
import contextlib
import socket
from collections import Counter
from typing import Final

from aiohttp import web

IDLE: Final = 20.0
"""Seconds that a connection may stay without a whole request, from its first byte or its last answer on."""
_STUCK: Final = 30_000
"""Milliseconds after which one that takes nothing of what is sent to it is cut (Linux)."""
_LOOK_AGAIN: Final = 0.05
_SHARE: Final = 2
"""One address has at most every second place, unless it is a proxy, which speaks for many."""


def runner_of(app: web.Application, shutdown_timeout: float) -> web.AppRunner:
    """What answers connections, with its time limits."""
    return web.AppRunner(
        app,
        access_log=None,
        shutdown_timeout=shutdown_timeout,
        keepalive_timeout=IDLE,
        lingering_time=2.0,
    )


class Acceptor:
    """Takes so many connections at a time; whoever comes beyond that waits in the kernel, which costs no file."""

    def __init__(
        self, runner: web.AppRunner, listening: socket.socket, most: int, *, by_address: bool
    ) -> None:
        """`runner` is set up; `by_address` holds each address to its share. The socket is closed by `close`."""
        self._runner = runner
        self._listening = listening
        self._most = most
        self._by_address = by_address
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Take connections from now on."""
        self._listening.setblocking(False)
        self._listening.listen(1024)
        self._task = asyncio.create_task(self._accept(), name="accepting")

    async def close(self) -> None:
        """Take no more; those that are there go on."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._listening.close()

    @property
    def address(self) -> tuple[str, int]:
        """Where it listens."""
        host, port, *_ = self._listening.getsockname()
        return str(host), int(port)

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while self._runner.server is not None:
            while self._count() >= self._most:  # noqa: ASYNC110 - the library tells of no connection's end
                await asyncio.sleep(_LOOK_AGAIN)
            try:
                connection, peer = await loop.sock_accept(self._listening)
            except OSError:  # no file is left, or the caller has gone already
                await asyncio.sleep(_LOOK_AGAIN)
                continue
            if self._has_its_share(str(peer[0])):
                connection.close()
                continue
            _cut_when_stuck(connection)
            with contextlib.suppress(OSError):  # it has gone already
                await loop.connect_accepted_socket(self._runner.server, connection)

    def _count(self) -> int:
        server = self._runner.server
        return len(server.connections) if server is not None else 0

    def _has_its_share(self, host: str) -> bool:
        server, share = self._runner.server, self._most // _SHARE
        if server is None or not self._by_address or self._count() < share:
            return False
        held = Counter(peer[0] for one in server.connections if (peer := one.peername))
        return held[host] >= share


def _cut_when_stuck(connection: socket.socket) -> None:
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        with contextlib.suppress(OSError):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _STUCK)
