"""An action that cannot be undone is named before it is said why: whoever typed a bare `/event undo` chose none."""

from datetime import UTC, datetime

import pytest

from bot.i18n import LANGUAGES, Language, refusal_text
from bot.ui.notices import deed_words
from bot.ui.undo import undo_preview
from data.records import AuditLine
from league.ids import AuditId, EventId
from league.refusal import Refusal
from usecases.undo.look import UndoPreview


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_undo_says_which_action_it_is_about(language: Language) -> None:
    params = {"event": "Cup", "round": 2}
    line = AuditLine(AuditId(7), 1, EventId(1), 42, "round-ended", params, datetime(2026, 5, 1, tzinfo=UTC))
    refused = Refusal("undo-stands", params={"what": "round"})
    words = undo_preview(UndoPreview(line, {}, (), 0, refused, None), language).content
    assert words.startswith("⛔ <@42>")
    assert str(deed_words(line.action, params, language)) in words
    assert words.endswith(refusal_text(language, refused))
