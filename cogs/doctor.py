"""`/doctor`: an admin sees what is wrong on the server, and how to mend it."""

import asyncio
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.owed import look_after
from bot.ui.doctor import DatabaseState, doctor_reply
from data.migrate import current_revision, newest_revision
from data.probe import unwritable
from league.refusal import Refusal
from usecases.show.doctor import diagnosis


class DoctorCog(commands.Cog):
    """The check of channels, permissions, roles, database, timers and the outbox."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(self, interaction: discord.Interaction[Any]) -> None:
        """Look after everything; what Discord did not take is tried again."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        found = await ctx.ask(diagnosis, ctx.caller)
        database = await asyncio.to_thread(self._database)
        await ctx.answer(found, lambda state: doctor_reply(ctx.language, interaction.guild, state, database))
        well = database is not DatabaseState.UNWRITABLE and not isinstance(found, Refusal)
        if interaction.guild is not None and well:
            await look_after(self._bot_context, interaction.guild)

    def _database(self) -> DatabaseState:
        if unwritable(self._bot_context.database):
            return DatabaseState.UNWRITABLE
        is_newest = current_revision(self._bot_context.database) == newest_revision()
        return DatabaseState.WELL if is_newest else DatabaseState.OLD


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(DoctorCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
