"""Text as typed: width, case, kana and romaji."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faq.text import LONGEST, fold, hiragana, romaji_to_kana, sound


@pytest.mark.parametrize(
    ("typed", "folded"),
    [
        ("ﾄｳｿﾞｸ", "トウゾク"),
        ("ＲＯＢＢＥＲ　７", "robber 7"),
        ("  a\n\tb ", "a b"),
        ("can’t", "can't"),
        ("", ""),
    ],
)
def test_width_case_and_spaces_do_not_matter(typed: str, folded: str) -> None:
    assert fold(typed) == folded


def test_a_question_is_cut_at_the_longest_that_is_read() -> None:
    assert len(fold("盗" * 2000)) == LONGEST


def test_katakana_is_read_as_hiragana() -> None:
    assert hiragana("ダイスを振る") == "だいすを振る"


@pytest.mark.parametrize(
    ("word", "kana"),
    [
        ("touzoku", "とうぞく"),
        ("tōzoku", "とうぞく"),
        ("kaitakuchi", "かいたくち"),
        ("kippu", "きっぷ"),
        ("matcha", "まっちゃ"),
        ("shinpan", "しんぱん"),
        ("shimpan", "しんぱん"),
        ("kin'en", "きんえん"),
        ("ryuutsuu", "りゅうつう"),
        ("wa", "は"),
    ],
)
def test_strict_romaji_becomes_kana(word: str, kana: str) -> None:
    assert romaji_to_kana(word) == kana


@pytest.mark.parametrize("word", ["robber", "judge", "dice", "settlement", "clock", "rhythm", "x"])
def test_english_words_are_no_romaji(word: str) -> None:
    assert romaji_to_kana(word) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [("トーゾク", "とうぞく"), ("せーげん", "せいげん"), ("コオリ", "コーリ"), ("ルウル", "ルール")],
)
def test_long_vowels_sound_alike_however_they_are_written(one: str, other: str) -> None:
    assert sound(one) == sound(other)


@given(st.text())
@settings(max_examples=60)
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)
