"""The thread of a game by post belongs to its table and its event, as that of the table does."""

from dataclasses import replace
from typing import Any

from faq.entry import Game
from tests.cogs.test_cog_backgammon_league import opened
from tests.cogs.test_cog_game_let_go import match_round
from tests.support.night import Night
from tests.support.rounds import tables
from usecases.caller import Caller
from usecases.find import table_here
from usecases.show.rule import PrivateSteering, Steering, steering


def thread_of(night: Night, game: int) -> int:
    post: Any = night.read(lambda uow: uow.outbox.posts.first(kind="game", subject=game))
    return int(post.thread_id)


async def test_in_the_thread_of_a_game_by_post_its_event_steers_also_where_another_one_runs(
    night: Night,
) -> None:
    await match_round(night)
    match = await opened(night, tables(night)[0])
    await night.run(night.organizer, "event create", name="B", profile="catan-world")
    await night.run(night.organizer, "event open", event=2)
    caller = Caller(night.players[0].id, "", night.guild.id, night.env.now(), 1)
    there = replace(caller, channel_id=thread_of(night, match.number))
    assert night.read(lambda uow: steering(PrivateSteering(there), uow)) == Steering(
        Game.BACKGAMMON, "backgammon-jba"
    )
    await night.sure(night.organizer, "event cancel", event=1)
    assert night.read(lambda uow: steering(PrivateSteering(caller), uow)) == Steering(
        Game.CATAN, "catan-world"
    )
    # The game goes on as one between friends: it is still backgammon.
    assert night.read(lambda uow: steering(PrivateSteering(there), uow)) == Steering(Game.BACKGAMMON)


async def test_in_the_thread_of_a_game_by_post_judges_and_results_know_its_table(night: Night) -> None:
    await match_round(night)
    first, second = tables(night)
    match = await opened(night, second)
    there = Caller(
        match.who(0).id, "", night.guild.id, night.env.now(), 1, channel_id=thread_of(night, match.number)
    )
    here: Any = night.read(lambda uow: table_here(uow, there))
    assert here.id == second.id != first.id
