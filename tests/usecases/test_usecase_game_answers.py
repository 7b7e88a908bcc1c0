"""Play by post: a "no" by order or by the house comes after the same while, whatever hands hold."""

import pytest

from data.database import Database
from data.game_records import SeatState
from engine.catan.state import OfferReply
from league.refusal import Refusal
from tests.support.game_table import GameTable
from tests.support.game_time import goes_off, timers
from tests.usecases.test_usecase_game_trade import offering
from usecases.play.deferred import LATEST, SOONEST
from usecases.play.player_actions import GiveOrders, give_orders


def refuse(table: GameTable, seat: int, words: str = "refuse yes") -> None:
    """A player orders a "no" to whatever comes."""
    done = table.do(give_orders, GiveOrders(table.caller(table.user_of(seat)), table.game_id, words))
    assert not isinstance(done, Refusal)


def said(table: GameTable, seat: int) -> object:
    """What the seat has said to the first open offer."""
    return table.state.turn.offers[0].answers[seat]


@pytest.mark.parametrize("holds", [True, False])
def test_a_no_by_order_comes_after_the_same_while_whether_the_cards_are_there(
    database: Database, *, holds: bool
) -> None:
    table, seat, _, able = offering(database)
    others = [other for other in range(4) if other != seat]
    quiet = able[0] if holds else next((one for one in others if one not in able), None)
    if quiet is None:
        pytest.skip("everybody holds the cards")
    refuse(table, quiet)
    assert said(table, quiet) is None
    (timer,) = timers(table, quiet)
    assert SOONEST <= (timer.due_at - table.now).total_seconds() <= LATEST
    goes_off(table, timer)
    assert said(table, quiet) is OfferReply.DECLINED


def test_an_order_that_is_taken_back_in_time_says_nothing(database: Database) -> None:
    table, _, _, able = offering(database)
    refuse(table, able[0])
    (timer,) = timers(table, able[0])
    refuse(table, able[0], "refuse no")
    goes_off(table, timer)
    assert said(table, able[0]) is None


def test_a_house_player_beside_people_answers_after_the_same_while(database: Database) -> None:
    table, _, _, _ = offering(database, people=3)
    house = next(one.number for one in table.seats if one.state is SeatState.BOT)
    assert said(table, house) is None
    (timer,) = timers(table, house)
    assert SOONEST <= (timer.due_at - table.now).total_seconds() <= LATEST
    before = table.game.events
    goes_off(table, timer)
    assert table.game.events > before


def test_where_only_the_house_is_asked_it_answers_at_once(database: Database) -> None:
    table, seat, _, _ = offering(database, people=1)
    offers = table.state.turn.offers
    answers = [offers[0].answers[other] for other in range(4) if other != seat] if offers else []
    assert all(answer is not None for answer in answers)  # an offer that was taken is off the table


def test_a_no_by_hand_and_by_order_is_one_and_the_same(database: Database) -> None:
    table, seat, _, _ = offering(database)
    by_hand, by_order, _ = (other for other in range(4) if other != seat)
    table.play(table.user_of(by_hand), "decline")
    refuse(table, by_order)
    goes_off(table, timers(table, by_order)[0])
    assert said(table, by_hand) is said(table, by_order) is OfferReply.DECLINED
