"""Where the bot is, and when: games by post stand still where and while it is not, and nobody loses on time."""

from collections.abc import Callable
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
from usecases.play.not_served import Served, give_time_back, servers_not_served, shard_of, still_served
from usecases.play.server_left import BotPresence, server_back, server_left, servers_of_games

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
        self._known = False

    def start(self) -> None:
        """Look now and then."""
        self._watch.start()

    def close(self) -> None:
        """Stop looking."""
        self._watch.cancel()

    def hears(self, server: int) -> bool:
        """Whether this process knows that the bot is on a server: until it does nobody's time is over there."""
        return self._known and self._is_own(server)

    async def look(self) -> None:
        """Hold the games of servers where the bot is no more, and let go on those where it is back."""
        if not self._bot.is_ready():
            return
        try:
            await self._look()
            self._trouble.went_well()
        except Exception as error:  # noqa: BLE001 - whatever it was, it is looked at again
            self._trouble.failed("servers of games cannot be looked at", error)

    async def _look(self) -> None:
        if not self._known:
            await self._give_time_back()
        await self._bot_context.note(still_served, self._served())
        await self._look_at_servers()
        if not self._known:
            self._known = True
            self._bot_context.notify()

    async def _give_time_back(self) -> None:
        """Before anything is due: while no process ran nobody could play."""
        for away in await self._bot_context.ask(servers_not_served, self._served()):
            _log.info("time given back: no process ran", server=away.guild_id, since=str(away.since))
            await self._bot_context.note(give_time_back, away)

    def _served(self) -> Served:
        settings = self._bot_context.settings
        return Served(settings.own_shards, settings.shard_count, self._bot_context.now())

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
        settings = self._bot_context.settings
        return shard_of(server, settings.shard_count) in settings.own_shards

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
