"""The question before a judge takes moves back: what would go."""

from typing import Final

import discord

from bot.i18n import Language, text
from bot.ui.controls import Control, controls
from bot.ui.notices import resolved
from bot.ui.reply import Reply
from usecases.play.stamps import stamp_of
from usecases.play.undo import UndoLook

_MOVES: Final = 100
"""More than can be taken back at once."""


def undo_question(look: UndoLook, language: Language) -> Reply:
    """What would be taken back, with a button that does it as long as nobody has moved."""
    params = resolved(language, {"game": look.game.id, "events": look.events, "log": {"log": look.log}})
    detail = stamp_of(look.game) * _MOVES + look.decisions
    sure = Control("game-undo", look.game.id, detail, style=discord.ButtonStyle.danger)
    return Reply(text(language, "game-undo-sure", params), view=controls(language, [sure]))


def shown_in(detail: int) -> tuple[int, int]:
    """The moment of the game that a button was drawn for, and how many moves it takes back."""
    return divmod(detail, _MOVES)
