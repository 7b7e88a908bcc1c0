"""Where a game stands: what a channel must allow, and how a board that has lost its place gets another one."""

import discord

from bot.interaction_context import InteractionContext, unless_here
from bot.ui.controls import Control, controls
from bot.ui.permissions import missing_for_game
from bot.ui.reply import Reply
from league.ids import GameId
from league.refusal import Refusal
from usecases.play.place import MoveBoard, move_board, wants_place
from usecases.play.show import GameQuestion


async def offer_place(ctx: InteractionContext, game: int) -> None:
    """To whoever plays it: the board can be brought to where they are."""
    if await ctx.ask(wants_place, GameQuestion(ctx.caller, GameId(game), ctx.interaction.channel_id or 0)):
        view = controls(ctx.language, [Control("game-move", game)])
        await ctx.say(Reply(ctx.t("game-move-offer", {"game": game}), view=view))


async def move_clicked(ctx: InteractionContext, game: int, _detail: int) -> None:
    """The button below that offer."""
    refused = unfit_place(ctx)
    if refused:
        await ctx.refuse(refused)
        return
    in_thread = isinstance(ctx.interaction.channel, discord.Thread)
    place = MoveBoard(ctx.caller, GameId(game), ctx.interaction.channel_id or 0, in_thread)
    outcome = await ctx.do(move_board, place)
    await ctx.answer(outcome, lambda done: ctx.t("game-moved-here", {"game": done.id}))


def unfit_players(*users: discord.User | discord.Member) -> Refusal | None:
    """Why a member who was picked cannot play.

    Refusals: those of `unless_here`, `game-is-a-bot`.
    """
    return Refusal("game-is-a-bot") if any(one.bot for one in users) else unless_here(*users)


def unfit_place(ctx: InteractionContext) -> Refusal | None:
    """Why no board can stand where a command was given."""
    if not isinstance(ctx.interaction.channel, (discord.TextChannel, discord.Thread)):
        return Refusal("game-needs-text-channel")
    missing = missing_for_game(ctx.interaction, ctx.language)
    return Refusal("game-needs-permission", params={"missing": missing}) if missing else None
