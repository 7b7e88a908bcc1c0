"""Play by post: the stand-in of whoever is away thinks where the house does, outside of any transaction."""

import pickle
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from data import transaction
from data.database import Database
from data.game_records import GameSeat
from data.transaction import write
from engine.backgammon.game import to_act as backgammon_to_act
from engine.backgammon.rules import BACKGAMMON
from engine.capabilities import Engine
from engine.catan import game as catan
from engine.catan.actions import EndTurn
from engine.catan.orders import NO_ORDERS, Automatic
from engine.catan.rules import CATAN
from engine.protocol import Chance
from engine.rivals.game import to_act
from engine.rivals.rules import RIVALS
from engine.thinking import answered
from league.refusal import Refusal
from tests.support import backgammon_table, rivals_post
from tests.support.backgammon_table import match_table
from tests.support.game_table import GameTable, game_table
from tests.support.game_time import ring
from tests.support.rivals_post import post_table
from usecases.play.commit import commit_moves, moves_of
from usecases.play.judge import JudgeGame, pause_game, resume_game
from usecases.play.player_actions import ComeBack, come_back
from usecases.play.states import STATES
from usecases.play.thinking import HouseThought
from usecases.play.undo import UndoMoves, undo_moves


def away(table: GameTable) -> GameSeat:
    """The seat of whoever is away."""
    return next(seat for seat in table.seats if seat.user_id == 102)


def leaves(table: GameTable) -> None:
    """Player 102 has run out of time twice; the other plays on until the house must think."""
    absent = replace(away(table), autopilot=True, misses=2)
    write(table.database, lambda uow: uow.game_seats.save(absent), lambda _: True)


def persons_move(table: GameTable) -> None:
    """Player 101 does something sensible."""
    seat = next(one for one in catan.to_act(table.state) if table.seats[one].user_id == 101)
    assert not isinstance(table.play(101, table.choice(seat)), Refusal)


def at_thought(database: Database) -> tuple[GameTable, int, HouseThought]:
    """A game whose stand-in has to think, the timer that stands for it, and what it thinks about."""
    table = game_table(database, people=2, seats=3)
    leaves(table)
    table.thinks = False
    while not table.thoughts():
        persons_move(table)
    ((number, thought),) = table.thoughts().items()
    assert away(table).number in catan.to_act(table.state)
    return table, number, thought


def is_writing() -> bool:
    """Whether somebody writes to the database further up."""
    frame = sys._getframe()
    while frame.f_back is not None:
        frame = frame.f_back
        if frame.f_code is transaction.write.__code__:
            return True
    return False


def noting(decide: Callable[..., object], writing: list[bool]) -> Callable[..., object]:
    """The same, which also notes whether somebody writes meanwhile."""

    def noted(player: object, view: object, actions: Sequence[object], chance: Chance) -> object:
        writing.append(is_writing())
        return decide(player, view, actions, chance)

    return noted


def stand_in_of_catan(database: Database) -> None:
    """Twenty turns in which player 102 is away."""
    table = game_table(database, people=2, seats=3)
    leaves(table)
    while table.state.turn.number < 30:
        persons_move(table)


def master_of_catan(database: Database) -> None:
    """A few turns against the house's master."""
    table = game_table(database, people=1, seats=3, choices={"house": "master"})
    while table.state.turn.number < 10:
        persons_move(table)


def house_of_rivals(database: Database) -> None:
    """A few turns against the house."""
    table = post_table(database, people=1)
    while rivals_post.state_of(table).turn.number < 8:
        assert table.seats[to_act(rivals_post.state_of(table)) or 0].user_id
        rivals_post.step(table)


def house_of_backgammon(database: Database) -> None:
    """A few turns against the house."""
    table = match_table(database, people=1, level="club")
    for _ in range(12):
        assert table.seats[backgammon_to_act(backgammon_table.state_of(table))[0]].user_id
        backgammon_table.step(table)


@pytest.mark.parametrize(
    ("engine", "plays"),
    [
        (CATAN, stand_in_of_catan),
        (CATAN, master_of_catan),
        (RIVALS, house_of_rivals),
        (BACKGAMMON, house_of_backgammon),
    ],
    ids=["catan's stand-in", "catan's master", "rivals", "backgammon"],
)
def test_whoever_thinks_for_a_seat_does_so_while_nobody_writes(
    database: Database,
    monkeypatch: pytest.MonkeyPatch,
    engine: Engine[Any, Any, Any, Any, Any, Any],
    plays: Callable[[Database], None],
) -> None:
    writing: list[bool] = []
    for kind, name in ((type(engine.stand_in), "choose"), (type(engine.search), "search")):
        if hasattr(kind, name):
            monkeypatch.setattr(kind, name, noting(getattr(kind, name), writing))
    plays(database)
    assert writing
    assert not any(writing)


