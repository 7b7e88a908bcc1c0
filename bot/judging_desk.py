"""The judges' desk as a conversation: shown, turned to another call, and what a judge says of being on the way."""

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.living_desk import LivingDesk
from bot.ui.controls import chosen_number
from bot.ui.desk import which_desk
from bot.ui.judge_desk import CALL, DESK, judge_desk_reply
from league.ids import CallId, EventId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.judge.going import GoToCall, go_to_call
from usecases.show.desk import desks
from usecases.show.judge_desk import JudgeDesk, JudgeDeskQuestion, judge_desk


def register(bot_context: BotContext) -> None:
    """Answer the desk's buttons and menus, and the one on each call's post."""
    bot_context.buttons[DESK] = _refresh_clicked
    bot_context.menus[CALL] = _call_chosen
    bot_context.buttons["judge-going"] = _going_clicked
    bot_context.pagers.add(DESK)


async def show_judge_desk(ctx: InteractionContext, event: int, call: CallId = CallId(0)) -> None:
    """The desk as it is now."""
    found: JudgeDesk | Refusal = await ctx.ask(
        judge_desk, JudgeDeskQuestion(ctx.caller, EventId(event), call)
    )
    if isinstance(found, Refusal):
        await refuse_or_ask(ctx, found)
    else:
        drawn = _drawn(ctx, found, call)
        if message := await ctx.turn_to(drawn.shown):
            ctx.bot_context.desks.follow(ctx, message, drawn)


def _drawn(ctx: InteractionContext, found: JudgeDesk, call: CallId) -> LivingDesk:
    """The desk, and how it is drawn anew: at the call that was picked, as long as that waits."""
    event = found.event.id

    async def anew(caller: Caller) -> LivingDesk | None:
        now: JudgeDesk | Refusal = await ctx.ask(judge_desk, JudgeDeskQuestion(caller, event, call))
        return None if isinstance(now, Refusal) else _drawn(ctx, now, call)

    return LivingDesk(event, found.stamp, judge_desk_reply(found, ctx.language), anew)


async def refuse_or_ask(ctx: InteractionContext, refusal: Refusal) -> None:
    """Where several events are possible a menu asks which one is meant."""
    if refusal.code == "which-event":
        await ctx.turn_to(which_desk(await ctx.ask(desks, ctx.caller), ctx.language))
    else:
        await ctx.refuse(refusal)


async def _refresh_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    await show_judge_desk(ctx, event)


async def _call_chosen(ctx: InteractionContext, event: int, _detail: int, values: list[str]) -> None:
    await show_judge_desk(ctx, event, CallId(chosen_number(values)))


async def _going_clicked(ctx: InteractionContext, call: int, _detail: int) -> None:
    outcome = await ctx.do(go_to_call, GoToCall(ctx.caller, CallId(call)))
    await ctx.answer(outcome, lambda done: ctx.t("judge-going", {"number": done.id}))
