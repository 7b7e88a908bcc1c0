"""The tricky cases of `shared/rules/catan_cases.md`, 21 to 31: roads that are blocked, cut or level."""

from engine.catan.phases import CatanPhase
from engine.catan.roads import road_lengths
from engine.catan.state import CatanState
from engine.catan.victory import points
from tests.engine.catan_table import (
    BOTTOM,
    LOW,
    MIDDLE,
    NOBODY,
    TOP,
    act,
    cities,
    corner,
    edge,
    give,
    island,
    legal,
    line,
    refused,
    roads,
    settlements,
)

RING = tuple(corner(9, place) for place in range(6))
"""The corners of the middle hex, the desert."""


def test_case_21_no_road_beyond_a_rivals_building__cwc_3_0_3() -> None:
    state = give(roads(island(), 0, edge(RING[0], RING[1])), 0, "1L1B")
    beyond = edge(RING[1], RING[2])
    assert f"build-road e{beyond}" in legal(state, 0)
    state = settlements(state, 1, RING[1])
    assert refused(state, 0, f"build-road e{beyond}") == "no-road-spot"
    assert f"build-road e{edge(RING[5], RING[0])}" in legal(state, 0)


def test_case_22_a_road_between_two_rivals_buildings_counts_whole__std_longest_road_branch() -> None:
    state = roads(island(), 0, *line(*LOW[:6]))
    state = settlements(state, 1, LOW[0], LOW[5])
    assert road_lengths(state.players)[0] == 5


def test_case_23_a_rivals_building_splits_a_road_an_own_one_does_not__std_longest_road_branch() -> None:
    state = roads(island(), 0, *line(*LOW[:6]))
    assert road_lengths(settlements(state, 0, LOW[2]).players)[0] == 5
    assert road_lengths(settlements(state, 1, LOW[2]).players)[0] == 3


def test_case_24_a_ring_of_six_with_a_tail_is_seven_long__std_longest_road_branch() -> None:
    state = roads(island(), 0, *line(*RING, RING[0]), edge(RING[4], 34))
    assert road_lengths(state.players)[0] == 7


def test_case_25_drawing_level_does_not_take_the_card__std_longest_road_steal() -> None:
    state = roads(roads(island(), 0, *line(*LOW[:5])), 1, *line(*TOP[:6]))
    state = give(state._replace(longest=1), 0, "2L2B")
    state = act(state, 0, f"build-road e{edge(*LOW[4:6])}")
    assert (road_lengths(state.players)[:2], state.longest) == ((5, 5), 1)
    assert act(state, 0, f"build-road e{edge(*LOW[5:7])}").longest == 0


def before_cut(mine: int, first: int = 0, second: int = 0) -> CatanState:
    """Seat 0 holds the card with a road along the middle that seat 3 can cut four roads from its west end."""
    state = roads(island(player=3), 0, *line(*MIDDLE[: mine + 1]))
    state = roads(state, 1, *line(*TOP[: first + 1])) if first else state
    state = roads(state, 2, *line(*BOTTOM[: second + 1])) if second else state
    return give(roads(state, 3, edge(23, 29)), 3, "1L1B1W1G")._replace(longest=0)


CUT = "build-settlement v23"


def test_case_26_after_a_cut_the_holder_keeps_while_still_level__std_longest_road_keep() -> None:
    state = act(before_cut(10, first=6), 3, CUT)
    assert (road_lengths(state.players)[:2], state.longest) == ((6, 6), 0)


def test_case_27_after_a_cut_a_sole_other_takes_the_card__std_longest_road_transfer() -> None:
    state = act(before_cut(7, first=5, second=4), 3, CUT)
    assert (road_lengths(state.players), state.longest) == ((4, 5, 4, 1), 1)


def test_case_28_after_a_cut_nobody_with_five_means_nobody_holds_it__std_longest_road_none() -> None:
    assert act(before_cut(7, first=4, second=4), 3, CUT).longest == NOBODY


def test_case_29_after_a_cut_two_level_others_leave_the_card_aside__std_longest_road_tie() -> None:
    state = act(before_cut(7, first=5, second=5), 3, CUT)
    assert state.longest == NOBODY
    state = give(state._replace(turn=island(player=1).turn), 1, "1L1B")
    assert act(state, 1, f"build-road e{edge(*TOP[5:7])}").longest == 1


def test_case_30_a_severed_road_without_a_building_may_still_grow__std_road_place() -> None:
    state = act(settlements(before_cut(7), 0, MIDDLE[0]), 3, CUT)
    state = give(state._replace(turn=island().turn), 0, "1L1B")
    assert f"build-road e{edge(19, 25)}" in legal(state, 0)
    assert f"build-road e{edge(23, 29)}" not in legal(state, 0)


def test_case_31_ten_points_through_anothers_cut_win_only_on_the_own_turn__cjp_win_declare() -> None:
    state = act(cities(before_cut(7, first=5), 1, 33, 37, 42, 47), 3, CUT)
    assert points(state, 1) == 10
    assert refused(state, 1, "declare-victory") == "not-your-turn"
    state = state._replace(turn=island(CatanPhase.BEFORE_ROLL, player=1).turn)
    assert act(state, 1, "declare-victory").winner == 1
