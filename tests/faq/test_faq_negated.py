"""A Japanese question that denies something gets a sentence for an answer, for はい and いいえ are misunderstood."""

import pytest

from faq.negated import as_sentence
from faq.opinion import Verdict


@pytest.mark.parametrize(
    ("question", "yes", "no"),
    [
        ("盗賊は砂漠に置けない?", "置けません", "置けます"),
        ("審判に異議を出せないんですか?", "出せません", "出せます"),
        ("資源は減らない?", "減りません", "減ります"),
        ("銀行の麦はもらえないよね?", "もらえません", "もらえます"),
        ("キャンセルできない?", "キャンセルできません", "キャンセルできます"),
        ("使えませんか?", "使えません", "使えます"),
    ],
)
def test_a_yes_says_that_it_is_not_and_a_no_that_it_is(question: str, yes: str, no: str) -> None:
    assert as_sentence(question, Verdict.YES) == yes
    assert as_sentence(question, Verdict.NO) == no
    assert as_sentence(question, Verdict.DEPENDS) is None


@pytest.mark.parametrize(
    "question",
    [
        "見せてもいい?",
        "見せなくてもいい?",
        "点を数えなければならない?",
        "砂漠じゃない?",
        "見てはいけない?",
        "罰はない?",
        "can i?",
    ],
)
def test_what_denies_nothing_is_answered_with_a_word(question: str) -> None:
    assert as_sentence(question, Verdict.YES) is None
