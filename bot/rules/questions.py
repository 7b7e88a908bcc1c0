"""The desk for questions around `/rule ask`: did the answer help, the way to a judge, what found no rule."""

from bot.hall import Hall
from bot.rulebook import entry_at
from bot.rules import house
from bot.rules.search import candidates, searched
from bot.talk import Talk
from bot.ui.controls import chosen_number
from bot.ui.rules import voted_reply
from bot.ui.unanswered import PAGE, dismissed_reply, unanswered_card, unanswered_list
from faq.written import LONGEST_FORM
from league.refusal import Refusal
from usecases.judge.call import CallJudge, JudgeCalled, call_judge
from usecases.rule.asks import AboutAsk, VoteOnRule, asked, vote_on_rule
from usecases.rule.house import house_rules
from usecases.rule.unanswered import dismiss_ask, unanswered, unanswered_one

_NEAREST = 10
"""Rules that are offered to be found by a question that found none."""


def register(hall: Hall) -> None:
    """The buttons and menus that speak of a question."""
    hall.buttons["rule-up"] = _helped
    hall.buttons["rule-down"] = _did_not_help
    hall.buttons["rule-judge"] = _ask_judge
    hall.buttons[PAGE] = _page
    hall.pagers.add(PAGE)
    hall.menus["rule-unanswered"] = _chosen
    hall.menus["rule-alias"] = _alias
    hall.form_openers["rule-write"] = _write
    hall.buttons["rule-dismiss"] = _dismiss


async def show_unanswered(talk: Talk, page: int = 0) -> None:
    """The questions without a good answer."""
    groups = await talk.ask(unanswered, talk.caller)
    if isinstance(groups, Refusal):
        await talk.refuse(groups)
    else:
        await talk.turn_to(unanswered_list(groups, page, talk.language))


async def _helped(talk: Talk, number: int, ask_id: int) -> None:
    await _vote(talk, number, ask_id, up=True)


async def _did_not_help(talk: Talk, number: int, ask_id: int) -> None:
    await _vote(talk, number, ask_id, up=False)


async def _vote(talk: Talk, number: int, ask_id: int, *, up: bool) -> None:
    own = await talk.ask(house_rules, talk.caller)
    entry = await talk.hall.work(lambda: entry_at(number, own))
    if entry is None:
        await talk.say_text("button-unknown")
        return
    outcome = await talk.do(vote_on_rule, VoteOnRule(talk.caller, ask_id, entry.sections[0], up))
    await talk.answer(outcome, lambda vote: voted_reply(talk.language, vote.ask_id, up=vote.up))


async def _ask_judge(talk: Talk, ask_id: int, _detail: int) -> None:
    """The question, word for word, with the rules that may answer it."""
    ask = await talk.ask(asked, AboutAsk(talk.caller, ask_id))
    if isinstance(ask, Refusal):
        await talk.refuse(ask)
        return
    found = candidates(await searched(talk, ask.question, ask.language))
    here = talk.interaction.channel_id or 0
    outcome = await talk.do(
        call_judge, CallJudge(talk.caller, ask.question, channel_id=here, candidates=found)
    )
    await talk.answer(outcome, lambda done: _called(talk, done))


def _called(talk: Talk, done: JudgeCalled) -> str:
    where = "table" if done.table else "private"
    lines = [talk.t("rule-judge-asked", {"number": done.call.id}), talk.t(f"rule-judge-asked-{where}")]
    if done.paused:
        lines.append(talk.t("rule-judge-asked-paused"))
    return "\n".join(lines)


async def _page(talk: Talk, _subject: int, page: int) -> None:
    await show_unanswered(talk, page)


async def _chosen(talk: Talk, _subject: int, _detail: int, chosen: list[str]) -> None:
    """One of the questions, with the rules that come nearest to it."""
    group = await talk.ask(unanswered_one, AboutAsk(talk.caller, chosen_number(chosen)))
    if isinstance(group, Refusal):
        await talk.refuse(group)
        return
    result = await searched(talk, group.ask.question, group.ask.language)
    entries = tuple(hit.entry for hit in result.hits[:_NEAREST])
    await talk.say(unanswered_card(group, entries, talk.language))


async def _dismiss(talk: Talk, ask_id: int, _detail: int) -> None:
    outcome = await talk.do(dismiss_ask, AboutAsk(talk.caller, ask_id))
    await talk.answer(outcome, lambda done: dismissed_reply(done, talk.language))


async def _alias(talk: Talk, ask_id: int, _detail: int, chosen: list[str]) -> None:
    """The question leads to a rule that there is: shown first, then saved."""
    group = await talk.ask(unanswered_one, AboutAsk(talk.caller, ask_id))
    if isinstance(group, Refusal):
        await talk.refuse(group)
        return
    await house.add_form(talk, chosen[0], group.ask.question, group.ask.id)


async def _write(talk: Talk, ask_id: int, _detail: int) -> None:
    """The form for a rule that answers the question."""
    group = await talk.ask(unanswered_one, AboutAsk(talk.caller, ask_id))
    if isinstance(group, Refusal):
        await talk.refuse(group)
        return
    await house.open_new(talk, group.ask.id, group.ask.question[:LONGEST_FORM])
