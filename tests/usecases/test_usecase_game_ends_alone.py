"""Play by post: a turn in which nothing can be paid for ends some minutes later, where its player has ordered that."""

from bot.ui.play.panel import panel
from data.database import Database
from data.game_records import Prompt, PromptKind
from data.records import Timer, TimerKind
from engine.catan import game as catan
from engine.catan import orders
from engine.catan.events import Rolled
from engine.catan.phases import MAIN
from engine.catan.state import CatanState
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table, orders_of
from tests.support.game_time import goes_off
from tests.support.wording import says
from usecases.play.deferred import LATEST, SOONEST
from usecases.play.player_actions import ChoosePlace, GiveOrders, choose_place, give_orders

ROUND_AFTER_SET_UP = 12


def order(table: GameTable, seat: int, words: str) -> None:
    """A player changes the standing orders."""
    done = table.do(give_orders, GiveOrders(table.caller(table.user_of(seat)), table.game_id, words))
    assert not isinstance(done, Refusal)


def poor_turn(database: Database, table: GameTable | None = None) -> tuple[GameTable, int]:
    """A game in the middle of a turn whose player can pay for nothing, and whose turn it is."""
    table = table or game_table(database, people=4)
    for seat in range(4):
        order(table, seat, "end poor")

    def poor(state: CatanState) -> int | None:
        seat = state.turn.player
        if state.turn.number < ROUND_AFTER_SET_UP or any(
            isinstance(event, Rolled) and event.first + event.second == 7 for event in table.seen(seat).turn
        ):
            return None  # its player was asked for something in this turn
        ends = orders.belated(orders_of(table.seats[seat]), catan.view(state, seat), catan.legal(state, seat))
        return seat if ends is not None else None

    return table, table.until_main(poor)


def timers(table: GameTable, seat: int) -> tuple[Timer, ...]:
    """The moments at which an order is to end this turn; those of earlier ones do nothing."""
    number, clock = table.seats[seat].id, table.seen(seat).clock
    found: tuple[Timer, ...] = table.read(lambda uow: uow.timers.waiting(TimerKind.GAME_DISCARD, number))
    return tuple(timer for timer in found if clock is not None and timer.detail == clock.turn)


def test_the_turn_ends_minutes_later_and_not_at_once(database: Database) -> None:
    table, seat = poor_turn(database)
    number = table.state.turn.number
    (timer,) = timers(table, seat)
    assert says(panel(table.seen(seat), "", "en").words, "catan-panel-ends-soon")
    assert SOONEST <= (timer.due_at - table.now).total_seconds() <= LATEST
    goes_off(table, timer)
    assert table.state.turn.number > number


def test_who_proposes_a_trade_meanwhile_goes_on_by_hand(database: Database) -> None:
    table, seat = poor_turn(database)
    number, hand = table.state.turn.number, table.seen(seat).actions
    offer = next(action for action in hand if type(action).__name__ == "Offer")
    (timer,) = timers(table, seat)
    assert not isinstance(table.play(table.user_of(seat), offer), Refusal)
    goes_off(table, timer)
    assert (table.state.turn.number, table.state.turn.phase) == (number, MAIN)


def test_an_order_that_is_taken_back_in_time_ends_nothing(database: Database) -> None:
    table, seat = poor_turn(database)
    number = table.state.turn.number
    (timer,) = timers(table, seat)
    order(table, seat, "end ask")
    goes_off(table, timer)
    assert table.state.turn.number == number


def asked(table: GameTable, seat: int) -> int:
    """How many messages about the turn lie open before a seat's player."""
    cards: tuple[Prompt, ...] = table.read(
        lambda uow: uow.game_cards.find(game_id=table.game_id, seat=seat, kind=PromptKind.TURN, is_open=True)
    )
    return len(cards)


def test_nobody_is_woken_for_a_turn_that_ends_alone_until_it_does_not(database: Database) -> None:
    table, seat = poor_turn(database)
    assert asked(table, seat) == 0
    order(table, seat, "end ask")
    assert asked(table, seat) == 1


def test_in_the_thread_the_ping_is_sent_all_the_same(database: Database) -> None:
    table = game_table(database, people=4)
    for seat in range(4):
        table.do(
            choose_place, ChoosePlace(table.caller(table.user_of(seat)), table.game_id, by_message=False)
        )
    table, seat = poor_turn(database, table)
    assert asked(table, seat) == 1
