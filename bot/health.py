"""An optional port for a host's own machines: is the process alive, is it ready, and its figures."""

import asyncio
import math
import socket
from typing import Any, Final

from aiohttp import web
from discord.ext import commands
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from bot.bot_context import BotContext
from bot.metrics import (
    BACKUP,
    CONNECTED,
    DATABASE,
    GAMES,
    IN_LANES,
    LANES,
    LATENCY,
    QUEUE,
    REGISTRY,
    SERVERS,
    VIEWERS,
)
from bot.outbox import OutboxWorker
from data.backup import newest_nightly
from data.migrate import current_revision, newest_revision
from data.probe import unwritable
from data.transaction import read
from data.unit_of_work import UnitOfWork
from web.acceptor import Acceptor, runner_of

_PATIENCE: Final = 2.0
"""Seconds after which a database that does not answer counts as gone."""

_CALLERS: Final = 32
"""Connections at a time: a host's own machines are few."""


class HealthPort:
    """One for each process; closed to the world unless the host says otherwise."""

    def __init__(self, bot: commands.AutoShardedBot, bot_context: BotContext, outbox: OutboxWorker) -> None:
        """Opened by `open`."""
        self._bot = bot
        self._bot_context = bot_context
        self._outbox = outbox
        self._runner: web.AppRunner | None = None
        self._acceptor: Acceptor | None = None
        self._closing = False

    async def open(self, host: str, port: int) -> None:
        """Answer from now on."""
        app = web.Application()
        app.router.add_get("/healthz", self._alive)
        app.router.add_get("/readyz", self._ready)
        app.router.add_get("/metrics", self._figures)
        listening = socket.create_server((host, port))
        self._runner = runner_of(app, shutdown_timeout=1)
        await self._runner.setup()
        self._acceptor = Acceptor(self._runner, listening, _CALLERS, by_address=False)
        self._acceptor.start()

    @property
    def addresses(self) -> list[Any]:
        """Where it answers."""
        return [self._acceptor.address] if self._acceptor else []

    def retire(self) -> None:
        """The process is about to end: it is alive, but no longer ready."""
        self._closing = True

    async def close(self) -> None:
        """Answer no more."""
        if self._acceptor is not None:
            await self._acceptor.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _alive(self, _request: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def _ready(self, _request: web.Request) -> web.Response:
        faults = await self._faults()
        return web.Response(
            status=503 if faults else 200, text="".join(f"{fault}\n" for fault in faults) or "ok\n"
        )

    async def _faults(self) -> list[str]:
        """Why this process is not healthy, in words; none when it is."""
        faults = ["the process is stopping"] if self._closing else []
        if not self._bot.is_ready():
            faults.append("not connected to Discord")
        try:
            async with asyncio.timeout(_PATIENCE):
                unwritten, revision = await asyncio.to_thread(self._tried)
        except Exception as error:  # noqa: BLE001 - whatever it is, the database does not answer
            return [*faults, f"the database does not answer: {type(error).__name__}"]
        faults += [f"the database takes no changes: {unwritten}"] if unwritten else []
        return faults if revision == newest_revision() else [*faults, f"the schema is {revision}"]

    def _tried(self) -> tuple[str, str]:
        """Why the database takes no changes, "" when it does, and its schema."""
        database = self._bot_context.database
        return unwritable(database), current_revision(database)

    async def _figures(self, _request: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(_PATIENCE):
                DATABASE.set(not await asyncio.to_thread(unwritable, self._bot_context.database))
                self._note(*await asyncio.to_thread(read, self._bot_context.database, _counted))
        except Exception:  # noqa: BLE001 - the other figures are wanted all the more
            DATABASE.set(0)
        self._note_own()
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    def _note(self, posts: int, notices: int, games: dict[str, int]) -> None:
        """What the database says."""
        QUEUE.labels("post").set(posts)
        QUEUE.labels("notice").set(notices)
        GAMES.clear()
        for status, count in games.items():
            GAMES.labels(status).set(count)

    def _note_own(self) -> None:
        """What this process knows without asking."""
        LANES.set(self._outbox.lanes)
        IN_LANES.set(self._outbox.held)
        SERVERS.set(len(self._bot.guilds))
        pages = getattr(self._bot, "pages", None)
        VIEWERS.set(pages.live.count if pages else 0)
        BACKUP.set(newest_nightly(self._bot_context.settings.backup_dir))
        for number in self._bot_context.settings.own_shards:
            shard = self._bot.get_shard(number)
            heard = shard is not None and not shard.is_closed() and self._bot.is_ready()
            CONNECTED.labels(str(number)).set(heard)
            LATENCY.labels(str(number)).set(shard.latency if heard and shard is not None else math.nan)


def _counted(uow: UnitOfWork) -> tuple[int, int, dict[str, int]]:
    posts, notices = uow.outbox.waiting()
    return posts, notices, uow.count_games()
