"""A player is called otherwise on Discord: what shows names follows as soon as the league learns of it."""

from data.transaction import read
from tests.support.night import Night, shown
from tests.support.results import report
from tests.support.rounds import player_id, running, tables


def name_of(night: Night) -> str:
    return read(night.bot.bot_context.database, lambda uow: uow.people.require(player_id(night, 0)).name)


async def test_the_standings_of_an_event_that_runs_show_a_players_new_name(night: Night) -> None:
    await running(night)
    for table in tables(night):
        await report(night, night.judge, table)
    await night.settle()
    standings = night.posts("results")[0]
    assert "P00" in shown(standings)
    await night.run(night.organizer, "event create", name="Second")
    second = read(night.bot.bot_context.database, lambda uow: uow.events.find()[-1].id)
    await night.run(night.organizer, "event open", event=second)
    await night.run(night.players[0], "signup join", event=second)
    await night.settle()
    assert name_of(night) != "P00"
    standings = night.posts("results")[0]
    assert "P00" not in shown(standings)
    assert name_of(night) in shown(standings)
