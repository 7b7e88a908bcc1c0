"""Which of several events or tables is meant: a button for each, where a button does what the command does."""

from dataclasses import replace

import discord

from bot.i18n import Language
from bot.ui.controls import Control, controls
from league.refusal import Refusal
from usecases.many import choices_in

_MOST = 20
"""Four rows of buttons."""


def asked_which(
    refusal: Refusal, verb: str, detail: int, language: Language
) -> tuple[Refusal, discord.ui.View | None]:
    """The refusal as it is said above a button for each that can be meant; as it is where there are none."""
    choices = choices_in(refusal) if verb else ()
    if not choices:
        return refusal, None
    buttons = [Control(verb, number, detail, label=name) for number, name in choices[:_MOST]]
    named = refusal if len(choices) > _MOST else replace(refusal, code=f"{refusal.code}-below")
    return named, controls(language, buttons)
