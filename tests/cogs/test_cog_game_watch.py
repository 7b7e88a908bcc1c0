"""The button that lets watch on the web, by what Discord says of its presser at that moment."""

import discord
import pytest
import simcord

from bot.ui.web_links import pages_stand_at
from tests.cogs.test_cog_game import opened
from tests.cogs.test_cog_game_private_channel import NO_SUCH, begun
from tests.cogs.test_cog_game_private_channel import den as den  # noqa: PLC0414 - a fixture
from tests.support.forgery import pressed
from tests.support.night import Night, ids_of, last, said
from tests.support.wording import says

BASE = "https://league.example.org"


@pytest.fixture
def pages(night: Night) -> None:
    """The host serves pages until the night ends."""
    assert night.bot is not None
    pages_stand_at(BASE)


def watchers(night: Night) -> list[int]:
    """Who may watch."""
    found: tuple[object, ...] = night.read(lambda uow: uow.game_watches.find())  # type: ignore[assignment]  # it asks for anything
    return [one.user_id for one in found]  # type: ignore[attr-defined]  # a `GameWatch`


def boards(channel: simcord.ChannelHandle, number: int) -> list[discord.Message]:
    """The messages with the button."""
    return [one for one in channel.history() if f"game-watch:{number}:0" in ids_of(one)]


@pytest.mark.usefixtures("pages")
async def test_who_sees_the_board_may_watch_and_its_players_need_no_leave(night: Night) -> None:
    number = await opened(night, bots=3)
    await night.env.advance_time(10)
    (board,) = boards(night.hall, number)
    answer = await night.click(night.players[0], board, "game-watch")
    assert says(said(answer), "game-watch-own")
    assert watchers(night) == []
    for _ in range(2):
        answer = await night.click(night.outsider, board, "game-watch")
        assert says(said(answer), "game-watch")
    assert watchers(night) == [night.outsider.id]
    (row,) = last(answer).components
    assert f"{BASE}/t/{number}?lang=en" in str(row)


@pytest.mark.usefixtures("pages")
async def test_who_does_not_see_the_channel_gets_no_leave_and_judges_do(
    night: Night,
    den: simcord.ChannelHandle,
) -> None:
    hidden = await begun(night, den)
    assert boards(den, hidden)
    number = await opened(night, bots=3)
    await night.env.advance_time(10)
    (board,) = boards(night.hall, number)
    refused = await pressed(night, night.outsider, f"game-watch:{hidden}:0", message=board)
    assert NO_SUCH in said(refused)
    assert watchers(night) == []
    allowed = await pressed(night, night.judge, f"game-watch:{hidden}:0", message=board)
    assert says(said(allowed), "game-watch")
    assert watchers(night) == [night.judge.id]


async def test_where_nobody_signs_in_the_board_has_no_such_button(night: Night) -> None:
    number = await opened(night, bots=3)
    await night.env.advance_time(10)
    assert boards(night.hall, number) == []
    board = night.posts("hall")[0]
    assert "⛔" in said(await pressed(night, night.outsider, f"game-watch:{number}:0", message=board))
    assert watchers(night) == []
