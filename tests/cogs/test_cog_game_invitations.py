"""What people were told of a game that has not begun follows what becomes of it."""

from typing import Any

import discord
import pytest
import simcord

from tests.cogs.test_cog_backgammon_league import seated
from tests.cogs.test_cog_game_let_go import match_round
from tests.support.night import Night, direct, ids_of, said
from tests.support.rounds import tables


async def invited(night: Night) -> int:
    """The first player opens a match and keeps its other seat for the second."""
    answer = said(await night.run(night.players[0], "backgammon new", opponent=night.players[1], points=3))
    assert "⛔" not in answer, answer
    await night.env.advance_time(60)
    return newest(night)


def newest(night: Night) -> int:
    games: Any = night.read(lambda uow: uow.games.find())
    return max(int(game.id) for game in games)


def lobby(night: Night, game: int) -> discord.Message:
    return next(post for post in night.posts("hall") if f"game-leave:{game}:0" in ids_of(post))


def told(night: Night, number: int) -> list[str]:
    return [message.content for message in direct(night.players[number])]


async def test_an_invitation_that_is_taken_says_so_in_its_place(night: Night) -> None:
    game = await invited(night)
    assert "A seat is kept for you" in told(night, 1)[0]
    await night.run(night.players[1], "me language", language="ja")
    await night.run(night.players[1], "game join", game=game)
    await night.env.advance_time(60)
    assert "の席に着きました" in told(night, 1)[0]


async def test_an_invitation_to_a_game_that_begins_without_one_or_is_called_off_says_so(night: Night) -> None:
    first = await invited(night)
    await night.click(night.players[0], lobby(night, first), "game-start")
    await night.env.advance_time(60)
    second = await invited(night)
    await night.click(night.players[0], lobby(night, second), "game-leave")
    await night.env.advance_time(60)
    begun, off = told(night, 1)
    assert f"Game #{first}" in begun
    assert "went to the bot" in begun
    assert f"Game #{second}" in off
    assert "was called off before it began" in off
    assert not any("called off" in words for words in told(night, 0))  # whose word it was knows it


async def test_whoever_has_a_seat_in_a_game_that_a_judge_calls_off_is_told_once(night: Night) -> None:
    await night.run(night.players[0], "catan new", seats=4)
    await night.settle()
    game = newest(night)
    await night.run(night.players[1], "game join", game=game)
    await night.env.advance_time(60)
    await night.sure(night.judge, "game end", game=game)
    await night.env.advance_time(60)
    await night.restart()
    for number in (0, 1):
        assert [f"Game #{game}" in words for words in told(night, number)].count(True) == 1
        assert "was called off before it began" in told(night, number)[-1]


async def test_an_invitation_that_is_declined_says_so_and_the_seat_may_be_taken_after_all(
    night: Night,
) -> None:
    game = await invited(night)
    await night.click(night.players[1], lobby(night, game), "game-leave")
    await night.env.advance_time(60)
    assert "You have given back the seat" in told(night, 1)[0]
    await night.run(night.players[1], "game join", game=game)
    await night.env.advance_time(60)
    assert "You have taken the seat" in told(night, 1)[0]


async def test_whoever_leaves_a_leagues_seat_reads_that_it_is_still_kept(night: Night) -> None:
    await match_round(night)
    table = tables(night)[0]
    player, _ = seated(night, table)
    await night.run(night.judge, "backgammon new", table=table.id)
    await night.env.advance_time(60)
    game = newest(night)
    await night.run(player, "game join", game=game)
    await night.env.advance_time(60)
    await night.click(player, lobby(night, game), "game-leave")
    await night.env.advance_time(60)
    assert "It is still kept for you" in direct(player)[0].content


@pytest.mark.parametrize("why", ["closed", "unwanted"])
async def test_whoever_takes_no_private_messages_is_invited_in_the_games_channel(
    night: Night, why: str
) -> None:
    player = night.players[1]
    await night.run(player, "me language", language="ja")
    if why == "closed":
        channel = player.user.dm_channel.id
        night.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007)
    else:
        await night.run(player, "me notifications", messages="off")
    game = await invited(night)
    (asked,) = [post for post in night.posts("hall") if "招待されています" in post.content]
    assert f"<@{player.id}>" in asked.content
    await night.run(player, "game join", game=game)
    await night.env.advance_time(60)
    assert not any("招待されています" in post.content for post in night.posts("hall"))
    assert any("の席に着きました" in post.content for post in night.posts("hall"))


@pytest.mark.parametrize("what", ["round cancel", "event cancel"])
async def test_an_invitation_that_waited_when_its_round_was_cancelled_comes_once_that_is_undone(
    night: Night, what: str
) -> None:
    await match_round(night)
    first, second = (seated(night, table) for table in tables(night))
    for table, players in zip(tables(night), (first, second), strict=True):
        await night.run(players[0], "backgammon new", table=table.id)
    await night.sure(night.organizer, what)
    await night.env.advance_time(60)
    waited = [one for players in (first, second) for one in players if not invitations(one)]
    assert waited
    await night.take_back(night.organizer, event=1)
    await night.env.advance_time(60)
    assert [len(invitations(one)) for one in waited] == [1] * len(waited)


def invitations(who: simcord.MemberActor) -> list[str]:
    """What somebody was told of a seat that is kept for them, or of their own game that waits."""
    heard = ("A seat is kept for you", "You have a seat")
    return [one.content for one in direct(who) if any(words in one.content for words in heard)]
