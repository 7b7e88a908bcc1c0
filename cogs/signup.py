"""`/signup`: players enter and leave events, by command or by the buttons of the announcement."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.hall import Hall
from bot.pickers import pick_event
from bot.talk import Talk
from usecases.signup.join import Joined, JoinEvent, join_event


@app_commands.guild_only()
class SignupCog(commands.GroupCog, group_name="signup"):
    """Entering and leaving."""

    def __init__(self, hall: Hall) -> None:
        """One for each process."""
        self._hall = hall
        hall.buttons["signup-join"] = _join_clicked

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def join(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Sign up."""
        talk = await Talk.open(self._hall, interaction)
        await _join(talk, event)


async def _join_clicked(talk: Talk, event: int, _detail: int) -> None:
    await _join(talk, event)


async def _join(talk: Talk, event: int) -> None:
    outcome = await talk.do(join_event, JoinEvent(talk.caller, event))
    await talk.answer(outcome, lambda done: _joined(talk, done))


def _joined(talk: Talk, done: Joined) -> str:
    return talk.t(f"signup-{done.status}", {"event": done.event.name, "place": done.place_in_line})


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(SignupCog(bot.hall))  # type: ignore[attr-defined]  # our own bot class carries it
