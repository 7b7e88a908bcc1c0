"""`/help`: one screen for each role, in the asker's language."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.command_texts import choices_of
from bot.hall import Hall
from bot.talk import Talk
from bot.ui.controls import Control, controls
from bot.ui.reply import Reply, embed
from usecases.show.help import HelpPage, Topic, help_page, page_on

_TOPICS = choices_of("help", Topic)
_PAGES = tuple(Topic)


class HelpCog(commands.Cog):
    """The help."""

    def __init__(self, hall: Hall) -> None:
        """One for each process."""
        self._hall = hall
        hall.buttons["help-page"] = _turned

    @app_commands.command()
    @app_commands.choices(topic=_TOPICS)
    async def help(self, interaction: discord.Interaction[Any], topic: str = "") -> None:
        """Show the page of a role, by default the asker's own."""
        talk = await Talk.open(self._hall, interaction)
        page = page_on(Topic(topic)) if topic else await talk.ask(help_page, talk.caller)
        await talk.say(_reply(talk, page))


async def _turned(talk: Talk, page: int, _detail: int) -> None:
    await talk.say(_reply(talk, page_on(_PAGES[min(page, len(_PAGES) - 1)])))


def _reply(talk: Talk, page: HelpPage) -> Reply:
    title = talk.plain(f"choice-help-{page.topic}")
    turn = [
        Control("help-page", _PAGES.index(other), label=talk.plain(f"choice-help-{other}"))
        for other in page.others
    ]
    box = embed(f"📖 {title}", talk.plain(f"help-{page.topic}"), footer=talk.plain("help-footer"))
    return Reply(embeds=(box,), view=controls(talk.language, turn))


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(HelpCog(bot.hall))  # type: ignore[attr-defined]  # our own bot class carries it
