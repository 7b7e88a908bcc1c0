"""Standing orders, position by position: what each order takes, and when it leaves the decision to its player."""

from dataclasses import replace

import pytest

from engine.catan import game, orders
from engine.catan.actions import BuildCity, BuildRoad, BuildSettlement, BuyCard, Discard, EndTurn, MoveRobber
from engine.catan.codecs import read_pile
from engine.catan.names import Card, Resource
from engine.catan.options import STD
from engine.catan.orders import LEADER, Automatic, Orders, RobberWish, StandingOffer
from engine.catan.phases import Phase
from engine.catan.state import State
from engine.catan.topology import topology
from tests.engine import catan_table as t

HILL, WOOD, FIELD = 4, 8, 12
"""On the beginner's island: a 6, an 11 and an 8."""


def taken(wanted: Orders, state: State, seat: int = 0) -> str | None:
    """The action that the orders take, as text; it is always one of the legal ones."""
    actions = game.legal(state, seat)
    action = orders.ordered(wanted, game.view(state, seat), actions)
    assert action is None or action in actions
    return None if action is None else game.format(action)


def offer(give: str, want: str, keep: str = "-", *, not_to_leader: bool = False) -> StandingOffer:
    return StandingOffer(read_pile(give), read_pile(want), read_pile(keep), not_to_leader)


def asked(give: str, want: str, hand: str) -> State:
    """Seat 1 proposes an exchange; seat 0 holds a hand."""
    state = t.give(t.give(t.island(player=1), 1, give), 0, hand)
    return t.act(state, 1, f"offer {give} {want}")


def rest_alone(state: State, seat: int = 0) -> State:
    """A seat with one settlement beyond reach of everything else."""
    return t.roads(
        t.settlements(state, seat, t.corner(18, 2)), seat, t.edge(t.corner(18, 2), t.corner(18, 3))
    )


# The dice and the end of the turn


def test_the_house_rolls_for_a_seat_without_development_cards() -> None:
    assert taken(Orders(), t.island(Phase.BEFORE_ROLL)) == "roll"


@pytest.mark.parametrize("card", list(Card))
def test_whoever_holds_any_development_card_is_asked_before_the_dice_a_point_card_too(card: Card) -> None:
    assert taken(Orders(), t.hold(t.island(Phase.BEFORE_ROLL), 0, card)) is None


@pytest.mark.parametrize("card", list(Card))
def test_always_rolls_over_any_card(card: Card) -> None:
    state = t.hold(t.island(Phase.BEFORE_ROLL), 0, card)
    assert taken(Orders(auto_roll=Automatic.ALWAYS), state) == "roll"


def test_who_wants_to_be_asked_is_never_rolled_for() -> None:
    assert taken(Orders(auto_roll=Automatic.ASK), t.island(Phase.BEFORE_ROLL)) is None


def test_the_turn_ends_by_itself_with_empty_hands_only() -> None:
    assert taken(Orders(), t.island()) == "end-turn"
    assert taken(Orders(), t.give(t.island(), 0, "1L")) is None
    assert taken(Orders(), t.hold(t.island(), 0, Card.VICTORY_POINT)) is None


def test_a_hand_of_few_cards_counts_as_none_where_the_player_says_so() -> None:
    assert taken(Orders(few=2), t.give(t.island(), 0, "1L1B")) == "end-turn"
    assert taken(Orders(few=2), t.give(t.island(), 0, "1L1B1O")) is None


def test_a_turn_that_is_always_ended_ends_with_any_hand() -> None:
    state = t.hold(t.give(t.island(), 0, "3L2G"), 0, Card.KNIGHT)
    assert taken(Orders(auto_end=Automatic.ALWAYS), state) == "end-turn"


def test_who_wants_to_be_asked_ends_their_own_turns() -> None:
    assert taken(Orders(auto_end=Automatic.ASK), t.island()) is None


def test_a_road_that_may_still_be_moved_is_left_to_its_player() -> None:
    state = t.act(t.give(rest_alone(t.island()), 0, "1L1B"), 0, f"build-road e{_next_road()}")
    assert taken(Orders(), state) is None
    assert taken(Orders(auto_end=Automatic.ALWAYS), state) == "end-turn"


def test_where_nothing_can_be_moved_the_turn_ends_after_the_road() -> None:
    state = t.give(rest_alone(t.island(profile=STD)), 0, "1L1B")
    assert taken(Orders(), t.act(state, 0, f"build-road e{_next_road()}")) == "end-turn"


