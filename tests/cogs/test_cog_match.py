"""`/match`: a backgammon match at the board, written down by those who play it and those who judge it."""

import pytest
import simcord

from tests.cogs.test_cog_judge import seated
from tests.support.night import Night, direct, ids_of, last, said, shown
from tests.support.results import correct, report
from tests.support.rounds import event_with, published, running, tables
from usecases.limits import limits_of


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
    answer = said(await who.slash(night.channels["pairings"].threads[0], command, **options))
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
    return next(shown(message) for message in night.posts("pairings") if "Match 1" in shown(message))


async def test_colour_direction_and_the_clocks_side_are_drawn_once__jbl_3_5(night: Night) -> None:
    first, second = await at_the_board(night)
    assert "chooses first" in await write(night, first, "match setup")
    assert "chooses colour and direction" in told(night)
    assert "drawn already" in await write(night, second, "match setup")


async def test_the_score_is_agreed_and_the_crawford_game_shown__jbl_4_8(night: Night) -> None:
    first, second = await at_the_board(night)
    assert "not agreed yet" in await write(night, first, "match score", mine=4, theirs=0)
    assert "This is the Crawford game" in told(night)
    assert "Crawford" not in post(night)
    assert "Your opponent has to agree" in await agree(night, first)
    assert "4 – 0" in await agree(night, second)
    assert "**4 – 0**, **Crawford game**" in post(night)
    assert "agreed already" in await write(night, second, "match score", mine=0, theirs=4)
    assert "score game by game" in await write(night, second, "match score", mine=1, theirs=3)
    await write(night, second, "match score", mine=2, theirs=4)
    await agree(night, first)
    assert "The Crawford game is over" in told(night)
    assert "**4 – 2**\n" in post(night)


async def test_the_button_goes_once_the_score_is_agreed(night: Night) -> None:
    first, second = await at_the_board(night)
    await write(night, first, "match score", mine=1, theirs=0)
    thread = night.channels["pairings"].threads[0]
    asked = next(m for m in thread.history() if any(i.startswith("match-agree:") for i in ids_of(m)))
    await agree(night, second)
    stands = next(m for m in thread.history() if m.id == asked.id)
    assert ids_of(stands) == []


async def test_a_clock_that_both_wish_waits_for_the_opponent__jbl_3_4_1(night: Night) -> None:
    first, second = await at_the_board(night)
    assert "13 minutes" in await write(night, first, "match clock")
    assert "asked already" in await write(night, second, "match clock")
    assert "Only judges" in await write(night, second, "match clock", reason="ordered")
    await agree(night, second)
    assert "played with a clock from now on" in told(night)
    assert "with a clock already" in await write(night, night.judge, "match clock", reason="ordered")


async def test_a_clock_by_order_in_mid_match_counts_what_is_still_needed__jbl_3_4_5_midmatch(
    night: Night,
) -> None:
    first, second = await at_the_board(night)
    await write(night, first, "match score", mine=2, theirs=0)
    await agree(night, second)
    assert "10 minutes" in await write(night, night.judge, "match clock", reason="ordered")


async def test_a_break_is_counted_and_its_end_called__jbl_2_2_2(night: Night) -> None:
    first, second = await at_the_board(night)
    assert "Break of 5 minutes" in await write(night, first, "match break")
    assert "A break is on" in await write(night, second, "match break")
    await night.env.advance_time(299)
    assert "The break is over" not in told(night)
    await night.env.advance_time(2)
    assert told(night).count("The break is over") == 1
    assert "it has been taken" in await write(night, second, "match break")


async def test_a_break_that_is_taken_back_calls_nobody(night: Night) -> None:
    first, _ = await at_the_board(night)
    await write(night, first, "match break")
    event = night.read(lambda uow: uow.events.find(guild_id=night.guild.id)[0].id)
    assert "Taken back" in said(await night.take_back(night.judge, event=event))
    await night.env.advance_time(301)
    assert "The break is over" not in told(night)


async def test_ten_minutes_away_need_a_judges_consent__jbl_2_2_4_leave(night: Night) -> None:
    first, second = await at_the_board(night)
    assert "not agreed" not in await write(night, first, "match leave", minutes=9)
    assert "not agreed yet" in await write(night, first, "match leave", minutes=10)
    assert any("wishes to leave" in shown(message) for message in night.posts("judges"))
    assert "Only judges" in await agree(night, second)
    assert "leaves for 10 minutes" in await agree(night, night.judge)
    assert not any("match-agree" in found for post in night.posts("judges") for found in ids_of(post))
    assert "agrees to the absence" in told(night)


async def test_the_clock_stops_for_seven_reasons_alone__jbl_4_3_2(night: Night) -> None:
    first, _ = await at_the_board(night)
    assert "a die had fallen" in await write(night, first, "match stop", reason="die-on-floor")
    assert "Only judges" in await write(night, first, "match stop", reason="official")
    assert "the director or a monitor asks" not in told(night)
    await write(night, night.judge, "match stop", reason="official")
    assert "the director or a monitor asks" in told(night)


async def test_a_false_claim_gives_the_opponent_five_minutes_on_the_sheet__jbl_4_3_2_7(night: Night) -> None:
    first, second = await at_the_board(night)
    claimer = tables(night)[0].seats[0]
    assert "Only judges" in await write(night, second, "match claim", player=claimer)
    assert "5 minutes more" in await write(night, night.judge, "match claim", player=claimer)
    assert "gets 5 minutes more" in told(night)
    other = tables(night)[1].seats[0]
    assert "no player of this match" in await write(night, night.judge, "match claim", player=other)
    assert "5 minutes more" in await write(night, first, "match sheet")


