"""House rules: found without any training, never lost behind a document, and what they replace does not hold."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TypeAlias

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from faq.bands import Band
from faq.box import shown_in
from faq.corpus import load_corpus
from faq.entry import Game
from faq.house import HOUSE_NEAR, HousePlace, house_place
from faq.house_topics import shared_topics, topics_of
from faq.importing import Unreadable, listed_rules
from faq.index import Index, extended
from faq.places import place_of, placed
from faq.question_model import read_question
from faq.result import SearchResult
from faq.search import search
from faq.text import fold
from faq.written import MOST_RULES, RuleText, house_entry

SHEETS = Path(__file__).with_name("house_sheets")
NAMES = ("en_backgammon.txt", "en_online.txt", "ja_cafe.md", "ja_family.md")
WithSheet: TypeAlias = Callable[[str], Index]
CHANCES = st.floats(min_value=0, max_value=1)


def rows(name: str, file: str) -> list[dict]:  # type: ignore[type-arg] # labelled files differ
    lines = SHEETS.joinpath(file).read_text(encoding="utf-8").splitlines()
    return [row for row in map(json.loads, lines) if row["sheet"] == Path(name).stem]


def rules_of(name: str) -> tuple[RuleText, ...]:
    found = listed_rules(SHEETS.joinpath(name).read_bytes(), name, MOST_RULES)
    assert not isinstance(found, Unreadable)
    replaced = {row["rule"]: tuple(row["replaces"]) for row in rows(name, "rules.jsonl")}
    return tuple(replace(rule, replaces=replaced.get(number)) for number, rule in enumerate(found, 1))


@pytest.fixture(scope="module")
def with_sheet(index: Index) -> WithSheet:
    @cache
    def found(name: str) -> Index:
        return extended(index, [house_entry(number, rule) for number, rule in enumerate(rules_of(name), 1)])

    return found


def ask(index: Index, row: dict) -> SearchResult:  # type: ignore[type-arg] # labelled files differ
    return search(index, row["q"], row["lang"], Game(row["game"]), row["profile"])


@pytest.mark.parametrize("name", NAMES)
def test_each_item_of_a_sheet_is_a_rule(name: str) -> None:
    assert len(rules_of(name)) == len(rows(name, "rules.jsonl"))


@pytest.mark.parametrize("name", NAMES)
def test_most_questions_find_their_house_rule_and_none_shows_what_it_replaces(
    with_sheet: WithSheet, name: str
) -> None:
    index = with_sheet(name)
    found = [(row, ask(index, row)) for row in rows(name, "questions.jsonl")]
    own = [(row, result) for row, result in found if row["house"]]
    first = sum(
        result.hits[0].entry.sections[0] in {f"house/{n}" for n in row["house"]} for row, result in own
    )
    assert first >= 0.55 * len(own)
    assert sum(result.band is Band.NONE for _, result in own) <= 0.1 * len(own)
    for row, result in found:
        shown, menu = shown_in(load_corpus(), result, row["profile"])
        assert index.replaced.keys().isdisjoint((*shown, *menu)), row["q"]
        assert index.replaced.keys().isdisjoint(s for hit in result.hits for s in hit.entry.sections)


@given(chance=CHANCES, band=st.sampled_from(Band), replaced=st.booleans())
def test_no_other_ruling_is_shown_alone_where_a_house_rule_is_near(
    chance: float, band: Band, *, replaced: bool
) -> None:
    place = house_place(chance, band, is_replaced=replaced)
    if chance >= HOUSE_NEAR:
        assert place is not HousePlace.NOWHERE
    if replaced and band is Band.ANSWER:
        assert place is HousePlace.FIRST


def test_without_house_rules_nothing_changes(index: Index) -> None:
    question = "手札を見せてもいい?"
    assert search(extended(index, ()), question, "ja") == search(index, question, "ja")


def test_a_rule_in_one_language_is_found_by_a_question_in_the_other(index: Index) -> None:
    rules = (
        RuleText(title_ja="犬", text_ja="犬や猫は連れて入れません。"),
        RuleText(title_ja="駐車場", text_ja="車は裏の駐車場へ止めてください。"),
        RuleText(title_ja="会費", text_ja="会費は500円です。"),
    )
    more = extended(index, [house_entry(number, rule) for number, rule in enumerate(rules, 1)])
    for question, section in (
        ("may I bring my puppy?", "house/1"),
        ("where do I park my car", "house/2"),
        ("how much is the fee?", "house/3"),
    ):
        found = search(more, question, "en", Game.CATAN, "catan-japan")
        assert found.band is not Band.NONE
        assert found.hits[0].entry.sections == (section,)


def test_a_question_stands_nearer_to_the_ruling_that_answers_it_than_to_most_others(index: Index) -> None:
    for question, section in (
        ("may I look at my phone?", "cjp/device-ban"),
        ("7が出たら何枚捨てる?", "std/burst"),
    ):
        near = index.places.near(read_question(fold(question)).place)
        places = {s: n for n, entry in enumerate(index.entries) for s in entry.sections}
        assert int(np.sum(near > near[places[section]])) < len(near) // 20


def test_where_a_text_stands_is_a_vector_of_length_one_known_ahead_for_the_corpus() -> None:
    entry = load_corpus().entries[0]
    rows_ = placed([entry]).rows
    assert np.allclose(np.linalg.norm(rows_, axis=1), 1, atol=1e-3)
    again = place_of("a text that nobody has ever written before")
    assert float(np.linalg.norm(again)) == pytest.approx(1, abs=1e-3)


def test_topics_are_known_by_everybody_s_words_and_rare_ones_count_most() -> None:
    assert "animal" in topics_of("can my labrador come") & topics_of("チワワと行きたい")
    assert "gambling" in topics_of("a tenner on it?")
    shares = shared_topics({"animal", "fee"}, [frozenset({"animal"}), frozenset({"fee"}), frozenset({"fee"})])
    assert shares[0] > shares[1] == shares[2] > 0