def _next_road() -> int:
    start = t.corner(18, 3)
    return next(
        e for e, ends in enumerate(topology().edge_ends) if start in ends and t.corner(18, 2) not in ends
    )


def test_the_road_of_the_set_up_may_be_moved_before_the_first_dice() -> None:
    state = t.finish_setup(t.start())
    assert taken(Orders(), state) is None
    assert taken(Orders(auto_roll=Automatic.ALWAYS), state) == "roll"


def test_nothing_is_done_for_a_player_who_waits_for_answers_to_an_offer() -> None:
    state = t.act(t.give(t.island(), 0, "1L1B"), 0, "offer 1L 1O")
    always = Orders(auto_end=Automatic.ALWAYS, build=(BuyCard(),))
    assert taken(always, state) is None


def test_nobody_acts_out_of_turn() -> None:
    always = Orders(auto_roll=Automatic.ALWAYS, auto_end=Automatic.ALWAYS, build=(BuyCard(),))
    for phase in (Phase.BEFORE_ROLL, Phase.MAIN, Phase.DICE, Phase.ROBBER):
        assert taken(always, t.give(t.island(phase, player=1), 0, "1W1G1O"), 0) is None


def test_spectators_have_no_orders() -> None:
    state = t.island()
    assert orders.ordered(Orders(), game.view(state, None), ()) is None


# A win


def winning(phase: Phase) -> State:
    state = t.cities(t.island(phase), 0, t.corner(0, 0), t.corner(1, 1), t.corner(2, 2), t.corner(12, 3))
    return t.hold(state, 0, Card.VICTORY_POINT, Card.VICTORY_POINT)


@pytest.mark.parametrize("phase", [Phase.BEFORE_ROLL, Phase.MAIN])
def test_a_win_is_declared_by_order__cjp_win_declare(phase: Phase) -> None:
    assert taken(Orders(auto_declare=True), winning(phase)) == "declare-victory"


def test_without_the_order_no_turn_ends_over_a_win__cjp_win_undeclared() -> None:
    always = Orders(auto_roll=Automatic.ALWAYS, auto_end=Automatic.ALWAYS)
    assert taken(always, winning(Phase.MAIN)) is None


def test_the_dice_are_rolled_over_a_win_because_it_can_be_declared_after_them() -> None:
    assert taken(Orders(auto_roll=Automatic.ALWAYS), winning(Phase.BEFORE_ROLL)) == "roll"


# Discards


def bursting(hand: str, seat: int = 0) -> State:
    return t.dice(t.give(t.island(Phase.BEFORE_ROLL, player=1), seat, hand), 3, 4)


def test_the_first_resource_of_the_order_goes_first__std_burst() -> None:
    state = bursting("2L2B2W2O")
    assert taken(Orders(discard=(Resource.ORE, Resource.LUMBER)), state) == "discard 2L2O"


def test_what_the_order_leaves_open_comes_from_the_highest_piles() -> None:
    state = bursting("1L4W3G1O")
    assert taken(Orders(discard=(Resource.ORE,)), state) == "discard 2W1G1O"


def test_without_an_order_a_person_discards() -> None:
    assert taken(Orders(), bursting("8L")) is None


def test_who_owes_nothing_discards_nothing() -> None:
    assert taken(Orders(discard=(Resource.ORE,)), t.give(bursting("8L", seat=2), 0, "7O")) is None


def test_the_seat_on_turn_discards_by_order_as_well() -> None:
    state = t.dice(t.give(t.island(Phase.BEFORE_ROLL), 0, "9O"), 3, 4)
    assert taken(Orders(discard=(Resource.ORE,)), state) == "discard 4O"


# The robber


def robbing() -> State:
    """Seat 0 moves the robber: seats 1 and 2 have settlements at hex 4, seat 2 a city at 8 and 12; both hold cards."""
    state = t.settlements(t.island(Phase.ROBBER), 1, t.corner(HILL, 0))
    state = t.settlements(state, 2, t.corner(HILL, 2))
    state = t.cities(state, 2, t.corner(WOOD, 3))
    return t.give(t.give(state, 1, "2L"), 2, "1L")


def test_the_first_choice_of_hex_and_victim_is_taken__std_robber_steal() -> None:
    wanted = Orders(robber=(RobberWish(HILL, 1), RobberWish(WOOD)))
    assert taken(wanted, robbing()) == "robber h4 s1"


