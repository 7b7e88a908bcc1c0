"""Games of Rivals by post on a database of their own, without Discord."""

import random
from collections.abc import Callable
from datetime import datetime

from data.database import Database
from data.game_records import GameStatus
from engine.rivals.actions import RivalsAction
from engine.rivals.game import legal, to_act
from engine.rivals.house import thrifty
from engine.rivals.notation import format_action
from engine.rivals.state import RivalsState
from league.refusal import Refusal
from tests.support.game_table import START, GameTable
from tests.support.two_by_post import steps_until, two_at_table

_CHANCE = random.Random(20)


def post_table(
    database: Database, people: int = 2, start: datetime = START, secret: bytes = b"s", **choices: str
) -> GameTable:
    """A game that has begun: people 101 and 102, or 101 against the house; each is played by the same chance."""
    _CHANCE.seed(20)
    return two_at_table(database, "rivals", choices, people, start=start, secret=secret)


def state_of(table: GameTable) -> RivalsState:
    """The game as it stands."""
    found: RivalsState = table.state  # type: ignore[assignment]  # the table knows Catan's
    return found


def move(table: GameTable, seat: int, action: RivalsAction) -> object:
    """A seat does this."""
    return table.play(table.user_of(seat), format_action(action))


def step(table: GameTable) -> None:
    """The first who must decide does what the rule of thumb says."""
    state = state_of(table)
    seat = to_act(state)
    assert seat is not None
    done = move(table, seat, thrifty(state, seat, legal(state, seat), _CHANCE.randrange))
    assert not isinstance(done, Refusal), done


def until(table: GameTable, fits: Callable[[RivalsState], bool], most: int = 2000) -> None:
    """Sensible decisions until the state fits."""
    steps_until(table, fits, step, most)


def asked(table: GameTable) -> int:
    """Sensible decisions until both must choose in secret; the seat that is not on turn."""
    until(table, lambda state: bool(state.agenda) and len(state.agenda[0]) > 1)
    return 1 - state_of(table).turn.seat


def play_out(table: GameTable) -> None:
    """Sensible decisions to the end."""
    until(table, lambda _: table.game.status is GameStatus.OVER)
