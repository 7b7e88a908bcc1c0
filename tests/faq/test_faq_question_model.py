"""The model that reads questions: it cuts text into the likeliest pieces and knows every ruling it was taught."""

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.faq_answered import answered_questions, unanswerable_questions
from faq.corpus import load_corpus
from faq.opinion import Chances, Verdict
from faq.outside import load_outside
from faq.question_model import FURTHEST, LONGEST, ReadQuestion, load_question_model, read_question
from faq.text import fold
from faq.unigram import UNKNOWN, UnigramTokenizer

FOLDER = Path(__file__).parent
FEW = 10
TAUGHT_IN_VAIN = 0.06
MANY = 40
EACH = 300
SIGNS = ("<s>", "<pad>", "</s>", "<unk>")
PIECES = (*SIGNS, "▁", "a", "b", "ab", "▁ab", "abab")


@pytest.mark.parametrize(
    ("likely", "cut"),
    [
        ({"▁": -1, "a": -1, "b": -1, "ab": -5, "▁ab": -9, "abab": -9}, ["▁", "a", "b", "a", "b"]),
        ({"▁": -1, "a": -3, "b": -3, "ab": -4, "▁ab": -2, "abab": -9}, ["▁ab", "ab"]),
        ({"▁": -1, "a": -3, "b": -3, "ab": -4, "▁ab": -9, "abab": -2}, ["▁", "abab"]),
    ],
)
def test_a_text_is_cut_into_the_pieces_that_are_likeliest_together(
    likely: dict[str, float], cut: list[str]
) -> None:
    tokenizer = UnigramTokenizer.of(
        PIECES, [0.0] * len(SIGNS) + [likely[one] for one in PIECES[len(SIGNS) :]]
    )
    assert [PIECES[number] for number in tokenizer.numbers("abab")] == cut


def test_a_sign_that_no_piece_has_is_unknown_and_its_neighbours_are_not() -> None:
    tokenizer = UnigramTokenizer.of(PIECES, [0.0] * len(SIGNS) + [-1.0] * (len(PIECES) - len(SIGNS)))
    assert tokenizer.numbers("a☃b") == [PIECES.index("▁"), PIECES.index("a"), UNKNOWN, PIECES.index("b")]


@given(st.text(max_size=60))
def test_every_text_is_cut_and_no_sign_is_lost(text: str) -> None:
    tokenizer = load_question_model().tokenizer
    lengths = {number: len(piece) for piece, (number, _) in tokenizer.pieces.items()}
    cut = tokenizer.numbers(fold(text))
    assert sum(lengths.get(number, 1) for number in cut) == len(fold(text)) + 1


@given(st.text(max_size=3 * LONGEST))
def test_whatever_is_typed_the_chances_make_one(text: str) -> None:
    chances = read(text).chances(("cjp/hand-no-show",))
    assert chances is not None
    assert sum(chances.values()) == pytest.approx(1, abs=1e-4)
    assert set(chances) == set(Verdict)


def test_the_model_was_taught_all_but_a_few_new_rulings() -> None:
    """Who adds one need not train at once: it is found by its words, but gets no yes or no."""
    known = load_question_model().rulings
    untaught = [one.sections[0] for one in load_corpus().entries if known.keys().isdisjoint(one.sections)]
    assert len(untaught) <= FEW, untaught


@pytest.mark.parametrize(
    ("question", "asked_for", "other"),
    [
        ("三人でいっぺんに交換していい?", "cjp/trade-one-to-one", "cjp/trade-visible"),
        ("may i shuffle my hand below the table?", "cjp/hand-hold-high", "cjp/hand-count"),
        ("can i turn the cube in the crawford game?", "jbl/4.8-crawford", "jbl/4.4.5"),
    ],
)
def test_the_ruling_that_is_asked_for_fits_best(question: str, asked_for: str, other: str) -> None:
    apart = read(question).apart([(other,), (asked_for,)])
    assert apart[1] == 0 > apart[0] >= -FURTHEST


def test_nothing_speaks_against_a_house_rule() -> None:
    found = read("may three of us trade at once?")
    assert found.apart([("house/1",), ("cjp/trade-one-to-one",), ("cjp/placement-start",)])[0] == 0
    assert not found.apart([("house/1",), ("house/2",)]).any()


