"""An answer with what its action has left outdated, and the buttons that mend it."""

from collections.abc import Sequence
from dataclasses import replace

from bot.i18n import Language, text
from bot.ui.controls import control_of, controls
from bot.ui.notices import resolved
from bot.ui.reply import Reply
from data.records import Notice


def with_repairs(answer: Reply, opened: Sequence[Notice], language: Language) -> Reply:
    """Below the answer, for each question that the action opened, what the judges' channel reads, without its ping."""
    if not opened:
        return answer
    words = [_words(notice, language) for notice in opened]
    buttons = [control_of(name) for notice in opened for name in notice.buttons]
    return replace(
        answer,
        content="\n\n".join([answer.content or "", *words]),
        view=controls(language, buttons),
    )


def _words(notice: Notice, language: Language) -> str:
    said = notice.params.get("what", {}).get("inside", {"text": notice.text, "params": notice.params})
    return str(text(language, said["text"], resolved(language, said["params"])))
