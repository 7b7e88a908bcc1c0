"""Answered questions: their files hold what they should, and a new question hears the nearest of them."""

import tomllib
from collections import Counter, defaultdict
from importlib.resources import files

import numpy as np
import pytest

from faq.asked import ASKED_FILE, AnsweredQuestion, Verdict, asked_in, load_asked
from faq.corpus import DOCUMENT_FILE, load_corpus
from faq.force import document_of
from faq.frames import Frame
from faq.index import Index
from faq.marks import mark_names, posed
from faq.query import read_query, read_terms
from faq.text import fold
from faq.verdict_model import UNREAD
from faq.vote import NEAR_BY, VERDICT_NUMBERS, neighbours, opinion_by
from faq.weights import load_weights

LANGUAGES = {"ja", "en"}


def test_every_answered_question_is_about_a_section_of_its_document() -> None:
    corpus = load_corpus()
    for folder in files("faq.corpus").iterdir():
        if not folder.is_dir() or not folder.joinpath(ASKED_FILE).is_file():
            continue
        prefix = tomllib.loads(folder.joinpath(DOCUMENT_FILE).read_text(encoding="utf-8"))["prefix"]
        for asked in asked_in(folder.joinpath(ASKED_FILE).read_text(encoding="utf-8")):
            assert corpus.by_section(asked.section) is not None, asked
            assert document_of(asked.section) == prefix, asked


def test_every_ruling_has_answered_questions() -> None:
    asked = {one.section for one in load_asked()}
    assert [entry.sections[0] for entry in load_corpus().entries if asked.isdisjoint(entry.sections)] == []


def test_rulings_with_answered_questions_have_some_in_both_languages_and_none_twice() -> None:
    languages: defaultdict[str, set[str]] = defaultdict(set)
    for asked in load_asked():
        languages[asked.section].add(asked.lang)
    assert {section for section, found in languages.items() if found != LANGUAGES} == set()
    counted = Counter((asked.section, asked.text) for asked in load_asked())
    assert [asked for asked, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("line", ["cjp/talk", "cjp/judge-final\tja\tmaybe\tいい?"])
def test_a_line_that_is_no_answered_question_is_named(line: str) -> None:
    with pytest.raises(ValueError, match=line.split("\t", maxsplit=1)[0]):
        tuple(asked_in(line))


@pytest.mark.parametrize("name", ["plain", "meaning"])
def test_an_answer_turns_round_where_the_question_asks_for_the_opposite(name: str) -> None:
    numbers = dict(zip(VERDICT_NUMBERS, load_weights(name).verdict.tolist(), strict=True))
    same = [f"turn-{frame}-{frame}" for frame in Frame]
    opposite = ["turn-may-not", "turn-may-punished", "turn-must-need-not"]
    assert min(numbers[turn] for turn in same) > 0
    assert max(numbers[turn] for turn in opposite) < 0


@pytest.mark.parametrize("name", ["plain", "meaning"])
def test_the_learned_numbers_are_those_that_are_read(name: str) -> None:
    table = tomllib.loads(files("faq").joinpath("weights.toml").read_text(encoding="utf-8"))[name]
    assert tuple(table["verdict"]) == VERDICT_NUMBERS


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_mark_is_found_in_answered_questions_and_in_some_it_is_not(language: str) -> None:
    marks = np.array([posed(fold(one.text)).marks for one in load_asked() if one.lang == language])
    share = marks.mean(axis=0)
    assert [name for name, part in zip(mark_names(), share, strict=True) if not 0 < part < 0.5] == []


@pytest.mark.parametrize(
    ("question", "marks"),
    [
        ("may only the judge say so?", {"only"}),
        ("I've already rolled. may I still build?", {"done-already", "still"}),
        ("may both of us take two?", {"all", "two", "got"}),
        ("審判だけですか?", {"only"}),
        ("まだ何もしてない、置き直せる?", {"nothing-since", "denied", "none", "still", "changed"}),
        ("相手の番でも2枚もらえる?", {"others-turn", "even", "two", "got", "somebody"}),
    ],
)
def test_what_a_question_says_about_its_case(question: str, marks: set[str]) -> None:
    found = posed(fold(question))
    assert {name for name, mark in zip(mark_names(), found.marks, strict=True) if mark} == marks


def test_numbers_are_the_same_however_they_are_written() -> None:
    assert posed("nine cards, one player").figures == posed("9 cards and 1 player").figures == {"9", "1"}


@pytest.mark.parametrize("told", load_asked()[::40], ids=lambda told: told.section)
def test_a_question_that_was_answered_before_is_nearest_to_itself(
    index: Index, told: AnsweredQuestion
) -> None:
    terms, _ = read_terms(index, fold(told.text))
    beside = neighbours(index.answered, (told.section,), terms, posed(fold(told.text)))
    assert beside is not None
    alike = beside.near[:, NEAR_BY.index("grams")]
    own = [index.answered.questions[place] for place in index.answered.of((told.section,))].index(told)
    assert alike[own] == pytest.approx(alike.max())


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does the oldest of us have the last word when we argue over a rule?", Verdict.NO),
        ("When we quarrel about a rule, does the judge settle it in the end?", Verdict.YES),
    ],
)
def test_the_nearest_answered_questions_decide_against_the_stance(
    index: Index, question: str, verdict: Verdict
) -> None:
    asked, numbers = read_query(index, question, "en"), load_weights("plain").verdict
    beside = neighbours(index.answered, ("cjp/judge-authority",), asked.terms, posed(asked.text))
    assert beside is not None
    assert opinion_by(beside, Verdict.YES, UNREAD, numbers).verdict is verdict


def test_a_ruling_that_nobody_asked_about_says_what_its_stance_says(index: Index) -> None:
    terms = read_query(index, "may i?", "en").terms
    assert neighbours(index.answered, ("house/1",), terms, posed("may i?")) is None
