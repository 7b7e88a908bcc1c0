"""`/board`: the boards of a hall, and which match is called to which."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.pickers import pick_event, pick_player
from bot.ui.boards import hall_reply, hall_set_words, moved_words, room_words, stream_words
from league.hall import HIGHEST_BOARD, MOST_BOARDS
from league.ids import EventId, PlayerId
from usecases.hall.mark import KeepRoom, StreamMatch, keep_room, stream_match
from usecases.hall.move import MoveMatch, move_match
from usecases.hall.set_up import SetHall, set_hall
from usecases.hall.view import HallAsked, show_hall

_Board = app_commands.Range[int, 1, HIGHEST_BOARD]
_Match = app_commands.Range[int, 1, 1000]
_Numbers = app_commands.Range[str, 1, 100]


@app_commands.guild_only()
class BoardCog(commands.GroupCog, group_name="board"):
    """The boards of an event; the use cases check who may."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context

    @app_commands.command(name="set")
    @app_commands.autocomplete(event=pick_event)
    async def set_(
        self,
        interaction: discord.Interaction[Any],
        boards: app_commands.Range[int, 0, MOST_BOARDS],
        first: _Board | None = None,
        streamed: _Numbers | None = None,
        accessible: _Numbers | None = None,
        event: int = 0,
    ) -> None:
        """Say how many boards there are, and which are reserved."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = SetHall(ctx.caller, EventId(event), boards, first, streamed, accessible)
        await ctx.answer(await ctx.do(set_hall, command), lambda done: hall_set_words(done, ctx.language))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def stream(
        self,
        interaction: discord.Interaction[Any],
        match: _Match,
        off: bool = False,  # noqa: FBT001, FBT002 - an option of a slash command
        event: int = 0,
    ) -> None:
        """Mark a match for a streamed board."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(stream_match, StreamMatch(ctx.caller, match, EventId(event), off=off))
        await ctx.answer(outcome, lambda done: stream_words(done, ctx.language, off=off))

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def accessible(
        self,
        interaction: discord.Interaction[Any],
        player: int,
        off: bool = False,  # noqa: FBT001, FBT002 - an option of a slash command
        event: int = 0,
    ) -> None:
        """Keep an accessible board for a player."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(keep_room, KeepRoom(ctx.caller, PlayerId(player), EventId(event), off=off))
        await ctx.answer(outcome, lambda done: room_words(done, ctx.language, off=off))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def move(
        self, interaction: discord.Interaction[Any], match: _Match, board: _Board, event: int = 0
    ) -> None:
        """Send a match to another board."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(move_match, MoveMatch(ctx.caller, match, board, EventId(event)))
        await ctx.answer(outcome, lambda done: moved_words(done, ctx.language))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def show(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Show who stands at which board, and who is next."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        found = await ctx.ask(show_hall, HallAsked(ctx.caller, EventId(event)))
        await ctx.answer(found, lambda seen: hall_reply(seen, ctx.language))


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(BoardCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
