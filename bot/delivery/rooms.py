"""The channels of private conversations, which never change: each is asked for once."""

from collections import OrderedDict
from typing import Final

import discord
from discord.ext import commands

_KEPT: Final = 20_000


class PrivateRooms:
    """One for each process: Discord lets a bot open conversations only slowly, and the library remembers 128."""

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        """None is known yet."""
        self._bot = bot
        self._known: OrderedDict[int, int] = OrderedDict()

    async def of(self, user_id: int) -> discord.PartialMessageable:
        """The conversation with a user."""
        if user_id not in self._known:
            self._known[user_id] = (await self._bot.create_dm(discord.Object(user_id))).id
        self._known.move_to_end(user_id)
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return self._bot.get_partial_messageable(self._known[user_id], type=discord.ChannelType.private)
