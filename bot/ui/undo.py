"""What taking an action back would change, in words, with the one question that is asked before it is done."""

import discord

from bot.i18n import Language, Param, Safe, inert, refusal_text, text
from bot.ui.controls import Control, controls
from bot.ui.listed import listed
from bot.ui.notices import deed_words
from bot.ui.reply import Reply
from data.records import AuditLine
from usecases.undo.look import UndoPreview

_NAMED = 12


def undo_preview(reach: UndoPreview, language: Language) -> Reply:
    """What it changes, whom it concerns, who is told; or why it cannot be, with what to take back first."""
    if reach.later:
        words = text(language, "undo-later", _of(reach.later, language))
        return Reply(f"⛔ {words}", view=controls(language, [Control("event-undo-look", reach.later.id)]))
    if reach.refused:
        why = Safe(refusal_text(language, reach.refused))
        return Reply(f"⛔ {text(language, 'undo-refused', {**_of(reach.line, language), 'why': why})}")
    lines = [
        text(language, "undo-question", _of(reach.line, language)),
        *(
            text(language, f"undo-rows-{kind}", {"count": count})
            for kind, count in sorted(reach.rows.items())
        ),
    ]
    if reach.people:
        lines.append(text(language, "undo-people", _people(reach, language)))
    if reach.told:
        lines.append(text(language, "undo-told", {"count": reach.told}))
    button = Control("event-undo", reach.line.id, style=discord.ButtonStyle.danger, emoji="↩️")
    return Reply("\n".join(lines), view=controls(language, [button]))


def _people(reach: UndoPreview, language: Language) -> dict[str, Param]:
    names = listed((inert(person.name) for person in reach.people[:_NAMED]), language)
    return {"names": Safe(names), "more": max(len(reach.people) - _NAMED, 0)}


def _of(line: AuditLine, language: Language) -> dict[str, Param]:
    """Who did what."""
    return {"deed": deed_words(line.action, line.params, language), "who": Safe(f"<@{line.actor}>")}
