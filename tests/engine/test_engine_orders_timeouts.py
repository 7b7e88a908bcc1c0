"""Time-outs: what the house does for a player whose time is up, by order or else without one."""

from engine.catan import game, orders
from engine.catan.actions import Discard, MoveRobber
from engine.catan.codecs import read_pile
from engine.catan.names import Card, Hex, Resource
from engine.catan.orders import BuildOrders, RobberWish
from engine.catan.phases import CatanPhase
from engine.catan.state import CatanState
from tests.engine import catan_table as t
from tests.engine.orders_table import HILL, asked, bursting, offer, robbing, town, winning


def timed_out(state: CatanState, seat: int, wanted: BuildOrders = orders.NO_ORDERS) -> str | None:
    """What the house does when a seat's time is up, as text; it is always legal for whoever does it."""
    view, actions = game.view(state, seat), game.legal(state, seat)
    action = orders.on_timeout(view, actions, wanted, lambda _number: 0)
    if action is None:
        return None
    assert action in game.legal(state, orders.actor(action, seat))
    return game.format(action)


def test_on_time_out_the_dice_are_rolled_and_the_turn_ends() -> None:
    state = t.hold(t.island(CatanPhase.BEFORE_ROLL), 0, Card.KNIGHT)
    assert timed_out(state, 0) == "roll"
    assert timed_out(t.give(t.island(), 0, "3L"), 0) == "end-turn"


def test_on_time_out_the_host_forgets_the_robber__cjp_robber_forgot() -> None:
    state = robbing()
    assert timed_out(state, 0) == "forget-robber"
    assert orders.actor(MoveRobber(Hex(3), 1), 0) == 0
    assert timed_out(state, 0, BuildOrders(robber=(RobberWish(HILL, 1),))) == "robber h4 s1"


def test_on_time_out_cards_go_by_order_else_by_chance__std_burst() -> None:
    state = bursting("4L4O")
    assert timed_out(state, 0) == "discard 4L"
    assert timed_out(state, 0, BuildOrders(discard=(Resource.ORE,))) == "discard 4O"


def test_every_card_may_be_hit_by_chance() -> None:
    state = bursting("4L4O")
    view, actions = game.view(state, 0), game.legal(state, 0)
    action = orders.on_timeout(view, actions, BuildOrders(), lambda number: number - 1)
    assert action == Discard(read_pile("4O"))
    turns = iter((0, 6, 0, 4))
    mixed = orders.on_timeout(view, actions, BuildOrders(), lambda _number: next(turns))
    assert mixed == Discard(read_pile("2L2O"))


def test_on_time_out_an_offer_is_refused_and_the_own_one_withdrawn() -> None:
    state = asked("1G", "1W", hand="1W")
    assert timed_out(state, 0) == "decline"
    assert timed_out(state, 0, BuildOrders(offers=(offer("1W", "1G"),))) == "accept"
    assert timed_out(state, 1) == "withdraw-offer"
    assert timed_out(t.act(state, 0, "decline"), 0) is None


def test_on_time_out_a_win_is_not_declared_for_the_player__cjp_win_undeclared() -> None:
    assert timed_out(winning(CatanPhase.MAIN), 0) == "end-turn"
    assert timed_out(winning(CatanPhase.MAIN), 0, BuildOrders(auto_declare=True)) == "declare-victory"


def test_on_time_out_free_roads_are_built() -> None:
    state = t.act(t.hold(town(), 0, Card.ROAD_BUILDING), 0, "road-building")
    step = timed_out(state, 0)
    assert step is not None
    assert step.startswith("build-road")


def test_on_time_out_the_set_up_goes_on_without_chance() -> None:
    state = t.start()
    first = timed_out(state, 0)
    assert first is not None
    assert first.startswith("place-settlement")
    second = timed_out(t.act(state, 0, first), 0)
    assert second is not None
    assert second.startswith("place-road")


def test_nothing_is_done_for_a_seat_that_nobody_waits_for() -> None:
    assert timed_out(t.island(CatanPhase.BEFORE_ROLL), 2) is None
    assert timed_out(robbing(), 2) is None
    state = t.act(t.start(), 0, "place-settlement v0")
    placed = next(text for text in t.legal(state, 0) if text.startswith("place-road"))
    assert timed_out(t.act(state, 0, placed), 0) is None
