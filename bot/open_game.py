"""Opening a game by post: what the command of every game has in common."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.interaction_context import InteractionContext, name_of
from bot.places import unfit_place, unfit_players
from data.game_records import GameStatus, PostGame
from league.ids import TableId
from usecases.play.open_game import Invited, NewGame, new_game

_SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class Opening:
    """What was typed: `choices` are the game's own options, `table` is a league's table or 0.

    `reserve` are the hours beside those of each turn, for each point of a match.
    """

    kind: str
    seats: int
    bots: int
    people: Sequence[discord.User | None]
    choices: Mapping[str, str]
    hours: int
    word: str
    table: int
    reserve: int = 0


async def open_game(ctx: InteractionContext, opening: Opening) -> None:
    """Open the game in the channel of the command, and say whether it has begun."""
    people = [one for one in opening.people if one is not None]
    refused = unfit_place(ctx) or unfit_players(*people)
    if refused:
        await ctx.refuse(refused)
        return
    command = NewGame(
        caller=ctx.caller,
        secret=secrets.token_bytes(_SECRET_BYTES),
        channel_id=ctx.interaction.channel_id or 0,
        in_thread=isinstance(ctx.interaction.channel, discord.Thread),
        kind=opening.kind,
        seats=opening.seats,
        bots=opening.bots,
        invited=[Invited(one.id, name_of(one)) for one in people],
        choices=opening.choices,
        hours=opening.hours,
        reserve=opening.reserve,
        word=opening.word,
        table_id=TableId(opening.table),
    )
    outcome = await ctx.do(new_game, command)
    await ctx.answer(outcome, lambda game: ctx.t(begun(game, "game-opened"), {"game": game.id}))


def begun(game: PostGame, waiting: str) -> str:
    """With the last seat the game has begun: then it is told where the turns will be found."""
    return waiting if game.status is GameStatus.OPEN else "game-begun"
