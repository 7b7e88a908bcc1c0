"""The thread of a game by post is called in the server's language, after the players who sit in the game."""

from collections.abc import Sequence
from typing import Any

import discord
import simcord

from league.ids import GameId
from tests.cogs.test_cog_event_edit import renames
from tests.support.night import Night
from tests.support.two_night import opened_by_first
from tests.support.wording import worded


def called(night: Night) -> str:
    (thread,) = night.hall.threads
    return str(thread.name)


def names_of(night: Night, players: Sequence[simcord.MemberActor]) -> list[str]:
    """What the seats of the game call them, in this order."""
    seats: Any = night.read(lambda uow: uow.game_seats.find(game_id=GameId(1)))
    return [next(seat.name for seat in seats if seat.user_id == player.id) for player in players]


async def test_the_lot_of_the_seats_and_the_games_moves_give_the_thread_no_other_name(night: Night) -> None:
    came = night.players[:4]
    await opened_by_first(night, "catan new", *came[1:], seats=4)
    await night.run(night.judge, "game pause", game=1)
    await night.env.advance_time(31)
    assert called(night) == worded("game-thread-name", game=1, players=", ".join(names_of(night, came)))
    assert renames(night) == []


async def test_the_thread_follows_a_players_new_name(night: Night) -> None:
    game = await opened_by_first(night, "backgammon new", night.players[1], points=1)
    night.called(night.players[0], "Hal")
    await night.run(night.players[0], "game show", game=game)
    await night.env.advance_time(31)
    assert "Hal" in called(night)
    assert len(renames(night)) == 1


async def test_the_thread_follows_a_substitute(night: Night) -> None:
    await opened_by_first(night, "catan new", seats=3, bots=2)
    seats: Any = night.read(lambda uow: uow.game_seats.find(game_id=GameId(1)))
    leaves = next(seat.number for seat in seats if seat.user_id == night.players[0].id) + 1
    await night.run(night.judge, "game substitute", game=1, seat=leaves, member=night.players[5])
    await night.env.advance_time(31)
    (name,) = names_of(night, [night.players[5]])
    assert called(night) == worded("game-thread-name", game=1, players=f"{name}, Bot × 2")


async def test_the_thread_follows_the_servers_language(night: Night) -> None:
    await opened_by_first(night, "backgammon new", night.players[1], points=1)
    role = night.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    admin = night.guild.add_member(night.env.create_user("admin"), roles=[role])
    await night.run(admin, "setup", language="ja")
    await night.env.advance_time(31)
    assert called(night).startswith("ゲーム #1：")
    assert len(renames(night)) == 1
