"""A player leaves a bracket whose match is being played by post: the match is decided, and its game stands still."""

from typing import Any

import pytest

from data.game_records import GameStatus
from league.round import Table, TableStatus
from tests.cogs.test_cog_backgammon_league import opened, seated
from tests.cogs.test_cog_departure import OUT, out, thread
from tests.cogs.test_cog_game_let_go import game_of, talk
from tests.support.night import Night, said
from tests.support.rounds import event_with, tables


async def bracket(night: Night) -> Table:
    """The first match of four players."""
    await event_with(night, 4, profile="backgammon-jba", pairing="single-elimination", points=3)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    return tables(night)[0]


def held(night: Night, game: int) -> list[str]:
    return [words for words in talk(night, game) if "decided without playing" in words]


def given(night: Night, table: Table) -> list[str]:
    return [words for words in thread(night, table) if "goes on without playing" in words]


@pytest.mark.parametrize("command", OUT)
async def test_the_game_of_a_leaver_is_held_and_each_player_is_called_once(
    night: Night, command: str
) -> None:
    table = await bracket(night)
    match = await opened(night, table)
    gone, stays = (f"<@{one.id}>" for one in seated(night, table))
    await out(night, command, table.seats[0])
    await night.env.advance_time(31)
    now: Any = night.read(lambda uow: uow.tables.require(table.id))
    assert now.status is TableStatus.FINAL
    assert game_of(night, match.number).status is GameStatus.PAUSED
    (in_game,), (at_table,) = held(night, match.number), given(night, table)
    assert "`/game end`" in in_game
    assert f"Game #{match.number} by post" in at_table
    assert (gone in in_game, gone in at_table) == (True, False)
    assert (stays in in_game, stays in at_table) == (False, True)
    refused = said(await night.run(night.judge, "game resume", game=match.number))
    assert "has its result already" in refused


async def test_undone_the_game_goes_on_and_a_match_without_one_says_nothing_of_games(night: Night) -> None:
    table = await bracket(night)
    match = await opened(night, table)
    await out(night, "signup drop", tables(night)[1].seats[0])
    assert "by post" not in given(night, tables(night)[1])[0]
    await out(night, "signup drop", table.seats[0])
    await night.take_back(night.organizer, event=1)
    await night.env.advance_time(31)
    assert game_of(night, match.number).status is GameStatus.PLAYING
    assert [words[:2] for words in held(night, match.number)] == ["~~"]


@pytest.mark.parametrize(
    ("language", "words"), [("en-US", "counts its own points"), ("ja", "点数を自分で数える")]
)
async def test_no_points_are_given_in_a_match_whose_game_by_post_would_not_know_of_them(
    night: Night, language: str, words: str
) -> None:
    table = await bracket(night)
    night.locales.set(night.judge.id, language)
    given = {"player": table.seats[0], "points": 1, "section": "jbl/2.2.4", "reason": "rude"}
    match = await opened(night, table)
    refused = said(await night.run(night.judge, "penalty points", **given))
    assert words in refused
    assert f"#{match.number}" in refused
    assert night.read(lambda uow: uow.penalties.find()) == ()
    other = tables(night)[1]
    given["player"] = other.seats[0]
    assert words not in said(await night.run(night.judge, "penalty points", **given))
    no_game = said(await night.run(seated(night, other)[0], "backgammon new", table=other.id))
    assert "would not count" in no_game
    assert night.read(lambda uow: uow.games.find(table_id=other.id)) == ()


async def test_a_game_that_had_not_begun_is_called_off(night: Night) -> None:
    table = await bracket(night)
    first, second = seated(night, table)
    await night.run(first, "backgammon new", table=table.id)
    await night.settle()
    await out(night, "signup drop", table.seats[1])
    await night.env.advance_time(31)
    assert game_of(night, 1).status is GameStatus.CALLED_OFF
    assert "⛔" in said(await night.run(second, "game join", game=1))
