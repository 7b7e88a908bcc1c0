"""The desk at which organizers change their server's rules: form or file, preview, save, take back."""

import time
from collections.abc import Callable

import discord

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.rulebook import search_is_installed, the_rulebook
from bot.rules.replaceable import replaceable
from bot.ui.house_rules import change_reply, problem_lines, retype, rule_form, saved_reply, typed_rule
from bot.ui.reply import Reply
from bot.uploads import fetched
from data.records import Draft
from data.rule_records import HouseRule
from faq.importing import LARGEST, LONGEST_LINE, MOST_LINES, Imported, Unreadable, read_rules
from faq.written import MOST_RULES, RuleText
from league.ids import AuditId, EventId
from league.refusal import Refusal
from usecases.rule.evaluation import Evaluation
from usecases.rule.find import RuleNamed, may_change, rule_to_change
from usecases.rule.house_rules import HouseRules, text_of_rule
from usecases.rule.plan import preview
from usecases.rule.proposal import Proposal, ProposalKind, Propose, Proposed, drop, proposal_of, propose
from usecases.rule.replacing import ChooseReplaced, choose_replaced
from usecases.rule.save import save_change
from usecases.undo.find import Undo
from usecases.undo.take_back import undo
from usecases.upload import FileKind

EVALUATED_FOR = 4.0
"""Seconds that an organizer waits for the evaluation of a change at most."""


def register(bot_context: BotContext) -> None:
    """The buttons and forms of the desk."""
    bot_context.form_openers["rule-retype"] = _retype
    bot_context.forms["rule-new"] = _new_typed
    bot_context.forms["rule-text"] = _text_typed
    bot_context.buttons["rule-save"] = _save
    bot_context.buttons["rule-drop"] = _drop
    bot_context.buttons["rule-undo"] = _undo
    bot_context.menus["rule-replaces"] = _replaces


async def open_new(ctx: InteractionContext, ask_id: int = 0, question: str = "") -> None:
    """The form for a new house rule, which may answer a question that found none; an interaction's first answer."""
    refused = await ctx.ask(may_change, ctx.caller)
    if refused:
        await ctx.refuse(refused)
        return
    rule = RuleText(questions=(question,) if question else ())
    await ctx.show_form(rule_form(ctx.language, Proposal(ProposalKind.WRITE, (rule,), ask_id=ask_id)))


async def open_edit(ctx: InteractionContext, named: str) -> None:
    """The form with a house rule as it is; the first answer of an interaction."""
    rule = await ctx.ask(rule_to_change, RuleNamed(ctx.caller, named))
    if isinstance(rule, Refusal):
        await ctx.refuse(rule)
        return
    proposal = Proposal(ProposalKind.WRITE, (text_of_rule(rule),), rule.number, rule.version)
    await ctx.show_form(rule_form(ctx.language, proposal))


async def remove(ctx: InteractionContext, named: str) -> None:
    """Show what goes when a house rule goes."""
    rule = await ctx.ask(rule_to_change, RuleNamed(ctx.caller, named))
    if isinstance(rule, HouseRule):
        await propose_change(ctx, Proposal(ProposalKind.REMOVE, number=rule.number, version=rule.version))
    else:
        await ctx.refuse(rule)


async def add_form(ctx: InteractionContext, section: str, question: str, ask_id: int = 0) -> None:
    """Show what one more way to ask for a section would change."""
    rule = RuleText(questions=(question,))
    await propose_change(ctx, Proposal(ProposalKind.ALIAS, (rule,), ask_id=ask_id, section=section))


