"""Standing orders for a seven: what is discarded, and where the robber goes."""

from engine.catan.names import Hex, Resource
from engine.catan.orders import LEADER, BuildOrders, RobberWish
from engine.catan.phases import CatanPhase
from tests.engine import catan_table as t
from tests.engine.orders_table import FIELD, HILL, WOOD, bursting, robbing, taken

# Discards


def test_the_first_resource_of_the_order_goes_first__std_burst() -> None:
    state = bursting("2L2B2W2O")
    assert taken(BuildOrders(discard=(Resource.ORE, Resource.LUMBER)), state) == "discard 2L2O"


def test_what_the_order_leaves_open_comes_from_the_highest_piles() -> None:
    state = bursting("1L4W3G1O")
    assert taken(BuildOrders(discard=(Resource.ORE,)), state) == "discard 2W1G1O"


def test_without_an_order_a_person_discards() -> None:
    assert taken(BuildOrders(), bursting("8L")) is None


def test_who_owes_nothing_discards_nothing() -> None:
    assert taken(BuildOrders(discard=(Resource.ORE,)), t.give(bursting("8L", seat=2), 0, "7O")) is None


def test_the_seat_on_turn_discards_by_order_as_well() -> None:
    state = t.dice(t.give(t.island(CatanPhase.BEFORE_ROLL), 0, "9O"), 3, 4)
    assert taken(BuildOrders(discard=(Resource.ORE,)), state) == "discard 4O"


# The robber


def test_the_first_choice_of_hex_and_victim_is_taken__std_robber_steal() -> None:
    wanted = BuildOrders(robber=(RobberWish(HILL, 1), RobberWish(WOOD)))
    assert taken(wanted, robbing()) == "robber h4 s1"


def test_the_second_choice_stands_in_for_an_impossible_first__std_robber_must_move() -> None:
    wanted = BuildOrders(robber=(RobberWish(HILL, 1), RobberWish(WOOD)))
    assert taken(wanted, robbing()._replace(robber=HILL)) == "robber h8 s2"


def test_a_victim_without_cards_cannot_be_meant() -> None:
    state = robbing()
    broke = state._replace(players=state.with_player(1, state.players[1]._replace(hand=0)))
    assert taken(BuildOrders(robber=(RobberWish(HILL, 1),)), broke) is None


def test_a_hex_alone_robs_the_foremost_there() -> None:
    assert taken(BuildOrders(robber=(RobberWish(HILL),)), robbing()) == "robber h4 s2"


def test_an_empty_hex_can_be_wished_for__std_robber_desert() -> None:
    assert taken(BuildOrders(robber=(RobberWish(Hex(18)),)), robbing()) == "robber h18 -"


def test_a_victim_alone_is_robbed_where_it_costs_most() -> None:
    """A city at an 8 costs more than a settlement at a 6, and than the city at its 11."""
    assert taken(BuildOrders(robber=(RobberWish(None, 2),)), robbing()) == "robber h12 s2"


def test_the_leader_is_the_rival_with_the_most_points() -> None:
    state = t.cities(robbing(), 0, t.corner(16, 3), t.corner(17, 3), t.corner(18, 3))
    assert taken(BuildOrders(robber=(RobberWish(None, LEADER),)), state) == "robber h12 s2"


def test_of_equals_the_one_with_more_cards_leads() -> None:
    state = t.settlements(t.island(CatanPhase.ROBBER), 1, t.corner(HILL, 0))
    state = t.give(t.give(t.settlements(state, 2, t.corner(WOOD, 1)), 1, "1L"), 2, "2L")
    move = taken(BuildOrders(robber=(RobberWish(None, LEADER),)), state)
    assert move is not None
    assert move.endswith(" s2")


def test_the_own_buildings_are_spared_where_only_a_victim_is_named() -> None:
    state = t.cities(robbing(), 0, t.corner(FIELD, 5))
    assert taken(BuildOrders(robber=(RobberWish(None, 2),)), state) == "robber h4 s2"


def test_a_hex_that_is_named_is_meant_even_at_the_own_cost() -> None:
    state = t.cities(robbing(), 0, t.corner(FIELD, 5))
    assert taken(BuildOrders(robber=(RobberWish(FIELD, 2),)), state) == "robber h12 s2"


def test_without_a_wish_that_fits_a_person_moves_the_robber() -> None:
    assert taken(BuildOrders(), robbing()) is None
    assert taken(BuildOrders(robber=(RobberWish(WOOD, 1),)), robbing()) is None
