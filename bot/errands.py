"""What a command line asks of Discord, beside the process that serves."""

import discord

from bot.invite import invite_link
from bot.registered import Drift
from bot.startup import GuildhallBot


async def register(bot: GuildhallBot, token: str, guild: int | None) -> tuple[int, str]:
    """Register the slash commands, for one server or for all; how many there are, and the link to invite the bot."""
    async with bot:
        await bot.log_in_beside(token)
        target = discord.Object(guild) if guild else None
        if target:
            bot.tree.copy_global_to(guild=target)
        return len(await bot.tree.sync(guild=target)), invite_link(bot.application_id)


async def compare(bot: GuildhallBot, token: str) -> Drift:
    """How the commands that are registered differ from this program's."""
    async with bot:
        await bot.log_in_beside(token)
        return await bot.known.compared()


async def depart(bot: GuildhallBot, token: str, guild: int) -> None:
    """Leave a server, whether or not another process serves it."""
    async with bot:
        await bot.log_in_beside(token)
        await bot.http.leave_guild(guild)
