"""Somebody who has a seat is out of the event, or is back: the table hears it once, the judges can act at once."""

import pytest

from league.ids import PlayerId
from league.round import Table
from tests.cogs.test_cog_game_table import opened
from tests.support.night import Night, asks, direct, ids_of, last, said, shown
from tests.support.results import report
from tests.support.rounds import audited, player_id, record_all, running, tables, the_event
from tests.support.undo import lines

REASON = {"section": "jbl/1.4.4", "reason": "Shouted at the table"}
OUT = ["signup drop", "signup noshow", "penalty disqualify", "signup leave"]


async def final_on(night: Night) -> Table:
    """Four sit at the final, and it is being played."""
    await running(night, rounds=1)
    record_all(night)
    planned = await night.run(night.organizer, "standings advance")
    await night.click(night.organizer, last(planned), "round-publish")
    await night.run(night.judge, "round start")
    await night.settle()
    (final,) = tables(night, 2)
    return final


def thread(night: Night, table: Table) -> list[str]:
    post = night.read(lambda uow: uow.outbox.posts.first(kind="table", subject=table.id))
    found = next(one for one in night.channels["pairings"].threads if one.id == post.thread_id)  # type: ignore[attr-defined]  # a query's outcome
    return [message.content for message in found.history()]


def number_of(night: Night, player: PlayerId) -> int:
    return next(number for number in range(8) if player_id(night, number) == player)


async def out(night: Night, command: str, player: PlayerId) -> str:
    """Somebody leaves the event in this way."""
    who = night.players[number_of(night, player)] if command == "signup leave" else night.organizer
    options = {} if who is not night.organizer else {"player": player}
    answer = said(await night.sure(who, command, **options, **(REASON if "penalty" in command else {})))
    await night.settle()
    return answer


@pytest.mark.parametrize("command", OUT)
async def test_a_finalist_who_is_out_is_named_once_at_the_finals_table(night: Night, command: str) -> None:
    final = await final_on(night)
    gone, others = final.seats[1], [player for player in final.seats if player != final.seats[1]]
    before = len(thread(night, final))
    await out(night, command, gone)
    await night.restart()
    (told,) = thread(night, final)[before:]
    assert f"P{number_of(night, gone):02d} does not play on" in told
    for player in others:
        assert f"<@{night.players[number_of(night, player)].id}>" in told
    assert REASON["reason"] not in told  # the table hears that, not why
    (asked,) = [post for post in night.posts("judges") if "still has a seat" in shown(post)]
    assert asks(asked) == [f"table-seats:{final.id}:0"]


async def test_the_table_hears_in_its_language_who_is_out(night: Night) -> None:
    final = await final_on(night)
    for player in final.seats:
        await night.run(night.players[number_of(night, player)], "me language", language="ja")
    before = len(thread(night, final))
    await out(night, "penalty disqualify", final.seats[1])
    (told,) = thread(night, final)[before:]
    assert "この先プレイしません" in told


@pytest.mark.parametrize(("command", "back"), [("signup drop", "return"), ("penalty disqualify", "revoke")])
async def test_who_is_back_is_named_at_the_table_and_leaving_again_is_told_again(
    night: Night, command: str, back: str
) -> None:
    final = await final_on(night)
    gone = final.seats[1]
    await out(night, command, gone)
    before = len(thread(night, final))
    if back == "return":
        done = said(await night.run(night.organizer, "signup return", player=gone))
    else:
        done = said(await night.run(night.judge, "penalty revoke", penalty=1, reason="Wrong person"))
    assert "⛔" not in done
    await night.settle()
    (told,) = thread(night, final)[before:]
    assert f"P{number_of(night, gone):02d} plays on after all" in told
    (asked,) = [post for post in night.posts("judges") if "plays on after all" in shown(post)]
    assert asks(asked) == []
    await out(night, "signup drop", gone)
    assert "does not play on" in thread(night, final)[-1]
    assert asks([post for post in night.posts("judges") if "still has a seat" in shown(post)][-1])


async def test_a_disqualification_taken_back_is_taken_back_at_the_table(night: Night) -> None:
    final = await final_on(night)
    before = len(thread(night, final))
    await out(night, "penalty disqualify", final.seats[1])
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.env.advance_time(5)
    struck, told = thread(night, final)[before:]
    assert "~~" in struck
    assert "has been taken back" in told
    assert REASON["reason"] not in told
    assert audited(night)[-1] == "undo"


