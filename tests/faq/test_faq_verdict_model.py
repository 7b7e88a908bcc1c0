"""The model that reads yes and no: it cuts text into the likeliest pieces and knows every ruling it was taught."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faq.asked import Verdict, asked_in, load_asked
from faq.corpus import load_corpus
from faq.text import fold
from faq.unigram import UNKNOWN, UnigramTokenizer
from faq.verdict_model import LONGEST, UNREAD, Chances, load_verdict_model

ANSWERED = Path(__file__).parents[2] / "bench" / "faq_answered.tsv"
FEW = 10
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
    tokenizer = load_verdict_model().tokenizer
    lengths = {number: len(piece) for piece, (number, _) in tokenizer.pieces.items()}
    cut = tokenizer.numbers(fold(text))
    assert sum(lengths.get(number, 1) for number in cut) == len(fold(text)) + 1


@given(st.text(max_size=3 * LONGEST))
def test_whatever_is_typed_the_chances_make_one(text: str) -> None:
    chances = load_verdict_model().chances(fold(text), ("cjp/hand-no-show",))
    assert sum(chances.values()) == pytest.approx(1, abs=1e-4)
    assert set(chances) == set(Verdict)


def test_a_house_rule_is_not_read_for_nobody_taught_it() -> None:
    assert load_verdict_model().chances("may i?", ("house/1",)) == UNREAD


def test_the_model_was_taught_all_but_a_few_new_rulings() -> None:
    """Who adds one need not train at once: the vote and the stance judge it, but they should not judge many."""
    known = load_verdict_model().rulings
    untaught = [one.sections[0] for one in load_corpus().entries if known.keys().isdisjoint(one.sections)]
    assert len(untaught) <= FEW, untaught


def test_it_answers_nearly_all_that_it_was_taught() -> None:
    model = load_verdict_model()
    taught = (*load_asked(), *asked_in(ANSWERED.read_text(encoding="utf-8")))[::150]
    wrong = [one for one in taught if most(model.chances(fold(one.text), (one.section,))) is not one.verdict]
    assert len(wrong) <= len(taught) * 0.05, wrong


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
    assert most(load_verdict_model().chances(fold(question), (section,))) is verdict


def most(chances: Chances) -> Verdict:
    return max(chances, key=lambda verdict: chances[verdict])
