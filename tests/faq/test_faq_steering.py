"""What stands where in an event: comments of the translator behind what they are on, and how far they are lifted."""

import pytest

from faq.entry import Game
from faq.index import Index
from faq.search import search


@pytest.mark.parametrize(
    ("lang", "question", "section"),
    [
        ("en", "two roads bought one after the other. May I move the earlier one?", "cwc/3.0.7"),
        ("en", "two roads in a row are down; can the second one go elsewhere?", "cwc/3.0.7"),
        ("ja", "道を2本続けて置いたあとで、先の1本をずらすのはあり?", "cwc/3.0.7"),
    ],
)
def test_a_comment_is_lifted_no_higher_than_what_gives_way_to_it_fits__cwc_3_0_2_note(
    index: Index, lang: str, question: str, section: str
) -> None:
    found = search(index, question, lang, Game.CATAN, "catan-world")
    assert found.hits[0].entry.sections[0] == section


def test_a_ruling_fits_no_worse_than_a_comment_on_it__cwc_3_0_7_note(index: Index) -> None:
    question = "街道を続けて2本置きました。1本目だけ別の辺に動かせますか?"
    found = search(index, question, "ja", Game.CATAN, "catan-world")
    assert found.hits[0].entry.sections[0] == "cwc/3.0.7"


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "how long is a game?"),
        ("en", "the hour is up and I am in the middle of my turn. Do we stop?"),
        ("ja", "60分で終わりですか?"),
        ("ja", "時間切れになったらどうなる?"),
    ],
)
def test_questions_on_the_time_limit_find_the_comment_that_there_is_none__cwc_3_0_2_note(
    index: Index, lang: str, question: str
) -> None:
    found = search(index, question, lang, Game.CATAN, "catan-world")
    assert found.hits[0].entry.sections[0] == "cwc/3.0.2-note"


@pytest.mark.parametrize("profile", ["catan-japan", "ikebukuro", "catan-world", "catan-standard"])
@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "How many of 8 cards?"),
        ("en", "Of my eight cards, how many go on a seven?"),
        ("ja", "8枚中何枚捨て?"),
        ("ja", "手札が8枚です。7で何枚捨てますか"),
    ],
)
def test_who_checks_for_a_burst_does_not_take_the_place_of_how_many_are_discarded__std_burst(
    index: Index, profile: str, lang: str, question: str
) -> None:
    found = search(index, question, lang, Game.CATAN, profile)
    assert found.hits[0].entry.sections[0] == "std/burst"
