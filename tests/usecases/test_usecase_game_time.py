"""Play by post: deadlines, reminders, time-outs, autopilot, substitutes, judges."""

from datetime import timedelta

import pytest

from bot.i18n import Language, refusal_text
from data.database import Database
from data.game_records import GameStatus, PostGame, PromptKind, SeatState
from data.records import TimerKind
from engine.catan import game as catan
from engine.catan.events import RobberForgotten, Stolen
from engine.catan.phases import OVER, ROBBER
from league.ids import EventId
from league.refusal import Refusal
from tests.support.game_table import game_table
from tests.support.game_time import after_set_up, ring, run_out
from tests.support.wording import says
from usecases.play.judge import (
    CallToGame,
    JudgeGame,
    Substitute,
    call_to_game,
    end_game,
    pause_game,
    resume_game,
    substitute,
)
from usecases.play.move import MoveMade
from usecases.play.player_actions import ComeBack, ResignSeat, come_back, resign
from usecases.play.states import events_of
from usecases.play.undo import UndoMoves, undo_moves


def test_a_turn_has_twelve_waking_hours(database: Database) -> None:
    table = game_table(database, people=4)
    assert table.seats[0].deadline == table.now + timedelta(
        hours=12
    )  # ten in the morning to ten in the evening


def test_the_next_turn_has_its_own_hours_although_only_the_house_played_between(database: Database) -> None:
    table = after_set_up(game_table(database, people=1))
    turn = table.state.turn.number
    table.now += timedelta(hours=1)
    while table.state.turn.number == turn:
        table.play(101, table.choice(catan.to_act(table.state)[0]))
    seat = next(seat for seat in table.seats if seat.user_id)
    assert seat.deadline == table.now + timedelta(hours=12)


def test_at_half_time_and_an_hour_before_the_end_the_message_comes_again(database: Database) -> None:
    table = game_table(database, people=4)
    table.now += timedelta(hours=6, seconds=1)
    ring(table)
    table.now += timedelta(hours=5)
    ring(table)
    cards = table.read(lambda uow: uow.game_cards.find(seat=0, kind=PromptKind.TURN))
    assert [(card.repeats, card.is_open) for card in cards] == [(0, False), (1, False), (2, True)]


def test_when_time_is_up_the_house_acts_and_the_turn_is_over(database: Database) -> None:
    table = after_set_up(game_table(database, people=4))
    number = table.state.turn.number
    run_out(table)
    assert table.state.turn.number > number
    assert table.read(lambda uow: len(uow.outbox.notices.find(text="game-out-of-time"))) == 1


def test_a_robber_out_of_time_goes_to_the_desert_and_nobody_is_robbed__cjp_robber_forgot(
    database: Database,
) -> None:
    table = after_set_up(game_table(database, people=4))
    while table.state.turn.phase is not ROBBER:
        table.play(table.user_of(seat := catan.to_act(table.state)[0]), table.choice(seat))
    run_out(table)
    assert table.state.robber == table.state.board.desert
    stored = table.read(lambda uow: events_of(table.game, uow.game_events.since(table.game_id, 0)))
    forgotten = max(place for place, event in enumerate(stored) if isinstance(event, RobberForgotten))
    assert not any(isinstance(event, Stolen) for event in stored[forgotten:])


def test_after_two_turns_out_of_time_the_house_keeps_the_seat(database: Database) -> None:
    table = after_set_up(game_table(database, people=2, seats=3))
    for _ in range(4):
        run_out(table)
    assert {seat.number for seat in table.seats if seat.autopilot} == {0, 2}
    assert table.read(lambda uow: len(uow.outbox.notices.find(text="game-autopilot"))) >= 1


def test_a_game_that_everybody_leaves_alone_comes_to_rest(database: Database) -> None:
    table = game_table(database, people=4)
    for _ in range(40):
        if not any(seat.deadline for seat in table.seats):
            break
        run_out(table)
    assert all(seat.autopilot for seat in table.seats if seat.state is SeatState.TAKEN)
    assert table.game.status is GameStatus.PLAYING
    assert table.read(lambda uow: uow.timers.open_timers()) == 0


def test_whoever_comes_back_plays_again(database: Database) -> None:
    table = after_set_up(game_table(database, people=2, seats=3))
    while not table.seats[0].autopilot:
        run_out(table)
    table.do(come_back, ComeBack(table.caller(101), table.game_id))
    assert not table.seats[0].autopilot
    table.do(come_back, ComeBack(table.caller(102), table.game_id))
    table.play_on()
    assert table.game.status is GameStatus.OVER