def test_the_second_choice_stands_in_for_an_impossible_first__std_robber_must_move() -> None:
    wanted = Orders(robber=(RobberWish(HILL, 1), RobberWish(WOOD)))
    assert taken(wanted, robbing()._replace(robber=HILL)) == "robber h8 s2"


def test_a_victim_without_cards_cannot_be_meant() -> None:
    state = robbing()
    broke = state._replace(players=state.with_player(1, state.players[1]._replace(hand=0)))
    assert taken(Orders(robber=(RobberWish(HILL, 1),)), broke) is None


def test_a_hex_alone_robs_the_foremost_there() -> None:
    assert taken(Orders(robber=(RobberWish(HILL),)), robbing()) == "robber h4 s2"


def test_an_empty_hex_can_be_wished_for__std_robber_desert() -> None:
    assert taken(Orders(robber=(RobberWish(18),)), robbing()) == "robber h18 -"


def test_a_victim_alone_is_robbed_where_it_costs_most() -> None:
    """A city at an 8 costs more than a settlement at a 6, and than the city at its 11."""
    assert taken(Orders(robber=(RobberWish(None, 2),)), robbing()) == "robber h12 s2"


def test_the_leader_is_the_rival_with_the_most_points() -> None:
    state = t.cities(robbing(), 0, t.corner(16, 3), t.corner(17, 3), t.corner(18, 3))
    assert taken(Orders(robber=(RobberWish(None, LEADER),)), state) == "robber h12 s2"


def test_of_equals_the_one_with_more_cards_leads() -> None:
    state = t.settlements(t.island(Phase.ROBBER), 1, t.corner(HILL, 0))
    state = t.give(t.give(t.settlements(state, 2, t.corner(WOOD, 1)), 1, "1L"), 2, "2L")
    move = taken(Orders(robber=(RobberWish(None, LEADER),)), state)
    assert move is not None
    assert move.endswith(" s2")


def test_the_own_buildings_are_spared_where_only_a_victim_is_named() -> None:
    state = t.cities(robbing(), 0, t.corner(FIELD, 5))
    assert taken(Orders(robber=(RobberWish(None, 2),)), state) == "robber h4 s2"


def test_a_hex_that_is_named_is_meant_even_at_the_own_cost() -> None:
    state = t.cities(robbing(), 0, t.corner(FIELD, 5))
    assert taken(Orders(robber=(RobberWish(FIELD, 2),)), state) == "robber h12 s2"


def test_without_a_wish_that_fits_a_person_moves_the_robber() -> None:
    assert taken(Orders(), robbing()) is None
    assert taken(Orders(robber=(RobberWish(WOOD, 1),)), robbing()) is None


# Standing offers


def test_an_offer_that_fits_is_accepted_at_once__std_domestic_negotiate() -> None:
    state = asked("1G", "1W", hand="3W")
    assert taken(Orders(offers=(offer("1W", "1G", keep="2W"),)), state) == "accept"


def test_what_is_to_be_kept_is_kept() -> None:
    state = asked("1G", "1W", hand="2W")
    assert taken(Orders(offers=(offer("1W", "1G", keep="2W"),)), state) is None


def test_keeping_counts_only_where_something_is_paid() -> None:
    state = asked("1G", "1W", hand="1W")
    assert taken(Orders(offers=(offer("1W", "1G", keep="5G"),)), state) == "accept"


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
    assert (taken(Orders(offers=(offer("1W", "1G"),)), state) == "accept") is takes


def test_two_for_one_is_given_only_as_often_as_it_is_paid() -> None:
    wanted = Orders(offers=(offer("2W", "1G"),))
    assert taken(wanted, asked("1G", "2W", hand="4W")) == "accept"
    assert taken(wanted, asked("1G", "3W", hand="4W")) is None
    assert taken(wanted, asked("2G", "3W", hand="4W")) == "accept"


def test_any_of_several_standing_offers_may_fit() -> None:
    wanted = Orders(offers=(offer("1L", "1G"), offer("1W", "1G")))
    state = asked("1G", "1W", hand="1W")
    assert orders.matched(wanted, game.view(state, 0), game.view(state, 0).offers[0]) == wanted.offers[1]


def test_an_offer_without_the_cards_for_it_stays_silent__cjp_trade_no_future() -> None:
    assert taken(Orders(offers=(offer("1W", "1G"),)), asked("1G", "1W", hand="5B")) is None


