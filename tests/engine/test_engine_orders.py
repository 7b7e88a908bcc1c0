"""Standing orders for the dice, the end of the turn and a win: when they act, and when they leave it to the player."""

import pytest

from engine.catan import game, orders
from engine.catan.actions import BuyCard
from engine.catan.names import Card
from engine.catan.options import STD
from engine.catan.orders import Automatic, BuildOrders
from engine.catan.phases import CatanPhase
from engine.catan.state import CatanState
from engine.catan.topology import topology
from tests.engine import catan_table as t
from tests.engine.orders_table import taken, winning


def rest_alone(state: CatanState, seat: int = 0) -> CatanState:
    """A seat with one settlement beyond reach of everything else."""
    return t.roads(
        t.settlements(state, seat, t.corner(18, 2)), seat, t.edge(t.corner(18, 2), t.corner(18, 3))
    )


# The dice and the end of the turn


def test_the_house_rolls_for_a_seat_without_development_cards() -> None:
    assert taken(BuildOrders(), t.island(CatanPhase.BEFORE_ROLL)) == "roll"


@pytest.mark.parametrize("card", list(Card))
def test_whoever_holds_any_development_card_is_asked_before_the_dice_a_point_card_too(card: Card) -> None:
    assert taken(BuildOrders(), t.hold(t.island(CatanPhase.BEFORE_ROLL), 0, card)) is None


@pytest.mark.parametrize("card", list(Card))
def test_always_rolls_over_any_card(card: Card) -> None:
    state = t.hold(t.island(CatanPhase.BEFORE_ROLL), 0, card)
    assert taken(BuildOrders(auto_roll=Automatic.ALWAYS), state) == "roll"


def test_who_wants_to_be_asked_is_never_rolled_for() -> None:
    assert taken(BuildOrders(auto_roll=Automatic.ASK), t.island(CatanPhase.BEFORE_ROLL)) is None


def test_the_turn_ends_by_itself_with_empty_hands_only() -> None:
    assert taken(BuildOrders(), t.island()) == "end-turn"
    assert taken(BuildOrders(), t.give(t.island(), 0, "1L")) is None
    assert taken(BuildOrders(), t.hold(t.island(), 0, Card.VICTORY_POINT)) is None


def test_a_hand_of_few_cards_counts_as_none_where_the_player_says_so() -> None:
    assert taken(BuildOrders(few=2), t.give(t.island(), 0, "1L1B")) == "end-turn"
    assert taken(BuildOrders(few=2), t.give(t.island(), 0, "1L1B1O")) is None


def test_a_turn_that_is_always_ended_ends_with_any_hand() -> None:
    state = t.hold(t.give(t.island(), 0, "3L2G"), 0, Card.KNIGHT)
    assert taken(BuildOrders(auto_end=Automatic.ALWAYS), state) == "end-turn"


def test_who_wants_to_be_asked_ends_their_own_turns() -> None:
    assert taken(BuildOrders(auto_end=Automatic.ASK), t.island()) is None


def test_a_road_that_may_still_be_moved_is_left_to_its_player() -> None:
    state = t.act(t.give(rest_alone(t.island()), 0, "1L1B"), 0, f"build-road e{_next_road()}")
    assert taken(BuildOrders(), state) is None
    assert taken(BuildOrders(auto_end=Automatic.ALWAYS), state) == "end-turn"


def test_where_nothing_can_be_moved_the_turn_ends_after_the_road() -> None:
    state = t.give(rest_alone(t.island(profile=STD)), 0, "1L1B")
    assert taken(BuildOrders(), t.act(state, 0, f"build-road e{_next_road()}")) == "end-turn"


def _next_road() -> int:
    start = t.corner(18, 3)
    return next(
        e for e, ends in enumerate(topology().edge_ends) if start in ends and t.corner(18, 2) not in ends
    )


def test_the_road_of_the_set_up_may_be_moved_before_the_first_dice() -> None:
    state = t.finish_setup(t.start())
    assert taken(BuildOrders(), state) is None
    assert taken(BuildOrders(auto_roll=Automatic.ALWAYS), state) == "roll"


def test_nothing_is_done_for_a_player_who_waits_for_answers_to_an_offer() -> None:
    state = t.act(t.give(t.island(), 0, "1L1B"), 0, "offer 1L 1O")
    always = BuildOrders(auto_end=Automatic.ALWAYS, build=(BuyCard(),))
    assert taken(always, state) is None


