"""A round or event is cancelled while its tables play by post: the games leave the league until that is undone."""

from typing import Any

import pytest

from data.game_records import GameStatus, PostGame
from data.transaction import read
from league.ids import GameId
from tests.cogs.test_cog_backgammon_league import opened, rest_played
from tests.cogs.test_cog_game_place import bring
from tests.support.night import Night, direct, said, shown
from tests.support.rounds import event_with, tables

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
    return [message.content for message in found.history()]


@pytest.mark.parametrize("what", CANCEL)
async def test_a_game_that_is_on_is_told_and_counts_no_more(night: Night, what: str) -> None:
    await match_round(night)
    match = await opened(night, tables(night)[0])
    await night.sure(night.organizer, CANCEL[what])
    await night.settle()
    (told,) = [words for words in talk(night, match.number) if "counts for no league" in words]
    assert "`/game end`" in told
    rest_played(night, match)
    await night.env.advance_time(30)
    assert game_of(night, match.number).status is GameStatus.OVER
    assert results(night) == 0
    assert [post for post in night.posts("judges") if "could not be entered" in shown(post)] == []
    assert not any("judges look at the result" in message.content for message in direct(match.who(0)))


@pytest.mark.parametrize("what", CANCEL)
async def test_what_was_cancelled_comes_back_with_its_game(night: Night, what: str) -> None:
    await match_round(night)
    match = await opened(night, tables(night)[0])
    await night.sure(night.organizer, CANCEL[what])
    await night.settle()
    await night.take_back(night.organizer, event=1)
    await night.settle()
    assert [words[:2] for words in talk(night, match.number)][-2:] == ["~~", "↩️"]
    rest_played(night, match)
    await night.env.advance_time(30)
    assert results(night) == 1


async def test_the_round_drawn_anew_has_nothing_to_do_with_the_old_game(night: Night) -> None:
    """Its tables are the same rows, with other players: they open their own, and get no score of others."""
    await match_round(night)
    match = await opened(night, tables(night)[0])
    await night.run(night.organizer, "round cancel")
    await night.run(night.organizer, "round seat", seed=8)
    await night.run(night.organizer, "round publish")
    await night.settle()
    rest_played(night, match)
    await night.env.advance_time(30)
    assert results(night) == 0
    again = await opened(night, tables(night)[0])
    rest_played(night, again)
    await night.env.advance_time(30)
    assert results(night) == 1


async def test_a_game_that_ended_without_a_result_is_not_shown_at_the_table_that_is_drawn_anew(
    night: Night,
) -> None:
    """A match that a judge ends by time has no winner, so that its round can still be cancelled."""
    await match_round(night)
    (table, *_) = tables(night)
    match = await opened(night, table)
    await night.sure(night.judge, "game end", game=match.number)
    await night.settle()
    assert game_of(night, match.number).status is GameStatus.OVER
    await night.run(night.organizer, "round cancel")
    await night.settle()
    assert game_of(night, match.number).table_id == 0
    await night.take_back(night.organizer, event=1)
    assert game_of(night, match.number).table_id == table.id
    await night.run(night.organizer, "round cancel")
    await night.run(night.organizer, "round seat", seed=8)
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert night.read(lambda uow: uow.games.find(table_id=[table.id])) == ()


async def test_a_game_that_has_not_begun_is_called_off_and_open_again(night: Night) -> None:
    await match_round(night)
    (table, *_) = tables(night)
    users: Any = night.read(lambda uow: [uow.people.require(player).user_id for player in table.seats])
    first, second = [next(one for one in night.players if one.id == user) for user in users]
    await night.run(first, "backgammon new", table=table.id)
    await night.settle()
    await night.run(night.organizer, "round cancel")
    await night.env.advance_time(30)
    assert game_of(night, 1).status is GameStatus.CALLED_OFF
    assert any("was called off" in message.content for message in direct(first))
    assert "⛔" in said(await night.run(second, "game join", game=1))
    await night.take_back(night.organizer, event=1)
    await night.env.advance_time(30)
    assert "⛔" not in said(await night.run(second, "game join", game=1))
    await night.env.advance_time(30)
    assert game_of(night, 1).status is GameStatus.PLAYING
    assert game_of(night, 1).table_id == table.id


async def test_at_a_table_of_an_event_that_is_called_off_no_game_is_opened(night: Night) -> None:
    """Nobody would enter its result."""
    await match_round(night)
    (table, *_) = tables(night)
    users: Any = night.read(lambda uow: [uow.people.require(player).user_id for player in table.seats])
    first = next(one for one in night.players if one.id == users[0])
    await night.sure(night.organizer, "event cancel")
    await night.settle()
    refused = said(await night.run(first, "backgammon new", table=table.id))
    assert "is called off, so no game begins at its tables" in refused
    assert night.read(lambda uow: uow.games.find()) == ()


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


async def test_a_published_round_with_a_game_does_not_become_a_plan_again(night: Night) -> None:
    await match_round(night)
    await opened(night, tables(night)[0])
    refused = said(await night.run(night.organizer, "event undo", event=1))
    assert "a game by post is played at the table" in refused


@pytest.mark.parametrize("what", CANCEL)
async def test_judges_hear_of_a_game_that_ended_while_its_table_was_cancelled(
    night: Night, what: str
) -> None:
    await match_round(night)
    match = await opened(night, tables(night)[0])
    await night.sure(night.organizer, CANCEL[what])
    await night.settle()
    rest_played(night, match)
    await night.env.advance_time(30)
    await night.take_back(night.organizer, event=1)
    await night.settle()
    (told,) = [shown(post) for post in night.posts("judges") if "ended while" in shown(post)]
    assert f"#{match.number}" in told
    assert "/result report" in told
    assert results(night) == 0
