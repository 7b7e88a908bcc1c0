"""Where a game stands: what a channel must allow, and how a board that has lost its place gets another one."""

import discord

from bot.talk import Talk, unless_here
from bot.ui.controls import Control, controls
from bot.ui.permissions import missing_for_game
from bot.ui.reply import Reply
from league.refusal import Refusal
from usecases.play.place import MoveBoard, move_board, wants_place
from usecases.play.show import GameQuestion


async def offer_place(talk: Talk, game: int) -> None:
    """To whoever plays it: the board can be brought to where they are."""
    if await talk.ask(wants_place, GameQuestion(talk.caller, game, talk.interaction.channel_id or 0)):
        view = controls(talk.language, [Control("game-move", game)])
        await talk.say(Reply(talk.t("game-move-offer", {"game": game}), view=view))


async def move_clicked(talk: Talk, game: int, _detail: int) -> None:
    """The button below that offer."""
    refused = unfit_place(talk)
    if refused:
        await talk.refuse(refused)
        return
    in_thread = isinstance(talk.interaction.channel, discord.Thread)
    place = MoveBoard(talk.caller, game, talk.interaction.channel_id or 0, in_thread)
    outcome = await talk.do(move_board, place)
    await talk.answer(outcome, lambda done: talk.t("game-moved-here", {"game": done.id}))


def unfit_players(*users: discord.User | discord.Member) -> Refusal | None:
    """Why somebody who was picked cannot play.

    Refusals: those of `unless_here`, `game-is-a-bot`.
    """
    return unless_here(*users) or (Refusal("game-is-a-bot") if any(one.bot for one in users) else None)


def unfit_place(talk: Talk) -> Refusal | None:
    """Why no board can stand where a command was given."""
    if not isinstance(talk.interaction.channel, (discord.TextChannel, discord.Thread)):
        return Refusal("game-needs-text-channel")
    missing = missing_for_game(talk.interaction, talk.language)
    return Refusal("game-needs-permission", params={"missing": missing}) if missing else None
