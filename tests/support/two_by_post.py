"""Games of two by post on a database of their own, without Discord: what backgammon and Rivals have in common."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from data.database import Database
from data.game_records import PostGame
from league.ids import GameId
from tests.support.game_table import START, GameTable, in_order, set_up
from usecases.play.lobby import JoinGame, join_game
from usecases.play.open_game import NewGame, new_game


def two_at_table(
    database: Database,
    kind: str,
    choices: Mapping[str, str],
    people: int = 2,
    *,
    reserve: int = 0,
    start: datetime = START,
    secret: bytes = b"s",
) -> GameTable:
    """A game of this kind that has begun: people 101 and 102, or 101 against the house."""
    set_up(database)
    table = GameTable(database, GameId(0), start)
    new = NewGame(
        table.caller(101), in_order(2, secret), channel_id=50, in_thread=False, seats=2, bots=2 - people,
        kind=kind, choices=choices, reserve=reserve,
    )  # fmt: skip
    opened = table.do(new_game, new)
    assert isinstance(opened, PostGame), opened
    table.game_id = opened.id
    if people == 2:
        joined = table.do(join_game, JoinGame(table.caller(102), opened.id))
        assert isinstance(joined, PostGame), joined
    table.begin()
    return table


def steps_until(
    table: GameTable, fits: Callable[[Any], bool], step: Callable[[GameTable], None], most: int
) -> None:
    """One step after the other until the state fits."""
    for _ in range(most):
        if fits(table.state):
            return
        step(table)
    raise AssertionError("it never comes to that")
