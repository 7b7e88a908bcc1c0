"""A player is called otherwise on Discord: whatever they do next tells it, and what shows names follows."""

from data.transaction import read
from league.ids import GameId
from tests.support.night import Night, direct, shown
from tests.support.results import report
from tests.support.rounds import player_id, running, tables
from tests.support.two_night import opened_by_first


def name_of(night: Night) -> str:
    return read(night.bot.bot_context.database, lambda uow: uow.people.require(player_id(night, 0)).name)


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
