"""Moments that organizers type: one that was guessed is confirmed by a button before it counts."""

from bot.bot_context import BotContext
from bot.i18n import Param
from bot.interaction_context import InteractionContext
from bot.ui.edited import edited_reply
from bot.ui.moments import STARTS, UNTIL, in_words, moment_question
from bot.ui.timestamps import time_of_day
from league.ids import EventId
from league.refusal import Refusal
from usecases.event.checkin import CheckInAsked, CheckInOpened, OpenCheckIn, open_check_in
from usecases.event.edit import EditEvent, edit_event


def register_moments(bot_context: BotContext) -> None:
    """Answer the buttons."""
    bot_context.buttons[STARTS] = _starts_confirmed
    bot_context.buttons[UNTIL] = _until_confirmed


async def open_check_in_until(ctx: InteractionContext, command: OpenCheckIn) -> None:
    """Open the check-in, or ask about an end that was guessed."""
    outcome: CheckInOpened | CheckInAsked | Refusal = await ctx.do(open_check_in, command)
    if isinstance(outcome, CheckInAsked):
        await ctx.say(moment_question(UNTIL, outcome.event.id, outcome.until, ctx.language))
        return
    await ctx.answer(outcome, lambda done: _check_in_opened(ctx, done))


def _check_in_opened(ctx: InteractionContext, done: CheckInOpened) -> str:
    until = time_of_day(done.until)
    params: dict[str, Param] = {"event": done.event.name, "until": until, "guests": done.guests}
    at = ctx.t("moment-understood", {"moment": in_words(done.until, done.zone, ctx.language)})
    return f"{ctx.t('event-checkin-opened', params)}\n{at}"


async def _starts_confirmed(ctx: InteractionContext, event: int, seconds: int) -> None:
    """The moment that was shown is the start; what is past by now is refused."""
    command = EditEvent(ctx.caller, EventId(event), starts=f"<t:{seconds}>")
    await ctx.answer(await ctx.do(edit_event, command), lambda done: edited_reply(done, ctx.language))


async def _until_confirmed(ctx: InteractionContext, event: int, seconds: int) -> None:
    """The check-in ends at the moment that was shown."""
    await open_check_in_until(ctx, OpenCheckIn(ctx.caller, EventId(event), f"<t:{seconds}>"))
