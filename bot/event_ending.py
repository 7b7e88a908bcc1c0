"""Ending an event asks once: to finish it, and to call it off; a draft that nobody has seen just goes."""

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.ui.desk import CANCEL, DROP, cancel_question, sure_reply
from league.event import EventStatus
from league.ids import EventId
from league.refusal import Refusal
from usecases.event.stages import MoveEvent, StageStep, cancel_event, cancellable, drop_draft, unfinished
from usecases.show.desk import desk
from usecases.show.event import EventQuestion


def register_ending(bot_context: BotContext) -> None:
    """Answer the buttons."""
    bot_context.buttons[DROP] = _drop_clicked
    bot_context.buttons[CANCEL] = _cancel_clicked


async def ask_to_finish(ctx: InteractionContext, event: int) -> None:
    """Ask with all that is missing, or say why it cannot be finished; yes is the desk's button."""
    found = await ctx.ask(unfinished, MoveEvent(ctx.caller, EventId(event)))
    if isinstance(found, Refusal):
        await ctx.refuse(found)
        return
    outcome = await ctx.ask(desk, EventQuestion(ctx.caller, found.id))
    await ctx.answer(outcome, lambda seen: sure_reply(seen, ctx.language))


async def ask_to_cancel(ctx: InteractionContext, event: int) -> None:
    """Ask before an event that people know of is called off."""
    found = await ctx.ask(cancellable, MoveEvent(ctx.caller, EventId(event)))
    if not isinstance(found, Refusal) and found.status is EventStatus.DRAFT:
        await _drop_clicked(ctx, found.id, 0)
        return
    await ctx.answer(found, lambda seen: cancel_question(seen, ctx.language))


async def _drop_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    outcome = await ctx.do(drop_draft, MoveEvent(ctx.caller, EventId(event)))
    await ctx.answer(outcome, lambda done: ctx.t("event-dropped", {"event": done.event.name}))


async def _cancel_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    outcome = await ctx.do(cancel_event, MoveEvent(ctx.caller, EventId(event)))
    await ctx.answer(outcome, lambda done: _cancelled(ctx, done))


def _cancelled(ctx: InteractionContext, done: StageStep) -> str:
    told = [ctx.t("event-changed-told", {"count": done.told})] if done.told else []
    return "\n".join([ctx.t("event-cancelled", {"event": done.event.name}), *told])
