"""Putting the bot together: database, cogs, handlers, workers."""

import asyncio
import signal
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands
from yarl import URL

from bot.command_texts import Translator, describe
from bot.config import Settings
from bot.hall import Hall
from bot.handlers import PersistentButton, PersistentMenu, PlayButton, PlayMenu, apologise, submitted
from bot.outbox import Outbox
from bot.rulebook import the_rulebook
from bot.timers import Timers
from bot.ui.pictures.board_base import sea
from data.database import open_database
from data.migrate import upgrade
from data.transaction import read, write
from usecases.delivery.claim import release_claims

_log = structlog.get_logger()

COGS: tuple[str, ...] = (
    "cogs.event",
    "cogs.signup",
    "cogs.round",
    "cogs.clock",
    "cogs.setup",
    "cogs.penalty",
    "cogs.judge",
    "cogs.me",
    "cogs.doctor",
    "cogs.help",
    "cogs.result",
    "cogs.standings",
    "cogs.rule",
    "cogs.game",
)
"""An explicit list: a cog that fails to load is an error at the start, not a missing command at night."""

INVITE_PERMISSIONS = discord.Permissions(377957239808)


def utc_now() -> datetime:
    """The time."""
    return datetime.now(UTC)


class GuildhallBot(commands.AutoShardedBot):
    """The bot of one process."""

    def __init__(self, settings: Settings, hall: Hall) -> None:
        """Least privilege: no privileged intents, no mentions unless a message opens them."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=settings.shard_count,
            shard_ids=list(settings.shard_ids or range(settings.shard_count)),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.settings = settings
        self.hall = hall
        self.outbox = Outbox(self, hall)
        self.timers = Timers(hall)
        self._reading: asyncio.Task[None] | None = None
        self.when_read: Callable[[], None] | None = None
        self.tree.on_error = self._on_command_error  # type: ignore[method-assign]  # the library's documented hook

    async def setup_hook(self) -> None:
        """Load the cogs and start the workers; commands are registered by `python -m bot sync` alone."""
        for name in COGS:
            await self.load_extension(name)
        describe(self.tree)
        await self.tree.set_translator(Translator())
        self.add_dynamic_items(PersistentButton, PersistentMenu, PlayButton, PlayMenu)
        self.hall.when_stirred(self.outbox.kick)
        self.hall.when_stirred(self.timers.rearm)
        if not self.settings.shard_ids:
            await self.hall.work(self._take_up)
        self.outbox.start()
        self.timers.start()
        self._reading = asyncio.create_task(self._read_the_rules(), name="rules")

    async def _read_the_rules(self) -> None:
        """Build the index of the rules, and prepare pictures where there are games: nobody waits for either."""
        try:
            if await self.hall.work(lambda: read(self.hall.database, lambda uow: uow.games.newest(1))):
                await self.hall.draw(sea)  # a fifth of a second, and 25 MB for a moment
            await self.hall.work(the_rulebook().build)
            if self.when_read:
                await self.hall.work(self.when_read)
        except Exception as error:  # noqa: BLE001 - the league goes on without; the first question tells of it again
            _log.error("the rules cannot be read", exc_info=error)

    def _take_up(self) -> None:
        """The only process takes up at once what a crash left half done."""
        now = self.hall.now()
        write(self.hall.database, lambda uow: release_claims(now, uow), lambda _: True)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Forms are answered here: the library forgets them at a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            await submitted(self.hall, interaction)

    async def _on_command_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        await apologise(interaction, getattr(error, "original", error))

    async def serve(self, token: str) -> None:
        """Serve Discord until the process is told to stop (SIGTERM, Ctrl-C)."""
        loop = asyncio.get_running_loop()
        async with self:
            loop.add_signal_handler(signal.SIGTERM, lambda: asyncio.ensure_future(self.close()))
            await self.start(token)

    async def register(self, token: str, guild: int | None) -> int:
        """Register the slash commands, for one server or for all; how many there are."""
        async with self:
            await self.login(token)
            target = discord.Object(guild) if guild else None
            if target:
                self.tree.copy_global_to(guild=target)
            return len(await self.tree.sync(guild=target))

    async def close(self) -> None:
        """Stop the workers, leave Discord, let the database work finish."""
        self.timers.close()
        await self.outbox.close()
        if self._reading is not None:
            self._reading.cancel()
        await super().close()
        self.hall.close()


def create_bot(settings: Settings, now: Callable[[], datetime] = utc_now) -> GuildhallBot:
    """The bot, ready to be run; the database is brought to the newest schema first."""
    _make_folder(settings.database_url)
    database = open_database(settings.database_url)
    upgrade(database)
    if settings.discord_base:
        _redirect(settings.discord_base)
    return GuildhallBot(settings, Hall(settings, database, now))


def _make_folder(url: str) -> None:
    if url.startswith("sqlite:///"):
        Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)


def _redirect(base: str) -> None:
    """Talk to another server than discord.com: the tests' own."""
    discord.http.Route.BASE = f"{base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(base.replace("http", "ws", 1) + "/gateway")
    discord.Asset.BASE = f"{base}/cdn"
