"""Neighbours told apart by a place, a time, a turn or a tie in the question, or in what was told before it."""

import pytest

from faq.force import game_of
from faq.index import Index
from faq.search import search

ASKED = [
    ("catan-japan", "ja", "2位でした。何点つきますか?", "cjp/score-cap-others"),
    ("ikebukuro", "ja", "4位の得点はそのまま書くの?", "cjp/score-cap-others"),
    ("catan-japan", "en", "I came third. What score goes on the sheet?", "cjp/score-cap-others"),
    ("catan-japan", "en", "I finished second, how many points do I score?", "cjp/score-cap-others"),
    ("catan-japan", "ja", "優勝した人が12点。記録は何点?", "cjp/score-cap"),
    ("catan-japan", "ja", "最長交易路は何点?", "std/longest-road-points"),
    ("ikebukuro", "ja", "60分たったら手番の途中でも終わり?", "cjp/time-up-ends"),
    ("catan-japan", "en", "60 minutes have passed. Do we stop at once?", "cjp/time-up-ends"),
    ("catan-japan", "ja", "60分過ぎた後に建てた都市は数える?", "cjp/time-up-void"),
    (
        "catan-japan",
        "en",
        "8 minutes have passed and not all have placed. Do we start?",
        "cjp/placement-start",
    ),
    ("catan-japan", "ja", "前の番に買った騎士を振る前に使える?", "cjp/predice-devcard"),
    (
        "catan-germany",
        "en",
        "May I play the knight that I bought last turn before I roll?",
        "std/devcard-anytime",
    ),
    ("catan-germany", "ja", "この番に買った騎士を今使える?", "std/devcard-next-turn"),
    ("catan-world", "ja", "第一巡で7が出たら盗賊は動く?", "cwc/3.0.13"),
    ("catan-world", "ja", "最長交易路で並んだらどうなる?", "std/longest-road-steal"),
    ("catan-japan", "ja", "最長交易路が同点の場合は?", "std/longest-road-steal"),
    (
        "catan-germany",
        "en",
        "The holder's road was broken and two others tie with six. Who gets it?",
        "std/longest-road-tie",
    ),
]


@pytest.mark.parametrize(("profile", "lang", "question", "section"), ASKED)
def test_a_number_or_a_role_decides_among_neighbours(
    index: Index, profile: str, lang: str, question: str, section: str
) -> None:
    found = search(index, question, lang, game_of(profile), profile)
    assert found.hits[0].entry.sections[0] == section
