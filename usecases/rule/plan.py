"""From a proposal to the change that it means for the rules as they stand now; nothing is stored."""

from dataclasses import dataclass, replace

from data.rule_records import HouseRule, RuleForm
from data.unit_of_work import UnitOfWork
from faq.corpus import load_corpus
from faq.written import (
    LONGEST_FORM,
    MOST_FORMS,
    MOST_RULES,
    RuleText,
    fault_of,
    one_line,
    plain_words,
    ruling_of,
    tidied,
    titles_of,
)
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.rule.change import RuleChange, house_after
from usecases.rule.house_rules import (
    MOST_CHARACTERS,
    PREFIX,
    HouseRules,
    house_of,
    rule_numbered,
    section_of_rule,
    text_of_rule,
    title_of,
    weight_of,
)
from usecases.rule.proposal import Proposal, ProposalKind, Proposed, proposal_of


@dataclass(frozen=True, slots=True)
class Planned:
    """A draft, what it changes, and the server's rules without and with it: for the preview."""

    draft: Proposed
    kind: ProposalKind
    change: RuleChange
    before: HouseRules
    after: HouseRules


def preview(question: Proposed, uow: UnitOfWork) -> Planned | Refusal:
    """What the draft would change.

    Refusals: those of `proposal_of` and `plan`.
    """
    proposal = proposal_of(question, uow)
    if isinstance(proposal, Refusal):
        return proposal
    change = plan(proposal, question.caller, uow)
    if isinstance(change, Refusal):
        return change
    before = house_of(uow, question.caller.guild_id)
    return Planned(question, proposal.kind, change, before, house_after(before, change))


def plan(proposal: Proposal, caller: Caller, uow: UnitOfWork) -> RuleChange | Refusal:
    """The change that a proposal means now.

    Refusals: `rule-too-much-text` (params: most), those of `plan_rule`, `plan_removal`, `plan_alias`, `plan_import`.
    """
    change = _planned(proposal, caller, uow)
    if isinstance(change, Refusal):
        return change
    before = house_of(uow, caller.guild_id)
    weight = weight_of(house_after(before, change))
    too_much = weight > MOST_CHARACTERS and weight > weight_of(before)
    return Refusal("rule-too-much-text", params={"most": MOST_CHARACTERS}) if too_much else change


def _planned(proposal: Proposal, caller: Caller, uow: UnitOfWork) -> RuleChange | Refusal:
    match proposal.kind:
        case ProposalKind.WRITE:
            return plan_rule(proposal, caller, uow)
        case ProposalKind.REMOVE:
            return plan_removal(proposal, caller, uow)
        case ProposalKind.ALIAS:
            return plan_alias(proposal, caller, uow)
        case ProposalKind.IMPORT:
            return plan_import(proposal, caller, uow)


def plan_rule(proposal: Proposal, caller: Caller, uow: UnitOfWork) -> RuleChange | Refusal:
    """A new house rule, or another text for one that there is.

    Refusals: `rule-<fault>`, `rule-same` (params: section), `rule-too-many` (params: most), and those of `_standing`.
    Source: house
    """
    text = tidied(proposal.rules[0])
    fault = fault_of(text)
    if fault:
        return Refusal(f"rule-{fault}")
    return _rewritten(text, proposal, caller, uow) if proposal.number else _new(text, proposal, caller, uow)


def plan_removal(proposal: Proposal, caller: Caller, uow: UnitOfWork) -> RuleChange | Refusal:
    """A house rule holds no longer; its number stays taken.

    Refusals: those of `_standing`.
    """
    rule = _standing(proposal, caller, uow)
    if isinstance(rule, Refusal):
        return rule
    gone = replace(rule, removed=True, by=caller.user_id, at=caller.now)
    return RuleChange("rule-removed", _named(rule), changed=(gone,))


def plan_alias(proposal: Proposal, caller: Caller, uow: UnitOfWork) -> RuleChange | Refusal:
    """One more way to ask for a section of the rule documents, or for a house rule.

    Refusals: `no-such-section` (params: section), `rule-long-form`, `rule-form-known` (params: section).
    Source: house
    """
    section, question = proposal.section, one_line(proposal.rules[0].questions[0])[:LONGEST_FORM]
    params: dict[str, str | int] = {"section": section, "question": question}
    house = house_of(uow, caller.guild_id)
    own = rule_numbered(house, section)
    if own is None and load_corpus().by_section(section) is None:
        return Refusal("no-such-section", params={"section": section[:60]})
    if plain_words(question) in map(plain_words, _forms_for(house, section)):
        return Refusal("rule-form-known", params={"section": section})
    if own is None:
        form = RuleForm(0, caller.guild_id, section, question)
        return RuleChange("rule-alias", params, forms=(form,), ask_id=proposal.ask_id)
    longer = replace(own, questions=(*own.questions, question), by=caller.user_id, at=caller.now)
    fault = fault_of(text_of_rule(longer))
    if fault:
        return Refusal(f"rule-{fault}")
    return RuleChange("rule-alias", params, changed=(longer,), ask_id=proposal.ask_id)


