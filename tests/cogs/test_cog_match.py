"""`/match`: a backgammon match at the board, written down by those who play it and those who judge it."""

import pytest
import simcord

from bot.i18n import Language
from tests.cogs.test_cog_judge import seated
from tests.support.night import Night, ids_of, last, said, shown
from tests.support.rounds import event_with, tables
from tests.support.wording import says


async def at_the_board(night: Night, points: int = 5) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """A match of two has been called; its players in the order of their seats."""
    await event_with(night, 4, profile="backgammon-jba", pairing="single-elimination", points=points)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    table = tables(night)[0]
    return seated(night, table), seated(night, table, 1)


def told(night: Night) -> str:
    """What the match's thread says."""
    return "\n".join(shown(message) for message in night.channels["pairings"].threads[0].history())


async def write(night: Night, who: simcord.MemberActor, command: str, **options: object) -> str:
    """Somebody writes in the match's thread; what the bot answers."""
    answer = said(await night.run_in(night.channels["pairings"].threads[0], who, command, **options))
    await night.settle()
    return answer


async def agree(night: Night, who: simcord.MemberActor) -> str:
    """Somebody agrees to the newest question of the thread."""
    thread = night.channels["pairings"].threads[0]
    asked = [m for m in thread.history() if any(found.startswith("match-agree:") for found in ids_of(m))][-1]
    answer = said(await night.click(who, asked, "match-agree"))
    await night.settle()
    return answer


def post(night: Night) -> str:
    """The post of the match."""
    return next(
        shown(message)
        for message in night.posts("pairings")
        if says(shown(message), "match-title", table=1) and not says(shown(message), "bracket-post-title")
    )


async def test_the_score_is_agreed_and_the_crawford_game_shown__jbl_4_8(night: Night) -> None:
    first, second = await at_the_board(night)
    assert says(await write(night, first, "match score", mine=4, theirs=0), "match-line-waits")
    assert says(told(night), "notice-match-score")
    assert not says(post(night), "choice-incident-crawford-double")
    assert says(await agree(night, first), "refusal-match-agree-other")
    assert "4 – 0" in await agree(night, second)
    assert says(post(night), "table-agreed", a=4, b=0)
    assert says(await write(night, second, "match score", mine=0, theirs=4), "refusal-match-score-same")
    assert says(await write(night, second, "match score", mine=1, theirs=3), "refusal-match-score-skipped")
    await write(night, second, "match score", mine=2, theirs=4)
    await agree(night, first)
    assert says(told(night), "notice-match-score")
    assert any(line.endswith("**4 – 2**") for line in post(night).splitlines())


async def test_ten_minutes_away_need_a_judges_consent__jbl_2_2_4_leave(night: Night) -> None:
    first, second = await at_the_board(night)
    assert not says(await write(night, first, "match leave", minutes=9), "match-line-waits")
    assert says(await write(night, first, "match leave", minutes=10), "match-line-waits")
    assert any(says(shown(message), "notice-match-leave-judges") for message in night.posts("judges"))
    assert says(await agree(night, second), "refusal-needs-judge")
    assert says(await agree(night, night.judge), "match-line-leave", minutes=10)
    assert not any("match-agree" in found for post in night.posts("judges") for found in ids_of(post))
    assert says(told(night), "notice-match-agreed-leave")


async def test_a_false_claim_gives_the_opponent_five_minutes_on_the_sheet__jbl_4_3_2_7(night: Night) -> None:
    first, second = await at_the_board(night)
    claimer = tables(night)[0].seats[0]
    assert says(await write(night, second, "match claim", player=claimer), "refusal-needs-judge")
    assert says(
        await write(night, night.judge, "match claim", player=claimer), "match-line-false-claim", minutes=5
    )
    assert says(told(night), "notice-match-false-claim", minutes=5)
    other = tables(night)[1].seats[0]
    assert says(await write(night, night.judge, "match claim", player=other), "refusal-match-no-such-player")
    assert says(await write(night, first, "match sheet"), "match-line-false-claim", minutes=5)


@pytest.mark.parametrize("language", ["ja", "en"])
async def test_the_report_has_the_sheets_in_both_languages__jbl_5_6(night: Night, language: Language) -> None:
    first, second = await at_the_board(night)
    await write(night, first, "match setup")
    await write(night, first, "match score", mine=4, theirs=0)
    await agree(night, second)
    await write(night, first, "match break")
    await write(night, night.judge, "match monitor", member=night.outsider)
    answer = await night.run(night.judge, "judge report", language=language)
    (file,) = last(answer).attachments
    report = (await file.read()).decode("utf-8-sig")
    assert says(report, "association-7", language)
    assert "4 – 0" in report
    assert ("クロフォード・ゲーム" if language == "ja" else "Crawford game") in report
    assert ("モニター：" if language == "ja" else "Monitor: ") in report
