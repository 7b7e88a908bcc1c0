"""Questions of two parts: a ruling of its own for each, unless one ruling answers both."""

import numpy as np
import pytest

from faq.bands import Band
from faq.box import shown_in
from faq.corpus import load_corpus
from faq.force import game_of
from faq.halves import ONE_FOR_ALL, best_apart, decisive_first
from faq.index import Index
from faq.opinion import Opinion, Verdict
from faq.search import search


def test_each_part_has_a_ruling_of_its_own() -> None:
    assert best_apart([np.array([5.0, 1.0, 0.0]), np.array([5.0, 4.0, 0.0])]) == (0, 1)


def test_a_ruling_that_fits_every_part_far_better_than_any_other_answers_them_all() -> None:
    far = ONE_FOR_ALL + 1
    assert best_apart([np.array([far, 0.0, 0.0]), np.array([far, 0.0, 0.0])]) == ()


def test_no_stands_over_the_ruling_that_says_no() -> None:
    yes, no = Opinion(Verdict.YES, 0.9), Opinion(Verdict.NO, 0.9)
    close, far = np.array([5.0, 4.0]), np.array([50.0, 4.0])
    assert decisive_first((0, 1), (yes, no), close) == (1, 0)
    assert decisive_first((0, 1), (no, yes), close) == (0, 1)
    assert decisive_first((0, 1), (yes, yes), close) == (0, 1)
    assert decisive_first((0, 1), (yes, None), close) == (0, 1)
    assert decisive_first((0, 1), (yes, no), far) == (0, 1)
    assert decisive_first((), (), close) == ()


@pytest.mark.parametrize(
    ("profile", "lang", "question", "first"),
    [
        ("rivals", "en", "How do I win, and do I have to announce it?", "riv/goal"),
        ("backgammon-jba", "en", "How long is a break, and how many may I take?", "jbl/2.2.2"),
        ("catan-world", "ja", "サイコロが1個落ちた。2個とも振り直し?落ちた方だけ?", "cwc/3.0.16"),
    ],
)
def test_where_one_ruling_answers_both_parts_no_other_stands_before_it(
    index: Index, profile: str, lang: str, question: str, first: str
) -> None:
    found = search(index, question, lang, game_of(profile), profile)
    assert found.hits[0].entry.sections[0] == first


@pytest.mark.parametrize(
    ("profile", "lang", "question", "shown"),
    [
        ("catan-japan", "en", "Can I trade with two people in one turn, and may I use a harbor I just built?",
         {"cjp/harbor-same-turn"}),
        ("catan-japan", "ja", "盗賊の場所を相談していい?それと7で8枚なら何枚捨てる?",
         {"cjp/robber-no-deals", "std/burst"}),
        ("catan-world", "ja", "盗賊の場所は相談していい?手札を見せてもいい?", {"cwc/3.0.2-robber-talk", "cwc/3.0.10"}),
        ("backgammon-jba", "en", "May I take notes, and may I use my phone between games?",
         {"jbl/1.9.1-notes", "jbl/1.9.1-breaks"}),
        ("rivals", "en", "how do I pay to search a stack, and does the Parish Hall make it cheaper?",
         {"riv/hand-pay-search", "riv/parish-hall"}),
    ],
)  # fmt: skip
def test_the_box_shows_a_ruling_for_each_part(
    index: Index, profile: str, lang: str, question: str, shown: set[str]
) -> None:
    found = search(index, question, lang, game_of(profile), profile)
    assert found.band is not Band.NONE
    assert shown <= set(shown_in(load_corpus(), found, profile)[0])
