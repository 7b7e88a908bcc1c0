"""`/catan new`: a game of Catan by post, with the options that only Catan has."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.command_texts import choices_of
from bot.interaction_context import InteractionContext
from bot.open_game import Opening, open_game
from bot.pickers import pick_open_table
from engine.catan.options import BoardKind, HouseLevel, ProfileName
from usecases.games.catan import BOARD, HOUSE, RULES

_BOARDS = choices_of("catan-board", BoardKind)
_RULES = choices_of("catan-rules", ProfileName)
_LEVELS = choices_of("catan-house", HouseLevel)


class CatanCog(commands.GroupCog, group_name="catan"):
    """Opening a game; all that follows is `/game`."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(board=_BOARDS, rules=_RULES, level=_LEVELS)
    @app_commands.autocomplete(table=pick_open_table)
    async def new(
        self,
        interaction: discord.Interaction[Any],
        seats: app_commands.Range[int, 3, 4] = 4,
        bots: app_commands.Range[int, 0, 3] = 0,
        player1: discord.User | None = None,
        player2: discord.User | None = None,
        player3: discord.User | None = None,
        board: str = BoardKind.RANDOM,
        rules: str = ProfileName.CJP,
        level: str = HouseLevel.CLUB,
        hours: app_commands.Range[int, 1, 72] = 12,
        word: app_commands.Range[str, 0, 60] = "",
        table: int = 0,
    ) -> None:
        """Open a game."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        people, choices = (player1, player2, player3), {BOARD: board, RULES: rules, HOUSE: level}
        await open_game(ctx, Opening("catan", seats, bots, people, choices, hours, word, table))


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(CatanCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
