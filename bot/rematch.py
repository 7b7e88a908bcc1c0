"""Once more with the same people: a button under a finished game."""

import secrets
from typing import Final

from bot.interaction_context import InteractionContext
from bot.membership import unless_member, who_left
from bot.onlookers import unless_seen
from bot.open_game import begun
from league.ids import GameId
from usecases.play.find import server_of_game
from usecases.play.rematch import GameOfCaller, Rematch, asked_again, rematch
from usecases.play.show import GameQuestion, where_played

_SECRET_BYTES: Final = 32


async def rematch_clicked(ctx: InteractionContext, game: int, _detail: int = 0) -> None:
    """Open the next game, or take the seat in it."""
    refused = await unless_member(ctx, server_of_game, GameId(game)) or await unless_seen(
        ctx, where_played, GameQuestion(ctx.caller, GameId(game))
    )
    if refused:
        await ctx.refuse(refused)
        return
    asked = await ctx.ask(asked_again, GameOfCaller(ctx.caller, GameId(game)))
    left = await who_left(ctx, asked.server, asked.users)
    command = Rematch(ctx.caller, GameId(game), secrets.token_bytes(_SECRET_BYTES), left)
    outcome = await ctx.do(rematch, command)
    await ctx.answer(outcome, lambda done: ctx.t(begun(done, "game-rematch-opened"), {"game": done.id}))
