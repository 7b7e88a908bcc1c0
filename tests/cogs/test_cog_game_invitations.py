"""What people were told of a game that has not begun follows what becomes of it."""

from typing import Any

import pytest

from tests.support.night import Night, direct, said
from tests.support.wording import says


async def invited(night: Night) -> int:
    """The first player opens a match and keeps its other seat for the second."""
    answer = said(await night.run(night.players[0], "backgammon new", opponent=night.players[1], points=3))
    assert "⛔" not in answer, answer
    await night.env.advance_time(60)
    return newest(night)


def newest(night: Night) -> int:
    games: Any = night.read(lambda uow: uow.games.find())
    return max(int(game.id) for game in games)


def told(night: Night, number: int) -> list[str]:
    return [message.content for message in direct(night.players[number])]


async def test_an_invitation_that_is_taken_says_so_in_its_place(night: Night) -> None:
    game = await invited(night)
    assert says(told(night, 1)[0], "game-invitation", game=game)
    assert says(told(night, 1)[0], "backgammon-lobby-options", points=3)
    assert "12" in told(night, 1)[0]  # hours of a turn
    await night.run(night.players[1], "me language", language="ja")
    await night.run(night.players[1], "game join", game=game)
    await night.env.advance_time(60)
    assert says(told(night, 1)[0], "game-invitation-over", language="ja")


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
    (asked,) = [post for post in night.posts("hall") if says(post.content, "game-invitation", language="ja")]
    assert f"<@{player.id}>" in asked.content
    await night.run(player, "game join", game=game)
    await night.env.advance_time(60)
    assert not any("招待されています" in post.content for post in night.posts("hall"))
    assert any(says(post.content, "game-invitation-over", language="ja") for post in night.posts("hall"))
