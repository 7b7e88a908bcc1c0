"""A change of a server's rules as its organizers see it: the form, the preview, what was saved."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.i18n import LANGUAGES, Language, plain, text
from bot.rulebook import ruling_on
from bot.ui.controls import Control, MenuLine, TextField, controls, form, menu
from bot.ui.listed import listed
from bot.ui.reply import CONTENT_LIMIT, Reply, clip
from bot.ui.rules import offered, ruling_box, speaks_both, spoken
from data.records import Draft
from faq.corpus import load_corpus
from faq.entry import Entry
from faq.import_found import Problem
from faq.written import LONGEST_TEXT, LONGEST_TITLE, RuleText
from usecases.rule.change import RuleChange
from usecases.rule.evaluation import SHOWN, Changed, Evaluation
from usecases.rule.house_rules import HouseRules, rule_entries, title_of
from usecases.rule.plan import Planned
from usecases.rule.proposal import Proposal, ProposalKind
from usecases.rule.save import Saved

TITLES_SHOWN = 8
PROBLEMS_SHOWN = 15
_FORMS_LIMIT = 4000
_QUOTED = 120
_LABEL = 100


def rule_form(language: Language, proposal: Proposal) -> discord.ui.Modal:
    """Title and text in both languages, one of which is enough, and a question on each line."""
    rule = proposal.rules[0]
    fields = [
        _field(language, "title_ja", rule.title_ja, LONGEST_TITLE),
        _field(language, "text_ja", rule.text_ja, LONGEST_TEXT, long=True),
        _field(language, "title_en", rule.title_en, LONGEST_TITLE),
        _field(language, "text_en", rule.text_en, LONGEST_TEXT, long=True),
        _field(language, "questions", "\n".join(rule.questions), _FORMS_LIMIT, long=True),
    ]
    if proposal.number:
        title = plain(language, "rule-form-edit", {"number": proposal.number})
        return form("rule-text", proposal.number, title, fields, proposal.version)
    return form("rule-new", proposal.ask_id, plain(language, "rule-form-add"), fields)


def typed_rule(values: dict[str, str]) -> RuleText:
    """What was typed into the form."""
    return RuleText(
        title_ja=values.get("title_ja", ""),
        title_en=values.get("title_en", ""),
        text_ja=values.get("text_ja", ""),
        text_en=values.get("text_en", ""),
        questions=tuple(values.get("questions", "").splitlines()),
    )


@dataclass(frozen=True, slots=True)
class Replaceable:
    """A ruling whose place the rule of this place in a draft may take."""

    place: int
    rule: RuleText
    entry: Entry


def change_reply(
    planned: Planned,
    evaluation: Evaluation,
    notes: str,
    language: Language,
    may_replace: Sequence[Replaceable] = (),
) -> Reply:
    """The entry as it will be shown, what it does to the answers, what it may replace, and the buttons that decide."""
    parts = [
        _heading(planned, language),
        notes,
        evaluated(evaluation, language),
        _replaced(planned, may_replace, language),
    ]
    draft, detail = planned.draft.draft_id, planned.draft.version
    items = [
        Control("rule-save", draft, detail, discord.ButtonStyle.success, emoji="💾"),
        Control("rule-drop", draft, detail, emoji="✖️"),
    ]
    if planned.kind is ProposalKind.WRITE:
        items.insert(1, Control("rule-retype", draft, detail, emoji="✏️"))
    content = clip("\n\n".join(filter(None, parts)), CONTENT_LIMIT)
    view = controls(language, items)
    if may_replace:
        lines = [_replaceable(one, language) for one in may_replace]
        view.add_item(menu("rule-replaces", draft, plain(language, "rule-replaces-choose"), lines, detail))
    return Reply(content, _boxes(planned, language), view)


def _replaced(planned: Planned, may_replace: Sequence[Replaceable], language: Language) -> str:
    """What the rules of a draft take the place of; where nothing is chosen, that it can be."""
    rules = (*planned.change.added, *planned.change.changed)
    sections = listed(dict.fromkeys(section for rule in rules for section in rule.replaces), language)
    if sections:
        return text(language, "rule-replaces-chosen", {"sections": clip(sections, _QUOTED)})
    return text(language, "rule-replaces-ask") if may_replace else ""


def _replaceable(one: Replaceable, language: Language) -> MenuLine:
    section, title = one.entry.sections[0], one.rule.title_ja or one.rule.title_en
    mark = "✅ " if section in (one.rule.replaces or ()) else ""
    return MenuLine(f"{mark}{offered(one.entry, language)}", f"{one.place} {section}", clip(title, _LABEL))


def retype(draft: Draft, language: Language) -> discord.ui.View:
    """The way back to the form, with all that was typed."""
    return controls(language, [Control("rule-retype", draft.id, draft.version, emoji="✏️")])


def saved_reply(saved: Saved, language: Language) -> Reply:
    """What holds now, and how to take it back."""
    words = text(language, f"saved-{saved.change.action}", saved.change.params)
    return Reply(words, view=controls(language, [Control("rule-undo", saved.line.id, emoji="↩️")]))


def evaluated(evaluation: Evaluation, language: Language) -> str:
    """How many questions find their rule without and with the change, and which answers become others."""
    counts = {
        "tried": evaluation.tried,
        "near": evaluation.near,
        "before": evaluation.right_before,
        "after": evaluation.right_after,
        "changed": len(evaluation.changed),
    }
    lines = [text(language, "rule-evaluated", counts)]
    if evaluation.left:
        lines.append(text(language, "rule-evaluated-left", {"left": evaluation.left}))
    lines += [_other_answer(changed, language) for changed in evaluation.changed[:SHOWN]]
    if len(evaluation.changed) > SHOWN:
        lines.append(text(language, "rule-and-more", {"count": len(evaluation.changed) - SHOWN}))
    return "\n".join(lines)


def problem_lines(problems: Sequence[Problem], repeated: int, language: Language) -> str:
    """Every line from which no rule was made, by number, as far as there is room."""
    lines = [text(language, "rule-import-repeated", {"count": repeated})] if repeated else []
    lines += [
        text(language, f"rule-line-{problem.what}", {"line": problem.line})
        for problem in problems[:PROBLEMS_SHOWN]
    ]
    if len(problems) > PROBLEMS_SHOWN:
        lines.append(text(language, "rule-and-more", {"count": len(problems) - PROBLEMS_SHOWN}))
    return "\n".join(lines)


def _field(language: Language, name: str, value: str, limit: int, *, long: bool = False) -> TextField:
    key = f"rule-field-{name.replace('_', '-')}"
    return TextField(
        name,
        plain(language, key),
        value,
        plain(language, f"{key}.hint"),
        required=False,
        long=long,
        limit=limit,
    )


def _heading(planned: Planned, language: Language) -> str:
    change = planned.change
    lines = [text(language, f"preview-{change.action}", {**change.params, "same": change.same})]
    if planned.kind is ProposalKind.IMPORT:
        lines += _titles(change, language)
    return "\n".join(lines)


def _titles(change: RuleChange, language: Language) -> list[str]:
    rules = [*change.changed, *change.added]
    lines = [
        text(
            language,
            "rule-import-one",
            {
                "number": rule.number,
                "title": spoken(title_of(rule), language),
                "new": "no" if rule.id else "yes",
            },
        )
        for rule in rules[:TITLES_SHOWN]
    ]
    more = len(rules) - TITLES_SHOWN
    return [*lines, text(language, "rule-and-more", {"count": more})] if more > 0 else lines


def _boxes(planned: Planned, language: Language) -> tuple[discord.Embed, ...]:
    entry = _shown_entry(planned)
    if entry is None:
        return ()
    others = [
        other
        for other in LANGUAGES
        if other != language and planned.kind is ProposalKind.WRITE and speaks_both(entry)
    ]
    return tuple(ruling_box(ruling_on(entry), each) for each in (language, *others))


def _shown_entry(planned: Planned) -> Entry | None:
    """The one entry that the change is about; None for a file."""
    change = planned.change
    if planned.kind is ProposalKind.IMPORT:
        return None
    rules = (*change.added, *change.changed)
    if rules:
        return rule_entries(HouseRules(rules[:1]))[0]
    return load_corpus().by_section(change.forms[0].section)


def _other_answer(changed: Changed, language: Language) -> str:
    return text(
        language,
        "rule-other-answer",
        {
            "question": clip(changed.question, _QUOTED),
            "was": _named(changed.was, language),
            "now": _named(changed.now, language),
        },
    )


def _named(entry: Entry | None, language: Language) -> str:
    if entry is None:
        return plain(language, "rule-no-answer")
    return f"{clip(spoken(entry.title, language), _QUOTED)} ({entry.sections[0]})"
