"""`/backgammon`: a match by post with the options that only backgammon has, and its clock."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.command_texts import choices_of
from bot.interaction_context import InteractionContext
from bot.onlookers import seen_game
from bot.open_game import Opening, open_game
from bot.pickers import pick_game, pick_open_table
from engine.backgammon.options import Level, Resigning
from league.refusal import Refusal
from usecases.backgammon.sage import levels
from usecases.games.backgammon import LEVEL, LONGEST, POINTS, RESIGNING
from usecases.play.reserve import BringClock, bring_clock

_LEVELS = choices_of(levels(), Level)
_RESIGNING = choices_of("backgammon-resigning", Resigning)
_SEATS = 2


class BackgammonCog(commands.GroupCog, group_name="backgammon"):
    """Opening a match; all that follows is `/game`."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(house=_LEVELS, resigning=_RESIGNING)
    @app_commands.autocomplete(table=pick_open_table)
    async def new(
        self,
        interaction: discord.Interaction[Any],
        points: app_commands.Range[int, 1, LONGEST] = 5,
        opponent: discord.User | None = None,
        house: str = "",
        resigning: str = Resigning.RACE,
        hours: app_commands.Range[int, 1, 72] = 12,
        reserve: app_commands.Range[int, 0, 72] = 12,
        word: app_commands.Range[str, 0, 60] = "",
        table: int = 0,
    ) -> None:
        """Open a match."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        choices = {POINTS: str(points), RESIGNING: resigning, LEVEL: house or Level.EXPERT}
        opening = Opening(
            "backgammon", _SEATS, int(bool(house)), (opponent,), choices, hours, word, table, reserve
        )
        await open_game(ctx, opening)

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(game=pick_game)
    async def clock(
        self, interaction: discord.Interaction[Any], reserve: app_commands.Range[int, 0, 72], game: int = 0
    ) -> None:
        """A clock comes into a match, or its reserve is taken out; judges only."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        seen = await seen_game(ctx, game)
        if isinstance(seen, Refusal):
            await ctx.refuse(seen)
            return
        outcome = await ctx.do(bring_clock, BringClock(ctx.caller, seen.game.id, reserve))
        await ctx.answer(outcome, lambda done: ctx.t("game-clock-set", {"game": done.id}))


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(BackgammonCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