async def test_a_monitor_is_named_to_the_players__jbl_1_5_3(night: Night) -> None:
    first, second = await at_the_board(night)
    assert "cannot watch it" in await write(night, night.judge, "match monitor", member=second)
    assert "Only judges" in await write(night, first, "match monitor", member=night.outsider)
    await write(night, night.judge, "match monitor", member=night.outsider)
    assert "as its monitor" in told(night)


async def test_directors_are_named_and_sit_on_no_committee__jbl_1_5_1(night: Night) -> None:
    first, _ = await at_the_board(night)
    assert "Only organizers" in await write(night, first, "match director", member=night.outsider)
    assert "is directed by" in await write(night, night.organizer, "match director", member=night.outsider)
    assert "already" in await write(night, night.organizer, "match director", member=night.outsider)
    await night.run(first, "judge call", question="Is it my roll?")
    await night.run(night.judge, "judge rule", call=1, ruling="Yes")
    await night.run(first, "judge appeal", call=1, ground="No")
    named = {"member1": night.outsider, "member2": night.players[4], "member3": night.players[5]}
    refused = said(await night.run(night.judge, "judge committee", call=1, **named))
    assert "⛔" in refused
    assert not direct(night.players[4])


@pytest.mark.parametrize(("language", "words"), [("ja", "試合の記録"), ("en", "Sheets of the matches")])
async def test_the_report_has_the_sheets_in_both_languages__jbl_5_6(
    night: Night, language: str, words: str
) -> None:
    first, second = await at_the_board(night)
    await write(night, first, "match setup")
    await write(night, first, "match score", mine=4, theirs=0)
    await agree(night, second)
    await write(night, first, "match break")
    await write(night, night.judge, "match monitor", member=night.outsider)
    answer = await night.run(night.judge, "judge report", language=language)
    (file,) = last(answer).attachments
    report = (await file.read()).decode("utf-8-sig")
    assert words in report
    assert "4 – 0" in report
    assert ("クロフォード・ゲーム" if language == "ja" else "Crawford game") in report
    assert ("モニター：" if language == "ja" else "Monitor: ") in report


async def test_a_next_match_that_has_a_score_closes_the_correction_of_the_last__jbl_4_7_publish(
    night: Night,
) -> None:
    await running(night, 4, profile="backgammon-jba", points=5)
    for table in tables(night):
        await report(night, night.judge, table, (5, 3))
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    first, later = tables(night)[0], tables(night, 2)[0]
    assert "Corrected" in said(await correct(night, first, (5, 2)))
    who = seated(night, later)
    await night.run(who, "match setup")
    assert "Corrected" in said(await correct(night, first, (5, 1)))
    assert "On the sheet" in said(await night.run(who, "match score", mine=0, theirs=0))
    refused = said(await night.run(night.judge, "result correct", table=first.id, reason="late"))
    assert "can no longer be corrected" in refused


async def test_a_judge_who_plays_decides_nothing_in_the_own_match(night: Night) -> None:
    await event_with(night, 1, profile="backgammon-jba", pairing="single-elimination", points=5)
    await night.run(night.judge, "signup join")
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    await write(night, night.judge, "match leave", minutes=20)
    assert "Another judge decides" in await agree(night, night.judge)
    assert "asked already" in await write(night, night.judge, "match leave", minutes=20)
    for command, options in (
        ("match clock", {"reason": "ordered"}),
        ("match stop", {"reason": "official"}),
        ("match claim", {"player": tables(night)[0].seats[1]}),
        ("match monitor", {"member": night.outsider}),
    ):
        assert "Another judge decides" in await write(night, night.judge, command, **options)


async def test_for_a_guest_a_judge_agrees(night: Night) -> None:
    await event_with(night, 1, profile="backgammon-jba", pairing="single-elimination", points=5)
    await night.run(night.organizer, "signup add", guest="Grandma")
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    await write(night, night.players[0], "match score", mine=2, theirs=0)
    assert "2 – 0" in (await agree(night, night.judge)).replace("0 – 2", "2 – 0")
    assert "agrees: it stands" in told(night)


async def test_a_wish_that_an_order_has_overtaken_is_settled(night: Night) -> None:
    first, second = await at_the_board(night)
    await write(night, first, "match clock")
    await write(night, night.judge, "match clock", reason="ordered")
    assert "nobody's answer" in await agree(night, second)


async def test_a_match_by_post_needs_no_sheet(night: Night) -> None:
    first, _ = await at_the_board(night)
    opened = said(await night.run(first, "backgammon new", table=tables(night)[0].id))
    assert "⛔" not in opened
    assert "played by post" in await write(night, first, "match score", mine=1, theirs=0)
    assert "Nothing has been written down" in await write(night, first, "match sheet")


async def test_strangers_and_other_games_write_nothing(night: Night) -> None:
    await at_the_board(night)
    assert "Only the players of this match" in await write(night, night.outsider, "match break")
    assert "in the thread of a match" in said(await night.run(night.outsider, "match sheet"))


async def test_a_table_of_catan_has_no_sheet(night: Night) -> None:
    await published(night, 4)
    table = tables(night)[0]
    assert "backgammon matches" in said(await night.run(seated(night, table), "match break"))


async def test_so_many_lines_are_put_on_sheets_in_so_long(night: Night) -> None:
    """Each new score pings the opponent, who is to agree."""
    first, second = await at_the_board(night)
    night.bot.bot_context.limits = limits_of({"match-sheet:person": "2/600"})
    answers = [await write(night, first, "match score", mine=number, theirs=0) for number in (1, 2, 3)]
    assert ["⛔ You have put down 2 things" in words for words in answers] == [False, False, True]
    assert "⛔" not in await write(night, first, "match sheet")
    assert "⛔" not in await write(night, second, "match score", mine=0, theirs=2)
