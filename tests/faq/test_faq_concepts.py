"""Which concepts a text speaks of: forms are found where they are words, not where letters happen to agree."""

import pytest

from faq.index import Index
from faq.text import fold


def concepts(index: Index, text: str) -> frozenset[str]:
    """The concepts of a text."""
    return frozenset(index.finder.find(index.tokenizer.take_apart(fold(text))).concepts)


@pytest.mark.parametrize(
    ("text", "concept"),
    [
        ("盗賊を動かします", "bg_point"),
        ("交換したい", "tie"),
        ("見せないといけない", "knight"),
        ("ただし", "gift"),
    ],
)
def test_an_ending_in_hiragana_is_no_short_katakana_word(index: Index, text: str, concept: str) -> None:
    assert concept not in concepts(index, text)


@pytest.mark.parametrize(
    ("text", "concept"), [("8マスにいる", "bg_point"), ("最後はタイ", "tie"), ("ナイトを使う", "knight")]
)
def test_a_short_katakana_word_is_found_where_it_is_written_so(index: Index, text: str, concept: str) -> None:
    assert concept in concepts(index, text)


@pytest.mark.parametrize(
    ("text", "concept"),
    [
        ("one road", "too_late"),
        ("道を1本", "too_late"),
        ("羊を1枚", "two_cards"),
        ("how many cards", "burst"),
    ],
)
def test_a_form_that_is_worn_down_to_a_number_is_not_found_everywhere(
    index: Index, text: str, concept: str
) -> None:
    assert concept not in concepts(index, text)
