"""The flow by which whoever comes late sits down in the round that is played: by `/round latecomer`, or the desk."""

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.ui.controls import chosen_number
from bot.ui.latecomers import (
    FORM_TABLE,
    GUEST,
    LATE,
    WHO,
    late_guest_form,
    late_question,
    new_table_words,
    table_question,
)
from bot.ui.replacing import latecomer_words
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from usecases.round.coming import ConfirmTable, NewTableAsked, come_late, confirm_table
from usecases.round.late import LateAsked, who_is_late
from usecases.round.latecomer import LatecomerSeated


def register_late(bot_context: BotContext) -> None:
    """Answer the buttons, menus and forms of the flow."""
    bot_context.buttons[LATE] = _late_clicked
    bot_context.menus[WHO] = _who_chosen
    bot_context.form_openers[GUEST] = _guest_clicked
    bot_context.forms[GUEST] = _guest_named
    bot_context.buttons[FORM_TABLE] = _table_clicked


async def somebody_late(ctx: InteractionContext, asked: LateAsked) -> None:
    """They sit down where a seat is free; a new table is asked about first. With nobody named it asks who comes."""
    if not asked.players and not asked.name:
        await _ask_who(ctx, asked.event_id)
        return
    outcome: LatecomerSeated | NewTableAsked | Refusal = await ctx.do(come_late, asked)

    if isinstance(outcome, NewTableAsked):
        await ctx.say(table_question(outcome, ctx.language))
    else:
        await ctx.answer(outcome, lambda done: latecomer_words(done, ctx.language))


async def _ask_who(ctx: InteractionContext, event: EventId) -> None:
    found = await ctx.ask(who_is_late, LateAsked(ctx.caller, event))
    await ctx.answer(found, lambda late: late_question(late[0], late[1], ctx.language))


async def _late_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    await _ask_who(ctx, EventId(event))


async def _who_chosen(ctx: InteractionContext, event: int, _detail: int, chosen: list[str]) -> None:
    players = tuple(PlayerId(chosen_number([value])) for value in chosen)
    await somebody_late(ctx, LateAsked(ctx.caller, EventId(event), players))


async def _guest_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    await ctx.show_form(late_guest_form(event, ctx.language))


async def _guest_named(ctx: InteractionContext, event: int, _detail: int, values: dict[str, str]) -> None:
    await somebody_late(ctx, LateAsked(ctx.caller, EventId(event), (), values.get("guest", "")))


async def _table_clicked(ctx: InteractionContext, draft: int, _detail: int) -> None:
    outcome = await ctx.do(confirm_table, ConfirmTable(ctx.caller, draft))
    await ctx.answer(outcome, lambda done: new_table_words(done, ctx.language))