def test_no_offer_is_ever_declined_by_order() -> None:
    for wanted in (Orders(), Orders(offers=(offer("1L", "1G"),)), Orders(auto_end=Automatic.ALWAYS)):
        assert taken(wanted, asked("1G", "1W", hand="1W")) is None


def test_an_answer_that_was_given_is_left_alone() -> None:
    state = asked("1G", "1W", hand="1W")
    for answer in ("accept", "decline", "counter 1W 2G"):
        assert taken(Orders(offers=(offer("1W", "1G"),)), t.act(state, 0, answer)) is None


def test_the_own_offer_is_nobodys_to_take() -> None:
    state = t.act(t.give(t.island(), 0, "1W"), 0, "offer 1W 1G")
    assert (
        orders.matched(
            Orders(offers=(offer("1G", "1W"),)), game.view(state, 0), game.view(state, 0).offers[0]
        )
        is None
    )


def test_the_leader_gets_nothing_where_the_order_says_so() -> None:
    wanted = Orders(offers=(offer("1W", "1G", not_to_leader=True),))
    state = asked("1G", "1W", hand="1W")
    assert taken(wanted, state) == "accept"
    ahead = t.settlements(state, 1, t.corner(0, 0))
    assert taken(wanted, ahead) is None
    assert taken(wanted, t.settlements(ahead, 0, t.corner(18, 2))) == "accept"
    assert taken(wanted, t.cities(ahead, 2, t.corner(18, 2))) == "accept"


# The build list


def town() -> State:
    """Seat 0 with a settlement and three roads, wealthy."""
    corners = [t.corner(9, place) for place in (0, 1, 2, 3)]
    return t.give(t.roads(t.settlements(t.island(), 0, corners[0]), 0, *t.line(*corners)), 0, "3L3B3W5G5O")


