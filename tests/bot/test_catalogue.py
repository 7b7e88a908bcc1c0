"""A text that is parsed when it is asked for is the text that stands in the file."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.catalogue import Catalogue
from bot.i18n import LANGUAGES, bundle_of

_LOCALES = Path(__file__).parents[2] / "bot" / "locales"
_FILE = """### Of a league
-league = Guildhall
# Whoever comes
hello = { -league } greets { $name }
    .own = You are
      greeted: { again }
again = { $count ->
    [one] once
   *[other] { $count } times, x = y
}
alone=It stands alone
"""


def _said(bundle: FluentBundle, name: str, part: str = "") -> str:
    message = bundle.get_message(name)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None
    words, errors = bundle.format_pattern(pattern, {"name": "Kai", "count": 2})
    assert errors == []
    return str(words)


def test_a_text_is_read_with_the_texts_that_it_shows() -> None:
    made = Catalogue("en", [_FILE])
    assert _said(made, "hello") == "Guildhall greets Kai"
    assert _said(made, "hello", "own") == "You are\ngreeted: 2 times, x = y"
    assert _said(made, "alone") == "It stands alone"
    assert not made.has_message("greets")
    with pytest.raises(LookupError):
        made.get_message("greets")


def test_threads_that_ask_for_one_text_at_once_all_get_it() -> None:
    for _ in range(20):
        made = Catalogue("en", [_FILE])
        with ThreadPoolExecutor(8) as threads:
            said = set(threads.map(lambda _, texts=made: _said(texts, "hello", "own"), range(16)))
        assert len(said) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_files_is_in_the_catalogue(language: str) -> None:
    made = Catalogue(
        language, [file.read_text(encoding="utf-8") for file in (_LOCALES / language).rglob("*.ftl")]
    )
    for file in sorted((_LOCALES / language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                assert made.has_message(entry.id.name)
                found = made.get_message(entry.id.name)
                assert set(found.attributes) == {part.id.name for part in entry.attributes}
                assert (found.value is None) == (entry.value is None)


def test_the_bot_has_its_texts_in_a_catalogue() -> None:
    assert all(isinstance(bundle_of(language), Catalogue) for language in LANGUAGES)
