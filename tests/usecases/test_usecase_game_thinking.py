"""Play by post: the house thinks outside of any transaction, and what happens to the game meanwhile."""

import pickle

from data.database import Database
from data.game_records import GameSeat, GameStatus, SeatState
from data.records import TimerKind
from engine.backgammon.game import to_act as backgammon_to_act
from engine.catan import game as catan
from engine.rivals.game import legal, to_act
from engine.rivals.house import SampledSearch
from engine.rivals.names import GameSet
from engine.rivals.options import Preset, preset
from engine.rivals.view import view
from engine.thinking import answered
from league.refusal import Refusal
from tests.engine.rivals_table import walk
from tests.support.backgammon_table import first_choice, match_table, move
from tests.support.backgammon_table import state_of as match_of
from tests.support.game_table import GameTable, game_table
from tests.support.game_time import ring
from tests.support.rivals_post import post_table, state_of, step
from usecases.play.judge import JudgeGame, Substitute, pause_game, resume_game, substitute
from usecases.play.player_actions import ResignSeat, resign
from usecases.play.states import STATES
from usecases.play.thinking import HouseThought
from usecases.play.undo import UndoMoves, undo_moves


def house_of(table: GameTable) -> GameSeat:
    """The seat of the house."""
    return next(seat for seat in table.seats if seat.state is SeatState.BOT)


def at_thought(database: Database) -> tuple[GameTable, int, HouseThought]:
    """A game in which the house thinks, the timer that stands for it, and what it thinks about."""
    table = post_table(database, people=1)
    table.thinks = False
    for _ in range(60):
        found = table.thoughts()
        if found:
            ((number, thought),) = found.items()
            return table, number, thought
        step(table)
    raise AssertionError("the house never thinks")


def test_a_search_gets_what_its_seat_sees_and_nothing_else(database: Database) -> None:
    table, _, thought = at_thought(database)
    state, seat = state_of(table), house_of(table).number
    search, seen, actions, luck = thought.question
    assert seen == view(state, seat)
    assert list(actions) == list(legal(state, seat))
    assert pickle.loads(pickle.dumps(search)).__self__.__dict__ == {}  # noqa: S301 - our own bytes
    payload = pickle.dumps(thought.question)
    for secret in (table.game.secret.encode(), bytes.fromhex(table.game.secret), repr(state.stacks).encode()):
        assert secret not in payload
    assert luck < 1 << 62


def test_whether_the_house_thinks_hangs_on_open_facts_alone() -> None:
    asked = set[bool]()
    for each in walk(preset(Preset.PRINTED, GameSet.GOLD), 5, 300):
        state = each.after
        own, open_ = (SampledSearch().searches(view(state, seat)) for seat in (state.turn.seat, None))
        assert own == open_
        asked.add(own)
    assert asked == {True, False}


def test_while_the_house_thinks_its_decision_is_not_in_the_game_and_nobody_else_is_waited_for(
    database: Database,
) -> None:
    table, _, _ = at_thought(database)
    assert to_act(state_of(table)) == house_of(table).number
    assert not [seat for seat in table.seats if seat.deadline]


def test_another_start_asks_the_same_and_gets_the_same_answer(database: Database) -> None:
    table, number, thought = at_thought(database)
    STATES._seen.clear()
    assert table.thoughts() == {number: thought}
    assert answered(table.thoughts()[number].question) == answered(thought.question)


def test_of_two_processes_that_think_one_decides(database: Database) -> None:
    table, number, thought = at_thought(database)
    table.thought_twice(number, thought)


def test_a_thought_about_another_moment_is_nothing_and_the_house_is_asked_anew(database: Database) -> None:
    table, number, thought = at_thought(database)
    assert table.house_says(number, thought, answered(thought.question))
    while number not in table.thoughts():
        step(table)
    events = table.game.events
    assert table.house_says(number, thought, 0)
    assert table.game.events == events
    assert number in table.thoughts()


def test_where_nothing_is_found_in_time_the_house_decides_at_a_glance(database: Database) -> None:
    table, number, thought = at_thought(database)
    events = table.game.events
    assert table.house_says(number, thought, None)
    assert table.game.events > events


def test_a_timer_that_nobody_thinks_for_goes_off_as_any_other(database: Database) -> None:
    table, _, _ = at_thought(database)
    events = table.game.events
    assert ring(table)
    assert table.game.events > events


