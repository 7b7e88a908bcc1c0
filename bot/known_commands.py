"""What Discord has registered of the bot's commands: their numbers, and whether they are those of this version."""

from collections.abc import Sequence

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.registered import Drift, drift
from bot.ui.command_mentions import numbers_of

_log = structlog.get_logger()


class KnownCommands:
    """One for each process; asked once it is connected."""

    def __init__(self, bot: commands.AutoShardedBot, bot_context: BotContext) -> None:
        """Nothing is known before `learn`."""
        self._bot = bot
        self._bot_context = bot_context

    async def learn(self) -> None:
        """Ask which numbers Discord gave the commands, so that answers can name them to be pressed."""
        try:
            self.note(await self._bot.tree.fetch_commands())
            await self._register_or_tell()
        except discord.HTTPException as error:
            _log.warning("the commands cannot be read: answers name them in plain words", error=str(error))

    def note(self, registered: Sequence[app_commands.AppCommand]) -> None:
        """From now on answers name these commands to be pressed."""
        self._bot_context.command_numbers = numbers_of(registered)

    async def compared(self) -> Drift:
        """The commands of this program beside those that are registered, for all servers or for the first one."""
        tree = self._bot.tree
        registered = await tree.fetch_commands()
        if not registered and self._bot.guilds:
            registered = await tree.fetch_commands(guild=self._bot.guilds[0])
        own = [command.to_dict(tree) for command in tree.get_commands()]
        return drift(own, [command.to_dict() for command in registered])

    async def _register_or_tell(self) -> None:
        """Commands that are not those of this version are registered where the settings say so, else told."""
        differs, settings = (await self.compared()).words, self._bot_context.settings
        if differs and settings.sync_at_start and 0 in settings.own_shards:
            self.note(await self._bot.tree.sync())
            _log.info("commands registered", before=differs)
        elif differs:
            _log.warning(
                "Discord shows other commands than this version has: run `python -m bot sync`", why=differs
            )
