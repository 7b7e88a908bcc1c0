"""`/desk`: one private panel that says where an event stands, and does the next step with one tap."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.claims import warn_undelivered
from bot.desk_tables import register_tables
from bot.interaction_context import Answer, InteractionContext
from bot.judging_desk import refuse_or_ask, register, show_judge_desk
from bot.living_desk import LivingDesk
from bot.pickers import pick_event
from bot.planning import plan_round, plan_stage
from bot.ui.controls import chosen_number
from bot.ui.desk import (
    REFRESH,
    SCREEN,
    SURE,
    VERBS,
    WHICH,
    check_in_form,
    desk_reply,
    screen_reply,
    sure_reply,
)
from bot.ui.door import answered_words
from bot.ui.moments import UNTIL, moment_question
from league.ids import EventId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.door.answer import AnswerAtDoor, answer_at_door
from usecases.event.checkin import CheckInAsked, OpenCheckIn, open_check_in
from usecases.event.page import ChooseScreen, choose_screen
from usecases.event.stages import MoveEvent, close_signup, finish_event, open_signup
from usecases.execute import Command
from usecases.round.clocks import TimeTables, start_tables
from usecases.round.closing import CloseRound, end_round
from usecases.round.pairing_input import SeatRound
from usecases.round.publish import PublishRound, publish_round
from usecases.round.remind import Reminded, RemindTables, remind_tables
from usecases.show.desk import OrganizerDesk, desk
from usecases.show.event import EventQuestion
from usecases.show.judge_desk import may_judge
from usecases.standings.advance import Advance
from usecases.waiting.entries import ACCEPT, DECLINE
from usecases.waiting.steps import DeskStep

UseCase = Callable[..., Any]
_CASES: dict[DeskStep, tuple[UseCase, Callable[[InteractionContext, int], Command]]] = {
    DeskStep.OPEN: (open_signup, lambda ctx, event: MoveEvent(ctx.caller, EventId(event))),
    DeskStep.CLOSE: (close_signup, lambda ctx, event: MoveEvent(ctx.caller, EventId(event))),
    DeskStep.PUBLISH: (publish_round, lambda ctx, event: PublishRound(ctx.caller, EventId(event))),
    DeskStep.START: (start_tables, lambda ctx, event: TimeTables(ctx.caller, EventId(event))),
    DeskStep.END: (end_round, lambda ctx, event: CloseRound(ctx.caller, EventId(event))),
}
"""Steps that are one use case each, with the command that carries them out."""


@app_commands.guild_only()
class DeskCog(commands.Cog):
    """Each button checks the role again on the server side: the use cases do."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        for step in _CASES:
            bot_context.buttons[VERBS[step]] = _taken(step)
        bot_context.buttons[VERBS[DeskStep.SEAT]] = _seat_clicked
        bot_context.buttons[VERBS[DeskStep.ADVANCE]] = _advance_clicked
        bot_context.buttons[VERBS[DeskStep.REMIND]] = _remind_clicked
        bot_context.buttons[VERBS[DeskStep.FINISH]] = _finish_clicked
        for verb in (ACCEPT, DECLINE):
            bot_context.buttons[verb] = _at_door(accepts=verb == ACCEPT)
        bot_context.buttons[SURE] = _sure_clicked
        bot_context.buttons[REFRESH] = _refresh_clicked
        bot_context.buttons[SCREEN] = _screen_clicked
        bot_context.menus[SCREEN] = _screen_chosen
        bot_context.menus[WHICH] = _event_chosen
        bot_context.form_openers[VERBS[DeskStep.CHECK_IN]] = _check_in_clicked
        bot_context.forms[VERBS[DeskStep.CHECK_IN]] = _check_in_sent
        register(bot_context)
        register_tables(bot_context)
        bot_context.pagers.update({*VERBS.values(), SURE, REFRESH, ACCEPT, DECLINE})

    @app_commands.command(name="desk")
    @app_commands.autocomplete(event=pick_event)
    async def open(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Show the organizer's desk of an event, to a judge that of the judges."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _show(ctx, event)


async def _show(ctx: InteractionContext, event: int, outcome: object = None) -> None:
    """The desk as it is now: in the place of the one that was tapped, else as an answer of its own.

    Where `outcome` is a refusal, why was said already.
    """
    found: OrganizerDesk | Refusal = await ctx.ask(desk, EventQuestion(ctx.caller, EventId(event)))
    if not isinstance(found, Refusal):
        drawn = _drawn(ctx, found)
        message = await ctx.turn_to(drawn.shown)
        is_first = ctx.acknowledged is Answer.REDRAW or outcome is None
        if message and is_first:
            ctx.bot_context.desks.follow(ctx, message, drawn)
    elif found.code == "needs-organizer" and await ctx.ask(may_judge, ctx.caller):
        await show_judge_desk(ctx, event)
    elif not isinstance(outcome, Refusal):
        await refuse_or_ask(ctx, found)


def _drawn(ctx: InteractionContext, found: OrganizerDesk) -> LivingDesk:
    """The desk, and how it is drawn anew."""
    event = found.card.event.id

    async def anew(caller: Caller) -> LivingDesk | None:
        now: OrganizerDesk | Refusal = await ctx.ask(desk, EventQuestion(caller, event))
        return None if isinstance(now, Refusal) else _drawn(ctx, now)

    return LivingDesk(event, found.stamp, desk_reply(found, ctx.language, ctx.interaction.guild), anew)


def _taken(step: DeskStep) -> Callable[[InteractionContext, int, int], Awaitable[None]]:
    use_case, command = _CASES[step]

    async def clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
        outcome = await ctx.do(use_case, command(ctx, event))
        if isinstance(outcome, Refusal):
            await ctx.refuse(outcome)
        elif ctx.queued:
            await warn_undelivered(ctx, ctx.queued)
        await _show(ctx, event, outcome)

    return clicked


async def _seat_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    await _show(ctx, event, await plan_round(ctx, SeatRound(ctx.caller, EventId(event))))


async def _advance_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    await _show(ctx, event, await plan_stage(ctx, Advance(ctx.caller, EventId(event))))


async def _remind_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    outcome: Reminded | Refusal = await ctx.do(remind_tables, RemindTables(ctx.caller, EventId(event)))
    await ctx.answer(outcome, lambda done: ctx.t("desk-reminded", {"count": len(done.tables)}))
    await _show(ctx, event, outcome)


def _at_door(*, accepts: bool) -> Callable[[InteractionContext, int, int], Awaitable[None]]:
    async def clicked(ctx: InteractionContext, request: int, event: int) -> None:
        outcome = await ctx.do(answer_at_door, AnswerAtDoor(ctx.caller, request, accepts))
        await ctx.answer(outcome, lambda done: answered_words(done, ctx.language))
        await _show(ctx, event, outcome)

    return clicked


async def _check_in_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    await ctx.show_form(check_in_form(event, ctx.language))


async def _check_in_sent(ctx: InteractionContext, event: int, _detail: int, values: dict[str, str]) -> None:
    outcome = await ctx.do(open_check_in, OpenCheckIn(ctx.caller, EventId(event), values.get("until", "")))
    if isinstance(outcome, Refusal):
        await ctx.refuse(outcome)
        return
    if isinstance(outcome, CheckInAsked):
        await ctx.say(moment_question(UNTIL, outcome.event.id, outcome.until, ctx.language))
        return
    await _show(ctx, event)


async def _finish_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    found: OrganizerDesk | Refusal = await ctx.ask(desk, EventQuestion(ctx.caller, EventId(event)))
    await ctx.turn(found, lambda shown: sure_reply(shown, ctx.language))


async def _sure_clicked(ctx: InteractionContext, event: int, agreed: int) -> None:
    outcome = await ctx.do(finish_event, MoveEvent(ctx.caller, EventId(event), agreed))
    if isinstance(outcome, Refusal):
        await ctx.refuse(outcome)
    await _show(ctx, event, outcome)


async def _refresh_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    await _show(ctx, event)


async def _event_chosen(ctx: InteractionContext, _subject: int, _detail: int, values: list[str]) -> None:
    await _show(ctx, chosen_number(values))


async def _screen_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    found: OrganizerDesk | Refusal = await ctx.ask(desk, EventQuestion(ctx.caller, EventId(event)))
    await ctx.answer(found, lambda seen: screen_reply(seen, ctx.language))


async def _screen_chosen(ctx: InteractionContext, event: int, _detail: int, values: list[str]) -> None:
    outcome = await ctx.do(choose_screen, ChooseScreen(ctx.caller, EventId(event), tuple(values)))
    await ctx.answer(outcome, lambda _: ctx.t("desk-screen-set"))


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(DeskCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
