"""What Discord did not take comes when a channel, a role or a permission changes, and by itself within minutes."""

from typing import Final

import discord
import structlog
from discord.ext import commands

from bot.bot_context import BotContext
from bot.rounds import every
from bot.seldom import WorkTrouble
from bot.ui.living_posts import POSTS
from bot.ui.permissions import channel_states, takes_server_events
from data.records import Destination
from data.transaction import read
from usecases.caller import guild_of
from usecases.delivery.owed import Mended, owing_servers, try_again
from usecases.delivery.restore import PlaceGone, look_whether_it_stands, place_gone

_log = structlog.get_logger()
_LOOKS_EVERY: Final = 300.0
"""Seconds: what a thread or a category takes back is told to nobody."""


async def try_owed(bot_context: BotContext, guild: discord.Guild, *, mended: bool = False) -> int:
    """Try again what is owed on a server, where nothing is seen that would hinder it; how much that is.

    `mended`: something has changed, so that a thread or channel that nobody set up may be there again.
    """
    settings = await bot_context.work(lambda: read(bot_context.database, lambda uow: guild_of(uow, guild.id)))
    well = {state.place for state in channel_states(guild, settings) if state.well}
    if Destination.PAIRINGS in well:
        well.add(Destination.THREAD)
    if takes_server_events(guild):
        well.add(Destination.SERVER)
    if mended:
        well |= {Destination.CHANNEL, Destination.GAME}  # Discord alone knows whether these are well
    posts = frozenset(kind for kind, style in POSTS.items() if style.place in well)
    tried = await bot_context.note(try_again, Mended(guild.id, frozenset(well), posts, bot_context.now()))
    if tried:
        _log.info("owed: tried again", server=guild.id, messages=tried)
        bot_context.notify()
    return tried


async def look_after(bot_context: BotContext, guild: discord.Guild) -> None:
    """Somebody looks how a server stands: what is owed is tried again, and what was deleted is posted anew."""
    await bot_context.note(look_whether_it_stands, guild.id)
    await try_owed(bot_context, guild, mended=True)
    bot_context.notify()


class OwedWorker:
    """One for each process: what is owed on its servers is tried again."""

    def __init__(self, bot: commands.AutoShardedBot, bot_context: BotContext) -> None:
        """Started by `start`."""
        self._bot = bot
        self._bot_context = bot_context
        self._trouble = WorkTrouble(bot_context.settings)

    def start(self) -> None:
        """Look now and then."""
        self._watch.start()

    def close(self) -> None:
        """Stop looking."""
        self._watch.cancel()

    async def look(self, *servers: int) -> None:
        """Try what is owed on these servers (none named: on all)."""
        now, database = self._bot_context.now(), self._bot_context.database
        owing = await self._bot_context.work(lambda: read(database, lambda uow: owing_servers(now, uow)))
        for number in owing:
            guild = self._bot.get_guild(number)
            if guild is not None and (not servers or number in servers):
                await try_owed(self._bot_context, guild, mended=bool(servers))

    async def gone(self, server: int, channel: int) -> None:
        """A channel or thread was deleted: what stood there is due anew."""
        if server:
            await self._bot_context.note(place_gone, PlaceGone(server, channel, self._bot_context.now()))
            self._bot_context.notify()

    @every(_LOOKS_EVERY)
    async def _watch(self) -> None:
        try:
            await self.look()
            self._trouble.went_well()
        except Exception as error:  # noqa: BLE001 - an escaping exception would stop the loop for good
            self._trouble.failed("owed messages not tried", error)


class PlaceEvents(commands.Cog):
    """What Discord tells of channels, threads and roles: what is owed may have a place now, or have lost its own."""

    def __init__(self, bot: commands.AutoShardedBot, owed: OwedWorker) -> None:
        """One for each process."""
        self._bot = bot
        self._owed = owed

    @commands.Cog.listener()
    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """What is owed may have a place now."""
        await self._owed.look(channel.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A permission that was missing may be there."""
        await self._owed.look(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """What stood there is due anew."""
        await self._owed.gone(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """What stood there is due anew."""
        await self._owed.gone(payload.guild_id, payload.thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """It may be open again."""
        await self._owed.look(payload.guild_id)

    @commands.Cog.listener()
    async def on_guild_update(self, _before: discord.Guild, after: discord.Guild) -> None:
        """A permission that was missing may be there."""
        await self._owed.look(after.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """A permission that was missing may be there."""
        await self._owed.look(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """The bot itself may have another role."""
        if self._bot.user is not None and after.id == self._bot.user.id:
            await self._owed.look(after.guild.id)