def test_nobody_acts_out_of_turn() -> None:
    always = BuildOrders(auto_roll=Automatic.ALWAYS, auto_end=Automatic.ALWAYS, build=(BuyCard(),))
    for phase in (CatanPhase.BEFORE_ROLL, CatanPhase.MAIN, CatanPhase.DICE, CatanPhase.ROBBER):
        assert taken(always, t.give(t.island(phase, player=1), 0, "1W1G1O"), 0) is None


def test_spectators_have_no_orders() -> None:
    state = t.island()
    assert orders.ordered(BuildOrders(), game.view(state, None), ()) is None


# A win


@pytest.mark.parametrize("phase", [CatanPhase.BEFORE_ROLL, CatanPhase.MAIN])
def test_a_win_is_declared_by_order__cjp_win_declare(phase: CatanPhase) -> None:
    assert taken(BuildOrders(auto_declare=True), winning(phase)) == "declare-victory"


def test_without_the_order_no_turn_ends_over_a_win__cjp_win_undeclared() -> None:
    always = BuildOrders(auto_roll=Automatic.ALWAYS, auto_end=Automatic.ALWAYS)
    assert taken(always, winning(CatanPhase.MAIN)) is None


def test_the_dice_are_rolled_over_a_win_because_it_can_be_declared_after_them() -> None:
    assert taken(BuildOrders(auto_roll=Automatic.ALWAYS), winning(CatanPhase.BEFORE_ROLL)) == "roll"


def belated(wanted: BuildOrders, state: CatanState, seat: int = 0) -> bool:
    """Whether the orders end the turn after a while."""
    return orders.belated(wanted, game.view(state, seat), game.legal(state, seat)) is not None


def test_a_turn_in_which_nothing_can_be_paid_for_ends_after_a_while_where_that_is_ordered() -> None:
    poor, state = BuildOrders(auto_end=Automatic.POOR), t.give(t.island(), 0, "3L2W")
    assert taken(poor, state) is None
    assert belated(poor, state)
    sparing = {mode for mode in Automatic if belated(BuildOrders(auto_end=mode, few=7), state)}
    assert sparing == {Automatic.POOR, Automatic.KEEPING}
    assert not belated(poor, state, 1)
    assert not belated(poor, t.island(CatanPhase.BEFORE_ROLL))
    assert taken(poor, t.island()) == "end-turn"
    assert taken(BuildOrders(auto_end=Automatic.POOR, few=7), state) is None


def test_whoever_can_do_more_than_talk_is_asked() -> None:
    poor = BuildOrders(auto_end=Automatic.POOR)
    for hand in ("4L", "1W1G1O"):
        assert not belated(poor, t.give(t.island(), 0, hand))
    town = t.roads(t.settlements(t.island(), 0, t.corner(9, 0)), 0, *t.line(t.corner(9, 0), t.corner(9, 1)))
    assert not belated(poor, t.give(town, 0, "1L1B"))
    assert belated(poor, t.give(town, 0, "2L"))
    asked = t.act(t.give(t.give(town, 0, "2L"), 3, "1G"), 0, "offer 1L 1W")
    assert not belated(poor, asked)
    refused = t.act(t.act(t.act(asked, 1, "decline"), 2, "decline"), 3, "decline")
    assert belated(poor, refused)
    assert not belated(poor, t.act(t.act(t.act(asked, 1, "decline"), 2, "decline"), 3, "counter 1G 1L"))
    for card in (Card.KNIGHT, Card.VICTORY_POINT):
        assert not belated(poor, t.hold(t.give(t.island(), 0, "2L"), 0, card))
    assert not belated(poor, winning(CatanPhase.MAIN))


def test_whoever_keeps_the_development_cards_has_poor_turns_ended_whichever_cards_they_are() -> None:
    keeping = BuildOrders(auto_end=Automatic.KEEPING)
    for card in Card:
        poor = t.hold(t.give(t.island(), 0, "2L"), 0, card)
        assert belated(keeping, poor)
        assert not belated(keeping, t.give(poor, 0, "2L"))  # four of a kind go to the bank
    assert not belated(keeping, winning(CatanPhase.MAIN))
