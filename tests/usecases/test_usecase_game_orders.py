"""Play by post: standing orders follow the game - what is done leaves them, and the house keeps to them."""

from typing import TypeVar

from data.database import Database
from engine.catan import game as catan
from engine.catan.actions import BuildRoad, BuyCard, Offer
from engine.catan.codecs import LETTERS
from engine.catan.events import CardBought, Event, OfferAccepted, RobberForgotten, RobberMoved, Traded
from engine.catan.hands import ONE, count
from engine.catan.names import RESOURCES, Resource
from engine.catan.state import CatanState
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from usecases.play.judge import JudgeGame, pause_game, resume_game
from usecases.play.move import MoveMade
from usecases.play.player_actions import GiveOrders, ResignSeat, give_orders, resign
from usecases.play.states import events_of

T = TypeVar("T")


def order(table: GameTable, seat: int, words: str) -> None:
    """A seat's player changes the orders."""
    table.do(give_orders, GiveOrders(table.caller(table.user_of(seat)), table.game_id, words))


def events(table: GameTable) -> tuple[Event, ...]:
    """Everything that has happened."""
    found: tuple[Event, ...] = table.read(
        lambda uow: events_of(table.game, uow.game_events.since(table.game_id, 0))
    )
    return found


def until(table: GameTable, kind: type[T]) -> tuple[int, T]:
    """Play on until somebody can do something of a kind after the dice; whose turn it is, and what it is."""

    def able(state: CatanState) -> tuple[int, T] | None:
        seat = state.turn.player
        return next(((seat, one) for one in catan.legal(state, seat) if isinstance(one, kind)), None)

    return table.until_main(able)


def test_a_card_that_was_bought_by_order_leaves_the_orders(database: Database) -> None:
    table = game_table(database, people=4)
    seat, _ = until(table, BuyCard)
    order(table, seat, "end ask")
    order(table, seat, "buy-card")
    bought = [event for event in events(table) if isinstance(event, CardBought)]
    assert len(bought) == 1
    assert "buy-card" not in table.seats[seat].orders


def test_a_wish_for_what_somebody_else_built_leaves_the_orders(database: Database) -> None:
    table = game_table(database, people=4)
    seat, road = until(table, BuildRoad)
    other = (seat + 1) % 4
    order(table, other, catan.format(road))
    assert catan.format(road) in table.seats[other].orders
    assert isinstance(table.play(table.user_of(seat), road), MoveMade)
    assert catan.format(road) not in table.seats[other].orders


def test_a_road_that_the_player_built_leaves_the_orders(database: Database) -> None:
    table = game_table(database, people=4)
    seat, road = until(table, BuildRoad)
    order(table, seat, "end ask")
    order(table, seat, catan.format(road))
    assert road_built(road.edge, table)
    assert catan.format(road) not in table.seats[seat].orders


def road_built(edge: int, table: GameTable) -> bool:
    """Whether anybody's road lies there."""
    return any(player.roads >> edge & 1 for player in table.state.players)


def scarce(state: CatanState) -> tuple[Resource, dict[int, Resource]] | None:
    """A resource of which the player holds one card, and two others with something that could be asked for it."""
    player = state.turn.player
    hands = [seat.hand for seat in state.players]
    for give in RESOURCES:
        others = (seat for seat in range(len(hands)) if seat != player)
        held = {
            seat: [kind for kind in RESOURCES if kind is not give and count(hands[seat], kind)]
            for seat in others
        }
        able = {seat: kinds[0] for seat, kinds in held.items() if kinds}
        if count(hands[player], give) == 1 and len(able) > 1:
            return give, able
    return None


def test_no_order_shows_cards_in_an_acceptance_that_brings_no_trade(database: Database) -> None:
    table = game_table(database, people=4)
    give, able = table.until_main(scarce)
    player = table.state.turn.player
    (first, one), (second, other) = list(able.items())[:2]
    for want in (one, other):  # two offers of the same single card
        assert isinstance(table.play(table.user_of(player), Offer(ONE[give], ONE[want])), MoveMade)
    for seat, pay in ((first, one), (second, other)):
        order(table, seat, f"offer 1{LETTERS[pay]} 1{LETTERS[give]}")
    ctx = [event for event in events(table) if isinstance(event, OfferAccepted | Traded)]
    assert [event.seat for event in ctx] == [
        first,
        player,
    ]  # the second order finds nothing that could be paid
    assert "offer" in table.seats[second].orders


def test_the_house_keeps_to_the_orders_of_an_absent_player__cjp_robber_forgot(database: Database) -> None:
    table = game_table(database, people=4)
    order(table, 0, "robber leader")
    table.do(resign, ResignSeat(table.caller(table.user_of(0)), table.game_id))
    table.do(resign, ResignSeat(table.caller(table.user_of(1)), table.game_id))
    table.play_on()
    done = events(table)
    assert {event.seat for event in done if isinstance(event, RobberMoved)} >= {0}
    assert {event.seat for event in done if isinstance(event, RobberForgotten)} >= {1}
    assert not any(isinstance(event, RobberMoved) and event.seat == 1 for event in done)


def test_orders_that_are_given_while_a_game_is_held_count_when_it_goes_on(database: Database) -> None:
    table = game_table(database, people=4)
    seat, road = until(table, BuildRoad)
    judge = table.caller(9, judge=True)
    table.do(pause_game, JudgeGame(judge, table.game_id))
    order(table, seat, catan.format(road))
    assert not road_built(road.edge, table)
    assert catan.format(road) in table.seats[seat].orders
    table.do(resume_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    assert road_built(road.edge, table)


def test_whoever_has_resigned_steers_the_seat_no_more_by_orders(database: Database) -> None:
    """An older panel still has its buttons; the house plays the seat alone, until a judge gives it to somebody."""
    table = game_table(database, people=4)
    seat, _ = until(table, BuyCard)
    user = table.user_of(seat)
    table.do(resign, ResignSeat(table.caller(user), table.game_id))
    before = table.seats[seat].orders
    refused = table.do(give_orders, GiveOrders(table.caller(user), table.game_id, "buy-card"))
    assert isinstance(refused, Refusal)
    assert refused.code == "game-resigned"
    assert table.seats[seat].orders == before
