"""On which servers the bot is: where it was taken from one, the games by post there stand still until it is back."""

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
from usecases.play.server_left import BotPresence, server_back, server_left, servers_of_games

_log = structlog.get_logger()
_LOOKS_EVERY: Final = 600.0
"""Seconds. What Discord tells is looked at at once, what it told while the process was away at the start."""


class Presence:
    """One for each process. It looks when Discord is connected, when a server comes or goes, and now and then."""

    def __init__(self, bot: commands.AutoShardedBot, bot_context: BotContext) -> None:
        """Started by `start`."""
        self._bot = bot
        self._bot_context = bot_context
        self._trouble = WorkTrouble(bot_context.settings)
        self.known = False
        """Whether it has looked since the process began: until then nobody's time is over."""

    def start(self) -> None:
        """Look now and then."""
        self._watch.start()

    def close(self) -> None:
        """Stop looking."""
        self._watch.cancel()

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
        servers = await self._bot_context.work(lambda: read(self._bot_context.database, servers_of_games))
        for server in filter(self._is_own, servers.playing):
            if await self._is_gone(server):
                _log.info("games held: the bot is not on their server", server=server)
                await self._note(server_left, server)
        for server in filter(self._is_own, servers.waiting):
            if self._bot.get_guild(server) is not None:
                await self._note(server_back, server)
        if not self.known:
            self.known = True
            self._bot_context.notify()

    async def _note(self, work: Callable[[BotPresence, UnitOfWork], None], server: int) -> None:
        await self._bot_context.note(work, BotPresence(server, self._bot_context.now()))
        self._bot_context.notify()

    def _is_own(self, server: int) -> bool:
        """Whether this process hears of the server."""
        count = self._bot.shard_count or 1
        return (server >> 22) % count in (self._bot.shard_ids or (0,))

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
