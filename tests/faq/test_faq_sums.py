"""Numbers of a question put in where a ruling is arithmetic."""

import pytest

from faq.entry import Game
from faq.force import game_of
from faq.index import Index
from faq.numbers import in_figures
from faq.search import search
from faq.sums import Sum, sum_of
from faq.text import fold


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("手札九枚", "手札9枚"),
        ("十二枚", "12枚"),
        ("二十五分", "25分"),
        ("twenty-five minutes", "25 minutes"),
        ("nine cards", "9 cards"),
        ("ninety", "ninety"),
        ("一番", "一番"),
    ],
)
def test_numbers_are_read_however_they_are_written(written: str, read: str) -> None:
    assert in_figures(written) == read


@pytest.mark.parametrize(
    ("question", "section", "total"),
    [
        ("手札9枚で7が出たら何枚捨てる?", "std/burst-odd", Sum("burst", 9, 4)),
        ("九枚持ってて7が出た", "std/burst", Sum("burst", 9, 4)),
        ("seven rolled and I have ten", "std/burst", Sum("burst", 10, 5)),
        ("he came twenty-five minutes late", "jbl/2.2.4", Sum("late", 25, 3)),
        ("match to 9", "jbl/3.4.5", Sum("reserve", 9, 23)),
        ("羊8枚で何枚もらえる?", "std/bank-4-1", Sum("trade-4", 8, 2)),
        ("we play to nine, how many breaks", "jbl/2.2.2", Sum("breaks", 9, 1)),
        ("won with 13", "cjp/score-cap", Sum("winner", 13, 10)),
    ],
)
def test_a_sum_is_made_of_the_number_in_the_question(question: str, section: str, total: Sum) -> None:
    assert sum_of(fold(question), (section,)) == total


@pytest.mark.parametrize(
    ("question", "section", "total"),
    [
        ("i have 9 cards. how many go? >> what if there are 11?", "std/burst", Sum("burst", 11, 5)),
        ("i have 9 cards. how many go? >> what if there are 11? >> and 7?", "std/burst", Sum("burst", 7, 0)),
        ("20分遅刻したら? >> 30分だったら?", "jbl/2.2.4", Sum("late", 30, 4)),
        ("9ポイントマッチの持ち時間は? >> 15だったら?", "jbl/3.4.5", Sum("reserve", 15, 38)),
        ("i have 9 cards. how many go? >> and in japan?", "std/burst", Sum("burst", 9, 4)),
    ],
)
def test_of_a_follow_up_the_number_is_what_it_says_last(question: str, section: str, total: Sum) -> None:
    assert sum_of(question, (section,)) == total


def test_a_rate_is_not_what_somebody_has() -> None:
    assert sum_of("same 4 cards for one", ("std/bank-4-1",)) is None


def test_a_break_is_only_counted_as_far_as_the_rule_goes() -> None:
    assert sum_of("match to 31", ("jbl/2.2.2",)) is None


@pytest.mark.parametrize(
    ("lang", "question", "profile", "total"),
    [
        ("ja", "手札9枚で7が出たら何枚捨てる?", "catan-japan", Sum("burst", 9, 4)),
        ("en", "I hold thirteen cards and a 7 is rolled, how many go?", "catan-japan", Sum("burst", 13, 6)),
        ("ja", "時計なしで25分遅刻したら相手に何点?", "backgammon-jba", Sum("late", 25, 3)),
        ("en", "how many minutes on the clock for a 7 point match?", "backgammon-jba", Sum("reserve", 7, 18)),
    ],
)
def test_an_answer_shows_the_sum(index: Index, lang: str, question: str, profile: str, total: Sum) -> None:
    found = search(index, question, lang, game_of(profile), profile)
    assert found.total == total
    assert found.question
    assert found.profile == profile


def test_a_wrong_result_in_the_question_is_answered_with_no(index: Index) -> None:
    found = search(index, "Thirteen cards, a seven comes: do I lose 7 or more? I say 5", "en", Game.CATAN)
    assert found.total == Sum("burst", 13, 6)
    found = search(index, "With 11 cards on a seven, do I discard six?", "en", Game.CATAN, "catan-japan")
    assert found.verdict is None, "the numbers are the answer"
