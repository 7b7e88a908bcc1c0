"""Rivals by post: opening, turns, replies with a time of their own, orders, absence, undo, giving up."""

from datetime import timedelta

import pytest

from data.database import Database
from data.game_records import GameStatus, PostGame, PromptKind
from data.records import TimerKind
from engine.rivals.actions import CastDice, LayRoad, StoreGood
from engine.rivals.automation import affords
from engine.rivals.game import legal, to_act
from engine.rivals.names import GameSet
from engine.rivals.options import GOALS, Preset, RivalsOptions, preset
from engine.rivals.state import RivalsState, TurnPhase
from engine.rivals.view import view
from league.ids import GameId
from league.refusal import Refusal
from tests.support.game_table import GameTable, in_order, notices, set_up
from tests.support.game_time import ring, run_out
from tests.support.rivals_post import asked, move, play_out, post_table, state_of, step, until
from usecases.play.deferred import LATEST, SOONEST
from usecases.play.judge import JudgeGame, Substitute, pause_game, resume_game, substitute
from usecases.play.open_game import NewGame, new_game
from usecases.play.player_actions import GiveOrders, ResignSeat, give_orders, resign
from usecases.play.registry import options_of
from usecases.play.report import Replay, finished_game
from usecases.play.undo import UndoMoves, undo_moves


def order(table: GameTable, seat: int, words: str) -> None:
    done = table.do(give_orders, GiveOrders(table.caller(table.user_of(seat)), table.game_id, words))
    assert not isinstance(done, Refusal), done


@pytest.mark.parametrize("set_", list(GameSet))
@pytest.mark.parametrize("reading", list(Preset))
def test_a_game_is_played_with_the_cards_and_by_the_reading_that_were_chosen(
    database: Database, set_: GameSet, reading: Preset
) -> None:
    table = post_table(database, set=set_.value, preset=reading.value)
    assert options_of(table.game) == preset(reading, set_)
    assert options_of(table.game).goal == GOALS[set_]


@pytest.mark.parametrize("choices", [{"set": "junk"}, {"preset": "junk"}])
def test_a_set_that_is_none_is_refused(database: Database, choices: dict[str, str]) -> None:
    set_up(database)
    table = GameTable(database, GameId(0))
    new = NewGame(
        table.caller(101),
        in_order(2),
        channel_id=50,
        in_thread=False,
        seats=2,
        kind="rivals",
        choices=choices,
    )
    refused = table.do(new_game, new)
    assert isinstance(refused, Refusal)
    assert refused.code == "rivals-malformed"


def test_two_people_play_to_the_end_and_cards_and_dice_verify(database: Database) -> None:
    table = post_table(database)
    play_out(table)
    replay = table.read(lambda uow: finished_game(table.game_id, uow))
    assert isinstance(replay, Replay)
    assert replay.fault is None


def test_against_the_house_only_the_person_is_waited_for(database: Database) -> None:
    table = post_table(database, people=1)
    for _ in range(40):
        if table.game.status is GameStatus.OVER:
            break
        seat = to_act(state_of(table))
        assert seat is not None
        assert {one.user_id for one in table.seats if one.deadline} == {101}
        step(table)


def test_both_who_choose_in_secret_have_a_message_and_a_time_of_their_own(database: Database) -> None:
    table = post_table(database)
    waiting = asked(table)
    cards = table.read(lambda uow: uow.game_cards.find(game_id=table.game_id, is_open=True))
    assert {(card.seat, card.kind) for card in cards} == {
        (waiting, PromptKind.REPLY),
        (1 - waiting, PromptKind.TURN),
    }
    assert all(seat.deadline for seat in table.seats)
    (place, *_) = legal(state_of(table), waiting)
    move(table, waiting, place)
    assert table.seats[waiting].deadline is None
    assert table.seats[1 - waiting].deadline is not None


def test_an_order_answers_an_event_of_the_other_s_turn_late_as_a_hand_would(database: Database) -> None:
    table = post_table(database)
    waiting = asked(table)
    order(table, waiting, "least")
    assert state_of(table).veil is None
    (timer,) = table.read(lambda uow: uow.timers.waiting(TimerKind.GAME_DISCARD, table.seats[waiting].id))
    assert SOONEST <= (timer.due_at - table.now).total_seconds() <= LATEST
    table.now += timedelta(seconds=LATEST)
    ring(table)
    assert state_of(table).veil is not None
    assert [each.seat for each in state_of(table).agenda[0]] == [1 - waiting]


def test_orders_of_the_own_turn_act_at_once(database: Database) -> None:
    table = post_table(database)
    until(
        table,
        lambda state: state.turn.phase is TurnPhase.BEFORE and not state.agenda and state.turn.seat == 0,
    )
    order(table, 1, "roll")
    turn = state_of(table).turn.number
    until(table, lambda state: state.turn.number > turn)
    state = state_of(table)
    assert state.turn.seat == 1
    assert state.turn.phase is TurnPhase.MAIN


