"""The desk at which organizers change their server's rules: form or file, preview, save, take back."""

import time
from collections.abc import Callable

import discord

from bot.hall import Hall
from bot.rulebook import the_rulebook
from bot.talk import Talk
from bot.ui.house import change_reply, problem_lines, retype, rule_form, saved_reply, typed_rule
from bot.ui.reply import Reply
from bot.uploads import fetched
from data.rule_records import HouseRule
from faq.importing import LARGEST, LONGEST_LINE, MOST_LINES, Imported, Unreadable, read_rules
from faq.written import RuleText
from league.refusal import Refusal
from usecases.rule.find import RuleNamed, may_change, rule_to_change
from usecases.rule.house import MOST_RULES, text_of_rule
from usecases.rule.plan import preview
from usecases.rule.proposal import Kind, Proposal, Propose, Proposed, drop, proposal_of, propose
from usecases.rule.save import save_change
from usecases.undo.find import Undo
from usecases.undo.take_back import undo
from usecases.upload import FileKind

EVALUATED_FOR = 4.0
"""Seconds that an organizer waits for the evaluation of a change at most."""


def register(hall: Hall) -> None:
    """The buttons and forms of the desk."""
    hall.form_openers["rule-retype"] = _retype
    hall.forms["rule-new"] = _new_typed
    hall.forms["rule-text"] = _text_typed
    hall.buttons["rule-save"] = _save
    hall.buttons["rule-drop"] = _drop
    hall.buttons["rule-undo"] = _undo


async def open_new(talk: Talk, ask_id: int = 0, question: str = "") -> None:
    """The form for a new house rule, which may answer a question that found none; the first answer of a talk."""
    refused = await talk.ask(may_change, talk.caller)
    if refused:
        await talk.refuse(refused)
        return
    rule = RuleText(questions=(question,) if question else ())
    await talk.show_form(rule_form(talk.language, Proposal(Kind.WRITE, (rule,), ask_id=ask_id)))


async def open_edit(talk: Talk, named: str) -> None:
    """The form with a house rule as it is; the first answer of a talk."""
    rule = await talk.ask(rule_to_change, RuleNamed(talk.caller, named))
    if isinstance(rule, Refusal):
        await talk.refuse(rule)
        return
    proposal = Proposal(Kind.WRITE, (text_of_rule(rule),), rule.number, rule.version)
    await talk.show_form(rule_form(talk.language, proposal))


async def remove(talk: Talk, named: str) -> None:
    """Show what goes when a house rule goes."""
    rule = await talk.ask(rule_to_change, RuleNamed(talk.caller, named))
    if isinstance(rule, HouseRule):
        await propose_change(talk, Proposal(Kind.REMOVE, number=rule.number, version=rule.version))
    else:
        await talk.refuse(rule)


async def add_form(talk: Talk, section: str, question: str, ask_id: int = 0) -> None:
    """Show what one more way to ask for a section would change."""
    rule = RuleText(questions=(question,))
    await propose_change(talk, Proposal(Kind.ALIAS, (rule,), ask_id=ask_id, section=section))


async def read_file(talk: Talk, file: discord.Attachment) -> None:
    """Show what a file of rules would change, and which of its lines could not be read."""
    content = await fetched(talk, file, FileKind.RULES)
    if content is None:
        return
    found = await talk.hall.aside(
        talk.caller.guild_id, lambda: read_rules(content, file.filename, MOST_RULES)
    )
    if isinstance(found, Unreadable):
        limits = {"most": MOST_RULES, "longest": LONGEST_LINE, "lines": MOST_LINES, "size": LARGEST // 1000}
        await talk.say_text(f"rule-file-{found}", limits)
        return
    await _read(talk, found)


async def propose_change(talk: Talk, proposal: Proposal, notes: str = "") -> None:
    """Keep the proposal and show what it would change, with the buttons that save or drop it."""
    draft = await talk.do(propose, Propose(talk.caller, proposal))
    if isinstance(draft, Refusal):
        await talk.refuse(draft)
        return
    planned = await talk.ask(preview, Proposed(talk.caller, draft.id, draft.version))
    if isinstance(planned, Refusal):
        again = retype(draft, talk.language) if proposal.kind is Kind.WRITE else None
        await talk.refuse(planned, again)
        return
    evaluation = await talk.hall.aside(
        talk.caller.guild_id,
        lambda: the_rulebook().compare(planned.before, planned.after, _for(EVALUATED_FOR)),
    )
    await talk.say(change_reply(planned, evaluation, notes, talk.language))


async def _read(talk: Talk, found: Imported) -> None:
    notes = problem_lines(found.problems, found.repeated, talk.language)
    if found.rules:
        await propose_change(talk, Proposal(Kind.IMPORT, found.rules), notes)
    else:
        await talk.say(Reply("\n".join((talk.t("rule-file-no-rules"), notes))))


async def _new_typed(talk: Talk, ask_id: int, _detail: int, values: dict[str, str]) -> None:
    await propose_change(talk, Proposal(Kind.WRITE, (typed_rule(values),), ask_id=ask_id))


async def _text_typed(talk: Talk, number: int, version: int, values: dict[str, str]) -> None:
    await propose_change(talk, Proposal(Kind.WRITE, (typed_rule(values),), number, version))


async def _retype(talk: Talk, draft: int, version: int) -> None:
    proposal = await talk.ask(proposal_of, Proposed(talk.caller, draft, version))
    if isinstance(proposal, Refusal):
        await talk.refuse(proposal)
        return
    await talk.show_form(rule_form(talk.language, proposal))


async def _save(talk: Talk, draft: int, version: int) -> None:
    saved = await talk.do(save_change, Proposed(talk.caller, draft, version))
    await talk.answer(saved, lambda saved: saved_reply(saved, talk.language))


async def _drop(talk: Talk, draft: int, version: int) -> None:
    dropped = await talk.do(drop, Proposed(talk.caller, draft, version))
    await talk.answer(dropped, lambda _: talk.t("rule-dropped"))


async def _undo(talk: Talk, line: int, _detail: int) -> None:
    undone = await talk.do(undo, Undo(talk.caller, 0, line))
    await talk.answer(undone, lambda _: talk.t("rule-undone"))


def _for(seconds: float) -> Callable[[], bool]:
    """True for so long."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end