def test_the_list_is_worked_off_from_the_front() -> None:
    wanted = Orders(
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
    wanted = Orders(build=(BuildCity(t.corner(9, 0)), BuyCard()))
    state = town()
    poor = state._replace(players=state.with_player(0, state.players[0]._replace(hand=read_pile("2W2G2O"))))
    assert taken(wanted, poor) is None
    assert taken(replace(wanted, build=wanted.build[::-1]), poor) == "buy-card"


def test_an_impossible_wish_does_not_hold_up_the_next() -> None:
    state = t.settlements(town(), 1, t.corner(9, 3))
    wanted = Orders(build=(BuildSettlement(t.corner(9, 3)), BuyCard()))
    assert taken(wanted, state) == "buy-card"
    assert orders.fitted(wanted, game.view(state, 0)).build == (BuyCard(),)


def test_a_card_is_bought_once_for_each_wish() -> None:
    wanted = Orders(build=(BuyCard(), BuildCity(3), BuyCard()))
    assert orders.after(wanted, BuyCard()).build == (BuildCity(3), BuyCard())
    assert orders.after(wanted, EndTurn()) == wanted


def test_nothing_is_built_before_the_dice() -> None:
    state = town()
    state = state._replace(turn=state.turn._replace(phase=Phase.BEFORE_ROLL, rolled=False))
    assert taken(Orders(build=(BuyCard(),), auto_roll=Automatic.ASK), state) is None


def test_free_roads_go_where_the_list_wants_roads() -> None:
    state = t.act(t.hold(town(), 0, Card.ROAD_BUILDING), 0, "road-building")
    spot = next(action for action in game.legal(state, 0) if isinstance(action, BuildRoad))
    assert taken(Orders(build=(BuyCard(), spot)), state) == game.format(spot)
    assert taken(Orders(build=(BuyCard(),)), state) is None


def test_a_wish_for_a_city_waits_for_its_settlement() -> None:
    place = t.corner(9, 3)
    view = game.view(town(), 0)
    wanted = Orders(build=(BuildSettlement(place), BuildCity(place)))
    assert orders.fitted(wanted, view) == wanted


# What becomes impossible


def test_what_is_built_or_taken_leaves_the_list() -> None:
    state = t.roads(t.cities(town(), 0, t.corner(0, 0)), 1, 0)
    mine = next(iter(t.line(t.corner(9, 0), t.corner(9, 1))))
    done = (BuildRoad(mine), BuildRoad(0), BuildSettlement(t.corner(9, 0)), BuildCity(t.corner(0, 0)))
    assert orders.fitted(Orders(build=done), game.view(state, 0)).build == ()


def test_a_spot_next_to_a_building_is_lost__std_distance_rule() -> None:
    wanted = Orders(build=(BuildSettlement(t.corner(9, 1)), BuildCity(t.corner(9, 1))))
    assert orders.fitted(wanted, game.view(town(), 0)).build == ()


def test_without_pieces_or_cards_left_a_wish_is_over__std_road_supply__std_city_supply() -> None:
    view = game.view(town()._replace(deck=0), 0)
    mine = view.seats[0]._replace(roads=(1 << 15) - 1, cities=0b1111 << 40)
    view = view._replace(seats=(mine, *view.seats[1:]))
    wanted = Orders(build=(BuildRoad(60), BuildCity(t.corner(9, 0)), BuyCard()))
    assert orders.fitted(wanted, view).build == ()


def test_a_table_without_trade_drops_offers_and_one_with_three_seats_the_fourth() -> None:
    state = t.island(seats=3)
    state = state._replace(options=replace(state.options, domestic_trade=False))
    wanted = Orders(
        robber=(RobberWish(None, 3), RobberWish(None, 0), RobberWish(None, LEADER), RobberWish(5)),
        offers=(offer("1W", "1G"),),
    )
    left = orders.fitted(wanted, game.view(state, 0))
    assert left == Orders(robber=(RobberWish(None, LEADER), RobberWish(5)))


def test_an_offer_larger_than_the_table_allows_is_dropped() -> None:
    wanted = Orders(offers=(offer("1W", "5G"), offer("1W", "4G")))
    assert orders.fitted(wanted, game.view(t.island(), 0)).offers == (offer("1W", "4G"),)


# Time-outs


def timed_out(state: State, seat: int, wanted: Orders = orders.NO_ORDERS) -> str | None:
    view, actions = game.view(state, seat), game.legal(state, seat)
    action = orders.on_timeout(view, actions, wanted, lambda _number: 0)
    if action is None:
        return None
    assert action in game.legal(state, orders.actor(action, seat))
    return game.format(action)


def test_on_time_out_the_dice_are_rolled_and_the_turn_ends() -> None:
    state = t.hold(t.island(Phase.BEFORE_ROLL), 0, Card.KNIGHT)
    assert timed_out(state, 0) == "roll"
    assert timed_out(t.give(t.island(), 0, "3L"), 0) == "end-turn"


def test_on_time_out_the_host_forgets_the_robber__cjp_robber_forgot() -> None:
    state = robbing()
    assert timed_out(state, 0) == "forget-robber"
    assert orders.actor(MoveRobber(3, 1), 0) == 0
    assert timed_out(state, 0, Orders(robber=(RobberWish(HILL, 1),))) == "robber h4 s1"


def test_on_time_out_cards_go_by_order_else_by_chance__std_burst() -> None:
    state = bursting("4L4O")
    assert timed_out(state, 0) == "discard 4L"
    assert timed_out(state, 0, Orders(discard=(Resource.ORE,))) == "discard 4O"


def test_every_card_may_be_hit_by_chance() -> None:
    state = bursting("4L4O")
    view, actions = game.view(state, 0), game.legal(state, 0)
    action = orders.on_timeout(view, actions, Orders(), lambda number: number - 1)
    assert action == Discard(read_pile("4O"))
    turns = iter((0, 6, 0, 4))
    mixed = orders.on_timeout(view, actions, Orders(), lambda _number: next(turns))
    assert mixed == Discard(read_pile("2L2O"))


def test_on_time_out_an_offer_is_refused_and_the_own_one_withdrawn() -> None:
    state = asked("1G", "1W", hand="1W")
    assert timed_out(state, 0) == "decline"
    assert timed_out(state, 0, Orders(offers=(offer("1W", "1G"),))) == "accept"
    assert timed_out(state, 1) == "withdraw-offer"
    assert timed_out(t.act(state, 0, "decline"), 0) is None


def test_on_time_out_a_win_is_not_declared_for_the_player__cjp_win_undeclared() -> None:
    assert timed_out(winning(Phase.MAIN), 0) == "end-turn"
    assert timed_out(winning(Phase.MAIN), 0, Orders(auto_declare=True)) == "declare-victory"


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
    assert timed_out(t.island(Phase.BEFORE_ROLL), 2) is None
    assert timed_out(robbing(), 2) is None
    state = t.act(t.start(), 0, "place-settlement v0")
    placed = next(text for text in t.legal(state, 0) if text.startswith("place-road"))
    assert timed_out(t.act(state, 0, placed), 0) is None
