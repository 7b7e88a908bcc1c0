"""`/help`: one screen for each role, in the asker's language."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.command_texts import choices_of
from bot.games import KINDS
from bot.interaction_context import InteractionContext
from bot.ui.controls import Control, controls
from bot.ui.play.face import opening_commands
from bot.ui.reply import Reply, embed
from usecases.show.help import HelpPage, HelpTopic, help_page, help_topics, page_on

_TOPICS = choices_of("help", (*HelpTopic, *KINDS))


class HelpCog(commands.Cog):
    """The help."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        bot_context.buttons["help-page"] = _turned

    @app_commands.command()
    @app_commands.choices(topic=_TOPICS)
    async def help(self, interaction: discord.Interaction[Any], topic: str = "") -> None:
        """Show the page of a role, by default the asker's own."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        page = page_on(topic) if topic else await ctx.ask(help_page, ctx.caller)
        await ctx.say(_reply(ctx, page))


async def _turned(ctx: InteractionContext, page: int, _detail: int) -> None:
    topics = help_topics()
    await ctx.say(_reply(ctx, page_on(topics[min(page, len(topics) - 1)])))


def _reply(ctx: InteractionContext, page: HelpPage) -> Reply:
    topics = help_topics()
    title = ctx.plain(f"choice-help-{page.topic}")
    turn = [
        Control("help-page", topics.index(other), label=ctx.plain(f"choice-help-{other}"))
        for other in page.others
    ]
    key = f"help-{page.topic}" if page.topic in set(HelpTopic) else f"{page.topic}-help"
    words = ctx.plain(key, {"commands": opening_commands(ctx.language)})
    box = embed(f"📖 {title}", words, footer=ctx.plain("help-footer"))
    return Reply(embeds=(box,), view=controls(ctx.language, turn))


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(HelpCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
