"""The judges' queue of the floor board: a call is taken, ruled on, appealed and decided by a committee."""

import re

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from data.records import CallStatus, JudgeCall
from data.transaction import read
from league.round import Table
from tests.support.league_builder import JUDGE_ROLE, League, league
from tests.support.wording import says
from tests.web.at_floor import floor_pages, forms_on, staff
from tests.web.at_table import text_of
from usecases.judge.appeal import AppealRuling, appeal_ruling
from usecases.judge.call import CallJudge, call_judge


@pytest.fixture
def made(database: Database) -> League:
    return league(database, 8, profile="backgammon-jba")


def called(made: League) -> Table:
    """A question at a match of two."""
    (table,) = made.round(1, [(1, 2)])
    made.do(call_judge, CallJudge(made.player(1), "Was the cube dead?", table_id=table.id))
    return table


def the_call(made: League) -> JudgeCall:
    (call,) = read(made.database, lambda uow: uow.calls.find(event_id=made.event_id))
    return call


async def test_a_call_is_taken_ruled_on_and_its_appeal_decided_on_the_board(made: League) -> None:
    called(made)
    async with floor_pages(made) as (visitor, roles):
        judge = await staff(visitor, made, 2)
        await judge.does("go")
        assert the_call(made).going == 2
        await judge.does("rule", call=1, decision="Yes, it was")
        page = await judge.look()
        assert says(text_of(page), "web-floor-ruled")
        own = re.search(r'<select name="player".*?</select>', page, re.DOTALL)
        assert own is not None
        assert "myself" not in own[0]  # the judge is no party, and can file it for one alone
        made.do(appeal_ruling, AppealRuling(made.player(1), the_call(made).id, "It was in play"))
        page = await judge.look()
        assert says(text_of(page), "web-floor-ground")
        few = await judge.does_on(page, "committee", member_3=3)
        assert 'role="alert"' in few  # too few: said before anybody is told
        assert 'name="member-3" checked' in few
        members = {f"member_{number}": number for number in (3, 4, 5)}
        asked = await judge.does_on(page, "committee", **members)
        assert "P3, P4, P5" in text_of(asked)  # whom it calls
        assert the_call(made).committee == ()
        await judge.does("committee", **members)
        assert the_call(made).committee == (1003, 1004, 1005)
        assert not {"vote-uphold", "vote-overturn"} & forms_on(await judge.look())
        for user, vote in ((1003, "vote-overturn"), (1004, "vote-overturn")):
            roles.of[user] = frozenset({JUDGE_ROLE})
            member = await staff(visitor, made, user)
            await member.does(vote)
            assert vote not in forms_on(await member.look())
        assert (the_call(made).status, the_call(made).outcome) == (CallStatus.DECIDED, "overturn")


async def test_a_party_who_runs_the_event_appeals_on_the_board(made: League) -> None:
    called(made)
    async with floor_pages(made) as (visitor, roles):
        judge = await staff(visitor, made, 2)
        await judge.does("rule", call=1, decision="Yes, it was")
        roles.of[1001] = frozenset({JUDGE_ROLE})
        party = await staff(visitor, made, 1001)
        await party.does("appeal", ground="It was in play")
        assert (the_call(made).status, the_call(made).appellant) == (CallStatus.APPEALED, 1001)


async def test_forged_committees_and_votes_are_refused(made: League) -> None:
    called(made)
    async with floor_pages(made) as (visitor, _):
        judge = await staff(visitor, made, 2)
        await judge.does("rule", call=1, decision="Yes, it was")
        made.do(appeal_ruling, AppealRuling(made.player(1), the_call(made).id, "It was in play"))
        page = await judge.look()
        for members in ((3, 4, 999), (1, 3, 4)):
            shown = await judge.does_on(page, "committee", **{f"member_{one}": one for one in members})
            assert 'role="alert"' in shown
            assert 'name="sure"' not in shown
        assert the_call(made).committee == ()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_queue_is_worded_in_both_languages(made: League, language: str) -> None:
    called(made)
    async with floor_pages(made) as (visitor, _):
        judge = await staff(visitor, made, 2)
        await judge.does("rule", call=1, decision="Yes, it was")
        assert "web-" not in text_of(await judge.look(lang=language))
        made.do(appeal_ruling, AppealRuling(made.player(1), the_call(made).id, "It was in play"))
        assert "web-" not in text_of(await judge.look(lang=language))
