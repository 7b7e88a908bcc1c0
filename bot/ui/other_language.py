"""The button under a public message by which a member reads it in the other language."""

from contextlib import suppress
from dataclasses import replace
from typing import Final
from unicodedata import east_asian_width

import discord

from bot.i18n import BOTH, LANGUAGES, Language, plain
from bot.ui.controls import Control, Panel
from bot.ui.reply import Reply

READ: Final = "read-other"
_TWO: Final = 2
_WIDE: Final = 17
"""Letters on two buttons, those of Japanese twice, beside which a phone has no room for a third one's words."""


def other(language: Language) -> Language:
    """The language in which a message does not stand."""
    return next(one for one in LANGUAGES if one != language)


def with_other_language(reply: Reply, language: Language) -> Reply:
    """The message with the button; without it where both languages stand there, or no button fits any more."""
    if language == BOTH:
        return reply
    view = reply.view or Panel()
    wanted = other(language)
    button = Control(READ, 0, emoji="🌐", label=plain(wanted, f"choice-language-{wanted}")).button(language)
    if reply.cards and _is_wide(view):
        button.label = None  # the sign alone has room beside them on a phone
    with suppress(ValueError):
        view.add_item(button)
    return replace(reply, view=view)


def _is_wide(view: discord.ui.View) -> bool:
    labels = "".join(str(getattr(item, "label", "")) for item in view.children)
    wide = sum(east_asian_width(letter) in "WF" for letter in labels)
    return len(view.children) == _TWO and len(labels) + wide > _WIDE
