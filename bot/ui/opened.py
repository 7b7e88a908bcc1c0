"""An answer with what is outdated, and the buttons that mend it."""

from collections.abc import Sequence
from dataclasses import replace

from bot.i18n import Language, text
from bot.ui.controls import control_of, controls
from bot.ui.notices import resolved
from bot.ui.reply import Reply
from usecases.standings.opened import ToMend
from usecases.standings.outdated import Outdated
from usecases.standings.outdated_words import repair_buttons, words_of


def with_repairs(answer: Reply, opened: Sequence[ToMend], language: Language) -> Reply:
    """Below the answer what the judges' channel reads of each, without its ping."""
    if not opened:
        return answer
    words = [outdated_words(one.what, language) for one in opened]
    buttons = [control_of(name) for one in opened for name in repair_buttons(one.event, one.what)]
    return replace(
        answer,
        content="\n\n".join([answer.content or "", *words]),
        view=controls(language, buttons) if buttons else answer.view,
    )


def outdated_words(found: Outdated, language: Language) -> str:
    """What was made of the ranking of before, or of who played then."""
    key, params = words_of(found)
    return str(text(language, key, resolved(language, params)))
