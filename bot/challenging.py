"""The flow by which a player of a ladder challenges another one: from the round's post, or by `/match challenge`."""

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.ui.controls import chosen_number
from bot.ui.ladder import CHALLENGED, challenge_question, challenged_words
from bot.ui.posts.round import CHALLENGE
from league.ids import EventId, PlayerId
from usecases.signup.challenge import Challenge, challenge, challenges_open


def register_challenges(bot_context: BotContext) -> None:
    """Answer the button and the menu of the flow."""
    bot_context.buttons[CHALLENGE] = _clicked
    bot_context.menus[CHALLENGED] = _chosen


async def ask_whom(ctx: InteractionContext, event: EventId) -> None:
    """Offer those whom the player may challenge."""
    found = await ctx.ask(challenges_open, Challenge(ctx.caller, event))
    await ctx.answer(found, lambda asked: challenge_question(asked, ctx.language))


async def _clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    await ask_whom(ctx, EventId(event))


async def _chosen(ctx: InteractionContext, event: int, _detail: int, values: list[str]) -> None:
    said = Challenge(ctx.caller, EventId(event), PlayerId(chosen_number(values)))
    await ctx.answer(await ctx.do(challenge, said), lambda done: challenged_words(done, ctx.language))
