"""The bot is killed while the house thinks: the house still plays, and each of its decisions once."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from data.database import Database
from data.game_records import SeatState
from data.transaction import write
from engine.catan import game as catan
from engine.protocol import EngineRefusal
from league.refusal import Refusal
from tests.support import backgammon_table, rivals_post
from tests.support.backgammon_table import match_table
from tests.support.game_table import GameTable, game_table
from tests.support.loopback import LoopbackDiscord
from tests.support.process_night import process_night, skip_without_postgres
from tests.support.rivals_post import post_table
from usecases.play.registry import options_of, rules_of
from usecases.play.states import past_of

KILLS = 3
Step: TypeAlias = Callable[[GameTable], None]


def rivals(database: Database) -> tuple[GameTable, Step]:
    """Rivals against the house."""
    return post_table(database, people=1, start=datetime.now(UTC)), rivals_post.step


def backgammon(database: Database) -> tuple[GameTable, Step]:
    """A match of backgammon against the house."""
    table = match_table(database, people=1, start=datetime.now(UTC), level="club")
    return table, backgammon_table.step


def stand_in(database: Database) -> tuple[GameTable, Step]:
    """A game of Catan in which player 102 is away and the house plays for them."""
    table = game_table(database, people=2, seats=3, start=datetime.now(UTC))
    absent = next(replace(seat, autopilot=True, misses=2) for seat in table.seats if seat.user_id == 102)
    write(database, lambda uow: uow.game_seats.save(absent), lambda _: True)
    return table, catan_step


def catan_step(table: GameTable) -> None:
    """Player 101 does something sensible."""
    seat = next(one for one in catan.to_act(table.state) if table.seats[one].user_id == 101)
    assert not isinstance(table.play(101, table.choice(seat)), Refusal)


GAMES: Final = {"rivals": rivals, "backgammon": backgammon, "catan-stand-in": stand_in}


def thinking(game: str, database: Database) -> GameTable:
    """A game in which the house has to think."""
    table, step = GAMES[game](database)
    table.thinks = False
    for _ in range(60):
        if table.thoughts():
            return table
        step(table)
    raise AssertionError("the house never thinks")


def is_waited_for(table: GameTable) -> bool:
    """Whether the game waits for the person."""
    return any(seat.deadline is not None for seat in table.seats if seat.state is SeatState.TAKEN)


def accepted(table: GameTable) -> int:
    """How many stored events there are, each of which the rules accept where it stands."""
    past = table.read(lambda uow: past_of(uow, table.game, 0))
    rules, game = rules_of(table.game), table.game
    assert [stored.place for stored, _ in past] == [*range(len(past))]
    state = rules.fold(options_of(game), game.seats, [past[0][1]])
    for _, event in past[1:]:
        cause = rules.cause(state, event)
        assert cause is not None
        assert not isinstance(rules.decide(state, *cause), EngineRefusal)
        state = rules.evolve(state, event)
    return len(past)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("processes", [1, 2])
async def test_killing_the_bot_while_the_house_thinks_loses_and_doubles_no_decision(
    tmp_path: Path, processes: int, game: str
) -> None:
    skip_without_postgres(processes)
    tables: list[GameTable] = []

    def prepare(server: LoopbackDiscord, database: Database) -> None:
        table = thinking(game, database)
        tables.append(table)
        there = replace(table.game, guild_id=server.guild.id)  # where the bot is not a game stands still
        write(database, lambda uow: uow.games.save(there), lambda _: True)

    pace = {"GUILDHALL_HOUSE_PACE": "0.5"}
    async with process_night(tmp_path, 2, prepare=prepare, processes=processes, settings=pace) as night:
        (table,) = tables
        begun = table.game.events
        for _ in range(KILLS):
            await night.bot.kill()
            await night.bot.start()
            await night.all_connected()
        async with asyncio.timeout(90):
            while not is_waited_for(table):  # noqa: ASYNC110 - the database tells nobody
                await asyncio.sleep(0.2)
        assert accepted(table) > begun
        assert await night.bot.stop(20) == 0
