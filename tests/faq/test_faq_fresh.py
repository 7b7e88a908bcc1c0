"""Fresh questions of events: each set was measured once while it was unseen, and is held since (docs/faq.md)."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest

from faq.corpus import load_corpus
from faq.event_figures import MeasuredEventQuestion, event_outcome, event_question_of
from faq.index import Index
from faq.measure import Question
from faq.result import SearchResult
from faq.search import search

FRESH = {
    "fresh_questions_event": 100,
    "fresh_questions_event_2": 100,
    "fresh_questions_event_3": 51,
    "fresh_questions_event_4": 101,
    "fresh_questions_event_5": 61,
    "fresh_questions_event_6": 100,
    "fresh_questions_event_7": 100,
    "fresh_questions_event_8": 100,
    "fresh_questions_event_9": 100,
    "fresh_questions_event_10": 100,
    "fresh_questions_event_11": 100,
    "fresh_questions_event_12": 100,
    "fresh_questions_event_13": 100,
    "fresh_questions_event_14": 100,
    "fresh_questions_event_15": 100,
    "fresh_questions_event_16": 100,
    "fresh_questions_event_17": 80,
    "fresh_questions_event_18": 120,
    "fresh_questions_event_19": 150,
    "fresh_questions_event_20": 150,
    "fresh_questions_event_21": 150,
    "fresh_questions_event_22": 150,
    "fresh_questions_event_23": 147,
    "fresh_questions_event_24": 148,
    "fresh_questions_event_25": 149,
}
CORPUS = load_corpus()
SPARE = 1
"""Answers of a set that another processor may round to the other side."""
Outcomes: TypeAlias = Callable[[str], tuple[MeasuredEventQuestion, ...]]


@pytest.fixture(scope="module")
def outcomes(index: Index) -> Outcomes:
    """What the search makes of the questions of a set that have an answer; each set is asked once."""

    def ask(question: Question, profile: str | None) -> SearchResult:
        return search(index, question.text, question.lang, question.game, profile)

    @cache
    def found(name: str) -> tuple[MeasuredEventQuestion, ...]:
        file = Path(__file__).with_name(f"{name}.jsonl")
        asked = [event_question_of(json.loads(line)) for line in file.open(encoding="utf-8")]
        return tuple(event_outcome(ask, CORPUS, one) for one in asked if one.expected)

    return found


@pytest.mark.parametrize(("name", "count"), FRESH.items())
def test_fresh_questions_name_living_sections(name: str, count: int) -> None:
    file = Path(__file__).with_name(f"{name}.jsonl")
    rows = [json.loads(line) for line in file.open(encoding="utf-8")]
    assert len(rows) == count
    for row in rows:
        assert all(CORPUS.by_section(s) for s in (*row["expected"], *row["not_first"], *row["beside"]))


@pytest.mark.parametrize(
    ("number", "first"),
    [
        (6, 98),
        (7, 97),
        (8, 91),
        (9, 93),
        (10, 95),
        (11, 96),
        (12, 97),
        (13, 94),
        (14, 95),
        (15, 98),
        (16, 95),
        (17, 92),
        (18, 99),
        (19, 96),
        (20, 96),
        (21, 95),
        (22, 92),
        (23, 97),
        (24, 97),
        (25, 96),
    ],
)
def test_fresh_questions_are_answered_no_worse_than_they_were(
    outcomes: Outcomes, number: int, first: int
) -> None:
    found = outcomes(f"fresh_questions_event_{number}")
    assert 100 * (SPARE + sum(one.right for one in found)) >= first * len(found)


@pytest.mark.parametrize("number", range(18, 26))
def test_four_of_five_rulings_that_belong_beside_the_first_stand_in_its_box(
    outcomes: Outcomes, number: int
) -> None:
    found = outcomes(f"fresh_questions_event_{number}")
    beside = [section in one.box for one in found for section in one.asked.beside]
    assert 100 * sum(beside) >= 80 * len(beside)


def test_yes_and_no_are_said_plainly_only_where_they_are_right(outcomes: Outcomes) -> None:
    found = [one for name in list(FRESH)[9:] for one in outcomes(name)]
    asks = [one for one in found if one.asked.verdict]
    plain = [one for one in asks if one.verdict_sure]
    right = sum(one.verdict == one.asked.verdict for one in plain)
    opposite = sum({one.verdict, one.asked.verdict} == {"yes", "no"} for one in plain)
    asked_no_such = [one for one in found if not one.asked.verdict]
    assert right >= 0.965 * len(plain)
    assert len(plain) >= 0.33 * len(asks)
    assert opposite <= 0.012 * len(asks)
    assert sum(one.verdict_sure for one in asked_no_such) <= 0.025 * len(asked_no_such)
