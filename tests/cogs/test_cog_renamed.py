"""A player is called otherwise on Discord: whatever they do next tells it, and what shows names follows."""

import discord

from data.transaction import read
from league.ids import GameId
from tests.support.night import Night, direct, shown
from tests.support.results import report
from tests.support.rounds import event_with, player_id, running, tables, the_event
from tests.support.two_night import opened_by_first


def name_of(night: Night) -> str:
    return read(night.bot.bot_context.database, lambda uow: uow.people.require(player_id(night, 0)).name)


def writes(night: Night) -> int:
    return read(night.bot.bot_context.database, lambda uow: uow.people.require(player_id(night, 0)).version)


async def test_the_standings_of_an_event_that_runs_show_a_players_new_name(night: Night) -> None:
    await running(night)
    for table in tables(night):
        await report(night, night.judge, table)
    await night.settle()
    assert "P00" in shown(night.posts("results")[0])
    night.called(night.players[0], "Haruka the Second")
    await night.run(night.players[0], "standings show")
    await night.settle()
    standings = shown(night.posts("results")[0])
    assert "P00" not in standings
    assert name_of(night) == "Haruka the Second"
    assert "Haruka the Second" in standings


async def test_nothing_is_written_while_the_name_is_the_same(night: Night) -> None:
    await event_with(night)
    before = writes(night)
    for _ in range(2):
        await night.run(night.players[0], "event show")
    assert writes(night) == before


async def test_a_private_message_takes_no_servers_name_away(night: Night) -> None:
    """There Discord tells the account's name alone."""
    await event_with(night)
    await night.players[0].user.slash("help")
    assert name_of(night) == "P00"


async def test_a_game_by_post_shows_the_new_name(night: Night) -> None:
    game = await opened_by_first(night, "backgammon new", night.players[1], points=1)
    night.called(night.players[0], "Hal")
    await night.run(night.players[0], "game show", game=game)
    seats = read(night.bot.bot_context.database, lambda uow: uow.game_seats.find(game_id=GameId(game)))
    assert "Hal" in {seat.name for seat in seats}
    await night.settle()
    board = next(post for post in _boards(night) if "Hal" in shown(post))
    assert "Haruka" not in shown(board)


async def test_the_open_message_about_a_turn_shows_the_others_new_name(night: Night) -> None:
    first, second = night.players[:2]
    game = await opened_by_first(night, "backgammon new", second, points=1)
    seats = read(night.bot.bot_context.database, lambda uow: uow.game_seats.find(game_id=GameId(game)))
    waited = next(seat.user_id for seat in seats if seat.deadline is not None)
    reader, other = (first, second) if waited == first.id else (second, first)
    old = next(seat.name for seat in seats if seat.user_id == other.id)
    assert old in shown(direct(reader)[-1])
    night.called(other, "Hal")
    await night.run(other, "game list")
    await night.env.advance_time(31)
    words = shown(direct(reader)[-1])
    assert "Hal" in words
    assert old not in words


def _boards(night: Night) -> list[discord.Message]:
    return night.posts("hall")


async def test_what_was_done_to_the_player_can_still_be_taken_back(night: Night) -> None:
    """A name that changed since is nobody's action."""
    await event_with(night, players=2)
    await night.run(night.organizer, "signup add", member=night.players[2])
    entered = read(night.bot.bot_context.database, lambda uow: uow.entries.list_of(the_event(night)))
    night.called(night.players[2], "Kenneth")
    await night.run(night.players[2], "event show")
    await night.take_back(night.organizer)
    left = read(night.bot.bot_context.database, lambda uow: uow.entries.list_of(the_event(night)))
    assert (len(entered.entries), len(left.entries)) == (3, 2)
