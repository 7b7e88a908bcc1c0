"""A player leaves a bracket whose match is being played by post: the match is decided, and its game stands still."""

from typing import Any

import pytest

from data.game_records import GameStatus
from league.round import Table, TableStatus
from tests.cogs.test_cog_backgammon_league import opened, seated
from tests.cogs.test_cog_departure import out, thread
from tests.cogs.test_cog_game_let_go import game_of, talk
from tests.support.night import Night, said
from tests.support.rounds import event_with, tables
from tests.support.wording import says


async def bracket(night: Night) -> Table:
    """The first match of four players."""
    await event_with(night, 4, profile="backgammon-jba", pairing="single-elimination", points=3)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    return tables(night)[0]


def held(night: Night, game: int) -> list[str]:
    return [words for words in talk(night, game) if says(words, "game-decided-left")]


def given(night: Night, table: Table) -> list[str]:
    return [words for words in thread(night, table) if says(words, "notice-match-given")]


@pytest.mark.parametrize("command", ["signup drop"])
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
    assert says(in_game, "game-decided-left")
    assert says(at_table, "game-counts-no-more", game=match.number)
    assert (gone in in_game, gone in at_table) == (True, False)
    assert (stays in in_game, stays in at_table) == (False, True)
    refused = said(await night.run(night.judge, "game resume", game=match.number))
    assert says(refused, "refusal-game-table-decided")
