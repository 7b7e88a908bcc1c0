"""Standing offers: which proposals they accept, and what is kept back."""

import pytest

from engine.catan import game, orders
from engine.catan.names import Resource
from engine.catan.orders import Automatic, BuildOrders
from engine.protocol import EngineRefusal
from tests.engine import catan_table as t
from tests.engine.orders_table import asked, offer, taken


def test_an_offer_that_fits_is_accepted_at_once__std_domestic_negotiate() -> None:
    state = asked("1G", "1W", hand="3W")
    assert taken(BuildOrders(offers=(offer("1W", "1G", keep="2W"),)), state) == "accept"


def test_what_is_to_be_kept_is_kept() -> None:
    state = asked("1G", "1W", hand="2W")
    assert taken(BuildOrders(offers=(offer("1W", "1G", keep="2W"),)), state) is None


def test_keeping_counts_only_where_something_is_paid() -> None:
    state = asked("1G", "1W", hand="1W")
    assert taken(BuildOrders(offers=(offer("1W", "1G", keep="5G"),)), state) == "accept"


@pytest.mark.parametrize(
    ("give", "want", "takes"),
    [
        ("1G", "1W", True),
        ("2G", "1W", True),
        ("1G1O", "1W", True),
        ("2G", "2W", True),
        ("1G", "2W", False),
        ("1G1O", "2W", False),
        ("2O", "1W", False),
        ("1G", "1B", False),
        ("1G", "1B1W", False),
    ],
)
def test_a_standing_offer_means_its_rate_and_any_multiple_of_it(give: str, want: str, *, takes: bool) -> None:
    state = asked(give, want, hand="4B4W")
    assert (taken(BuildOrders(offers=(offer("1W", "1G"),)), state) == "accept") is takes


def test_two_for_one_is_given_only_as_often_as_it_is_paid() -> None:
    wanted = BuildOrders(offers=(offer("2W", "1G"),))
    assert taken(wanted, asked("1G", "2W", hand="4W")) == "accept"
    assert taken(wanted, asked("1G", "3W", hand="4W")) is None
    assert taken(wanted, asked("2G", "3W", hand="4W")) == "accept"


def test_any_of_several_standing_offers_may_fit() -> None:
    wanted = BuildOrders(offers=(offer("1L", "1G"), offer("1W", "1G")))
    state = asked("1G", "1W", hand="1W")
    assert orders.matched(wanted, game.view(state, 0), game.view(state, 0).offers[0]) == wanted.offers[1]


def test_an_offer_without_the_cards_for_it_stays_silent__cjp_trade_no_future() -> None:
    assert taken(BuildOrders(offers=(offer("1W", "1G"),)), asked("1G", "1W", hand="5B")) is None


def test_no_offer_is_ever_declined_by_order() -> None:
    for wanted in (
        BuildOrders(),
        BuildOrders(offers=(offer("1L", "1G"),)),
        BuildOrders(auto_end=Automatic.ALWAYS),
    ):
        assert taken(wanted, asked("1G", "1W", hand="1W")) is None


def test_an_answer_that_was_given_is_left_alone() -> None:
    state = asked("1G", "1W", hand="1W")
    for answer in ("accept", "decline", "counter 1W 2G"):
        assert taken(BuildOrders(offers=(offer("1W", "1G"),)), t.act(state, 0, answer)) is None


def test_the_own_offer_is_nobodys_to_take() -> None:
    state = t.act(t.give(t.island(), 0, "1W"), 0, "offer 1W 1G")
    assert (
        orders.matched(
            BuildOrders(offers=(offer("1G", "1W"),)), game.view(state, 0), game.view(state, 0).offers[0]
        )
        is None
    )


def test_the_leader_gets_nothing_where_the_order_says_so() -> None:
    wanted = BuildOrders(offers=(offer("1W", "1G", not_to_leader=True),))
    state = asked("1G", "1W", hand="1W")
    assert taken(wanted, state) == "accept"
    ahead = t.settlements(state, 1, t.corner(0, 0))
    assert taken(wanted, ahead) is None
    assert taken(wanted, t.settlements(ahead, 0, t.corner(18, 2))) == "accept"
    assert taken(wanted, t.cities(ahead, 2, t.corner(18, 2))) == "accept"


@pytest.mark.parametrize("hand", ["-", "1O", "2W3O"])
def test_an_offer_that_asks_for_a_withheld_resource_is_refused_whatever_is_held(hand: str) -> None:
    wanted = BuildOrders(withheld=(Resource.ORE,), offers=(offer("1W", "1G"),))
    for want, answer in (("1O", "decline"), ("1B1O", "decline"), ("1B", None)):
        assert taken(wanted, asked("1G", want, hand=hand)) == answer
    assert taken(BuildOrders(), asked("1G", "1O", hand=hand)) is None


def test_what_is_withheld_is_said_stored_and_taken_back() -> None:
    table = t.island()
    seen = game.view(table, 1)
    set_ = orders.changed(BuildOrders(), "withhold ore wool", seen)
    assert set_ == BuildOrders(withheld=(Resource.ORE, Resource.WOOL))
    assert orders.read_orders(orders.write_orders(set_)) == set_
    assert orders.changed(set_, "withhold", seen) == BuildOrders()
    assert isinstance(orders.changed(set_, "withhold iron", seen), EngineRefusal)