def plan_import(proposal: Proposal, caller: Caller, uow: UnitOfWork) -> RuleChange | Refusal:
    """The rules of a file: one whose title is known is changed, one that says the same is left as it is.

    Refusals: `rule-too-many` (params: most), `rule-import-nothing` (params: same) when all are known.
    Source: house
    """
    house = house_of(uow, caller.guild_id)
    titled = {title: rule for rule in house.rules for title in titles_of(text_of_rule(rule))}
    added: list[HouseRule] = []
    changed: dict[int, HouseRule] = {}
    first = _next_number(uow, caller.guild_id)
    for text in proposal.rules:
        standing = next((titled[title] for title in sorted(titles_of(text)) if title in titled), None)
        if standing is None:
            added.append(_written(text, first + len(added), caller))
        elif (rule := _renewed(standing, text, caller)) is not None:
            changed[rule.id] = rule
    same = len(proposal.rules) - len(added) - len(changed)
    if not added and not changed:
        return Refusal("rule-import-nothing", params={"same": same})
    if len(house.rules) + len(added) > MOST_RULES:
        return _too_many()
    params: dict[str, str | int] = {"added": len(added), "changed": len(changed)}
    return RuleChange("rule-imported", params, tuple(added), tuple(changed.values()), same=same)


def _renewed(rule: HouseRule, text: RuleText, caller: Caller) -> HouseRule | None:
    """A house rule with what a file says of it; what the file leaves out stays. None when nothing changes."""
    old = text_of_rule(rule)
    new = RuleText(
        text.title_ja or old.title_ja,
        text.title_en or old.title_en,
        text.text_ja or old.text_ja,
        text.text_en or old.text_en,
        tuple(dict.fromkeys((*old.questions, *text.questions)))[:MOST_FORMS],
        old.replaces if text.replaces is None else text.replaces,
    )
    return None if new == old else _with_text(rule, new, caller)


def _new(text: RuleText, proposal: Proposal, caller: Caller, uow: UnitOfWork) -> RuleChange | Refusal:
    house = house_of(uow, caller.guild_id)
    twin = next((rule for rule in house.rules if ruling_of(text_of_rule(rule)) == ruling_of(text)), None)
    if twin is not None:
        return Refusal("rule-same", params={"section": section_of_rule(twin)})
    if len(house.rules) >= MOST_RULES:
        return _too_many()
    rule = _written(text, _next_number(uow, caller.guild_id), caller)
    return RuleChange("rule-added", _named(rule), added=(rule,), ask_id=proposal.ask_id)


def _rewritten(text: RuleText, proposal: Proposal, caller: Caller, uow: UnitOfWork) -> RuleChange | Refusal:
    rule = _standing(proposal, caller, uow)
    if isinstance(rule, Refusal):
        return rule
    text = replace(text, replaces=rule.replaces if text.replaces is None else text.replaces)
    if text_of_rule(rule) == text:
        return Refusal("rule-same", params={"section": section_of_rule(rule)})
    changed = _with_text(rule, text, caller)
    return RuleChange("rule-edited", _named(changed), changed=(changed,), ask_id=proposal.ask_id)


def _standing(proposal: Proposal, caller: Caller, uow: UnitOfWork) -> HouseRule | Refusal:
    """The house rule that is meant, unless it was changed or removed meanwhile.

    Refusals: `no-house-rule` (params: rule), `rule-changed-meanwhile` (params: section).
    """
    rule = uow.rules.house.first(guild_id=caller.guild_id, number=proposal.number, removed=False)
    if rule is None:
        return Refusal("no-house-rule", params={"rule": f"{PREFIX}/{proposal.number}"})
    if rule.version != proposal.version:
        return Refusal("rule-changed-meanwhile", params={"section": section_of_rule(rule)})
    return rule


def _forms_for(house: HouseRules, section: str) -> tuple[str, ...]:
    """All questions that lead to a section already."""
    own = rule_numbered(house, section)
    if own is not None:
        return own.questions
    added = tuple(form.question for form in house.forms if form.section == section)
    entry = load_corpus().by_section(section)
    return added if entry is None else (*added, *entry.questions.ja, *entry.questions.en)


def _written(text: RuleText, number: int, caller: Caller) -> HouseRule:
    blank = HouseRule(0, caller.guild_id, number, "", "", "", "", (), caller.user_id, caller.now)
    return _with_text(blank, text, caller)


def _with_text(rule: HouseRule, text: RuleText, caller: Caller) -> HouseRule:
    return replace(
        rule,
        title_ja=text.title_ja,
        title_en=text.title_en,
        text_ja=text.text_ja,
        text_en=text.text_en,
        questions=text.questions,
        replaces=text.replaces or (),
        by=caller.user_id,
        at=caller.now,
    )


def _next_number(uow: UnitOfWork, guild_id: int) -> int:
    """The number of the next house rule; removed ones keep theirs."""
    return max((rule.number for rule in uow.rules.house.find(guild_id=guild_id)), default=0) + 1


def _named(rule: HouseRule) -> dict[str, str | int]:
    return {"section": section_of_rule(rule), "title": title_of(rule).en}


def _too_many() -> Refusal:
    return Refusal("rule-too-many", params={"most": MOST_RULES})