def test_every_answered_question_is_about_a_ruling_and_every_ruling_has_many_in_both_languages() -> None:
    sections = [entry.sections[0] for entry in load_corpus().entries]
    counted = Counter((one.section, one.lang) for one in answered_questions())
    assert counted.keys() == {(section, lang) for section in sections for lang in ("ja", "en")}
    assert min(counted.values()) >= MANY


def test_no_answered_question_stands_there_twice() -> None:
    counted = Counter((one.section, fold(one.text)) for one in answered_questions())
    assert [asked for asked, times in counted.items() if times > 1] == []


def test_no_question_that_is_taught_stands_in_a_labelled_set_or_among_the_examples_of_what_nothing_rules() -> (
    None
):
    sets = (*FOLDER.glob("*.jsonl"), *FOLDER.parents[1].glob("bench/*.jsonl"))
    labelled = {fold(json.loads(line)["q"]) for file in sets for line in file.open(encoding="utf-8")}
    examples = {fold(asked) for topic in load_outside() for asked in (*topic.ja, *topic.en)}
    unanswerable = [fold(asked) for asked in unanswerable_questions()]
    assert labelled & {fold(one.text) for one in answered_questions()} == set()
    assert (labelled | examples).intersection(unanswerable) == set()
    assert len(set(unanswerable)) == len(unanswerable)


def test_it_answers_nearly_all_that_it_was_taught() -> None:
    taught = answered_questions()[::EACH]
    wrong = [
        one
        for one, found in zip(taught, read_taught(), strict=True)
        if one.verdict is not None and most(found.chances((one.section,))) is not one.verdict
    ]
    assert len(wrong) <= len(taught) * TAUGHT_IN_VAIN, wrong


def test_it_knows_of_nearly_all_that_it_was_taught_whether_they_ask_for_yes_or_no() -> None:
    taught = answered_questions()[::EACH]
    wrong = [
        one
        for one, found in zip(taught, read_taught(), strict=True)
        if found.asks_yes_no is (one.verdict is None)
    ]
    assert len(wrong) <= len(taught) * 0.03, wrong


def test_what_no_ruling_answers_mostly_reads_further_outside_than_what_one_does() -> None:
    outside: dict[bool, list[float]] = {True: [], False: []}
    for file in ("fresh_questions_event_20.jsonl", "fresh_questions_event_21.jsonl"):
        for line in FOLDER.joinpath(file).open(encoding="utf-8"):
            row = json.loads(line)
            outside[bool(row["expected"])].append(read(row["q"]).outside())
    pairs = [inside < far for inside in outside[True] for far in outside[False]]
    assert sum(pairs) > 0.85 * len(pairs)


def test_a_question_is_further_outside_without_the_ruling_that_answers_it() -> None:
    found = read("may three of us trade at once?")
    assert found.outside(but=("cjp/trade-one-to-one",)) > found.outside()
    assert found.chances(("house/1",)) is None


@pytest.mark.parametrize(
    ("section", "question", "verdict"),
    [
        ("cjp/trade-one-to-one", "can three of us swap cards in one go?", Verdict.NO),
        ("cjp/trade-one-to-one", "is it forbidden for three of us to swap cards in one go?", Verdict.YES),
        ("cjp/robber-no-deals", "盗賊を置かない約束で鉄をもらってもいい?", Verdict.NO),
        ("cjp/robber-no-deals", "盗賊を置かない約束で鉄をもらったら反則?", Verdict.YES),
        ("jbl/1.8.1", "do i have to give a reason?", Verdict.NO),
        ("jbl/1.8.1", "need i give no reason?", Verdict.YES),
    ],
)
def test_one_small_word_turns_the_answer_round(section: str, question: str, verdict: Verdict) -> None:
    assert most(read(question).chances((section,))) is verdict


def read(question: str) -> ReadQuestion:
    return read_question(fold(question))


@cache
def read_taught() -> tuple[ReadQuestion, ...]:
    return tuple(read(one.text) for one in answered_questions()[::EACH])


def most(chances: Chances | None) -> Verdict:
    assert chances is not None
    return max(chances, key=lambda verdict: chances[verdict])
