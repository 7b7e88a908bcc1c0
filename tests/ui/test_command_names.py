"""A text names a command as the reader's client lists it."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from bot.i18n import LANGUAGES, Language, plain, text, with_listed_commands
from tests.support.wording import says

LOCALES = Path(__file__).parents[2] / "bot" / "locales"
GROUPS = {
    "event", "signup", "round", "result", "standings", "penalty", "judge", "clock", "rule", "game", "me", "setup",
    "help", "doctor", "desk", "team", "match", "look", "organize", "officiate", "board", "document",
}  # fmt: skip


def static_texts(language: Language) -> list[str]:
    """Every text of the locale files as it is written there."""
    found = []
    for file in sorted((LOCALES / language).glob("**/*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
                found += [serialize_pattern(pattern) for pattern in patterns if pattern is not None]
    return found


def test_a_japanese_reader_is_told_the_japanese_name_of_a_command_and_of_its_options() -> None:
    assert says(text("ja", "event-created", {"event": "春"}), "event-created", language="ja")
    assert says(text("en", "event-created", {"event": "Spring"}), "event-created")
    assert says(plain("en", "help-organizer"), "help-organizer")
    assert says(plain("ja", "help-organizer"), "help-organizer", language="ja")


def test_no_japanese_text_shows_the_english_name_of_a_command() -> None:
    shown = [with_listed_commands("ja", words) for words in static_texts("ja")]
    named = {name for words in shown for name in re.findall(r"`/([a-z]+)[ `]", words)}
    assert named == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_in_a_text_is_marked_as_one(language: Language) -> None:
    """Only what stands between back-quotes is translated."""
    bare = [
        found
        for words in static_texts(language)
        for found in re.findall(r"(?<![`a-zA-Z0-9/<*.])/([a-z]+)\b", words)
        if found in GROUPS
    ]
    assert bare == []
