"""What a server adds to the rules, as the search reads it: house rules, and more question forms."""

from dataclasses import dataclass, replace

from data.rule_records import HouseRule, RuleForm
from data.unit_of_work import UnitOfWork
from faq.corpus import load_corpus
from faq.entry import Entry, Forms, Game, Text
from faq.own_document import OwnDocument, own_entries
from faq.text import is_japanese
from faq.written import HOUSE, RuleText, house_entry
from usecases.caller import Caller

PREFIX = HOUSE
MOST_CHARACTERS = 150_000
"""Of all house rules of one server together, with what it adds to other sections: five hundred for each rule."""
_FORM_WEIGHT = 4
"""A question form counts so many times: it is laid out as title, text and question of an entry of its own."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of a server, and the question forms that it adds to sections of the documents.

    `documents` are those of its own that the event names.
    """

    rules: tuple[HouseRule, ...] = ()
    forms: tuple[RuleForm, ...] = ()
    documents: tuple[OwnDocument, ...] = ()


NO_HOUSE = HouseRules()


def house_of(uow: UnitOfWork, guild_id: int) -> HouseRules:
    """What a server added; nothing in a private message."""
    if not guild_id:
        return NO_HOUSE
    return HouseRules(
        uow.rules.house.find(guild_id=guild_id, removed=False), uow.rules.forms.find(guild_id=guild_id)
    )


def house_rules(caller: Caller, uow: UnitOfWork) -> HouseRules:
    """What the caller's server added."""
    return house_of(uow, caller.guild_id)


def weight_of(house: HouseRules) -> int:
    """Characters of everything that a server adds to the rules, its whole documents apart."""
    texts = (
        sum(map(len, (rule.title_ja, rule.title_en, rule.text_ja, rule.text_en, *rule.questions)))
        for rule in house.rules
    )
    return sum(texts) + _FORM_WEIGHT * sum(len(form.question) for form in house.forms)


def section_of_rule(rule: HouseRule) -> str:
    """The id by which a house rule is named: house/3."""
    return f"{PREFIX}/{rule.number}"


def rule_numbered(house: HouseRules, typed: str) -> HouseRule | None:
    """The house rule of this name: house/3, or 3."""
    return next((rule for rule in house.rules if typed in (section_of_rule(rule), str(rule.number))), None)


def text_of_rule(rule: HouseRule) -> RuleText:
    """A house rule as it was written."""
    return RuleText(rule.title_ja, rule.title_en, rule.text_ja, rule.text_en, rule.questions, rule.replaces)


def own_entries_of(house: HouseRules, game: Game | None = None) -> tuple[Entry, ...]:
    """The house rules, then the sections of the own documents that are in force."""
    sections = (entry for one in house.documents for entry in own_entries(one, game or Game.CATAN))
    return (*rule_entries(house, game), *sections)


def rule_entries(house: HouseRules, game: Game | None = None) -> tuple[Entry, ...]:
    """The house rules as entries. They hold in every game, so they count as rules of the one that is asked about."""
    return tuple(house_entry(rule.number, text_of_rule(rule), game or Game.CATAN) for rule in house.rules)


def replaced_by(house: HouseRules) -> dict[str, str]:
    """The sections of the rule documents that do not hold on a server, with the house rule that does."""
    return {section: section_of_rule(rule) for rule in house.rules for section in rule.replaces}


def form_entries(house: HouseRules) -> tuple[Entry, ...]:
    """Each question form as an entry of its own that stands for its section: found, it leads to the entry there."""
    corpus = load_corpus()
    return tuple(
        _standing_for(entry, form.question)
        for form in house.forms
        if (entry := corpus.by_section(form.section)) is not None
    )


def entry_named(section: str, house: HouseRules) -> Entry | None:
    """The entry of exactly this section id."""
    own = (entry for entry in own_entries_of(house) if section in entry.sections)
    return next(own, None) or load_corpus().by_section(section)


def is_house(entry: Entry) -> bool:
    """Whether an entry is a house rule."""
    return entry.document.prefix == PREFIX


def title_of(rule: HouseRule) -> Text:
    """The title in both languages; the one that there is stands for both."""
    return Text(rule.title_ja or rule.title_en, rule.title_en or rule.title_ja)


def _standing_for(entry: Entry, question: str) -> Entry:
    alone = Text(question, question)
    forms = Forms((question,), ()) if is_japanese(question) else Forms((), (question,))
    return replace(entry, title=alone, text=alone, questions=forms, example=None)
