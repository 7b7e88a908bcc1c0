"""Whether a channel stands in the server whose message goes there (what was stored may be made up); and a user."""

from collections import OrderedDict
from typing import Any, Final

import aiohttp
import discord
from discord.ext import commands

from bot.delivery.trouble import Undeliverable

_KEPT: Final = 10_000
_NO_MEMBER: Final = frozenset({10007, 10013})
"""Discord's codes for an unknown member, and for an account that is no more."""


async def has_left(bot: commands.AutoShardedBot, server: int, user: int) -> bool:
    """Whether Discord says for certain that the user is no member of the server."""
    try:
        await bot.http.get_member(server, user)
    except discord.NotFound as error:
        return error.code in _NO_MEMBER
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
        return False
    return False


class Belonging:
    """One for each process; what the gateway does not tell (old threads, another shard's servers) is asked for once."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """Nothing was asked for yet."""
        self._bot = bot
        self._asked: OrderedDict[int, int] = OrderedDict()

    async def require(self, channel_id: int, guild_id: int) -> None:
        """Raises Undeliverable where the channel or thread is another server's, or nobody's."""
        guild = self._bot.get_guild(guild_id)
        if guild is not None and guild.get_channel_or_thread(channel_id):
            return
        if await self._owner(channel_id) != guild_id:
            raise Undeliverable("channel-of-another-server")

    async def _owner(self, channel_id: int) -> int:
        """The server of a channel; 0 for a private conversation."""
        if channel_id not in self._asked:
            told: Any = await self._bot.http.get_channel(channel_id)
            self._asked[channel_id] = int(told.get("guild_id") or 0)
            if len(self._asked) > _KEPT:
                self._asked.popitem(last=False)
        return self._asked[channel_id]
