"""Somebody who has a seat is out of the event, or is back: the table hears it once, the judges can act at once."""

import pytest

from league.ids import PlayerId
from league.round import Table
from tests.cogs.test_cog_game_table import opened
from tests.support.night import Night, asks, direct, last, said, shown
from tests.support.rounds import player_id, record_all, running, tables
from tests.support.wording import says

REASON = {"section": "cjp/manners-penalty", "reason": "Shouted at the table"}
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
    assert says(told, "notice-left-table", player=f"P{number_of(night, gone):02d}")
    for player in others:
        assert f"<@{night.players[number_of(night, player)].id}>" in told
    assert REASON["reason"] not in told  # the table hears that, not why
    (asked,) = [post for post in night.posts("judges") if says(shown(post), "notice-departure")]
    assert asks(asked) == [f"table-seats:{final.id}:0"]


async def test_the_table_hears_in_its_language_who_is_out(night: Night) -> None:
    final = await final_on(night)
    for player in final.seats:
        await night.run(night.players[number_of(night, player)], "me language", language="ja")
    before = len(thread(night, final))
    await out(night, "penalty disqualify", final.seats[1])
    (told,) = thread(night, final)[before:]
    assert says(told, "notice-left-table", language="ja")


async def test_a_departure_from_a_game_by_post_says_to_the_judges_what_can_be_done_there(
    night: Night,
) -> None:
    table, game = await opened(night)
    await out(night, "signup drop", table.seats[0])
    assert says(thread(night, table)[-1], "notice-left-table")
    told = night.posts("judges")[-1]
    assert says(shown(told), "notice-departure-game", round=game, table=game, game=game)
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
    key = f"notice-{command.partition(' ')[0]}-cancelled"
    (told,) = [post.content for post in posts if says(post.content, key, event="Cup")]
    assert says(told, key, games="other"), "its games may be finished, but count no more"