def test_a_turn_with_nothing_to_do_takes_no_tap_by_order(database: Database) -> None:
    """Where the goods pay for nothing the turn is over by itself; where they do, the player is asked."""
    table = post_table(database)
    until(
        table,
        lambda state: state.turn.phase is TurnPhase.BEFORE and not state.agenda and state.turn.seat == 0,
    )
    order(table, 1, "rest")
    until(table, lambda state: state.turn.seat == 1)
    seen = view(state_of(table), 1)
    assert seen.turn.phase is TurnPhase.MAIN
    assert seen.agenda or affords(seen, legal(state_of(table), 1))


def test_one_tap_rolls_and_ends_a_turn_with_nothing_to_do(database: Database) -> None:
    """The order that the panel offers beside the dice, given in the own turn, acts at once."""
    table = post_table(database)

    def before_the_dice(state: RivalsState) -> bool:
        return state.turn.phase is TurnPhase.BEFORE and not state.agenda and state.turn.seat == 0

    until(table, before_the_dice)
    turn = state_of(table).turn.number
    order(table, 0, "rest")
    state = state_of(table)
    assert state.turn.phase is not TurnPhase.BEFORE or state.turn.number > turn
    if state.turn.number == turn and not state.agenda:
        assert affords(view(state, 0), legal(state, 0))


def test_out_of_time_the_house_ends_the_turn_and_twice_keeps_the_seat(database: Database) -> None:
    table = post_table(database)
    until(table, lambda state: state.turn.phase is TurnPhase.BEFORE and not state.agenda)
    seat = state_of(table).turn.seat
    run_out(table)
    assert state_of(table).turn.seat == 1 - seat or table.seats[1 - seat].deadline is not None
    until(table, lambda state: state.turn.seat == seat and not state.agenda)
    run_out(table)
    assert table.seats[seat].autopilot
    assert table.read(lambda uow: notices(uow, "game-out-of-time")) == 1
    assert table.read(lambda uow: notices(uow, "game-autopilot-match")) == 1
    assert table.game.status is GameStatus.PLAYING, (
        "the regulations of Rivals know no forfeit: the house plays on"
    )


def test_a_game_of_two_has_no_substitute_but_its_own_player_is_put_back(database: Database) -> None:
    table = post_table(database)
    until(table, lambda state: state.turn.phase is TurnPhase.BEFORE and not state.agenda)
    seat = state_of(table).turn.seat
    run_out(table)
    until(table, lambda state: state.turn.seat == seat and not state.agenda)
    run_out(table)
    assert table.seats[seat].autopilot
    judge, own = table.caller(9, judge=True), table.user_of(seat)
    refused = table.do(substitute, Substitute(judge, table.game_id, seat + 1, 103, "Newcomer"))
    assert isinstance(refused, Refusal)
    assert refused.code == "game-no-substitute"
    assert table.user_of(seat) == own
    back = table.do(substitute, Substitute(judge, table.game_id, seat + 1, own, "Own"))
    assert not isinstance(back, Refusal), back
    assert not table.seats[seat].autopilot


def test_what_a_judge_takes_back_is_rolled_alike_again(database: Database) -> None:
    table = post_table(database)
    until(table, lambda state: state.turn.phase is TurnPhase.BEFORE and not state.agenda)
    seat = state_of(table).turn.seat
    move(table, seat, CastDice())
    rolled = state_of(table).turn
    done = table.do(undo_moves, UndoMoves(table.caller(9, judge=True), table.game_id, 1))
    assert not isinstance(done, Refusal), done
    assert state_of(table).turn.phase is TurnPhase.BEFORE
    move(table, seat, CastDice())
    assert (state_of(table).turn.production, state_of(table).turn.face) == (rolled.production, rolled.face)


def test_a_judge_holds_the_game_and_lets_it_go_on(database: Database) -> None:
    table = post_table(database)
    seen = []
    for verb in (pause_game, resume_game):
        table.do(verb, JudgeGame(table.caller(9, judge=True), table.game_id))
        seen.append(table.game.status)
    assert seen == [GameStatus.PAUSED, GameStatus.PLAYING]


def test_who_gives_up_has_lost(database: Database) -> None:
    table = post_table(database)
    done = table.do(resign, ResignSeat(table.caller(101), table.game_id))
    assert isinstance(done, PostGame)
    assert table.game.status is GameStatus.OVER
    assert table.user_of(state_of(table).winner) == 102


@pytest.mark.parametrize("action", [LayRoad("W"), StoreGood(0)])
def test_what_the_rules_refuse_is_refused_with_its_code(
    database: Database, action: LayRoad | StoreGood
) -> None:
    table = post_table(database)
    until(table, lambda state: state.turn.phase is TurnPhase.BEFORE and not state.agenda)
    refused = move(table, state_of(table).turn.seat, action)
    assert isinstance(refused, Refusal)
    assert refused.code in {"rivals-roll-first", "rivals-not-due"}


def test_the_options_say_all_that_a_game_depends_on(database: Database) -> None:
    table = post_table(database)
    found = options_of(table.game)
    assert isinstance(found, RivalsOptions)
    assert found.goal == 7
