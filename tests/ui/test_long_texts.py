"""Texts with more in them than Fluent takes: they are cut, and said."""

import pytest

from bot.i18n import BOTH, Language, Safe, plain, text


@pytest.mark.parametrize("language", ["ja", "en", BOTH])
@pytest.mark.parametrize("kind", [str, Safe])
def test_what_is_too_long_for_a_text_is_cut_and_not_a_fault(language: Language, kind: type[str]) -> None:
    words = text(language, "notice-announcement", {"event": "Cup", "words": kind("long " * 1000)})
    assert "Cup" in words
    assert words.count("long") > 400
    assert "…" in words
    assert "…" in plain(language, "announcement-title", {"event": kind("名" * 3000)})
