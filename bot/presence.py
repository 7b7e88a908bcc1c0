"""Where the bot is, and when: where and while it is not games by post stand still, and nobody loses on time."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from typing import Final

import aiohttp
import discord
import structlog
from discord.ext import commands

from bot.bot_context import BotContext
from bot.rounds import every
from bot.seldom import WorkTrouble
from data.transaction import read
from data.unit_of_work import UnitOfWork
from usecases.play.downtime import (
    NOTICEABLE,
    Served,
    give_time_back,
    servers_not_served,
    shard_of,
    still_served,
)
from usecases.play.server_left import BotPresence, server_back, server_left, servers_of_games
from usecases.timers.downtime import league_waits_longer, leagues_not_served

_log = structlog.get_logger()
_LOOKS_EVERY: Final = 300.0
"""Seconds. What Discord tells is looked at at once, what it told while the process was away at the start."""


class Presence:
    """One for each process. It looks when Discord is connected, when a server comes or goes, and now and then."""

    def __init__(self, bot: commands.AutoShardedBot, bot_context: BotContext) -> None:
        """Started by `start`."""
        self._bot = bot
        self._bot_context = bot_context
        self._trouble = WorkTrouble(bot_context.settings)
        self._unknown = frozenset(bot_context.settings.own_shards)
        """The shards of which it is not known yet what was while nobody heard them."""
        self._deaf: frozenset[int] = frozenset()
        self.noted_at: datetime | None = None
        """When it was last written down that this process hears Discord."""
        self._looking = asyncio.Lock()  # no time is given back twice

    def start(self) -> None:
        """Look now and then."""
        self._watch.start()

    def close(self) -> None:
        """Stop looking."""
        self._watch.cancel()

    def hears(self, server: int) -> bool:
        """Whether this process hears what is done on a server: while it does not nobody's time is over there."""
        shard = self._shard_of(server)
        is_heard = self._is_own(server) and shard not in self._unknown | self._deaf and not self._slept
        return is_heard and self._bot.get_guild(server) is not None

    async def awake(self) -> None:
        """Asked before anything ends: where the machine slept, or its clock was set ahead, time is given back first."""
        if self._slept:
            await self.look()

    @property
    def _slept(self) -> bool:
        """Whether more time has passed than between two looks: the machine slept, or its clock is another."""
        return self.noted_at is not None and self._bot_context.now() - self.noted_at > NOTICEABLE

    def lost(self, shard: int) -> None:
        """A shard hears Discord no more."""
        self._deaf |= {shard}

    async def heard(self, shard: int) -> None:
        """It hears Discord again."""
        if shard in self._deaf:
            self._deaf, self._unknown = self._deaf - {shard}, self._unknown | {shard}
            await self.look()

    async def look(self) -> None:
        """Hold the games of servers where the bot is no more, and let go on those where it is back."""
        if not self._bot.is_ready():
            return
        try:
            async with self._looking:
                await self._look()
            self._trouble.went_well()
        except Exception as error:  # noqa: BLE001 - whatever it was, it is looked at again
            self._trouble.failed("servers of games cannot be looked at", error)

    async def _look(self) -> None:
        own = frozenset(self._bot_context.settings.own_shards)
        if self._slept:
            self._unknown = own
        unknown, now = self._unknown - self._deaf, self._bot_context.now()
        await self._give_time_back(unknown)
        await self._bot_context.note(still_served, self._served(own - self._deaf))
        self.noted_at = now
        await self._look_at_servers()
        if unknown:
            self._unknown -= unknown
            self._bot_context.notify()

    async def _give_time_back(self, shards: frozenset[int]) -> None:
        """Before anything is due: while nobody heard these shards nobody could play."""
        for away in await self._bot_context.ask(servers_not_served, self._served(shards)):
            _log.info("time given back: nobody served it", server=away.guild_id, since=str(away.since))
            await self._bot_context.note(give_time_back, away)
        for away in await self._bot_context.ask(leagues_not_served, self._served(shards)):
            await self._bot_context.note(league_waits_longer, away)

    def _served(self, shards: frozenset[int]) -> Served:
        count = self._bot_context.settings.shard_count
        return Served(tuple(sorted(shards)), count, self._bot_context.now())

    async def _look_at_servers(self) -> None:
        servers = await self._bot_context.work(lambda: read(self._bot_context.database, servers_of_games))
        for server in filter(self._is_own, servers.playing):
            if await self._is_gone(server):
                _log.info("games held: the bot is not on their server", server=server)
                await self._note(server_left, server)
        for server in filter(self._is_own, servers.waiting):
            if self._bot.get_guild(server) is not None:
                await self._note(server_back, server)

    async def _note(self, work: Callable[[BotPresence, UnitOfWork], None], server: int) -> None:
        await self._bot_context.note(work, BotPresence(server, self._bot_context.now()))
        self._bot_context.notify()

    def _is_own(self, server: int) -> bool:
        return self._shard_of(server) in self._bot_context.settings.own_shards

    def _shard_of(self, server: int) -> int:
        return shard_of(server, self._bot_context.settings.shard_count)

    async def _is_gone(self, server: int) -> bool:
        """Whether Discord says for certain that the bot is no member: of what it has not told yet it is asked."""
        if self._bot.get_guild(server) is not None:
            return False
        try:
            await self._bot.http.get_guild(server, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
            return False
        return False

    @every(_LOOKS_EVERY)
    async def _watch(self) -> None:
        await self.look()
