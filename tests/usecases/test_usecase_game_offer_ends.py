"""Play by post: an offer with an end leaves the table by itself, and the log says so."""

from datetime import timedelta

import pytest

from bot.i18n import LANGUAGES
from bot.ui.play import board_post
from bot.ui.play.panel import panel
from data.database import Database
from data.records import Timer, TimerKind
from data.transaction import write
from engine.catan.actions import EndTurn, Offer, SetOfferEnd
from engine.catan.events import OfferExpired
from engine.protocol import HOST
from tests.support.game_table import GameTable, game_table
from tests.support.game_time import ring
from tests.ui.posts_table import body
from tests.usecases.test_usecase_game_trade import payable
from usecases.play.judge import JudgeGame, end_game, pause_game, resume_game
from usecases.play.move import MoveMade
from usecases.play.report import finished_game
from usecases.play.states import events_of
from usecases.play.undo import UndoMoves, undo_moves
from usecases.timers import fire


def timed(database: Database) -> tuple[GameTable, int, Offer]:
    """A game in which the seat on turn has made an offer that lies open for two hours; the seat, the offer."""
    table = game_table(database, people=4)
    offer, _ = table.until_main(lambda _: payable(table))
    seat = table.state.turn.player
    assert isinstance(table.play(table.user_of(seat), SetOfferEnd(2)), MoveMade)
    assert isinstance(table.play(table.user_of(seat), offer), MoveMade)
    return table, seat, offer


def timers(table: GameTable, seat: int) -> list[Timer]:
    """The ends that are set for the offers of a seat."""
    number = table.seats[seat].id
    found: tuple[Timer, ...] = table.read(lambda uow: uow.timers.waiting(TimerKind.GAME_OFFER, number))
    return list(found)


def passes(table: GameTable, timer: Timer) -> None:
    """The moment of a timer comes."""
    table.now = timer.due_at
    assert write(table.database, lambda uow: fire(timer.id, table.now, uow), lambda _: True)


def test_after_its_hours_the_offer_is_gone_and_all_see_when(database: Database) -> None:
    table, seat, _ = timed(database)
    (timer,) = timers(table, seat)
    assert timer.due_at == table.now + timedelta(hours=2)
    for language in LANGUAGES:
        sights = [body(board_post.render(table.seen(None), language))]
        sights += [panel(table.seen(each), "", language).words for each in range(4)]
        assert all(f"<t:{int(timer.due_at.timestamp())}:R>" in sight for sight in sights)
    passes(table, timer)
    assert not table.state.turn.offers
    stored = table.read(lambda uow: uow.game_events.since(table.game_id, table.game.events - 1))
    assert stored[0].seat == HOST
    assert table.read(lambda _: events_of(table.game, stored)) == (OfferExpired(seat, 1),)
    assert not timers(table, seat)
    assert "⏳" in body(board_post.render(table.seen(None), "en"))


def test_whoever_was_about_to_end_the_turn_does_so_though_an_offer_has_run_out(database: Database) -> None:
    table, seat, _ = timed(database)
    shown = table.seen(seat).stamp
    passes(table, timers(table, seat)[0])
    assert isinstance(table.play(table.user_of(seat), EndTurn(), shown), MoveMade)


def test_an_end_that_comes_in_another_turn_ends_nothing(database: Database) -> None:
    table, seat, _ = timed(database)
    (timer,) = timers(table, seat)
    table.play(table.user_of(seat), EndTurn())
    before = table.game.events
    passes(table, timer)
    assert table.game.events == before


def test_a_new_offer_of_the_same_number_has_its_own_end(database: Database) -> None:
    table, seat, offer = timed(database)
    table.now += timedelta(hours=1)
    table.play(table.user_of(seat), "withdraw-offer")
    table.play(table.user_of(seat), offer)
    (timer,) = timers(table, seat)
    assert timer.due_at == table.now + timedelta(hours=2)


@pytest.mark.parametrize("hours", [1, 72])
def test_while_a_game_is_held_no_offer_runs_out_and_then_it_has_its_hours_anew(
    database: Database, hours: int
) -> None:
    table, seat, _ = timed(database)
    table.do(pause_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    assert not timers(table, seat)
    assert ":R>" not in body(board_post.render(table.seen(None), "en")), (
        "no end that passes meanwhile is named"
    )
    table.now += timedelta(hours=hours)
    assert ring(table) == 0
    assert table.state.turn.offers
    table.do(resume_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    (again,) = timers(table, seat)
    assert again.due_at == table.now + timedelta(hours=2)


def test_an_offer_that_an_undo_brings_back_runs_out_again(database: Database) -> None:
    table, seat, _ = timed(database)
    table.now += timedelta(minutes=30)
    table.play(table.user_of(seat), "withdraw-offer")
    table.do(undo_moves, UndoMoves(table.caller(900, judge=True), table.game_id))
    assert len(table.state.turn.offers) == 1
    (timer,) = timers(table, seat)
    passes(table, timer)
    assert not table.state.turn.offers


@pytest.mark.parametrize("hours", [1, 12])
def test_a_game_with_offers_that_ran_out_checks_out_from_its_first_event(
    database: Database, hours: int
) -> None:
    table, seat, _ = timed(database)
    table.play(table.user_of(seat), SetOfferEnd(hours))
    passes(table, timers(table, seat)[0])
    table.do(end_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    replay = table.read(lambda uow: finished_game(table.game_id, uow))
    assert replay.fault is None
