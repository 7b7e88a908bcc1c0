"""A round or event is cancelled while its tables play by post: the games leave the league until that is undone."""

from typing import Any

import pytest

from data.game_records import GameStatus, PostGame
from data.transaction import read
from league.ids import GameId
from tests.cogs.test_cog_backgammon_league import opened, rest_played
from tests.cogs.test_cog_game_place import bring
from tests.support.night import Night, direct, shown
from tests.support.rounds import event_with, tables
from tests.support.wording import says

CANCEL = {"round": "round cancel", "event": "event cancel"}


async def match_round(night: Night) -> None:
    """Two tables of a public round of matches."""
    await event_with(night, 4, profile="backgammon-jba", pairing="swiss", points=1)
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.settle()


def game_of(night: Night, number: int) -> PostGame:
    return read(night.bot.bot_context.database, lambda uow: uow.games.require(GameId(number)))


def results(night: Night) -> int:
    return read(night.bot.bot_context.database, lambda uow: len(uow.results.find()))


def talk(night: Night, number: int) -> list[str]:
    """What stands in the game's thread."""
    post: Any = night.read(lambda uow: uow.outbox.posts.first(kind="game", subject=number))
    found = next(one for one in night.hall.threads if one.id == post.thread_id)
    return [shown(message) for message in found.history()]


@pytest.mark.parametrize("what", CANCEL)
async def test_a_game_that_is_on_is_told_and_counts_no_more(night: Night, what: str) -> None:
    await match_round(night)
    match = await opened(night, tables(night)[0])
    await night.sure(night.organizer, CANCEL[what])
    await night.settle()
    (told,) = [words for words in talk(night, match.number) if says(words, "game-let-go")]
    assert says(told, "game-let-go")
    rest_played(night, match)
    await night.env.advance_time(30)
    assert game_of(night, match.number).status is GameStatus.OVER
    assert results(night) == 0
    assert [post for post in night.posts("judges") if "was not entered" in shown(post)] == []
    assert not any("judges look at the result" in shown(message) for message in direct(match.who(0)))


@pytest.mark.parametrize("what", CANCEL)
async def test_a_game_whose_players_had_all_come_begins_when_the_cancellation_is_taken_back(
    night: Night, what: str
) -> None:
    """Its starting message had not found its place by then."""
    await match_round(night)
    (table, *_) = tables(night)
    users: Any = night.read(lambda uow: [uow.people.require(player).user_id for player in table.seats])
    first, second = [next(one for one in night.players if one.id == user) for user in users]
    closed = night.guild.create_text_channel("closed")
    await first.slash(closed, "backgammon new", table=table.id)
    await night.settle()
    night.env.backend.delete_channel(closed.id)
    await night.run(second, "game join", game=1)
    await night.env.advance_time(30)
    assert game_of(night, 1).status is GameStatus.STARTING
    await night.sure(night.organizer, CANCEL[what])
    await night.env.advance_time(30)
    assert game_of(night, 1).status is GameStatus.CALLED_OFF
    await night.take_back(night.organizer, event=1)
    await bring(night, first, night.hall, 1)
    await night.env.advance_time(60)
    assert game_of(night, 1).status is GameStatus.PLAYING
