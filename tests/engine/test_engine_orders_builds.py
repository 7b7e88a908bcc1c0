"""The build list of the standing orders: what is built when, and which orders end because they became impossible."""

from dataclasses import replace

from engine.catan import game, orders
from engine.catan.actions import BuildCity, BuildRoad, BuildSettlement, BuyCard, EndTurn
from engine.catan.codecs import read_pile
from engine.catan.names import Card, Edge, Hex, Vertex
from engine.catan.orders import LEADER, Automatic, BuildOrders, RobberWish
from engine.catan.phases import CatanPhase
from tests.engine import catan_table as t
from tests.engine.orders_table import offer, taken, town

# The build list


def test_the_list_is_worked_off_from_the_front() -> None:
    wanted = BuildOrders(
        build=(BuildSettlement(t.corner(9, 3)), BuildCity(t.corner(9, 0))), auto_end=Automatic.ALWAYS
    )
    state, done = town(), []
    while (step := taken(wanted, state)) != "end-turn":
        assert step is not None
        done.append(step)
        state = t.act(state, 0, step)
        wanted = orders.fitted(wanted, game.view(state, 0))
    assert done == [f"build-settlement v{t.corner(9, 3)}", f"build-city v{t.corner(9, 0)}"]
    assert wanted.build == ()


def test_the_first_wish_is_saved_for() -> None:
    wanted = BuildOrders(build=(BuildCity(t.corner(9, 0)), BuyCard()))
    state = town()
    poor = state._replace(players=state.with_player(0, state.players[0]._replace(hand=read_pile("2W2G2O"))))
    assert taken(wanted, poor) is None
    assert taken(replace(wanted, build=wanted.build[::-1]), poor) == "buy-card"


def test_an_impossible_wish_does_not_hold_up_the_next() -> None:
    state = t.settlements(town(), 1, t.corner(9, 3))
    wanted = BuildOrders(build=(BuildSettlement(t.corner(9, 3)), BuyCard()))
    assert taken(wanted, state) == "buy-card"
    assert orders.fitted(wanted, game.view(state, 0)).build == (BuyCard(),)


def test_a_card_is_bought_once_for_each_wish() -> None:
    wanted = BuildOrders(build=(BuyCard(), BuildCity(Vertex(3)), BuyCard()))
    assert orders.after(wanted, BuyCard()).build == (BuildCity(Vertex(3)), BuyCard())
    assert orders.after(wanted, EndTurn()) == wanted


def test_nothing_is_built_before_the_dice() -> None:
    state = town()
    state = state._replace(turn=state.turn._replace(phase=CatanPhase.BEFORE_ROLL, rolled=False))
    assert taken(BuildOrders(build=(BuyCard(),), auto_roll=Automatic.ASK), state) is None


def test_free_roads_go_where_the_list_wants_roads() -> None:
    state = t.act(t.hold(town(), 0, Card.ROAD_BUILDING), 0, "road-building")
    spot = next(action for action in game.legal(state, 0) if isinstance(action, BuildRoad))
    assert taken(BuildOrders(build=(BuyCard(), spot)), state) == game.format(spot)
    assert taken(BuildOrders(build=(BuyCard(),)), state) is None


def test_a_wish_for_a_city_waits_for_its_settlement() -> None:
    place = t.corner(9, 3)
    view = game.view(town(), 0)
    wanted = BuildOrders(build=(BuildSettlement(place), BuildCity(place)))
    assert orders.fitted(wanted, view) == wanted


# What becomes impossible


def test_what_is_built_or_taken_leaves_the_list() -> None:
    state = t.roads(t.cities(town(), 0, t.corner(0, 0)), 1, 0)
    mine = next(iter(t.line(t.corner(9, 0), t.corner(9, 1))))
    done = (BuildRoad(mine), BuildRoad(Edge(0)), BuildSettlement(t.corner(9, 0)), BuildCity(t.corner(0, 0)))
    assert orders.fitted(BuildOrders(build=done), game.view(state, 0)).build == ()


def test_a_spot_next_to_a_building_is_lost__std_distance_rule() -> None:
    wanted = BuildOrders(build=(BuildSettlement(t.corner(9, 1)), BuildCity(t.corner(9, 1))))
    assert orders.fitted(wanted, game.view(town(), 0)).build == ()


def test_without_pieces_or_cards_left_a_wish_is_over__std_road_supply__std_city_supply() -> None:
    view = game.view(town()._replace(deck=0), 0)
    mine = view.seats[0]._replace(roads=(1 << 15) - 1, cities=0b1111 << 40)
    view = view._replace(seats=(mine, *view.seats[1:]))
    wanted = BuildOrders(build=(BuildRoad(Edge(60)), BuildCity(t.corner(9, 0)), BuyCard()))
    assert orders.fitted(wanted, view).build == ()


def test_a_table_without_trade_drops_offers_and_one_with_three_seats_the_fourth() -> None:
    state = t.island(seats=3)
    state = state._replace(options=replace(state.options, domestic_trade=False))
    wanted = BuildOrders(
        robber=(RobberWish(None, 3), RobberWish(None, 0), RobberWish(None, LEADER), RobberWish(Hex(5))),
        offers=(offer("1W", "1G"),),
    )
    left = orders.fitted(wanted, game.view(state, 0))
    assert left == BuildOrders(robber=(RobberWish(None, LEADER), RobberWish(Hex(5))))


def test_an_offer_larger_than_the_table_allows_is_dropped() -> None:
    wanted = BuildOrders(offers=(offer("1W", "5G"), offer("1W", "4G")))
    assert orders.fitted(wanted, game.view(t.island(), 0)).offers == (offer("1W", "4G"),)
