"""Texts taken apart: words, romaji, and the concepts of the lexicon."""

import pytest

from faq.concepts import Finder
from faq.lexicon import Concept, Lexicon, load_lexicon, merge
from faq.text import fold
from faq.tokens import Tokenizer, read_romaji


@pytest.fixture(scope="module")
def tokenizer() -> Tokenizer:
    """The dictionary and the stemmer."""
    return Tokenizer()


def concepts(tokenizer: Tokenizer, lexicon: Lexicon, text: str, heard: str = "") -> set[str]:
    """The concepts of a text."""
    return set(Finder.of(lexicon, tokenizer).find(tokenizer.take_apart(fold(text)), heard).concepts)


def test_inflected_verbs_are_one_word(tokenizer: Tokenizer) -> None:
    assert set(tokenizer.take_apart("替えた").words) & set(tokenizer.take_apart("替える").words)


def test_names_of_people_and_particles_are_no_words(tokenizer: Tokenizer) -> None:
    words = tokenizer.take_apart("田中さんが道を置いた").words
    assert "道" in words
    assert not {"田中", "が", "を"} & set(words)


def test_english_is_stemmed_and_numbers_are_digits(tokenizer: Tokenizer) -> None:
    assert tokenizer.take_apart("the seven settlements").words == ("7", "settlement")


def test_the_reading_of_kanji_is_that_of_kana(tokenizer: Tokenizer) -> None:
    assert tokenizer.take_apart("盗賊").reading == tokenizer.take_apart("とうぞく").reading


def test_romaji_is_read_where_it_is_no_english() -> None:
    english = {"robber", "to", "desert", "take"}.__contains__
    assert read_romaji("touzoku wo ugokasu", english) == "とうぞく を うごかす"
    assert read_romaji("robber to desert", english) == "robber to desert"


def test_slang_and_rule_words_are_one_concept(tokenizer: Tokenizer) -> None:
    lexicon = load_lexicon()
    for text in ("盗賊", "泥棒", "robber", "thief"):
        assert "robber" in concepts(tokenizer, lexicon, text)


def test_a_concept_is_heard_in_kana(tokenizer: Tokenizer) -> None:
    assert "robber" in concepts(tokenizer, load_lexicon(), "", heard="とぞく")


def test_the_longest_form_counts(tokenizer: Tokenizer) -> None:
    found = concepts(tokenizer, load_lexicon(), "longest road")
    assert "longest_road" in found
    assert "road" not in found


def test_a_phrase_worn_down_to_one_word_is_not_learned(tokenizer: Tokenizer) -> None:
    lexicon = Lexicon((Concept("time_of_day", ("what time",)),))
    assert not concepts(tokenizer, lexicon, "out of time")


def test_organizers_add_forms_and_concepts() -> None:
    lexicon = merge(load_lexicon(), (Concept("robber", ("黒いやつ",)), Concept("club_cup", ("クラブ杯",))))
    by_name = {concept.name: concept for concept in lexicon.concepts}
    assert by_name["robber"].forms[-1] == "黒いやつ"
    assert "盗賊" in by_name["robber"].forms
    assert by_name["club_cup"].forms == ("クラブ杯",)


def test_every_concept_has_both_languages() -> None:
    for concept in load_lexicon().concepts:
        assert any(form.isascii() for form in concept.forms), concept.name
        assert any(not form.isascii() for form in concept.forms), concept.name