def test_a_stand_in_gets_what_its_seat_sees_and_no_secret(database: Database) -> None:
    table, _, thought = at_thought(database)
    seat = away(table).number
    assert thought.question.view == catan.view(table.state, seat)
    assert list(thought.question.actions) == list(catan.legal(table.state, seat))
    assert table.game.secret.encode() not in pickle.dumps(thought.question)


def test_killed_between_question_and_decision_the_next_start_asks_the_same(database: Database) -> None:
    table, number, thought = at_thought(database)
    events, place = table.game.events, answered(thought.question)
    STATES._seen.clear()
    assert table.game.events == events
    assert table.thoughts() == {number: thought}
    assert answered(table.thoughts()[number].question) == place


def test_of_two_processes_one_decides_for_whoever_is_away(database: Database) -> None:
    table, number, thought = at_thought(database)
    table.thought_twice(number, thought)


def test_who_comes_back_while_the_stand_in_thinks_decides_alone(database: Database) -> None:
    table, number, thought = at_thought(database)
    assert not isinstance(table.do(come_back, ComeBack(table.caller(102), table.game_id)), Refusal)
    events = table.game.events
    table.house_says(number, thought, answered(thought.question))
    assert (table.game.events, table.thoughts()) == (events, {})
    assert away(table).deadline is not None
    assert not isinstance(table.play(102, table.choice(away(table).number)), Refusal)


def test_what_is_taken_back_meanwhile_was_thought_in_vain(database: Database) -> None:
    table, number, thought = at_thought(database)
    done = table.do(undo_moves, UndoMoves(table.caller(9, judge=True), table.game_id))
    assert not isinstance(done, Refusal)
    events = table.game.events
    table.house_says(number, thought, answered(thought.question))
    assert (table.game.events, table.thoughts()) == (events, {})
    assert [seat.user_id for seat in table.seats if seat.deadline] == [101]


@pytest.mark.parametrize("place", [0, None], ids=["an action", "nothing found"])
def test_a_decision_for_another_moment_is_dropped_and_asked_anew(
    database: Database, place: int | None
) -> None:
    table, number, thought = at_thought(database)
    assert table.house_says(number, thought, answered(thought.question))
    while number not in table.thoughts():
        persons_move(table)
    events = table.game.events
    table.house_says(number, thought, place)
    assert table.game.events == events
    assert number in table.thoughts()


def test_in_a_held_game_the_stand_in_waits_and_goes_on_with_it(database: Database) -> None:
    table, number, thought = at_thought(database)
    judge = table.caller(9, judge=True)
    assert not isinstance(table.do(pause_game, JudgeGame(judge, table.game_id)), Refusal)
    events = table.game.events
    table.house_says(number, thought, answered(thought.question))
    assert (table.game.events, table.thoughts()) == (events, {})
    judge = table.caller(9, judge=True)
    assert not isinstance(table.do(resume_game, JudgeGame(judge, table.game_id)), Refusal)
    assert list(table.thoughts()) == [number]


def test_where_nobody_thinks_the_least_is_done_and_the_game_goes_on(database: Database) -> None:
    table, _, _ = at_thought(database)
    events = table.game.events
    assert ring(table)
    assert table.game.events > events


def test_an_order_of_whoever_is_away_comes_no_sooner_than_the_stand_in_and_goes_before_it(
    database: Database,
) -> None:
    table, number, thought = at_thought(database)
    while (
        thought.question.actions[answered(thought.question) or 0] == EndTurn()
        or EndTurn() not in thought.question.actions
    ):
        table.house_says(number, thought, answered(thought.question))
        while number not in table.thoughts():
            persons_move(table)
        thought = table.thoughts()[number]
    assert CATAN.orders is not None
    ends = CATAN.orders.write(replace(NO_ORDERS, auto_end=Automatic.ALWAYS))
    write(database, lambda uow: uow.game_seats.change(away(table), orders=ends), lambda _: True)
    turn, built = table.state.turn.number, table.state.players[away(table).number]
    write(database, lambda uow: commit_moves(uow, moves_of(uow, table.game, table.now)), lambda _: True)
    assert table.state.turn.number == turn
    table.house_says(number, thought, answered(thought.question))
    assert table.state.turn.number == turn + 1
    assert table.state.players[away(table).number] == built
