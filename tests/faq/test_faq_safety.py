"""Whoever is harassed, insulted or in danger is never refused, in either language."""

import pytest

from faq.bands import Band
from faq.entry import Game
from faq.index import Index
from faq.safety import SAFETY_SECTIONS, is_in_need, may_be_in_need
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


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "my opponent told me to go back to my country"),
        ("en", "a guy followed me to the toilet and won't leave me alone"),
        ("en", "she made monkey noises at him"),
        ("ja", "ずっと舌打ちされて怖いです"),
        ("ja", "酔っぱらった人に絡まれています"),
        ("ja", "気分が悪くて倒れそうです"),
    ],
)
def test_weaker_words_of_need_count_where_no_rule_of_play_answers(
    index: Index, lang: str, question: str
) -> None:
    found = search(index, question, lang, Game.BACKGAMMON, "backgammon-jba")
    assert found.in_need
    assert found.band is Band.MAYBE
    assert found.hits[0].entry.sections[0].startswith("jbl/")
    assert "jbl/1.4.3.3" in {hit.entry.sections[0] for hit in found.hits[:2]}


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "I'm scared of a seven, may I pay too much on purpose?"),
        ("ja", "7が怖いから手札を減らす目的でわざと意味のない支払いをするのはだめ?"),
    ],
)
def test_a_fear_of_the_dice_is_no_need(index: Index, lang: str, question: str) -> None:
    assert not may_be_in_need(question)
    assert not search(index, question, lang, Game.CATAN, "catan-japan").in_need
