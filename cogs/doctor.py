"""`/doctor`: an admin sees what is wrong on the server, and how to mend it."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.hall import Hall
from bot.talk import Talk
from bot.ui.doctor import doctor_reply
from data.migrate import current_revision, newest_revision
from usecases.show.doctor import diagnosis


class DoctorCog(commands.Cog):
    """The check of channels, permissions, roles, database, timers and the outbox."""

    def __init__(self, hall: Hall) -> None:
        """One for each process."""
        self._hall = hall

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(self, interaction: discord.Interaction[Any]) -> None:
        """Look after everything; changes nothing."""
        talk = await Talk.open(self._hall, interaction)
        found = await talk.ask(diagnosis, talk.caller)
        newest = await self._hall.work(self._schema_is_newest)
        await talk.answer(found, lambda state: doctor_reply(talk.language, interaction.guild, state, newest))

    def _schema_is_newest(self) -> bool:
        return current_revision(self._hall.database) == newest_revision()


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(DoctorCog(bot.hall))  # type: ignore[attr-defined]  # our own bot class carries it