def test_a_held_game_waits_with_its_house_and_goes_on_with_it(database: Database) -> None:
    table, number, thought = at_thought(database)
    judge = JudgeGame(table.caller(9, judge=True), table.game_id)
    assert not isinstance(table.do(pause_game, judge), Refusal)
    events = table.game.events
    table.house_says(number, thought, answered(thought.question))
    assert (table.game.events, table.thoughts()) == (events, {})
    assert not isinstance(
        table.do(resume_game, JudgeGame(table.caller(9, judge=True), table.game_id)), Refusal
    )
    assert list(table.thoughts()) == [number]
    table.thinks = True
    table.house_thinks()
    assert table.game.events > events


def test_what_is_taken_back_while_the_house_thinks_was_thought_in_vain(database: Database) -> None:
    table, number, thought = at_thought(database)
    done = table.do(undo_moves, UndoMoves(table.caller(9, judge=True), table.game_id))
    assert not isinstance(done, Refusal)
    events = table.game.events
    table.house_says(number, thought, answered(thought.question))
    assert (table.game.events, table.thoughts()) == (events, {})
    assert [seat.user_id for seat in table.seats if seat.deadline] == [101]


def test_who_gives_up_while_the_house_thinks_has_lost(database: Database) -> None:
    table, number, thought = at_thought(database)
    assert not isinstance(table.do(resign, ResignSeat(table.caller(101), table.game_id)), Refusal)
    events = table.game.events
    table.house_says(number, thought, answered(thought.question))
    assert table.game.events == events
    assert table.game.status is GameStatus.OVER


def test_the_house_thinks_for_one_decision_after_the_other_and_the_person_is_on_turn_again(
    database: Database,
) -> None:
    table, number, _ = at_thought(database)
    thought = table.thoughts()[number]
    for _ in range(50):
        if number not in table.thoughts():
            break
        thought = table.thoughts()[number]
        table.house_says(number, thought, answered(thought.question))
    assert [seat.user_id for seat in table.seats if seat.deadline] == [101]
    timers = table.read(lambda uow: uow.timers.waiting(TimerKind.GAME_HOUSE, house_of(table).id))
    assert timers == ()


def test_whoever_takes_the_seat_while_the_house_thinks_decides_alone(database: Database) -> None:
    table = game_table(database, people=2, seats=3, choices={"house": "master"})
    table.thinks = False
    while not table.thoughts():
        seat = next(seat for seat in catan.to_act(table.state) if table.seats[seat].user_id)
        assert not isinstance(table.play(table.user_of(seat), table.choice(seat)), Refusal)
    ((number, thought),) = table.thoughts().items()
    house = house_of(table).number
    taken = Substitute(table.caller(9, judge=True), table.game_id, house + 1, 500, "Newcomer")
    assert not isinstance(table.do(substitute, taken), Refusal)
    events = table.game.events
    table.house_says(number, thought, answered(thought.question))
    assert (table.game.events, table.thoughts()) == (events, {})
    assert table.seats[house].deadline is not None
    assert not isinstance(table.play(500, table.choice(house)), Refusal)


def test_the_house_of_backgammon_thinks_outside_of_any_transaction_and_survives_a_restart(
    database: Database,
) -> None:
    table = match_table(database, people=1, level="club")
    table.thinks = False
    while not table.thoughts():
        assert not isinstance(move(table, first_choice(match_of(table))), Refusal)
    ((number, thought),) = table.thoughts().items()
    assert table.seats[backgammon_to_act(match_of(table))[0]].state is SeatState.BOT
    assert table.game.secret.encode() not in pickle.dumps(thought.question)
    STATES._seen.clear()
    assert table.thoughts() == {number: thought}, "whoever starts next finds the same question"
    events = table.game.events
    assert table.house_says(number, thought, answered(thought.question))
    after = table.game.events
    assert after > events
    table.house_says(number, thought, 0)  # the second to come back
    assert table.game.events == after


def test_masters_of_catan_play_a_game_with_a_person_to_its_end(database: Database) -> None:
    table = game_table(database, people=1, seats=3, choices={"house": "master"})
    table.play_on()
    assert table.game.status is GameStatus.OVER