async def read_file(ctx: InteractionContext, file: discord.Attachment) -> None:
    """Show what a file of rules would change, and which of its lines could not be read."""
    content = await fetched(ctx, file, FileKind.RULES)
    if content is None:
        return
    found = await ctx.bot_context.aside(
        ctx.caller.guild_id, lambda: read_rules(content, file.filename, MOST_RULES)
    )
    if isinstance(found, Unreadable):
        limits = {"most": MOST_RULES, "longest": LONGEST_LINE, "lines": MOST_LINES, "size": LARGEST // 1000}
        await ctx.say_text(f"rule-file-{found}", limits)
        return
    await _read(ctx, found)


async def propose_change(ctx: InteractionContext, proposal: Proposal, notes: str = "") -> None:
    """Keep the proposal and show what it would change, with the buttons that save or drop it."""
    draft = await ctx.do(propose, Propose(ctx.caller, proposal))
    if isinstance(draft, Refusal):
        await ctx.refuse(draft)
        return
    await _previewed(ctx, draft, proposal, notes)


async def _replaces(ctx: InteractionContext, draft: int, version: int, chosen: list[str]) -> None:
    """A section whose place a rule of the draft takes was chosen."""
    place, _, section = (chosen or [""])[0].partition(" ")
    seen = Proposed(ctx.caller, draft, version)
    changed = await ctx.do(
        choose_replaced, ChooseReplaced(seen, int(place) if place.isdecimal() else -1, section)
    )
    if isinstance(changed, Refusal):
        await ctx.refuse(changed)
        return
    proposal = await ctx.ask(proposal_of, Proposed(ctx.caller, changed.id, changed.version))
    if isinstance(proposal, Refusal):
        await ctx.refuse(proposal)
        return
    await _previewed(ctx, changed, proposal, "")


async def _previewed(ctx: InteractionContext, draft: Draft, proposal: Proposal, notes: str) -> None:
    planned = await ctx.ask(preview, Proposed(ctx.caller, draft.id, draft.version))
    if isinstance(planned, Refusal):
        again = retype(draft, ctx.language) if proposal.kind is ProposalKind.WRITE else None
        await ctx.refuse(planned, again)
        return
    evaluation = await ctx.bot_context.aside(
        ctx.caller.guild_id,
        lambda: _compared(planned.before, planned.after),
    )
    may_replace = await ctx.bot_context.aside(ctx.caller.guild_id, lambda: replaceable(proposal))
    await ctx.say(change_reply(planned, evaluation, notes, ctx.language, may_replace))


def _compared(before: HouseRules, after: HouseRules) -> Evaluation:
    """What the change does to the answers; nothing where there is no search that answers."""
    if not search_is_installed():
        return Evaluation(tried=0, near=0, right_before=0, right_after=0, changed=())
    return the_rulebook().compare(before, after, _for(EVALUATED_FOR))


async def _read(ctx: InteractionContext, found: Imported) -> None:
    notes = problem_lines(found.problems, found.repeated, ctx.language)
    if found.rules:
        await propose_change(ctx, Proposal(ProposalKind.IMPORT, found.rules), notes)
    else:
        await ctx.say(Reply("\n".join((ctx.t("rule-file-no-rules"), notes))))


async def _new_typed(ctx: InteractionContext, ask_id: int, _detail: int, values: dict[str, str]) -> None:
    await propose_change(ctx, Proposal(ProposalKind.WRITE, (typed_rule(values),), ask_id=ask_id))


async def _text_typed(ctx: InteractionContext, number: int, version: int, values: dict[str, str]) -> None:
    await propose_change(ctx, Proposal(ProposalKind.WRITE, (typed_rule(values),), number, version))


async def _retype(ctx: InteractionContext, draft: int, version: int) -> None:
    proposal = await ctx.ask(proposal_of, Proposed(ctx.caller, draft, version))
    if isinstance(proposal, Refusal):
        await ctx.refuse(proposal)
        return
    await ctx.show_form(rule_form(ctx.language, proposal))


async def _save(ctx: InteractionContext, draft: int, version: int) -> None:
    saved = await ctx.do(save_change, Proposed(ctx.caller, draft, version))
    await ctx.answer(saved, lambda saved: saved_reply(saved, ctx.language))


async def _drop(ctx: InteractionContext, draft: int, version: int) -> None:
    dropped = await ctx.do(drop, Proposed(ctx.caller, draft, version))
    await ctx.answer(dropped, lambda _: ctx.t("rule-dropped"))


async def _undo(ctx: InteractionContext, line: int, _detail: int) -> None:
    undone = await ctx.do(undo, Undo(ctx.caller, EventId(0), AuditId(line)))
    await ctx.answer(undone, lambda _: ctx.t("rule-undone"))


def _for(seconds: float) -> Callable[[], bool]:
    """True for so long."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end
