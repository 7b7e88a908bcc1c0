"""Putting the bot together: database, cogs, handlers, workers."""

import asyncio
import logging
import signal
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import structlog
from discord import app_commands
from discord.ext import commands
from yarl import URL

from bot.actions import Actions
from bot.apology import TypingFailures, apologise
from bot.bot_context import BotContext
from bot.command_texts import Translator, describe
from bot.config import Settings
from bot.database_time import DatabaseTime
from bot.ending import until_answered, until_quiet
from bot.faults import naming
from bot.frames import register as open_in_frames
from bot.games import seat_games
from bot.gate import Gate, GatedTree
from bot.handlers import (
    FieldsMenu,
    PersistentButton,
    PersistentMenu,
    PlayButton,
    PlayMenu,
    guarded,
    submitted,
    unknown,
)
from bot.house import HouseWorker
from bot.invite import invite_link
from bot.known_commands import KnownCommands
from bot.nightly import NightlyWorker
from bot.other_language import register as answer_other_language
from bot.outbox import OutboxWorker
from bot.owed import OwedWorker, PlaceEvents
from bot.presence import Presence
from bot.reaching import Reaching, pause
from bot.rounds import every
from bot.rules.worker import RulesWorker
from bot.timers import TimerWorker
from bot.ui.web_links import pages_stand_at
from data.database import make_folder, open_database
from data.migrate import upgrade
from data.transaction import write
from usecases.taken_over import taken_over

if TYPE_CHECKING:
    from bot.health import HealthPort
    from web.server import PageServer

_log = structlog.get_logger()

COGS: tuple[str, ...] = (
    "cogs.desk",
    "cogs.event",
    "cogs.signup",
    "cogs.team",
    "cogs.board",
    "cogs.round",
    "cogs.clock",
    "cogs.match",
    "cogs.setup",
    "cogs.penalty",
    "cogs.judge",
    "cogs.me",
    "cogs.doctor",
    "cogs.help",
    "cogs.result",
    "cogs.standings",
    "cogs.document",
    "cogs.rule",
    "cogs.game",
    "cogs.catan",
    "cogs.backgammon",
    "cogs.rivals",
)
"""An explicit list: a cog that fails to load is an error at the start, not a missing command at night."""

_DEADLINE = aiohttp.ClientTimeout(total=15)
"""Of one request: a connection that hangs holds up a channel no longer."""
_LONGEST_WAIT = 30.0
"""Seconds that a request waits for Discord's leave; if it is to wait longer, it is tried again then."""

_A_GOOD_CLOCK = 600.0  # seconds
_STILL_COMING, _LAST_ANSWERS = 3.0, 5.0
"""Seconds that a stop waits for a moment in which nobody waits, and then for the last answers."""


def utc_now() -> datetime:
    """The time."""
    return datetime.now(UTC)


class _NotConnected(Exception):  # noqa: N818 - it names what happened
    """A shard could not be connected: the library's call of itself ends here."""


