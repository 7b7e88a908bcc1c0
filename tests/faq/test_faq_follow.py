"""Follow-ups keep the game and the matter of the question before."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.rules.recent import MOST, Recent
from faq.entry import Game
from faq.follow import Before, continued, follows
from faq.index import Index
from faq.search import search
from usecases.caller import Caller

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def caller(now: datetime = NOON, user: int = 7) -> Caller:
    """Somebody on a server."""
    return Caller(guild_id=1, user_id=user, name="A", now=now)


@pytest.mark.parametrize(
    "typed", ["and in Rivals?", "what if there are three?", "じゃあ3人なら?", "ライバルだと?"]
)
def test_a_short_question_that_goes_on_is_a_follow_up(typed: str) -> None:
    assert follows(typed)


@pytest.mark.parametrize("typed", ["what does a city cost?", "都市のコストは?", "and " + "x" * 60])
def test_a_question_that_says_what_it_is_about_is_none(typed: str) -> None:
    assert not follows(typed)


def test_a_follow_up_keeps_the_matter_in_another_game__riv_build_unlimited(index: Index) -> None:
    whole = continued(Before("may i build several times in one turn"), "and in Rivals?")
    found = search(index, whole, "en", Game.CATAN, "catan-japan")
    assert found.hits[0].entry.sections == ("riv/build-unlimited",)


def test_a_follow_up_changes_what_it_names__cjp_shortage_multi(index: Index) -> None:
    whole = continued(
        Before("the bank is short and only one player is due"), "what if there are three of us?"
    )
    found = search(index, whole, "en", Game.CATAN, "catan-japan")
    assert found.hits[0].entry.sections == ("cjp/shortage-multi",)


def test_a_question_is_remembered_for_ten_minutes_in_one_place() -> None:
    recent = Recent()
    recent.remember(caller(), 5, "May I build twice?", "may i build twice?")
    soon, late = caller(NOON + timedelta(minutes=9)), caller(NOON + timedelta(minutes=11))
    assert "may i build twice" in recent.whole(soon, 5, "and in Rivals?")
    assert recent.whole(soon, 6, "and in Rivals?") == "and in Rivals?"
    assert recent.whole(late, 5, "and in Rivals?") == "and in Rivals?"
    assert recent.whole(caller(user=8), 5, "and in Rivals?") == "and in Rivals?"


def test_only_so_many_people_are_remembered() -> None:
    recent = Recent()
    for user in range(MOST + 1):
        recent.remember(caller(user=user), 5, "May I build twice?", "may i build twice?")
    assert recent.whole(caller(user=0), 5, "and in Rivals?") == "and in Rivals?"
