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
from faq.search import SearchResult, search

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
    ("number", "first", "verdict"),
    [
        (6, 98, 88),
        (7, 97, 80),
        (8, 91, 82),
        (9, 93, 84),
        (10, 95, 77),
        (11, 96, 77),
        (12, 97, 87),
        (13, 94, 80),
        (14, 95, 82),
        (15, 98, 84),
        (16, 95, 78),
        (17, 92, 81),
        (18, 99, 78),
        (19, 96, 78),
        (20, 96, 81),
        (21, 95, 83),
        (22, 92, 82),
        (23, 97, 84),
        (24, 97, 69),
        (25, 96, 80),
    ],
)
def test_fresh_questions_are_answered_no_worse_than_they_were(
    outcomes: Outcomes, number: int, first: int, verdict: int
) -> None:
    found = outcomes(f"fresh_questions_event_{number}")
    told = [one.right and one.verdict == one.asked.verdict for one in found if one.asked.verdict]
    assert 100 * (SPARE + sum(one.right for one in found)) >= first * len(found)
    assert 100 * (SPARE + sum(told)) >= verdict * len(told)


@pytest.mark.parametrize("number", range(18, 26))
def test_four_of_five_rulings_that_belong_beside_the_first_stand_in_its_box(
    outcomes: Outcomes, number: int
) -> None:
    found = outcomes(f"fresh_questions_event_{number}")
    beside = [section in one.box for one in found for section in one.asked.beside]
    assert 100 * sum(beside) >= 80 * len(beside)


def test_a_verdict_said_without_probably_is_right_far_more_often_than_one_with_it(outcomes: Outcomes) -> None:
    right: dict[bool, list[bool]] = {True: [], False: []}
    for one in (one for name in list(FRESH)[11:] for one in outcomes(name)):
        if one.asked.verdict and one.verdict:
            right[one.verdict_sure].append(one.verdict == one.asked.verdict)
    sure, not_sure = (sum(right[known]) / len(right[known]) for known in (True, False))
    assert sure > 0.85
    assert sure > not_sure + 0.2
    assert len(right[True]) > len(right[False]) / 2
