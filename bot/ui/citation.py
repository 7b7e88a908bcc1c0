"""A rule quoted from the corpus: title, document, section."""

from bot.i18n import Language, text
from faq.corpus import load_corpus


def citation(language: Language, section: str) -> str:
    """One line that quotes the rule; empty for a rule of the house."""
    entry = load_corpus().by_section(section)
    if entry is None:
        return ""
    title = entry.title.ja if language == "ja" else entry.title.en
    ruling = entry.text.ja if language == "ja" else entry.text.en
    document = entry.document.title.ja if language == "ja" else entry.document.title.en
    return text(
        language, "citation", {"title": title, "ruling": ruling, "document": document, "section": section}
    )
