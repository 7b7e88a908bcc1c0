"""The button under a public message by which a member reads it in the other language."""

from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.i18n import BOTH, LANGUAGES, Language, plain
from bot.ui.controls import Control, Panel
from bot.ui.reply import Reply

READ: Final = "read-other"


def other(language: Language) -> Language:
    """The language in which a message does not stand."""
    return next(one for one in LANGUAGES if one != language)


def with_other_language(reply: Reply, language: Language) -> Reply:
    """The message with the button; without it where both languages stand there, or no button fits any more."""
    if language == BOTH:
        return reply
    view = reply.view or Panel()
    wanted = other(language)
    button = Control(READ, 0, emoji="🌐", label=plain(wanted, f"choice-language-{wanted}"))
    with suppress(ValueError):
        view.add_item(button.button(language))
    return replace(reply, view=view)
