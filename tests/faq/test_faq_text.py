"""Text as typed: width, case, kana and romaji."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faq.text import LONGEST, fold, hiragana, on_one_line, romaji_to_kana, sound


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


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("what does a city cost\n\nno rush", "what does a city cost. no rush"),
        ("都市は何枚?\nよろしく", "都市は何枚? よろしく"),
        ("> may I trade\nhelp!", "may I trade. help!"),
        ("look:\n> may I trade\n> twice?", "look: may I trade. twice?"),
        ("<@123456> may I trade <:sheep:987>", "may I trade"),
        ("@judge may I trade", "may I trade"),
    ],
)
def test_lines_of_a_message_are_sentences_and_whom_it_calls_says_nothing(typed: str, line: str) -> None:
    assert " ".join(on_one_line(typed).split()) == line


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
