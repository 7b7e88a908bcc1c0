"""Play by post: with its end nothing of a game is left that waits, rings or asks, in every game; a pause ends aloud."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from data.database import Database
from data.game_records import GameStatus, Prompt, PromptKind
from league.refusal import Refusal
from tests.support.backgammon_table import match_table
from tests.support.game_table import START, GameTable, game_table
from tests.support.rivals_post import post_table
from usecases.play.ending import after_buttons
from usecases.play.judge import (
    CallToGame,
    JudgeGame,
    call_to_game,
    end_game,
    pause_game,
    resume_game,
)
from usecases.play.player_actions import ResignSeat, resign
from usecases.show.games_due import GameDue, games_due

KINDS = ("catan", "backgammon", "rivals")
NIGHT = START + timedelta(hours=15)


def at_night(database: Database, kind: str) -> GameTable:
    """A game that begins at one o'clock at night, when a message comes silently and rings in the morning."""
    if kind == "catan":
        return game_table(database, people=3, seats=3, start=NIGHT)
    return (match_table if kind == "backgammon" else post_table)(database, start=NIGHT)


def people(table: GameTable) -> list[int]:
    return [seat.user_id for seat in table.seats if seat.user_id]


def due(table: GameTable, user: int) -> tuple[GameDue, ...]:
    """What waits for somebody."""
    caller = table.caller(user)
    found: tuple[GameDue, ...] = table.read(lambda uow: games_due(caller, uow))
    return found


def all_resign(table: GameTable) -> None:
    for user in people(table):
        if table.game.status is not GameStatus.OVER:
            assert not isinstance(table.do(resign, ResignSeat(table.caller(user), table.game_id)), Refusal)


def called(table: GameTable) -> None:
    """Somebody calls a judge and resigns meanwhile."""
    call = CallToGame(table.caller(people(table)[0]), table.game_id, "May I?")
    assert not isinstance(table.do(call_to_game, call), Refusal)
    all_resign(table)


def ended_by_judge(table: GameTable) -> None:
    done = table.do(end_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    assert not isinstance(done, Refusal)


@pytest.mark.parametrize("end", [all_resign, called, ended_by_judge])
@pytest.mark.parametrize("kind", KINDS)
def test_when_a_game_is_over_nothing_of_it_waits_or_rings_any_more(
    database: Database, kind: str, end: Callable[[GameTable], None]
) -> None:
    table = at_night(database, kind)
    assert table.read(lambda uow: uow.timers.open_timers()) > 0
    end(table)
    assert table.game.status is GameStatus.OVER
    assert table.read(lambda uow: uow.game_cards.find(game_id=table.game_id, is_open=True)) == ()
    assert table.read(lambda uow: uow.timers.open_timers()) == 0
    asking = {
        button for notice in table.read(lambda uow: uow.outbox.notices.find()) for button in notice.buttons
    }
    assert asking <= set(after_buttons(table.game))
    assert not any(due(table, user) for user in people(table))
    assert not any(seat.deadline for seat in table.seats)


def open_turns(table: GameTable) -> list[Prompt]:
    found = table.read(lambda uow: uow.game_cards.find(game_id=table.game_id, is_open=True))
    return [card for card in found if card.kind is not PromptKind.NEXT]


@pytest.mark.parametrize("kind", KINDS)
def test_when_a_held_game_goes_on_whoever_it_waits_for_is_written_to_anew(
    database: Database, kind: str
) -> None:
    table = at_night(database, kind)
    before = open_turns(table)
    assert before
    judge = JudgeGame(table.caller(900, judge=True), table.game_id)
    table.do(pause_game, judge)
    table.now += timedelta(hours=10)  # it is day, and the morning's ring went off in the pause
    table.do(resume_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    after = open_turns(table)
    assert [(card.seat, card.repeats) for card in after] == [(card.seat, card.repeats + 1) for card in before]
    assert {card.id for card in after}.isdisjoint({card.id for card in before})


def test_who_takes_the_own_call_back_is_not_written_to_for_it(database: Database) -> None:
    table = at_night(database, "backgammon")
    (card,) = open_turns(table)
    table.do(call_to_game, CallToGame(table.caller(card.user_id), table.game_id, ""))
    table.now += timedelta(hours=1)
    assert not isinstance(
        table.do(resume_game, JudgeGame(table.caller(card.user_id), table.game_id)), Refusal
    )
    assert [one.id for one in open_turns(table)] == [card.id]


def test_who_calls_and_takes_back_over_and_over_is_stopped(database: Database) -> None:
    """Each call holds the game, tells the judges, and rings for the others when it is taken back."""
    table = at_night(database, "catan")
    user = people(table)[0]
    answers = []
    for _ in range(7):
        answers.append(table.do(call_to_game, CallToGame(table.caller(user), table.game_id, "")))
        table.do(resume_game, JudgeGame(table.caller(user), table.game_id))
        table.now += timedelta(seconds=5)
    assert [getattr(one, "code", "") for one in answers] == [""] * 5 + ["limit-judge-call"] * 2


def test_a_judge_may_hold_as_many_games_as_there_are(database: Database) -> None:
    tables = [game_table(database, people=2, seats=3) for _ in range(7)]
    for table in tables:
        table.do(pause_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    assert {table.game.status for table in tables} == {GameStatus.PAUSED}
