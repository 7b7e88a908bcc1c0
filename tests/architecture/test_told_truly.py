"""An answer that says that somebody was told has other words for before Discord has taken it."""

import re
from typing import Final

import pytest

from bot.i18n import Language
from tests.architecture.test_locales import messages, words

_CLAIMS: Final[dict[Language, re.Pattern[str]]] = {
    "en": re.compile(
        r"(?i)(?<!to )\b(is|are|was|were|been|be) (all )?(told|pinged|notified|reminded|posted|sent|asked to)\b"
        r"|\bwe (sent|told|posted|notified)\b|\bjudges? (was |were )?called\b|^told \b|✅ posted|knows that|judges have"
    ),
    "ja": re.compile(
        r"(知らせ|呼び出し|投稿し|伝え|頼み|送り|お願いし|通知し)(ました|ます)|審判を呼びました|通知します"
    ),
}
"""Words that say that a message has reached somebody, or does."""

_OTHERS: Final = re.compile(
    r"(audit|cmd|notice|refusal|help|game-card|game-me-next|me-next|rule-file)(-|$)|[a-z]+-help$"
)
"""Told by a message of its own, or no answer to a deed."""

_NO_CLAIM: Final = frozenset(
    {
        "desk-sure", "penalty-disqualify-sure", "undo-told",  # asked before the deed
        "event-next-draft", "event-next-running-finish",  # what comes next
        "game-panel-paused", "game-panel-called",  # what comes later
        "game-begun", "game-joined", "signup-waitlisted", "signup-pending", "me-entry-in", "desk-checkin",
        "rule-judge-asked-private", "me-notices-off",
        "game-judge-nobody", "game-call-elsewhere", "game-call-unheard", "game-thread-shut", "game-messages-closed",
        "advance-through", "playoff-planned",  # nothing is posted
        "web-floor-calls", "web-floor-show-calls",  # a filter and a count
        "doctor-gave-up", "doctor-no-channel", "doctor-channel-gone", "round-ended",  # what happens once it is mended
    }
)  # fmt: skip


@pytest.mark.parametrize("language", ["en", "ja"])
def test_that_somebody_was_told_is_said_once_discord_has_taken_it(language: Language) -> None:
    early = {
        name: words(message.value)
        for name, message in messages(language).items()
        if message.value is not None
        and not _OTHERS.match(name)
        and name not in _NO_CLAIM
        and _CLAIMS[language].search(words(message.value))
        and "waiting" not in {item.id.name for item in message.attributes}
    }
    assert early == {}


def test_what_is_said_before_that_says_so_in_both_languages() -> None:
    claims = {
        name
        for name, message in messages("en").items()
        if "waiting" in {item.id.name for item in message.attributes}
    }
    assert "judge-called" in claims
    for name in claims:
        for language, denial in (("en", r"\b[Nn]ot\b|\bno(ne)?\b"), ("ja", "まだ|これから|いません")):
            before = next(item for item in messages(language)[name].attributes if item.id.name == "waiting")
            assert re.search(denial, words(before.value)), (name, language)
