"""The plain rules of roads, settlements and cities, and of the longest road, one test each."""

from engine.catan.options import STD
from engine.catan.roads import road_lengths
from engine.catan.victory import points
from tests.engine.catan_table import (
    LOW,
    NOBODY,
    TOP,
    act,
    bank,
    cities,
    edge,
    give,
    hand,
    island,
    legal,
    line,
    refused,
    roads,
    settlements,
    start,
)


def test_a_road_costs_lumber_and_brick__std_road_cost__std_build_pay() -> None:
    state = give(roads(island(), 0, edge(3, 0)), 0, "1L1B")
    before = bank(state)
    state = act(state, 0, f"build-road e{edge(0, 4)}")
    assert (hand(state, 0), before, bank(state)) == ("-", "18L18B19W19G19O", "19L19B19W19G19O")
    assert refused(state, 0, f"build-road e{edge(4, 1)}") == "cannot-pay"


def test_a_settlement_costs_four_different_cards__std_settlement_cost__std_settlement_points() -> None:
    state = give(roads(island(), 0, *line(*TOP)), 0, "1L1B1W1G")
    state = act(state, 0, "build-settlement v3")
    assert (hand(state, 0), points(state, 0)) == ("-", 1)


def test_a_city_costs_two_grain_and_three_ore__std_city_cost__std_city_points() -> None:
    state = act(give(settlements(island(), 0, 3), 0, "2G3O"), 0, "build-city v3")
    assert (hand(state, 0), points(state, 0), state.players[0].settlements) == ("-", 2, 0)


def test_four_cities_at_most__std_city_supply() -> None:
    state = settlements(cities(give(island(), 0, "2G3O"), 0, 0, 1, 2, 16), 0, 20)
    assert refused(state, 0, "build-city v20") == "no-piece-left"


def test_five_settlements_at_most__std_settlement_supply() -> None:
    state = give(roads(settlements(island(), 0, 0, 1, 2, 16, 20), 0, *line(*LOW)), 0, "1L1B1W1G")
    assert refused(state, 0, "build-settlement v44") == "no-piece-left"


def test_a_settlement_stands_on_an_own_road__std_settlement_place() -> None:
    state = give(roads(roads(island(), 0, *line(*TOP)), 1, *line(*LOW)), 0, "1L1B1W1G")
    assert refused(state, 0, "build-settlement v44") == "no-settlement-spot"


def test_as_many_buildings_as_one_can_pay__std_build_unlimited__std_build_purpose() -> None:
    state = give(roads(island(), 0, *line(*TOP)), 0, "4L4B2W4G3O")
    state = act(state, 0, "build-settlement v3", "build-settlement v1", "build-city v3")
    assert points(state, 0) == 3


def test_one_road_an_edge__std_road_place() -> None:
    state = give(roads(roads(island(), 0, edge(3, 0)), 1, edge(0, 4)), 0, "1L1B")
    assert refused(state, 0, f"build-road e{edge(0, 4)}") == "no-road-spot"


def test_five_roads_in_a_row_take_two_points__std_longest_road__std_longest_road_points() -> None:
    state = give(roads(island(), 0, *line(*TOP[:5])), 0, "1L1B")
    assert (state.longest, points(state, 0)) == (NOBODY, 0)
    state = act(state, 0, f"build-road e{edge(*TOP[4:6])}")
    assert (state.longest, points(state, 0)) == (0, 2)


def test_branches_do_not_count__std_longest_road_branch() -> None:
    state = roads(island(), 0, *line(*TOP[:5]), edge(4, 8))
    assert road_lengths(state.players)[0] == 4


def test_a_settlement_can_break_a_road__std_longest_road_break() -> None:
    state = roads(roads(island(player=1), 0, *line(*TOP)), 1, edge(4, 8))
    state = act(give(state, 1, "1L1B1W1G")._replace(longest=0), 1, "build-settlement v4")
    assert (road_lengths(state.players)[0], state.longest) == (4, NOBODY)


def test_trade_and_building_are_one_phase__cwc_3_0_6__cjp_action_complete() -> None:
    state = give(roads(island(), 0, *line(*TOP)), 0, "5L1B1W1G")
    traded_first = act(state, 0, "bank lumber ore", "build-settlement v3")
    built_first = act(state, 0, "build-settlement v3", "bank lumber ore")
    assert (hand(traded_first, 0), hand(built_first, 0)) == ("1O", "1L1O")  # built first, its harbour serves
    assert traded_first.players[0].settlements == built_first.players[0].settlements == 1 << 3


def test_the_printed_rules_alone_move_nothing__std_build_pay() -> None:
    state = give(roads(island(profile=STD), 0, edge(3, 0)), 0, "4L1B")
    state = act(state, 0, f"build-road e{edge(0, 4)}")
    assert refused(state, 0, f"move-road e{edge(3, 7)}") == "nothing-to-change"
    placed = act(start(STD), 0, "place-settlement v23")
    assert refused(placed, 0, "take-back") == "nothing-to-change"


def test_what_was_spent_stays_spent__cjp_no_takeback__cwc_3_0_15() -> None:
    state = give(roads(island(), 0, *line(*TOP)), 0, "1L1B1W1G")
    state = act(state, 0, "build-settlement v3", "move-settlement v4")
    assert (hand(state, 0), state.players[0].settlements) == ("-", 1 << 4)
    assert not any(text.startswith("take-back") for text in legal(state, 0))
