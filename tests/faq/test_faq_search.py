"""The search: what is found, what steers it, and input that is no question."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faq.__main__ import _object
from faq.bands import Band
from faq.corpus import load_corpus
from faq.entry import Entry, Forms, Game, Text
from faq.force import rule_set
from faq.index import Index, build_index, extended
from faq.lexicon import load_lexicon
from faq.measure import figures, outcome, question_of
from faq.result import NOTHING
from faq.search import search
from faq.suggest import suggest

FRESH = [Path(__file__).with_name(name) for name in ("fresh_questions.jsonl", "fresh_questions_2.jsonl")]

NONSENSE = [
    "",
    "   \n\t ",
    "🎲🐑🔥",
    "!!!???",
    "。。。「」",
    "\x00\x01\x02",
    "\ud800",
]
STRANGE = [
    "盗" * 2000,
    "robber " * 400,
    "' OR 1=1; DROP TABLE entries; --",
    "(a+)+$ [^]*?(?P<x>",
    "# **robber** `7` > [x](http://example.com) ||spoiler||",
    "ﾄｳｿﾞｸ を動かし忘れた",
    "ＲＯＢＢＥＲ",
    "盗賊 to desert おけ?",
    "ا٧盗賊Ωrobberй",
    "7",
    "a",
    "港",
]


def sections(hits: object) -> list[tuple[str, ...]]:
    """The section ids of some hits."""
    return [hit.entry.sections for hit in hits]  # type: ignore[attr-defined] # hits of a result


@pytest.mark.parametrize("typed", NONSENSE)
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_what_holds_no_word_is_not_covered(index: Index, typed: str, lang: str) -> None:
    assert search(index, typed, lang) == NOTHING


@pytest.mark.parametrize("typed", STRANGE)
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_strange_input_is_answered_or_refused_without_exception(index: Index, typed: str, lang: str) -> None:
    result = search(index, typed, lang)
    assert 0 <= result.score <= 1
    assert len(result.hits) == 10
    assert len(suggest(index, typed, lang)) <= 25


@given(st.text(max_size=60), st.sampled_from(["ja", "en"]))
@settings(max_examples=60, deadline=None)
def test_any_text_gives_a_result(index: Index, typed: str, lang: str) -> None:
    result = search(index, typed, lang)
    assert result.band in Band
    assert len({hit.entry.sections for hit in result.hits}) == len(result.hits)


def test_half_width_kana_finds_what_full_width_finds(index: Index) -> None:
    assert sections(search(index, "ｻｲｺﾛ", "ja").hits) == sections(search(index, "サイコロ", "ja").hits)


def test_romaji_finds_the_rule_of_its_kanji__std_settlement_cost(index: Index) -> None:
    assert ("std/settlement-cost",) in sections(search(index, "kaitakuchi no kosuto", "ja").hits[:3])


def test_a_typo_finds_the_rule__std_longest_road_branch(index: Index) -> None:
    found = search(index, "do brnaches count for the longset road", "en")
    assert ("std/longest-road-branch",) in sections(found.hits[:3])


def test_a_section_id_or_printed_number_is_answered_with_its_ruling__jbl_4_4_4(index: Index) -> None:
    for typed in ("jbl/4.4.4", "4.4.4", "４．４．４"):
        result = search(index, typed, "ja")
        assert sections(result.hits) == [("jbl/4.4.4",)]
        assert result.band is Band.ANSWER


def test_the_same_question_is_always_answered_alike(index: Index) -> None:
    assert search(index, "盗賊を忘れた", "ja") == search(index, "盗賊を忘れた", "ja")


def test_the_limit_is_kept(index: Index) -> None:
    assert len(search(index, "robber", "en", limit=3).hits) == 3
    assert len(suggest(index, "rob", "en", limit=5)) == 5


def test_the_game_told_lifts_its_rulings(index: Index) -> None:
    for game in Game:
        assert search(index, "when do I throw the dice", "en", game).hits[0].entry.document.game is game


def test_an_own_rule_set_is_steered_by_the_first_base_that_has_a_document() -> None:
    assert rule_set("our-league", "catan-world") == "catan-world"
    assert rule_set("catan-japan", "catan-world") == "catan-japan"
    assert rule_set("our-league") is None


def test_nothing_typed_offers_the_first_entries(index: Index) -> None:
    assert suggest(index, "", "ja", 4) == index.entries[:4]


def test_a_number_being_typed_offers_its_rulings(index: Index) -> None:
    offered = suggest(index, "4.4.", "en")
    assert offered
    assert all("4.4." in section for entry in offered for section in entry.sections)


def house_rule(base: Entry) -> Entry:
    """A ruling of the organizers' own."""
    return replace(
        base,
        sections=("house/1",),
        title=Text("飲み物は卓の下", "Drinks stay under the table"),
        text=Text("飲み物は必ず卓の下に置いてください。", "Every drink is kept under the table."),
        questions=Forms(("飲み物はどこに置く?",), ("Where do I put my coffee?",)),
    )


def test_a_house_rule_is_found_beside_the_corpus_and_above_it(index: Index) -> None:
    longer = extended(index, (house_rule(index.entries[0]),))
    for lang, typed in (("ja", "飲み物は卓に置いていい?"), ("en", "may I keep my drink on the table")):
        assert search(longer, typed, lang).hits[0].entry.sections == ("house/1",)


def test_a_house_rule_does_not_push_itself_before_what_it_is_not_about(index: Index) -> None:
    longer = extended(index, (house_rule(index.entries[0]),))
    assert search(longer, "開拓地のコスト", "ja").hits[0].entry.sections == ("std/settlement-cost",)


def test_an_empty_corpus_covers_nothing() -> None:
    corpus = replace(load_corpus(), entries=())
    assert search(build_index(corpus, load_lexicon()), "robber", "en") == NOTHING


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_fresh_questions_that_nothing_was_learned_from_are_found(index: Index, lang: str) -> None:
    lines = [line for file in FRESH for line in file.read_text(encoding="utf-8").splitlines()]
    questions = [question_of(_object(line)) for line in lines]
    outcomes = [
        outcome(lambda text, asked, game: search(index, text, asked, game), question)
        for question in questions
        if question.lang == lang
    ]
    found = figures(outcomes)
    assert found is not None
    assert found.first >= 0.6
    assert found.third >= 0.75
