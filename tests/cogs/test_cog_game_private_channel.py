"""A game by post in a channel that somebody cannot see is not there for them: by what Discord says at that moment."""

from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord

from data.game_records import GameSeat
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from tests.cogs.test_cog_game_table import opened as opened_at_a_table
from tests.support.forgery import sent_form
from tests.support.night import Night, said

NO_SUCH = "There is no game #"


@pytest.fixture
def den(night: Night) -> simcord.ChannelHandle:
    """A channel for the first three players alone; neither judge nor outsider sees it."""
    me = night.env.bot.user
    assert me is not None
    seen, unseen = (
        discord.PermissionOverwrite(view_channel=True),
        discord.PermissionOverwrite(view_channel=False),
    )
    allowed: dict[Any, discord.PermissionOverwrite] = {night.guild.default_role: unseen, me: seen}
    return night.guild.create_text_channel(
        "den", overwrites=allowed | {player.user: seen for player in night.players[:3]}
    )


async def opened(night: Night, den: simcord.ChannelHandle, seats: int = 4) -> GameId:
    """The first player opens a game there, with free seats."""
    answer = said(await night.players[0].slash(den, "catan new", seats=seats))
    assert "⛔" not in answer, answer
    await night.settle()
    found: Any = night.read(lambda uow: uow.games.find())
    return GameId(found[-1].id)


def seats(night: Night, number: GameId) -> tuple[GameSeat, ...]:
    """The seats of a game."""
    found: Any = night.read(lambda uow: uow.game_seats.find(game_id=number))
    return tuple(found)


def hidden(uow: UnitOfWork) -> None:
    """The only event shows nobody its standings."""
    [event] = uow.events.find()
    uow.events.save(replace(event, hidden=True))


async def offered(night: Night, who: simcord.MemberActor) -> list[int]:
    """What is offered where a game is typed."""
    return [one["value"] for one in await night.complete(night.hall, who, "game show", "game", "")]


async def begun(night: Night, den: simcord.ChannelHandle) -> GameId:
    """A game of the first three players."""
    number = await opened(night, den, seats=3)
    for player in night.players[1:3]:
        await player.slash(den, "game join", game=number)
    await night.env.advance_time(30)
    return number


async def test_nobody_is_shown_or_joins_a_game_in_a_channel_that_they_do_not_see(
    night: Night, den: simcord.ChannelHandle
) -> None:
    number = await opened(night, den)
    for command in ("game show", "game join", "game pause"):
        assert NO_SUCH in said(await night.run(night.outsider, command, game=number)), command
    for command in ("game hand", "game orders", "game resign"):
        assert NO_SUCH in said(await night.run(night.outsider, command, game=number)), command
    assert NO_SUCH in said(await night.run(night.outsider, "backgammon clock", game=number, reserve=1))
    assert f"#{number}" not in said(await night.run(night.outsider, "game list"))
    assert await offered(night, night.outsider) == []
    forged = await sent_form(night, night.outsider, f"game-join:{number}:0", {"word": ""})
    assert NO_SUCH in said(forged)
    assert night.outsider.id not in {seat.user_id for seat in seats(night, number)}


async def test_whoever_sees_the_channel_finds_the_game_from_everywhere(
    night: Night, den: simcord.ChannelHandle
) -> None:
    number = await opened(night, den)
    friend = night.players[1]
    assert f"#{number}" in said(await night.run(friend, "game list"))
    assert await offered(night, friend) == [number]
    assert "⛔" not in said(await night.run(friend, "game show", game=number))
    assert "⛔" not in said(await night.run(friend, "game join", game=number))


async def test_whoever_is_let_out_of_the_channel_sees_its_games_no_more(
    night: Night, den: simcord.ChannelHandle
) -> None:
    number = await opened(night, den)
    friend = night.players[1]
    assert "⛔" not in said(await night.run(friend, "game show", game=number))
    night.env.backend.delete_overwrite(den.id, friend.id)
    await night.settle()
    assert NO_SUCH in said(await night.run(friend, "game show", game=number))
    assert await offered(night, friend) == []


async def test_whoever_is_asked_by_name_takes_the_seat_though_the_channel_is_shut(
    night: Night, den: simcord.ChannelHandle
) -> None:
    asked = night.outsider
    await night.players[0].slash(den, "catan new", seats=3, player1=asked)
    await night.settle()
    found: Any = night.read(lambda uow: uow.games.find())
    number = GameId(found[-1].id)
    assert "⛔" not in said(await night.run(asked, "game join", game=number))
    assert asked.id in {seat.user_id for seat in seats(night, number)}


async def test_a_judge_reaches_the_game_and_takes_no_seat_in_it(
    night: Night, den: simcord.ChannelHandle
) -> None:
    waiting = await opened(night, den)
    assert NO_SUCH in said(await night.run(night.judge, "game join", game=waiting))
    number = await begun(night, den)
    assert "⛔" not in said(await night.run(night.judge, "game show", game=number))
    assert "⛔" not in said(await night.run(night.judge, "game pause", game=number))


async def test_a_finished_game_there_is_looked_back_at_by_those_alone_who_see_it(
    night: Night, den: simcord.ChannelHandle
) -> None:
    number = await begun(night, den)
    await night.sure(night.judge, "game end", game=number)
    for command in ("game replay", "game analysis"):
        assert NO_SUCH in said(await night.run(night.outsider, command, game=number)), command
    assert "⛔" not in said(await night.run(night.players[1], "game replay", game=number))


async def test_whoever_sees_the_channel_no_more_opens_no_rematch_in_it(
    night: Night, den: simcord.ChannelHandle
) -> None:
    number = await begun(night, den)
    await night.sure(night.judge, "game end", game=number)
    await night.env.advance_time(30)
    night.env.backend.delete_overwrite(den.id, night.players[1].id)
    await night.settle()
    refused, again = [
        await player.user.click(
            list(player.user.dm_channel.history())[-1], custom_id=f"game-rematch:{number}:0"
        )
        for player in (night.players[1], night.players[0])
    ]
    assert NO_SUCH in said(refused)
    assert "⛔" not in said(again)


async def test_a_private_thread_is_open_to_its_members(night: Night) -> None:
    thread = night.env.backend.create_thread(
        night.hall.id, "ours", night.players[0].id, type=discord.ChannelType.private_thread.value
    )
    await night.settle()
    here = next(found for found in night.hall.threads if found.id == thread.id)
    number = await opened(night, here)
    assert NO_SUCH in said(await night.run(night.outsider, "game show", game=number))
    assert f"#{number}" not in said(await night.run(night.outsider, "game list"))
    night.env.backend.add_thread_member(thread.id, night.players[1].id)
    assert "⛔" not in said(await night.run(night.players[1], "game show", game=number))


async def test_a_leagues_game_is_as_public_as_its_event(night: Night, den: simcord.ChannelHandle) -> None:
    number = GameId((await opened_at_a_table(night))[1])
    write(
        night.bot.bot_context.database,
        lambda uow: uow.games.save(replace(uow.games.require(number), channel_id=den.id)),
        lambda _: True,
    )
    assert "⛔" not in said(await night.run(night.outsider, "game show", game=number))
    assert await offered(night, night.outsider) == [number]
    write(night.bot.bot_context.database, hidden, lambda _: True)
    assert NO_SUCH in said(await night.run(night.outsider, "game show", game=number))
    assert await offered(night, night.outsider) == []
