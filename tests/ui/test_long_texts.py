"""Texts with more in them than Fluent takes: they are cut, and said; and numbers that name something."""

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


@pytest.mark.parametrize("language", ["ja", "en", BOTH])
def test_a_large_number_is_written_as_it_is_typed(language: Language) -> None:
    """Game #1234 was called #1,234, and a command that was named could not be typed like that."""
    assert "#12345" in text(language, "game-opened", {"game": 12345})
    assert "on:1234`" in text("en", "call-committee-wanted", {"number": 1234})
    assert "1234" in plain(language, "clock-setting", {"minutes": 1234, "seconds": 12})