async def test_the_judges_question_is_settled_once_somebody_else_sits_there(night: Night) -> None:
    final = await final_on(night)
    await out(night, "penalty disqualify", final.seats[1])
    await night.run(night.judge, "round replace", table=final.id, player=final.seats[1])
    await night.settle()
    (asked,) = [post for post in night.posts("judges") if "had left with a seat there" in shown(post)]
    assert asks(asked) == []
    assert "settled by now" in shown(asked)


async def test_who_plays_no_more_at_a_planned_table_is_told_to_nobody_there(night: Night) -> None:
    await running(night, rounds=1)
    record_all(night)
    await night.run(night.organizer, "standings advance")
    (final,) = tables(night, 2)
    await out(night, "penalty disqualify", final.seats[1])
    assert not [post for post in night.posts("judges") if "still has a seat" in shown(post)]
    assert all("does not play on" not in m.content for p in night.players for m in direct(p))


async def test_a_departure_from_a_game_by_post_says_to_the_judges_what_can_be_done_there(
    night: Night,
) -> None:
    table, game = await opened(night)
    await out(night, "signup drop", table.seats[0])
    assert "does not play on" in thread(night, table)[-1]
    told = night.posts("judges")[-1]
    assert f"has a seat in game #{game} by post there" in shown(told)
    assert asks(told) == []  # its seats are changed in the game


@pytest.mark.parametrize("command", ["event cancel", "round cancel"])
async def test_who_plays_by_post_at_a_cancelled_table_reads_that_the_game_no_longer_counts(
    night: Night, command: str
) -> None:
    table, _ = await opened(night)
    await night.sure(night.organizer, command)
    await night.env.advance_time(60)
    player = night.players[number_of(night, table.seats[0])]
    posts = direct(player) if command == "event cancel" else night.posts("pairings")
    (told,) = [post.content for post in posts if "ames by post" in post.content]
    assert "may be finished" in told


async def asked_of_judges(night: Night) -> list[str]:
    """The open questions about seats in the judges' channel."""
    await night.settle()
    return [shown(post) for post in night.posts("judges") if "table-seats:" in str(ids_of(post))]


async def test_who_has_left_while_their_round_was_cancelled_is_asked_about_when_it_takes_place_after_all(
    night: Night,
) -> None:
    await running(night, 8)
    table = tables(night)[0]
    await night.run(night.organizer, "round cancel")
    (cancelled,) = [line for line in lines(night) if line.action == "round-cancelled"]
    await out(night, "signup drop", table.seats[0])
    assert await asked_of_judges(night) == []
    await night.take_back(night.organizer, event=1, action=cancelled.id)
    (asked,) = await asked_of_judges(night)
    assert f"P{number_of(night, table.seats[0]):02d}" in asked
    assert sum("does not play on" in words for words in thread(night, table)) == 1


async def test_who_has_left_after_a_result_is_asked_about_when_that_is_taken_back(night: Night) -> None:
    await running(night, 8)
    table = tables(night)[0]
    await report(night, night.judge, table)
    (entered,) = [line for line in lines(night) if line.action == "result-entered"]
    await out(night, "signup drop", table.seats[0])
    assert await asked_of_judges(night) == []
    await night.take_back(night.judge, event=1, action=entered.id)
    assert len(await asked_of_judges(night)) == 1


async def test_who_has_left_is_not_called_when_others_leave_the_table_or_come_to_it(night: Night) -> None:
    await running(night, 8)
    table = tables(night)[0]
    before = len(thread(night, table))
    for player in table.seats:
        await out(night, "signup drop", player)
    await night.run(night.judge, "round replace", table=table.id, player=table.seats[3], guest="Grandma")
    await night.settle()
    told = thread(night, table)[before:]
    pinged = [
        {player for player in table.seats if f"<@{night.players[number_of(night, player)].id}>" in words}
        for words in told
    ]
    _, second, third, fourth = table.seats
    assert pinged == [{second, third, fourth}, {third, fourth}, {fourth}, set(), set()]
