"""The button that steps back through a game, and those under each turn."""

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.onlookers import game_meant, unless_seen
from bot.ui.play.turn_post import TURNS, turn_reply
from league.ids import GameId
from league.refusal import Refusal
from usecases.play.show import where_seen
from usecases.play.turn_by_turn import TurnQuestion, turn_seen


def register(bot_context: BotContext) -> None:
    """Answers on the board in private; under a private answer the turn changes in its place."""
    bot_context.buttons[TURNS] = turns_clicked
    bot_context.pagers.add(TURNS)


async def turns_clicked(ctx: InteractionContext, game: int, turn: int) -> None:
    """The turn of this number, 0: the last one that is over."""
    refused = await unless_seen(ctx, where_seen, game_meant(ctx, game))
    if refused is not None:
        await ctx.refuse(refused)
        return
    found = await ctx.ask(turn_seen, TurnQuestion(ctx.caller, GameId(game), turn))
    if isinstance(found, Refusal):
        await ctx.refuse(found)
        return
    reply = await ctx.bot_context.work(lambda: turn_reply(found, ctx.language))
    await ctx.turn_to(reply)
