"""Matches of backgammon by post on a database of their own, without Discord."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from data.database import Database
from data.game_records import GameStatus
from data.transaction import write
from engine.backgammon.actions import Action, Double, Play, RollDice
from engine.backgammon.evaluation import worth
from engine.backgammon.game import legal
from engine.backgammon.record_codecs import format_action
from engine.backgammon.state import BackgammonState, MatchPhase
from engine.backgammon.waiting import to_act
from league.refusal import Refusal
from tests.support.game_table import START, GameTable
from tests.support.two_by_post import steps_until, two_at_table


def match_table(
    database: Database,
    people: int = 2,
    points: int = 3,
    reserve: int = 0,
    start: datetime = START,
    secret: bytes = b"s",
    **choices: str,
) -> GameTable:
    """A match that has begun: people 101 and 102, or 101 against the house."""
    settings = {"points": str(points), **choices}
    return two_at_table(database, "backgammon", settings, people, reserve=reserve, start=start, secret=secret)


def state_of(table: GameTable) -> BackgammonState:
    """The match as it stands."""
    found: BackgammonState = table.state  # type: ignore[assignment]  # the table knows Catan's
    return found


def move(table: GameTable, action: Action) -> object:
    """Whoever must decide does this."""
    seat = to_act(state_of(table))[0]
    return table.play(table.user_of(seat), format_action(action))


def first_choice(state: BackgammonState) -> Action:
    """The dice, or the best play by rule of thumb; nobody doubles or gives up."""
    actions = legal(state, to_act(state)[0])
    plays = [action for action in actions if isinstance(action, Play)]
    if plays:
        return max(plays, key=lambda play: worth(play.after))
    return RollDice() if RollDice() in actions else actions[0]


def until(table: GameTable, fits: Callable[[BackgammonState], bool], most: int = 600) -> None:
    """First choices until the state fits."""
    steps_until(table, fits, step, most)


def step(table: GameTable) -> None:
    """Whoever must decide does what comes first."""
    done = move(table, first_choice(state_of(table)))
    assert not isinstance(done, Refusal), done


def double(table: GameTable) -> int:
    """Somebody doubles; the seat that must answer."""
    until(table, lambda state: state.phase is MatchPhase.BEFORE_ROLL and not state.crawford)
    done = move(table, Double())
    assert not isinstance(done, Refusal), done
    return to_act(state_of(table))[0]


def play_out(table: GameTable) -> None:
    """First choices to the end."""
    until(table, lambda _: table.game.status is GameStatus.OVER, most=3000)


def rewind_reserve(table: GameTable, seat: int, seconds: int) -> None:
    """The seat has so much reserve left."""
    kept = table.seats[seat]
    write(table.database, lambda uow: uow.game_seats.save(replace(kept, reserve=seconds)), lambda _: True)
