"""A game panel's controls: an action, a step of the panel, or a wish to the host; the panel is redrawn in place."""

from functools import partial

from bot.i18n import Language
from bot.interaction_context import InteractionContext
from bot.ui.play import prompt_post
from bot.ui.play.lobby import jump
from bot.ui.play.panel import panel
from bot.ui.reply import Reply
from league.ids import GameId
from league.refusal import Refusal
from usecases.play.redraw import Answering, PromptShown, Redrawn, answering, prompt_shown, redrawn
from usecases.play.said import ORDERS, PLACES, SayWords, say_words
from usecases.play.show import GameQuestion, panel_view


async def pressed(ctx: InteractionContext, game: int, stamp: int, words: str) -> None:
    """A control of a panel: an action, a step of the panel (`?…`), or a wish to the host (`=…`)."""
    if words.startswith("?"):
        await _redraw(ctx, game, words[1:])
        return
    if words in PLACES:
        await _move_turns(ctx, game, stamp, words)
        return
    outcome = await _say(ctx, game, stamp, words)
    moved = words[:1] != "=" and not isinstance(outcome, Refusal)
    refused = isinstance(outcome, Refusal)
    step = "orders" if words.startswith(ORDERS) else None if refused else ""
    await _redraw(ctx, game, step, noted=moved)
    if isinstance(outcome, Refusal):
        await ctx.refuse(outcome)


async def _move_turns(ctx: InteractionContext, game: int, stamp: int, words: str) -> None:
    """Turns come elsewhere: a message that brought one goes with them, so nothing is drawn in its place."""
    message = ctx.interaction.message
    card = await ctx.ask(prompt_shown, message.id if message else 0)
    outcome = await _say(ctx, game, stamp, words)
    seen = await ctx.ask(panel_view, GameQuestion(ctx.caller, GameId(game)))
    if isinstance(outcome, Refusal) or isinstance(seen, Refusal) or card is None:
        await _redraw(ctx, game, "orders")
    else:
        place = ctx.t(f"game-panel-orders-place-{words[1:]}")
        await ctx.say(Reply(f"{place} {jump(seen, ctx.language)}"))
    if isinstance(outcome, Refusal):
        await ctx.refuse(outcome)


async def _say(ctx: InteractionContext, game: int, stamp: int, words: str) -> object:
    """A move redraws the message of its control; what the outbox would draw of it can wait."""
    message = ctx.interaction.message
    number = message.id if message and not words.startswith("=") else 0
    return await ctx.do(say_words, SayWords(ctx.caller, GameId(game), stamp, words, number))


async def _redraw(ctx: InteractionContext, game: int, step: str | None, *, noted: bool = False) -> None:
    """Show the present state in the place of the message, at this step of the panel (None: at that which it has).

    `noted`: a move has noted that this is about to be drawn.
    """
    message = ctx.interaction.message
    number = message.id if message and not message.flags.ephemeral else 0
    if number and not noted:
        noted = await ctx.bot_context.note(answering, Answering(number, ctx.bot_context.now(), step))
    card = await ctx.look(prompt_shown, number, partial(_card, ctx.language))
    if isinstance(card, tuple):
        shown, reply = card
        await ctx.redraw(reply)
        note = Redrawn(number, GameId(game), shown.seen.stamp, shown.wanted, reply.digest())
    else:
        found = await ctx.look(
            panel_view,
            GameQuestion(ctx.caller, GameId(game)),
            lambda seen: panel(seen, step or "", ctx.language),
        )
        if not isinstance(found, tuple):
            if found:
                await ctx.refuse(found)
            return
        seen, reply = found
        await ctx.redraw(reply)
        note = Redrawn(number, GameId(game), seen.stamp)
    if number and noted and await ctx.bot_context.note(redrawn, note):
        ctx.bot_context.notify()


def _card(language: Language, shown: PromptShown) -> Reply:
    return prompt_post.render(shown.seen, language)