def test_whoever_comes_back_while_a_judge_holds_the_game_plays_when_it_goes_on(database: Database) -> None:
    table = after_set_up(game_table(database, people=2, seats=3))
    while not table.seats[0].autopilot:
        run_out(table)
    table.do(pause_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    events = table.game.events
    back = table.do(come_back, ComeBack(table.caller(101), table.game_id))
    assert not back.autopilot
    assert (table.game.events, table.seats[0].deadline) == (events, None)
    table.do(resume_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    assert not table.seats[0].autopilot
    while table.state.turn.player != 0:
        table.play(table.user_of(seat := catan.to_act(table.state)[0]), table.choice(seat))
    assert table.seats[0].deadline is not None


def test_a_pause_takes_no_time_from_anybody(database: Database) -> None:
    table = game_table(database, people=4)
    before = table.seats[0].deadline
    table.do(pause_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    refused = table.play(101, table.choice(0))
    assert isinstance(refused, Refusal)
    assert refused.code == "game-paused"
    table.now += timedelta(days=3)
    assert ring(table) == 0
    table.do(resume_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    assert table.seats[0].deadline == before + timedelta(days=3)  # type: ignore[operator]  # it had one
    assert table.game.status is GameStatus.PLAYING


def test_judges_alone_pause_undo_substitute_and_end(database: Database) -> None:
    table = game_table(database, people=4)
    player = table.caller(101)
    deeds = (
        (pause_game, JudgeGame(player, table.game_id)),
        (resume_game, JudgeGame(player, table.game_id)),
        (undo_moves, UndoMoves(player, table.game_id)),
        (substitute, Substitute(player, table.game_id, 1, 500, "New")),
        (end_game, JudgeGame(player, table.game_id)),
    )
    codes = {table.do(use_case, command).code for use_case, command in deeds}
    assert codes == {"game-needs-judge"}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_whoever_may_not_judge_a_game_hears_of_the_button_with_which_its_players_call_one(
    database: Database, language: Language
) -> None:
    table = game_table(database, people=4)
    button = {"en": '"Judge"', "ja": "「審判」"}[language]
    refused = table.do(pause_game, JudgeGame(table.caller(101), table.game_id))
    words = refusal_text(language, refused)
    assert button in words
    assert not says(words, "refusal-needs-judge")
    table.do(call_to_game, CallToGame(table.caller(101), table.game_id, ""))
    refused = table.do(undo_moves, UndoMoves(table.caller(101), table.game_id))
    assert button not in refusal_text(language, refused)


def test_an_undo_takes_the_last_decision_back_and_tells_everybody(database: Database) -> None:
    table = game_table(database, people=4)
    before = table.state
    stamp = table.game.events
    table.play(101, table.choice(0))
    table.do(undo_moves, UndoMoves(table.caller(9, judge=True), table.game_id))
    assert table.state == before
    assert table.read(lambda uow: len(uow.outbox.notices.find(text="game-undone"))) == 1
    assert (
        table.read(lambda uow: [line.action for line in uow.journal.lines(7, EventId(0), 10)])[0]
        == "game-undo"
    )
    stale = table.play(101, table.choice(0), stamp)
    assert isinstance(stale, Refusal)  # a control from before the undo is of another epoch
    assert isinstance(table.play(101, table.choice(0)), MoveMade)


def test_after_an_undo_the_player_has_a_new_card_and_the_game_goes_on_to_its_end(database: Database) -> None:
    table = after_set_up(game_table(database, people=4))
    table.do(undo_moves, UndoMoves(table.caller(9, judge=True), table.game_id, 3))
    cards = table.read(lambda uow: uow.game_cards.find(is_open=True, kind=PromptKind.TURN))
    assert [card.seat for card in cards] == [table.state.turn.player]
    table.play_on()
    assert table.game.status is GameStatus.OVER


def test_there_is_nothing_to_undo_before_the_first_move(database: Database) -> None:
    table = game_table(database, people=4)
    refused = table.do(undo_moves, UndoMoves(table.caller(9, judge=True), table.game_id))
    assert refused.code == "game-nothing-to-undo"


def test_a_substitute_gets_the_turn_and_a_full_period(database: Database) -> None:
    table = game_table(database, people=4)
    table.now += timedelta(hours=11)
    table.do(substitute, Substitute(table.caller(9, judge=True), table.game_id, 1, 500, "New"))
    seat = table.seats[0]
    assert (seat.user_id, seat.name) == (500, "New")
    assert seat.deadline is not None
    assert seat.deadline >= table.now + timedelta(hours=12)
    open_cards = table.read(lambda uow: uow.game_cards.find(is_open=True, kind=PromptKind.TURN))
    assert [card.user_id for card in open_cards] == [500]
    refused = table.play(101, table.choice(0))
    assert isinstance(refused, Refusal)
    assert isinstance(table.play(500, table.choice(0)), MoveMade)


def test_a_judge_ends_the_game_without_a_winner__cjp_time_up_ends(database: Database) -> None:
    table = after_set_up(game_table(database, people=4))
    ended = table.do(end_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    assert isinstance(ended, PostGame)
    result = catan.result(table.state)
    assert result is not None
    assert (result.winner, table.game.status, table.state.turn.phase) == (None, GameStatus.OVER, OVER)


def test_whoever_resigns_is_played_by_the_house(database: Database) -> None:
    table = after_set_up(game_table(database, people=4))
    table.do(resign, ResignSeat(table.caller(101), table.game_id))
    refused = table.play(101, "roll")
    assert isinstance(refused, Refusal)
    assert refused.code == "game-resigned"
    assert all(card.seat != 0 for card in table.read(lambda uow: uow.game_cards.find(is_open=True)))


def test_with_the_last_player_who_resigns_a_game_of_its_own_ends_without_a_winner(database: Database) -> None:
    table = after_set_up(game_table(database, people=2, seats=3))
    table.do(resign, ResignSeat(table.caller(101), table.game_id))
    assert table.game.status is GameStatus.PLAYING
    table.do(pause_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    table.do(resign, ResignSeat(table.caller(102), table.game_id))
    result = catan.result(table.state)
    assert result is not None
    assert (table.game.status, result.winner) == (GameStatus.OVER, None)


def test_timers_of_a_finished_game_are_gone(database: Database) -> None:
    table = after_set_up(game_table(database, people=4))
    table.do(end_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    assert table.read(lambda uow: uow.timers.waiting(TimerKind.GAME_DEADLINE, table.seats[0].id)) == ()
