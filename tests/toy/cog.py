"""`/duel new`, and what seats the toy in the house: two lines of a registry, a cog, a locale file."""

from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from fluent.syntax import FluentParser

from bot.bot_context import BotContext
from bot.i18n import LANGUAGES, bundle_of
from bot.interaction_context import InteractionContext
from bot.open_game import Opening, open_game
from bot.ui.play.face import register_face
from engine.protocol import EngineRefusal
from league.regulations import Profile
from tests.toy.duel import DUEL, Code, Options
from tests.toy.face import DuelFace
from usecases.play.registry import Choices, register

_LOCALES = Path(__file__).parent / "locales"


class DuelSetup:
    """The length of the match."""

    def plays(self, profile: Profile) -> bool:
        return profile.two_players

    def chosen(self, choices: Choices) -> Options | EngineRefusal:
        length = choices.get("points", "3")
        return Options(int(length)) if length.isdecimal() and int(length) else EngineRefusal(Code.BAD_TEXT)

    def of_event(self, profile: Profile, _choices: Choices) -> Options | EngineRefusal:
        return Options(profile.win_target)


class DuelCog(commands.GroupCog, group_name="duel"):
    """Opening a duel; all that follows is `/game`."""

    def __init__(self, bot_context: BotContext) -> None:
        self._bot_context = bot_context

    @app_commands.command()
    @app_commands.guild_only()
    async def new(
        self,
        interaction: discord.Interaction[Any],
        opponent: discord.User | None = None,
        points: app_commands.Range[int, 1, 9] = 3,
        bots: app_commands.Range[int, 0, 1] = 0,
        table: int = 0,
    ) -> None:
        """Open a duel."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await open_game(ctx, Opening("duel", 2, bots, (opponent,), {"points": str(points)}, 12, "", table))


def seat_duel() -> None:
    """The toy can be played and shown; once more does no harm."""
    register((DUEL,), DuelSetup())
    register_face("duel", DuelFace())
    for language in LANGUAGES:
        bundle = bundle_of(language)
        if not bundle.has_message("duel-title"):
            bundle.add_resource(
                FluentParser().parse((_LOCALES / f"{language}.ftl").read_text(encoding="utf-8"))
            )


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(DuelCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