class GuildhallBot(commands.AutoShardedBot):
    """The bot of one process."""

    def __init__(self, settings: Settings, bot_context: BotContext) -> None:
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
            max_ratelimit_timeout=_LONGEST_WAIT,
            tree_cls=GatedTree,
        )
        self.http.request = partial(self.http.request, timeout=_DEADLINE)  # type: ignore[method-assign]  # the library sets none
        self._reaching = Reaching()
        self._connecting = False
        self._works = True
        seat_games()
        self.settings = settings
        self.bot_context = bot_context
        self.outbox = OutboxWorker(self, bot_context)
        self.house = HouseWorker(bot_context)
        self.presence = Presence(self, bot_context)
        self.timers = TimerWorker(bot_context, self.house, self.presence)
        self.health: HealthPort | None = None
        self._serving: asyncio.Task[None] | None = None
        self._retiring: asyncio.Task[None] | None = None
        self.gate = Gate(self, bot_context)
        self.actions = Actions(bot_context, self.tree)
        self.known = KnownCommands(self, bot_context)
        self.nightly = NightlyWorker(bot_context)
        self.owed = OwedWorker(self, bot_context)
        self.rules = RulesWorker(bot_context)
        self._typing = TypingFailures(bot_context)
        self.clock: DatabaseTime | None = None
        self.pages: PageServer | None = None
        self.tree.on_error = self._on_command_error  # type: ignore[method-assign]  # the library's documented hook

    async def setup_hook(self) -> None:
        """Load the cogs and start the workers; commands are registered by `python -m bot sync` alone."""
        self._reaching.patient = False  # logged in: from here on whoever asks hears of a failure
        await self._load_cogs()
        if not self._works:
            return
        self._start_workers()

    async def _load_cogs(self) -> None:
        for name in COGS:
            await import_module(name).setup(self)  # `load_extension` would run each module once more
        await self.add_cog(PlaceEvents(self, self.owed))
        answer_other_language(self.bot_context)
        self.actions.gather()
        open_in_frames(self.bot_context)
        describe(self.tree)
        await self.tree.set_translator(Translator())
        logging.getLogger("discord.app_commands.tree").addFilter(self._typing)
        self.add_dynamic_items(PersistentButton, PersistentMenu, FieldsMenu, PlayButton, PlayMenu)

    def _start_workers(self) -> None:
        self.bot_context.on_change(self.outbox.kick)
        self.bot_context.on_change(self.timers.rearm)
        self._keep_time.start()
        self.outbox.start()
        self.timers.start()
        self.gate.start()
        self.presence.start()
        self.nightly.start()
        self.owed.start()
        self.bot_context.landings.start()
        self.bot_context.on_change(self.bot_context.desks.changed)
        self.bot_context.desks.start()
        self.rules.start()

    @every(_A_GOOD_CLOCK)
    async def _keep_time(self) -> None:
        """Go by the database's clock, whatever this machine's does."""
        if self.clock:
            try:
                await self.bot_context.work(self.clock.measure)
            except Exception as error:  # noqa: BLE001 - the clock was right a while ago
                _log.warning("the database's clock cannot be read", error=str(error))

    async def on_ready(self) -> None:
        """A host reads that the bot is there."""
        _log.info("connected", name=str(self.user), servers=len(self.guilds), shards=tuple(self.shards))
        await self.presence.look()
        # The sandbox has its server, and its commands, in a moment.
        if self._serving is not None or self.guilds:
            await self._ready_for_people()

    async def _ready_for_people(self) -> None:
        """The host reads what is left to do, before anybody can use the bot."""
        if not self.guilds and 0 in self.settings.own_shards:
            _log.info(
                "on no server yet: open the link to invite the bot", link=invite_link(self.application_id)
            )
        if not self.bot_context.command_numbers:
            await self.known.learn()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again: the host reads it in the log."""
        _log.info("server joined", server=guild.id, name=guild.name)
        await self.gate.leave(guild)
        await self.presence.look()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A host reads who has left."""
        _log.info("server left", server=guild.id)
        await self.presence.look()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Forms are answered here, for the library forgets them at a restart; and what is none of ours."""
        if interaction.type is discord.InteractionType.modal_submit:
            await guarded(interaction, submitted(self.bot_context, interaction))
        elif interaction.type is discord.InteractionType.component:
            await guarded(interaction, unknown(self.bot_context, interaction))

    async def _on_command_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        await apologise(interaction, getattr(error, "original", error))

    async def serve(self, token: str) -> None:
        """Serve Discord until the process is told to stop (SIGTERM, Ctrl-C), from the first try to reach it on."""
        loop = asyncio.get_running_loop()
        self.http.request = partial(self._reaching.ask, self.http.request)  # type: ignore[method-assign]
        connections = logging.getLogger("discord.shard")
        connections.addFilter(self._reaching)
        async with self:
            await self.open_ports()
            self._serving = asyncio.create_task(self.start(token), name="serving")
            for told in (signal.SIGTERM, signal.SIGINT):
                loop.add_signal_handler(told, self._told_to_stop)
            await asyncio.wait((self._serving,))
            if self._retiring is not None:
                await self._retiring
        connections.removeFilter(self._reaching)
        if not self._serving.cancelled():
            self._serving.result()

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Try until it is connected; the library calls itself for each further try, deeper and deeper."""
        if self._connecting:
            raise _NotConnected
        self._connecting, tries = True, 0
        try:
            while True:
                try:
                    return await super().launch_shard(gateway, shard_id, initial=initial)
                except _NotConnected:
                    await pause(tries)
                    tries += 1
        finally:
            self._connecting = False

    async def on_connect(self) -> None:
        """A shard hears Discord."""
        self._reaching.reached()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """A shard hears Discord no more."""
        self.presence.lost(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """A shard hears Discord, in a new session."""
        await self.presence.heard(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A shard hears Discord again."""
        await self.presence.heard(shard_id)

    async def on_resumed(self) -> None:
        """A shard hears Discord again."""
        self._reaching.reached()

    def _told_to_stop(self) -> None:
        if self._retiring is None:
            _log.info("stopping")
            self.bot_context.stopping.set()
            if self.health is not None:
                self.health.retire()
            self._retiring = asyncio.create_task(self._retire(), name="retiring")

    async def _retire(self) -> None:
        """Hear no more, answer whoever waits, finish what is on its way, and leave: ten seconds at most."""
        self.timers.close()
        await self.house.close()
        try:
            if self.is_ready():
                await until_quiet(_STILL_COMING)
            await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
            await asyncio.gather(until_answered(_LAST_ANSWERS), self.outbox.close(), self._close_pages())
        finally:
            if self._serving is not None:
                self._serving.cancel()
            await self.close()

    async def open_ports(self) -> None:
        """Answer monitoring and viewers, also while Discord is away. Raises OSError that names the setting."""
        if self.settings.metrics_port:
            from bot.health import HealthPort  # loaded where a host asks for it

            self.health = HealthPort(self, self.bot_context, self.outbox)
            with naming("GUILDHALL_METRICS_PORT"):
                await self.health.open(self.settings.metrics_host, self.settings.metrics_port)
            _log.info("monitoring", at=self.health.addresses)
        if self.settings.web_port:
            from bot.pages import open_pages  # a host without pages loads none of it

            with naming("GUILDHALL_WEB_PORT"):
                self.pages = await open_pages(self, self.bot_context)
            _log.info("pages", address=self.settings.web_address)

    async def _close_pages(self) -> None:
        if self.pages is not None:
            await self.pages.close()

    async def log_in_beside(self, token: str) -> None:
        """Log in for a request or two; another process may be the one that works: this one does not."""
        self._works = False
        await self.login(token)

    async def close(self) -> None:
        """Stop the workers, leave Discord, let the database work finish."""
        self._keep_time.cancel()
        self.timers.close()
        await self.house.close()
        self.gate.close()
        self.presence.close()
        self.nightly.close()
        self.owed.close()
        self.bot_context.landings.close()
        self.bot_context.desks.close()
        await self.outbox.close()
        await self._close_pages()
        self.rules.close()
        logging.getLogger("discord.app_commands.tree").removeFilter(self._typing)
        await super().close()
        if self.health is not None:
            await self.health.close()
        self.bot_context.close()


def create_bot(settings: Settings, now: Callable[[], datetime] = utc_now) -> GuildhallBot:
    """The bot, ready to be run; the database is brought to the newest schema first."""
    make_folder(settings.database_url)
    database = open_database(settings.database_url)
    upgrade(database)
    if settings.discord_base:
        _redirect(settings.discord_base)
    pages_stand_at(
        settings.web_address,
        in_sandbox=not settings.discord_token.get_secret_value(),
        in_frames=settings.opens_inside_discord,
    )
    clock = DatabaseTime(database, now)
    bot = GuildhallBot(settings, BotContext(settings, database, clock.now))
    if now is utc_now:
        clock.measure()
        bot.clock = clock
    write(database, lambda uow: taken_over(uow, clock.now), keep=lambda _: True)
    return bot


def create_visitor(settings: Settings) -> GuildhallBot:
    """A bot that asks Discord something and touches no database."""
    if settings.discord_base:
        _redirect(settings.discord_base)
    return GuildhallBot(settings, BotContext(settings, open_database("sqlite://"), utc_now))


def _redirect(base: str) -> None:
    """Talk to another server than discord.com: the tests' own."""
    discord.http.Route.BASE = f"{base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(base.replace("http", "ws", 1) + "/gateway")
    discord.Asset.BASE = f"{base}/cdn"
