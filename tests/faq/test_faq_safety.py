"""Whoever is harassed, insulted or in danger is never refused, in either language."""

import pytest

from faq.bands import Band
from faq.entry import Game
from faq.index import Index
from faq.safety import SAFETY_SECTIONS, is_in_need
from faq.search import search


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "He made a sexist joke, who do I report to?"),
        ("en", "someone touched me and I don't feel safe"),
        ("en", "a player keeps shouting at me"),
        ("en", "my neighbour has fainted"),
        ("ja", "隣の人に悪口を言われました"),
        ("ja", "セクハラされた"),
        ("ja", "体を触られました。誰に言えばいい?"),
        ("ja", "対戦相手に殴られそう"),
    ],
)
@pytest.mark.parametrize(
    ("game", "profile"), [(None, None), (Game.CATAN, "catan-world"), (Game.BACKGAMMON, "backgammon-jba")]
)
def test_a_question_in_need_is_never_refused(
    index: Index, lang: str, question: str, game: Game | None, profile: str | None
) -> None:
    found = search(index, question, lang, game, profile)
    assert found.in_need
    assert found.band is not Band.NONE
    assert found.other_game is None
    if found.band is Band.MAYBE:
        offered = {section for hit in found.hits[:3] for section in hit.entry.sections}
        assert offered & set(SAFETY_SECTIONS)


@pytest.mark.parametrize(
    "question",
    [
        "can I grab my wheat now?",
        "he keeps hitting my blot",
        "I'm scared of a seven",
        "エントリーを蹴られた",
        "駒に触ってしまった",
    ],
)
def test_an_everyday_question_is_none_in_need(question: str) -> None:
    assert not is_in_need(question)
