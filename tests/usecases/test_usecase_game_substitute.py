"""Play by post: a judge puts somebody in a seat - before the start, in the middle, and back into their own."""

from dataclasses import replace
from datetime import timedelta

import pytest

from data.database import Database
from data.game_records import GameStatus, PostGame, PromptKind, SeatState
from data.records import PostKind, UserSettings, mention
from data.transaction import write
from engine.catan.orders import Automatic
from league.ids import GameId
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table, in_order, orders_of, set_up
from tests.usecases.test_usecase_game_orders import order
from usecases.play.judge import (
    CallToGame,
    JudgeGame,
    Substitute,
    call_to_game,
    pause_game,
    resume_game,
    substitute,
)
from usecases.play.move import MoveMade
from usecases.play.open_game import Invited, NewGame, new_game
from usecases.play.player_actions import ChoosePlace, ResignSeat, choose_place, resign


def put(table: GameTable, seat: int, user: int) -> object:
    """A judge puts somebody in a seat, counted from 1."""
    command = Substitute(table.caller(9, judge=True), table.game_id, seat, user, f"Player {user}")
    done: object = table.do(substitute, command)
    return done


def waiting(database: Database) -> GameTable:
    """A game of three that waits for an invited player."""
    set_up(database)
    table = GameTable(database, GameId(0))
    opened = table.do(
        new_game,
        NewGame(
            table.caller(101),
            in_order(3),
            50,
            False,
            "catan",
            seats=3,
            bots=1,
            invited=[Invited(102, "Late")],
        ),
    )
    assert isinstance(opened, PostGame)
    table.game_id = opened.id
    return table


def test_before_the_start_a_substitute_takes_the_last_seat_and_the_game_begins(database: Database) -> None:
    table = waiting(database)
    number = next(seat.number for seat in table.seats if seat.state is SeatState.INVITED)
    put(table, number + 1, 500)
    table.begin()
    assert table.game.status is GameStatus.PLAYING
    assert {seat.user_id for seat in table.seats} == {101, 0, 500}
    waits = [seat for seat in table.seats if seat.deadline]
    assert len(waits) == 1


def test_whoever_has_resigned_is_put_back_by_a_judge_with_their_orders(database: Database) -> None:
    table = game_table(database, people=4)
    order(table, 0, "roll always")
    table.do(resign, ResignSeat(table.caller(101), table.game_id))
    assert not isinstance(put(table, 1, 101), Refusal)
    seat = table.seats[0]
    assert (seat.resigned, orders_of(seat).auto_roll) == (False, Automatic.ALWAYS)
    while table.state.turn.player != 0:
        table.play(table.user_of(table.state.turn.player), table.choice(table.state.turn.player))
    assert isinstance(table.play(101, table.choice(0)), MoveMade)


def test_nobody_takes_a_second_seat_or_their_own(database: Database) -> None:
    table = game_table(database, people=4)
    table.do(resign, ResignSeat(table.caller(101), table.game_id))
    for seat, user in ((2, 101), (2, 102), (1, 102)):
        refused = put(table, seat, user)
        assert isinstance(refused, Refusal)
        assert refused.code == "game-already-seated"


def test_a_substitute_hears_nothing_of_the_others_orders(database: Database) -> None:
    table = game_table(database, people=4)
    order(table, 0, "discard ore")
    put(table, 1, 500)
    assert orders_of(table.seats[0]).discard == ()


def test_a_substitute_of_a_held_game_stands_on_the_board_at_once(database: Database) -> None:
    table = game_table(database, people=4)
    table.do(pause_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    before = table.read(lambda uow: uow.outbox.posts.first(kind=PostKind.GAME, subject=table.game_id))
    put(table, 1, 500)
    after = table.read(lambda uow: uow.outbox.posts.first(kind=PostKind.GAME, subject=table.game_id))
    assert after.wanted > before.wanted


def test_a_substitute_who_takes_no_private_messages_is_called_in_the_thread(database: Database) -> None:
    table = game_table(database, people=4)
    closed = replace(UserSettings(500), direct_messages_closed=True)
    write(database, lambda uow: uow.users.add(closed), lambda _: True)
    put(table, 1, 500)
    cards = table.read(lambda uow: uow.game_cards.find(user_id=500, is_open=True))
    assert [card.by_message for card in cards] == [False]


@pytest.mark.parametrize("by_message", [True, False])
def test_whoever_loses_a_seat_hears_of_it_where_their_turns_came(
    database: Database, *, by_message: bool
) -> None:
    table = game_table(database, people=4)
    place = ChoosePlace(table.caller(101), table.game_id, by_message)
    assert not isinstance(table.do(choose_place, place), Refusal)
    put(table, 1, 500)
    (in_thread,) = table.read(lambda uow: uow.outbox.notices.find(text="game-substituted"))
    private = table.read(lambda uow: uow.outbox.notices.find(text="game-own-seat-lost", subject=101))
    assert (101 in in_thread.mentions, len(private)) == (not by_message, int(by_message))
    assert in_thread.params["old"] == ("Player 101" if by_message else mention(101))


def asked(table: GameTable, user: int) -> list[PromptKind]:
    """What a player is asked by a message that is open."""
    cards = table.read(lambda uow: uow.game_cards.find(game_id=table.game_id, user_id=user, is_open=True))
    return [card.kind for card in cards]


@pytest.mark.parametrize("when", ["held", "at once"])
def test_whoever_is_put_back_in_the_middle_of_their_turn_is_asked_again(
    database: Database, when: str
) -> None:
    table = game_table(database, people=4)
    table.thinks = False
    judge = JudgeGame(table.caller(9, judge=True), table.game_id)
    if when == "held":
        table.do(pause_game, judge)
    table.do(resign, ResignSeat(table.caller(101), table.game_id))
    assert not isinstance(put(table, 1, 101), Refusal)
    if when == "held":
        table.now += timedelta(minutes=5)
        table.do(resume_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    assert table.state.turn.player == 0
    assert asked(table, 101) == [PromptKind.TURN]
    assert table.seats[0].deadline is not None


def test_the_call_of_a_player_whose_seat_is_given_away_is_taken_back_by_judges_alone(
    database: Database,
) -> None:
    table = game_table(database, people=4)
    table.do(call_to_game, CallToGame(table.caller(102), table.game_id, "May I?"))
    put(table, 2, 500)
    for user in (102, 500):
        refused = table.do(resume_game, JudgeGame(table.caller(user), table.game_id))
        assert isinstance(refused, Refusal)
    assert table.game.status is GameStatus.PAUSED
    assert not isinstance(
        table.do(resume_game, JudgeGame(table.caller(9, judge=True), table.game_id)), Refusal
    )
    assert table.read(lambda uow: uow.outbox.notices.find(text="game-judge-wanted"))[0].buttons == ()
