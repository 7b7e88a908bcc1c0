"""Rule documents of a server's own in words: what was read, where it holds, how to take it back."""

from bot.i18n import Language, Param, either, text
from bot.ui.controls import Control, controls
from bot.ui.listed import listed
from bot.ui.reply import Reply, clip
from faq.own_document import OwnSection
from usecases.rule.documents import DocumentChanged, ListedDocument

_SHOWN = 8
_TITLE = 80


def document_added(changed: DocumentChanged, language: Language) -> Reply:
    """How many sections were read, the first of them, and what is to be done so that they hold."""
    document, sections = changed.document, changed.sections
    params: dict[str, Param] = {"name": document.name, "number": document.number, "count": len(sections)}
    lines = [text(language, "document-added", params)]
    lines += [_line(document.number, place, one, language) for place, one in enumerate(sections[:_SHOWN], 1)]
    if len(sections) > _SHOWN:
        lines.append(text(language, "rule-and-more", {"count": len(sections) - _SHOWN}))
    lines.append(text(language, "document-added-next", {"name": document.name}))
    return _with_undo("\n".join(lines), changed, language)


def document_named(changed: DocumentChanged, language: Language) -> Reply:
    """Where the document stands in the event now."""
    event = changed.event.name if changed.event else ""
    params: dict[str, Param] = {"name": changed.document.name, "event": event, "standing": changed.standing}
    return _with_undo(text(language, "document-named", params), changed, language)


def document_removed(changed: DocumentChanged, language: Language) -> Reply:
    """The document is taken out."""
    return _with_undo(text(language, "document-removed", {"name": changed.document.name}), changed, language)


def document_list(listed: tuple[ListedDocument, ...], language: Language) -> Reply:
    """Each document with the events that name it."""
    if not listed:
        return Reply(text(language, "document-none"))
    return Reply("\n".join(_listed(one, language) for one in listed))


def _listed(one: ListedDocument, language: Language) -> str:
    held = [
        text(language, "document-held", {"event": event.name, "standing": standing})
        for event, standing in one.events
    ]
    where = listed(held, language) or text(language, "document-held-nowhere")
    params: dict[str, Param] = {"number": one.document.number, "name": one.document.name}
    return f"{text(language, 'document-line', params)} {where}"


def _line(document: int, place: int, section: OwnSection, language: Language) -> str:
    rule = section.rule
    title = either(language, rule.title_ja or rule.title_en, rule.title_en or rule.title_ja)
    params: dict[str, Param] = {
        "section": f"own{document}/{place}",
        "printed": section.printed,
        "title": clip(title, _TITLE),
    }
    named = "document-section" if section.printed != title else "document-section-alone"
    return text(language, named, params)


def _with_undo(words: str, changed: DocumentChanged, language: Language) -> Reply:
    return Reply(words, view=controls(language, [Control("rule-undo", changed.line.id, emoji="↩️")]))
