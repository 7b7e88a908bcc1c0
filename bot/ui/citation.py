"""A rule quoted from the corpus: title, document, section."""

from bot.bilingual import side_by_side
from bot.i18n import BOTH, Language, either, text
from faq.corpus import load_corpus
from faq.entry import Entry
from faq.matters import comments
from usecases.rule.house_rules import is_house


def citation(language: Language, section: str) -> str:
    """One line that quotes the rule; empty for a rule of the house."""
    entry = load_corpus().by_section(section)
    return quotation(language, entry, section) if entry else ""


def cited(language: Language, section: str | None) -> str:
    """The rule of an event on one line; what no document of its regulations says is the house's own."""
    return (section and citation(language, section)) or text(language, "house-rule")


def quotation(language: Language, entry: Entry, section: str) -> str:
    """An entry quoted on one line; a house rule has no document."""
    if language == BOTH:
        return side_by_side(quotation("ja", entry, section), quotation("en", entry, section), wide=1)
    title = either(language, entry.title.ja, entry.title.en)
    ruling = either(language, entry.text.ja, entry.text.en)
    if is_house(entry):
        return text(language, "citation-house", {"title": title, "ruling": ruling, "section": section})
    document = either(language, entry.document.title.ja, entry.document.title.en)
    key = "citation-comment" if section in comments() else "citation"
    return text(language, key, {"title": title, "ruling": ruling, "document": document, "section": section})


def section_title(language: Language, section: str) -> str:
    """The title of a section with its number behind it, a dash where there is none; one we do not know as it is."""
    entry = load_corpus().by_section(section) if section else None
    if entry is None:
        return section or "—"
    return f"{either(language, entry.title.ja, entry.title.en)} ({section})"
