"""Play by post: a standing order discards some minutes after the seven, and who is in a hurry presses the button."""

import pytest

from bot.i18n import Language
from bot.ui.play.panel import panel
from data.database import Database
from data.records import TimerKind
from engine.catan import game as catan
from engine.catan.actions import Discard
from engine.catan.events import Discarded
from engine.catan.names import Resource
from engine.catan.orders.discarding import by_chance, by_order
from engine.catan.phases import DISCARD
from engine.fairness import chance_at
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from tests.support.game_time import goes_off, timers
from usecases.play.deferred import LATEST, SOONEST
from usecases.play.move import MoveMade
from usecases.play.player_actions import GiveOrders, give_orders
from usecases.play.states import events_of


def seven(database: Database) -> tuple[GameTable, int]:
    """A game in which somebody owes cards for a seven, and who; everybody has an order."""
    table = game_table(database, people=4)
    for seat in range(4):
        order(table, seat, "discard ore grain")
    for _ in range(400):
        turn = table.state.turn
        if turn.phase is DISCARD:
            return table, catan.to_act(table.state)[0]
        seat = catan.to_act(table.state)[0]
        assert not isinstance(table.play(table.user_of(seat), table.choice(seat)), Refusal)
    raise AssertionError("no seven")


def order(table: GameTable, seat: int, words: str) -> None:
    """A player changes the standing orders."""
    done = table.do(give_orders, GiveOrders(table.caller(table.user_of(seat)), table.game_id, words))
    assert not isinstance(done, Refusal)


def test_an_order_discards_minutes_after_the_seven_what_it_says(database: Database) -> None:
    table, seat = seven(database)
    hand, owed = table.state.players[seat].hand, table.state.turn.owed[seat]
    (timer,) = timers(table, seat)
    assert SOONEST <= (timer.due_at - table.now).total_seconds() <= LATEST
    goes_off(table, timer)
    assert table.state.players[seat].hand == hand - by_order((Resource.ORE, Resource.GRAIN), hand, owed)
    assert timers(table, seat) == ()


def test_an_order_that_is_taken_back_in_time_discards_nothing(database: Database) -> None:
    table, seat = seven(database)
    before = table.game.events
    (timer,) = timers(table, seat)
    order(table, seat, "discard")
    goes_off(table, timer)
    assert table.game.events == before
    order(table, seat, "discard wool")
    assert len(timers(table, seat)) == 1


def test_who_discards_by_hand_is_left_alone_by_the_order(database: Database) -> None:
    table, seat = seven(database)
    (timer,) = timers(table, seat)
    assert isinstance(table.play(table.user_of(seat), table.choice(seat)), MoveMade)
    before = table.game.events
    goes_off(table, timer)
    assert table.game.events == before


@pytest.mark.parametrize(("language", "words"), [("en", "within 6 minutes"), ("ja", "6分以内")])
def test_the_panel_says_what_goes_and_offers_to_do_it_now(
    database: Database, language: Language, words: str
) -> None:
    table, seat = seven(database)
    shown = panel(table.seen(seat), "", language)
    assert words in shown.words
    hand, owed = table.state.players[seat].hand, table.state.turn.owed[seat]
    now = catan.format(Discard(by_order((Resource.ORE, Resource.GRAIN), hand, owed)))
    ids = [str(getattr(item, "custom_id", "")) for item in (shown.view.children if shown.view else ())]
    assert any(found.endswith(f":{now}") for found in ids)
    assert isinstance(table.play(table.user_of(seat), now), MoveMade)


def test_without_an_order_a_discard_out_of_time_is_left_to_chance(database: Database) -> None:
    table, seat = seven(database)
    order(table, seat, "discard")
    number, place = table.seats[seat].id, table.game.events
    words = (*(one.word for one in table.seats), "house")
    chance = chance_at(bytes.fromhex(table.game.secret), words, place)
    drawn = by_chance(table.state.players[seat].hand, table.state.turn.owed[seat], chance)
    goes_off(table, table.read(lambda uow: uow.timers.waiting(TimerKind.GAME_DEADLINE, number))[0])
    first = table.read(lambda uow: events_of(table.game, uow.game_events.since(table.game_id, place)))[0]
    assert first == Discarded(seat, drawn)
