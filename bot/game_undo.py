"""A judge takes moves of a game back: first what would go is shown, then a button does it."""

from bot.interaction_context import InteractionContext
from bot.onlookers import seen_game
from bot.ui.play.undo import shown_in, undo_question
from league.ids import GameId
from league.refusal import Refusal
from usecases.play.take_back import TakeBackOwn, take_back_own
from usecases.play.undo import UndoMoves, look_at_undo, undo_moves
from usecases.play.views import seat_among


async def ask_undo(ctx: InteractionContext, game: int, moves: int) -> None:
    """Whoever plays takes the own last step back; a judge is shown what would be taken back in this game.

    Without a number it is the game of the channel.
    """
    seen = await seen_game(ctx, game)
    if not isinstance(seen, Refusal) and seat_among(seen.seats, ctx.caller.user_id) is not None:
        own = await ctx.do(take_back_own, TakeBackOwn(ctx.caller, seen.game.id))
        await ctx.answer(own, lambda made: ctx.t("game-own-taken-back", {"game": made.game.id}))
        return
    found = (
        seen
        if isinstance(seen, Refusal)
        else await ctx.ask(look_at_undo, UndoMoves(ctx.caller, seen.game.id, moves))
    )
    await ctx.answer(found, lambda look: undo_question(look, ctx.language))


async def undo_clicked(ctx: InteractionContext, game: int, detail: int) -> None:
    """Take back what was shown, unless the game has gone on since."""
    stamp, moves = shown_in(detail)
    outcome = await ctx.do(undo_moves, UndoMoves(ctx.caller, GameId(game), moves, stamp))
    await ctx.answer(outcome, lambda done: ctx.t("game-taken-back", {"game": done.id}))
