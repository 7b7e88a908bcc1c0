"""Where the question stands in a sentence that says more in the same breath."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faq.corpus import load_corpus
from faq.question_span import question_in, stretch
from faq.text import fold

COUNTS = st.floats(-9, 9)


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ("help everyone is shouting at me how many cards do i discard", "how many cards do i discard"),
        ("can i move the robber to the desert asking for my cousin", "can i move the robber to the desert"),
        ("ok so longest road tie cos nobody here knows and dinner gets cold", "longest road tie"),
        ("うちの犬が吠えてる中で聞きますけど盗賊は砂漠に置ける?", "盗賊は砂漠に置ける?"),
        ("発展カードは何枚まで買える って母がうるさいので頼みます", "発展カードは何枚まで買える"),
    ],
)  # fmt: skip
def test_the_question_is_found_between_what_is_said_in_the_same_breath(told: str, asked: str) -> None:
    assert question_in(fold(told)) == asked


@pytest.mark.parametrize("told", ["thanks a lot for all your work today", "いつも運営ありがとうございます"])
def test_nothing_is_asked_where_somebody_only_gives_thanks(told: str) -> None:
    assert question_in(told) == ""


def test_words_that_nobody_knows_stay_with_the_question() -> None:
    assert question_in("zorgle blimfax may i trade quontar") == "zorgle blimfax may i trade quontar"


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_nearly_every_question_that_only_asks_stays_whole(lang: str) -> None:
    asked = [fold(form) for entry in load_corpus().entries for form in getattr(entry.questions, lang)]
    whole = [question_in(form) in {None, form} for form in asked]
    assert sum(whole) >= 0.97 * len(whole)


@given(st.text())
def test_the_question_is_always_a_piece_of_the_sentence(told: str) -> None:
    folded = fold(told)
    assert (question_in(folded) or "") in folded


@given(
    st.lists(COUNTS, max_size=6).flatmap(
        lambda inside: st.tuples(
            st.just(inside),
            *[st.lists(COUNTS, min_size=len(inside) + 1, max_size=len(inside) + 1)] * 2,
            COUNTS,
        )
    )
)
def test_no_other_stretch_has_more_to_speak_for_it(
    counts: tuple[list[float], list[float], list[float], float],
) -> None:
    inside, starts, ends, none = counts

    def speaks(first: int, last: int) -> float:
        return starts[first] + sum(inside[first:last]) + ends[last]

    places = range(len(inside) + 1)
    most = max([none, *(speaks(first, last) for first in places for last in places if first < last)])
    first, last = stretch(inside, starts, ends, none)
    found = speaks(first, last) if first < last else none
    assert found == pytest.approx(most, abs=1e-6)
