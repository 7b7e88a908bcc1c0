"""`/rivals`: a game of Rivals for Catan by post with the options that only Rivals has."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.command_texts import choices_of
from bot.i18n import language_of
from bot.interaction_context import InteractionContext
from bot.open_game import Opening, open_game
from bot.pickers import pick_open_table
from bot.ui.games.rivals.card_text import card_lines, card_title, found_cards
from bot.ui.games.rivals.marks import RIVALS_KIND
from bot.ui.reply import Reply, embed
from engine.rivals.cards import TABLE
from engine.rivals.names import GameSet
from engine.rivals.options import Preset
from league.refusal import Refusal
from usecases.games.rivals import PRESET, SET

_SETS = choices_of("rivals-set", GameSet)
_PRESETS = choices_of("rivals-preset", Preset)
_SEATS = 2
_MOST, _LONGEST = 25, 100
"""Choices that Discord lists, and letters of each."""


class RivalsCog(commands.GroupCog, group_name="rivals"):
    """Opening a game and looking at cards; all that follows is `/game`."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(set=_SETS, preset=_PRESETS)
    @app_commands.autocomplete(table=pick_open_table)
    async def new(
        self,
        interaction: discord.Interaction[Any],
        set: str = GameSet.INTRO,  # noqa: A002 - the option's name
        opponent: discord.User | None = None,
        house: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        preset: str = Preset.PRINTED,
        hours: app_commands.Range[int, 1, 72] = 12,
        word: app_commands.Range[str, 0, 60] = "",
        table: int = 0,
    ) -> None:
        """Open a game."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        choices = {SET: set, PRESET: preset}
        opening = Opening(RIVALS_KIND, _SEATS, int(house), (opponent,), choices, hours, word, table)
        await open_game(ctx, opening)

    @app_commands.command()
    async def card(self, interaction: discord.Interaction[Any], name: app_commands.Range[str, 1, 60]) -> None:
        """Show a card."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        row = next(iter(found_cards(name, tuple(TABLE.values()))), None)
        if row is None:
            await ctx.refuse(Refusal("rivals-card-unknown", params={"name": name}))
            return
        box = embed(card_title(row, ctx.language), "\n".join(card_lines(row, ctx.language)))
        await ctx.say(Reply(embeds=(box,)))

    @card.autocomplete("name")
    async def _cards_like(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """The cards of this name in any of three languages; nothing is looked up but the card table."""
        language = language_of(str(interaction.locale)) or "en"
        found = found_cards(current, tuple(TABLE.values()))[:_MOST]
        return [
            app_commands.Choice(name=card_title(row, language)[:_LONGEST], value=str(row.key))
            for row in found
        ]


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(RivalsCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
