"""The desk for questions around `/rule ask`: did the answer help, the way to a judge, what found no rule."""

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.rulebook import entry_at
from bot.rules import house_rule_forms
from bot.rules.search import candidates, searched
from bot.ui.controls import chosen_number
from bot.ui.rules import voted_reply
from bot.ui.unanswered import PAGE, dismissed_reply, unanswered_card, unanswered_list
from faq.written import LONGEST_FORM
from league.refusal import Refusal
from usecases.judge.call import CallJudge, JudgeCalled, call_judge
from usecases.rule.asks import AboutAsk, VoteOnRule, asked, vote_on_rule
from usecases.rule.house_rules import house_rules
from usecases.rule.unanswered import dismiss_ask, unanswered, unanswered_one

_NEAREST = 10
"""Rules that are offered to be found by a question that found none."""


def register(bot_context: BotContext) -> None:
    """The buttons and menus that speak of a question."""
    bot_context.buttons["rule-up"] = _helped
    bot_context.buttons["rule-down"] = _did_not_help
    bot_context.buttons["rule-judge"] = _ask_judge
    bot_context.buttons[PAGE] = _page
    bot_context.pagers.add(PAGE)
    bot_context.menus["rule-unanswered"] = _chosen
    bot_context.menus["rule-alias"] = _alias
    bot_context.form_openers["rule-write"] = _write
    bot_context.buttons["rule-dismiss"] = _dismiss


async def show_unanswered(ctx: InteractionContext, page: int = 0) -> None:
    """The questions without a good answer."""
    groups = await ctx.ask(unanswered, ctx.caller)
    await ctx.turn(groups, lambda shown: unanswered_list(shown, page, ctx.language))


async def _helped(ctx: InteractionContext, number: int, ask_id: int) -> None:
    await _vote(ctx, number, ask_id, up=True)


async def _did_not_help(ctx: InteractionContext, number: int, ask_id: int) -> None:
    await _vote(ctx, number, ask_id, up=False)


async def _vote(ctx: InteractionContext, number: int, ask_id: int, *, up: bool) -> None:
    own = await ctx.ask(house_rules, ctx.caller)
    entry = await ctx.bot_context.work(lambda: entry_at(number, own))
    if entry is None:
        await ctx.say_text("button-unknown")
        return
    outcome = await ctx.do(vote_on_rule, VoteOnRule(ctx.caller, ask_id, entry.sections[0], up))
    await ctx.answer(outcome, lambda vote: voted_reply(ctx.language, vote.ask_id, up=vote.up))


async def _ask_judge(ctx: InteractionContext, ask_id: int, _detail: int) -> None:
    """The question, word for word, with the rules that may answer it."""
    ask = await ctx.ask(asked, AboutAsk(ctx.caller, ask_id))
    if isinstance(ask, Refusal):
        await ctx.refuse(ask)
        return
    found = await searched(ctx, ask.question, ask.language)
    call = CallJudge(ctx.caller, ask.question, candidates=candidates(found), in_confidence=found.in_need)
    outcome = await ctx.do(call_judge, call)
    await ctx.answer(outcome, lambda done: _called(ctx, done))


def _called(ctx: InteractionContext, done: JudgeCalled) -> str:
    where = "table" if done.table else "private" if done.call.asked_in else "confidence"
    lines = [ctx.t("rule-judge-asked", {"number": done.call.id}), ctx.t(f"rule-judge-asked-{where}")]
    if done.paused:
        lines.append(ctx.t("rule-judge-asked-paused"))
    if done.by_post:
        lines.append(ctx.t("judge-called-by-post", {"game": done.by_post}))
    return "\n".join(lines)


async def _page(ctx: InteractionContext, _subject: int, page: int) -> None:
    await show_unanswered(ctx, page)


async def _chosen(ctx: InteractionContext, _subject: int, _detail: int, chosen: list[str]) -> None:
    """One of the questions, with the rules that come nearest to it."""
    group = await ctx.ask(unanswered_one, AboutAsk(ctx.caller, chosen_number(chosen)))
    if isinstance(group, Refusal):
        await ctx.refuse(group)
        return
    result = await searched(ctx, group.ask.question, group.ask.language)
    entries = tuple(hit.entry for hit in result.hits[:_NEAREST])
    await ctx.say(unanswered_card(group, entries, ctx.language))


async def _dismiss(ctx: InteractionContext, ask_id: int, _detail: int) -> None:
    outcome = await ctx.do(dismiss_ask, AboutAsk(ctx.caller, ask_id))
    await ctx.answer(outcome, lambda done: dismissed_reply(done, ctx.language))


async def _alias(ctx: InteractionContext, ask_id: int, _detail: int, chosen: list[str]) -> None:
    """The question leads to a rule that there is: shown first, then saved."""
    group = await ctx.ask(unanswered_one, AboutAsk(ctx.caller, ask_id))
    if isinstance(group, Refusal):
        await ctx.refuse(group)
        return
    await house_rule_forms.add_form(ctx, chosen[0], group.ask.question, group.ask.id)


async def _write(ctx: InteractionContext, ask_id: int, _detail: int) -> None:
    """The form for a rule that answers the question."""
    group = await ctx.ask(unanswered_one, AboutAsk(ctx.caller, ask_id))
    if isinstance(group, Refusal):
        await ctx.refuse(group)
        return
    await house_rule_forms.open_new(ctx, group.ask.id, group.ask.question[:LONGEST_FORM])
