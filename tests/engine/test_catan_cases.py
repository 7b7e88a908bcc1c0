"""The 42 tricky cases of `shared/rules/catan_cases.md`, each named after its rule and section."""

import pytest

from engine.catan import game
from engine.catan.board import board_of
from engine.catan.events import Traded
from engine.catan.facts import NetGift, net_gifts
from engine.catan.hands import ONE, pack
from engine.catan.names import Card
from engine.catan.phases import Phase
from engine.catan.roads import road_lengths
from engine.catan.state import State
from engine.catan.victory import points
from tests.engine.catan_table import (
    CHANCE,
    HOST,
    NOBODY,
    act,
    bank,
    cities,
    corner,
    dice,
    edge,
    empty_bank,
    give,
    hand,
    hold,
    island,
    legal,
    line,
    refused,
    roads,
    settlements,
    start,
)

RING = tuple(corner(9, place) for place in range(6))
"""The corners of the middle hex, the desert."""
TOP = (3, 0, 4, 1, 5, 2, 6)
MIDDLE = (21, 16, 22, 17, 23, 18, 24, 19, 25, 20, 26)
LOW = (38, 43, 39, 44, 40, 45, 41, 46, 42)
BOTTOM = (47, 51, 48, 52, 49, 53, 50)
"""Four rows of intersections from coast to coast, each joined to the next by a path."""


def before_roll(player: int = 0) -> State:
    return island(Phase.BEFORE_ROLL, player)


def ten_points(state: State, seat: int, short: int = 0) -> State:
    """Four cities and two settlements, on far apart places, are ten points."""
    state = cities(state, seat, 0, 1, 2, 16)
    return settlements(state, seat, *(53, 52)[short:])


def test_case_01_sole_claimant_takes_what_the_bank_has_left__std_shortage_single__cjp_shortage_single() -> (
    None
):
    state = settlements(empty_bank(before_roll(), "1O"), 0, corner(11, 1), corner(11, 3))
    state = dice(state, 4, 4)
    assert hand(state, 0) == "1O"
    assert bank(state) == "-"


def test_case_01_what_was_short_is_not_made_up_later__cjp_shortage_no_later() -> None:
    state = cities(empty_bank(before_roll(), "1O"), 0, corner(11, 1))
    state = act(dice(state, 4, 4), 0, "end-turn")
    state = dice(give(state._replace(bank=state.bank + 5 * ONE[4]), 1, "-"), 1, 1)
    assert hand(state, 0) == "1O"


def test_case_02_several_claimants_of_a_short_resource_get_none__std_shortage_multi__cjp_shortage_multi() -> (
    None
):
    state = empty_bank(before_roll(), "5L1O")
    state = settlements(settlements(state, 0, corner(11, 1), corner(12, 0)), 1, corner(11, 3))
    state = dice(state, 4, 4)
    assert (hand(state, 0), hand(state, 1)) == ("1L", "-")
    assert bank(state) == "4L1O"


def test_case_02_other_resources_are_paid_as_usual__cwc_3_0_9() -> None:
    state = settlements(empty_bank(before_roll(), "5L1O"), 0, corner(11, 1))
    state = settlements(state, 1, corner(11, 3), corner(12, 0))
    assert hand(dice(state, 4, 4), 1) == "1L"


def test_case_03_sole_claimant_with_several_buildings_takes_the_rest__cwc_3_0_9_single() -> None:
    state = settlements(empty_bank(before_roll(), "2O"), 0, corner(11, 1))
    state = cities(state, 0, corner(11, 3))
    assert hand(dice(state, 4, 4), 0) == "2O"


def test_case_04_a_claimant_under_the_robber_does_not_count__std_shortage_single__std_robber_block() -> None:
    tiles = list(start().board.layout.tiles)
    tiles[12], tiles[13] = tiles[13], tiles[12]
    board = board_of(start().board.layout._replace(tiles=tuple(tiles)))
    state = empty_bank(before_roll(), "1O")._replace(board=board)
    state = cities(settlements(state, 0, corner(11, 1)), 1, corner(12, 4))
    assert dice(state, 4, 4).bank == state.bank
    blocked = dice(state._replace(robber=11), 4, 4)
    assert (hand(blocked, 0), hand(blocked, 1)) == ("-", "1O")


@pytest.mark.parametrize(("held", "owed"), [(7, 0), (8, 4), (9, 4)])
def test_case_05_hands_above_seven_lose_half_rounded_down__std_burst__std_burst_odd(
    held: int, owed: int
) -> None:
    state = dice(give(before_roll(), 0, f"{held}L"), 3, 4)
    if owed:
        assert legal(state, 0) == [f"discard {owed}L"]
        assert refused(state, 0, f"discard {owed + 1}L") == "wrong-discard"
    else:
        assert state.turn.phase is Phase.ROBBER


def test_case_06_discards_come_in_any_order_and_the_robber_after_all__std_burst__std_robber_move() -> None:
    state = dice(give(give(before_roll(), 0, "8L"), 2, "9O"), 3, 4)
    assert game.to_act(state) == (0, 2)
    assert refused(state, 0, "robber h3 -") == "discard-first"
    one = act(act(state, 0, "discard 4L"), 2, "discard 4O")
    other = act(act(state, 2, "discard 4O"), 0, "discard 4L")
    assert one == other
    assert one.turn.phase is Phase.ROBBER


def test_case_07_the_robber_may_not_stay_where_it_is__std_robber_must_move() -> None:
    state = island(Phase.ROBBER)
    assert refused(state, 0, f"robber h{state.robber} -") == "robber-must-move"


def test_case_07_the_robber_may_go_to_the_desert__std_robber_desert() -> None:
    state = act(island(Phase.ROBBER)._replace(robber=3), 0, "robber h9 -")
    assert state.robber == 9


def test_case_08_a_robber_among_empty_hands_steals_nothing__std_robber_steal() -> None:
    state = act(settlements(island(Phase.ROBBER), 1, corner(3, 0)), 0, "robber h3 -")
    assert (state.turn.phase, state.robber) == (Phase.MAIN, 3)


def test_case_09_a_knight_before_the_dice_and_a_seven_move_the_robber_twice__cjp_predice_devcard() -> None:
    state = act(hold(before_roll(), 0, Card.KNIGHT), 0, "knight", "robber h3 -")
    assert state.turn.phase is Phase.BEFORE_ROLL
    state = act(dice(state, 3, 4), 0, "robber h4 -")
    assert (state.robber, state.turn.phase) == (4, Phase.MAIN)


def test_case_10_a_hex_just_blocked_by_a_knight_yields_nothing__std_robber_block() -> None:
    state = settlements(hold(before_roll(), 0, Card.KNIGHT), 0, corner(11, 1))
    assert hand(dice(state, 4, 4), 0) == "1O"
    assert hand(dice(act(state, 0, "knight", "robber h11 -"), 4, 4), 0) == "-"


def test_case_11_monopoly_may_be_played_before_the_dice__cwc_3_0_1__cwc_3_0_1_note() -> None:
    state = give(hold(before_roll(), 0, Card.MONOPOLY), 1, "3O")
    state = act(state, 0, "monopoly ore")
    assert (hand(state, 0), hand(state, 1), state.turn.phase) == ("3O", "-", Phase.BEFORE_ROLL)


@pytest.mark.parametrize("text", ["bank lumber ore", "build-road e0", "buy-card", "offer 1L 1O", "end-turn"])
def test_case_12_nothing_but_a_card_comes_before_the_dice__cjp_predice_nothing_else(text: str) -> None:
    assert refused(give(before_roll(), 0, "9L9B9W9G9O"), 0, text) == "roll-first"


def test_case_13_an_old_knight_is_playable_beside_a_new_one__std_devcard_next_turn() -> None:
    state = hold(hold(island(), 0, Card.KNIGHT), 0, Card.KNIGHT, fresh=True)
    state = act(state, 0, "knight")
    assert state.players[0].cards - state.players[0].fresh == 0
    only_new = hold(island(), 0, Card.KNIGHT, fresh=True)
    assert refused(only_new, 0, "knight") == "card-too-new"


def test_case_14_a_second_card_in_a_turn_is_refused__std_devcard_one_per_turn() -> None:
    state = act(hold(island(), 0, Card.MONOPOLY, Card.KNIGHT), 0, "monopoly ore")
    assert refused(state, 0, "knight") == "one-card-a-turn"


def test_case_14_victory_points_may_be_revealed_after_a_played_card__cwc_3_0_5() -> None:
    state = ten_points(hold(island(), 0, Card.MONOPOLY, Card.VICTORY_POINT), 0, short=1)
    state = act(state, 0, "monopoly ore", "declare-victory")
    assert state.winner == 0


def test_case_15_a_victory_point_drawn_as_the_tenth_wins_at_once__cwc_3_0_5() -> None:
    state = give(ten_points(island(), 0, short=1), 0, "1W1G1O")
    assert refused(state, 0, "declare-victory") == "not-enough-points"
    state = act(act(state, 0, "buy-card"), CHANCE, "draw 24")
    assert state.players[0].fresh == ONE[Card.VICTORY_POINT]
    assert act(state, 0, "declare-victory").winner == 0


def test_case_16_a_drawn_knight_that_would_win_must_wait__cwc_3_0_5_knight() -> None:
    state = give(ten_points(island(), 0, short=2), 0, "1W1G1O")
    player = state.players[0]._replace(played=2 * ONE[Card.KNIGHT])
    state = act(act(state._replace(players=state.with_player(0, player)), 0, "buy-card"), CHANCE, "draw 0")
    assert refused(state, 0, "knight") == "card-too-new"
    assert refused(state, 0, "declare-victory") == "not-enough-points"
    state = state._replace(turn=before_roll().turn)
    state = state._replace(players=state.with_player(0, state.players[0]._replace(fresh=0)))
    assert act(state, 0, "knight", "robber h3 -", "declare-victory").winner == 0


def test_case_17_road_building_with_one_road_left_builds_one__std_road_supply() -> None:
    state = hold(roads(island(), 0, *range(14)), 0, Card.ROAD_BUILDING)
    state = act(state, 0, "road-building")
    state = act(state, 0, legal(state, 0)[0])
    assert state.players[0].roads.bit_count() == 15
    assert state.turn.phase is Phase.MAIN
    assert refused(give(state, 0, "1L1B"), 0, "build-road e70") == "no-piece-left"


def test_case_18_the_first_free_road_may_win_the_game__cjp_win_declare() -> None:
    state = hold(ten_points(island(), 0, short=2), 0, Card.ROAD_BUILDING)
    state = roads(state, 0, *line(*LOW[:5]))
    state = act(state, 0, "road-building", f"build-road e{edge(*LOW[4:6])}")
    assert (state.longest, state.turn.phase) == (0, Phase.FREE_ROADS)
    assert act(state, 0, "declare-victory").winner == 0


def test_case_19_year_of_plenty_takes_the_last_card_of_the_bank__house() -> None:
    state = hold(empty_bank(island(), "1G"), 0, Card.YEAR_OF_PLENTY)
    assert [text for text in legal(state, 0) if text.startswith("year")] == ["year-of-plenty 1G"]
    assert refused(state, 0, "year-of-plenty 2G") == "bank-lacks"
    assert hand(act(state, 0, "year-of-plenty 1G"), 0) == "1G"


def test_case_19_year_of_plenty_takes_two_while_the_bank_has_two__house() -> None:
    state = hold(empty_bank(island(), "1L1G"), 0, Card.YEAR_OF_PLENTY)
    assert refused(state, 0, "year-of-plenty 1G") == "wrong-plenty"
    assert hand(act(state, 0, "year-of-plenty 1L1G"), 0) == "1L1G"
    assert (
        refused(hold(empty_bank(island(), "-"), 0, Card.YEAR_OF_PLENTY), 0, "year-of-plenty -")
        == "bank-lacks"
    )


def test_case_20_monopoly_on_what_nobody_holds_is_spent_for_nothing__std_devcard_types() -> None:
    state = act(give(hold(island(), 0, Card.MONOPOLY), 1, "2L"), 0, "monopoly ore")
    assert (hand(state, 0), state.players[0].cards, state.turn.card_played) == ("-", 0, True)


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


def before_cut(mine: int, first: int = 0, second: int = 0) -> State:
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
    state = state._replace(turn=island(Phase.BEFORE_ROLL, player=1).turn)
    assert act(state, 1, "declare-victory").winner == 1


def test_case_32_undeclared_ten_points_wait_for_the_next_own_turn__cjp_win_undeclared__cwc_3_0_12_missed() -> (
    None
):
    state = act(ten_points(island(), 0), 0, "end-turn")
    assert refused(state, 0, "declare-victory") == "not-your-turn"
    for seat in (1, 2, 3):
        state = act(dice(state, 1, 1), seat, "end-turn")
    assert act(state, 0, "declare-victory").winner == 0


def test_case_33_a_winner_above_ten_is_recorded_as_ten__cjp_score_cap__cwc_3_0_12() -> None:
    state = settlements(ten_points(island(), 0), 0, 51)
    result = game.result(act(ten_points(state, 1), 0, "declare-victory"))
    assert result is not None
    assert (result.winner, result.raw, result.recorded) == (0, (11, 10, 0, 0), (10, 9, 0, 0))


def test_case_33_others_are_recorded_with_nine_at_most__cjp_score_cap_others() -> None:
    result = game.result(act(ten_points(ten_points(island(), 0), 1), 0, "declare-victory"))
    assert result is not None
    assert result.recorded[1] == 9


def test_case_33_on_time_nobody_wins_and_nine_is_the_most__cjp_score_timeout__cjp_time_up_ends() -> None:
    state = act(settlements(ten_points(island(), 0), 0, 51), HOST, "call-time")
    assert game.result(state) == (None, (11, 0, 0, 0), (9, 0, 0, 0))
    assert refused(state, 0, "declare-victory") == "game-over"


def test_case_34_no_city_on_an_empty_spot__cwc_3_0_4_supply() -> None:
    state = give(roads(settlements(island(), 0, 0, 1, 2, 16, 20), 0, *line(*LOW)), 0, "1L1B1W3G3O")
    assert refused(state, 0, f"build-city v{LOW[3]}") == "not-your-settlement"
    assert refused(state, 0, f"build-settlement v{LOW[3]}") == "no-piece-left"
    act(state, 0, "build-city v0", f"build-settlement v{LOW[3]}")


def test_case_34_a_settlement_of_this_turn_may_become_a_city__cwc_3_0_4() -> None:
    state = give(roads(island(), 0, *line(*LOW)), 0, "1L1B1W3G3O")
    act(state, 0, f"build-settlement v{LOW[3]}", f"build-city v{LOW[3]}")


def test_case_35_a_harbour_built_this_turn_serves__std_harbor_same_turn__cjp_harbor_same_turn__cwc_3_0_8() -> (
    None
):
    state = give(roads(island(), 0, *line(*TOP)), 0, "4L1B1W1G")
    state = act(state, 0, "build-settlement v3", "bank lumber ore")
    assert hand(state, 0) == "1O"


def test_case_36_the_bank_gives_only_what_it_has__std_bank_4_1() -> None:
    state = give(empty_bank(island(), "5L1B"), 0, "4L")
    assert refused(state, 0, "bank lumber ore") == "bank-lacks"
    assert hand(act(state, 0, "bank lumber brick"), 0) == "1B"


def test_case_37_two_trades_that_amount_to_a_gift_are_reported__cjp_trade_no_gift__cjp_trade_gift_example() -> (
    None
):
    state = give(give(island(), 0, "3L1W"), 1, "1B3G")
    first = (Traded(0, 1, pack((2, 0, 0, 0, 0)), pack((0, 1, 0, 0, 0))),)
    second = (Traded(0, 1, pack((0, 1, 0, 0, 0)), pack((1, 0, 0, 0, 0))),)
    played = act(state, 0, "offer 2L 1B")
    played = act(act(played, 1, "accept"), 0, "confirm s1", "offer 1B 1L")
    played = act(act(played, 1, "accept"), 0, "confirm s1")
    assert hand(played, 0) == "2L1W"
    assert net_gifts(first + second) == (NetGift(giver=0, taker=1, cards=pack((1, 0, 0, 0, 0)), trades=2),)
    assert net_gifts(first) == ()


def test_case_38_a_deal_is_checked_again_when_it_is_made__cjp_talk_nonbinding() -> None:
    state = hold(give(give(island(), 0, "1L"), 1, "1O"), 0, Card.MONOPOLY)
    state = act(act(state, 0, "offer 1L 1O"), 1, "accept")
    assert "confirm s1" in legal(state, 0)
    assert refused(act(state, 0, "monopoly ore"), 0, "confirm s1") == "partner-not-ready"


def test_case_39_talk_before_the_robber__cjp_robber_forgot__cwc_3_0_14_b__cwc_3_0_2_negotiate_early() -> None:
    state = give(settlements(island(Phase.ROBBER), 1, corner(3, 0)), 1, "3O")._replace(robber=3)
    assert refused(state, 0, "offer 1L 1O") == "robber-first"
    assert refused(state, 0, "forget-robber") == "not-due"
    after = act(state, HOST, "forget-robber")
    assert (after.robber, hand(after, 0), after.turn.phase) == (9, "-", Phase.MAIN)


def test_case_40_the_last_road_may_be_moved_and_an_earlier_one_not__cjp_action_complete__cwc_3_0_7() -> None:
    state = give(roads(island(), 0, *line(*LOW[:3])), 0, "2L2B")
    state = act(state, 0, f"build-road e{edge(*LOW[2:4])}", f"build-road e{edge(*LOW[3:5])}")
    moved = act(state, 0, f"move-road e{edge(44, 48)}")
    assert moved.players[0].roads & 1 << edge(*LOW[2:4])
    assert not moved.players[0].roads & 1 << edge(*LOW[3:5])
    assert (hand(moved, 0), bank(moved)) == (hand(state, 0), bank(state))
    assert refused(act(state, 0, "end-turn"), 0, f"move-road e{edge(44, 48)}") == "not-your-turn"


def test_case_40_after_another_action_the_road_stays__cwc_3_0_7_note() -> None:
    state = give(roads(island(), 0, *line(*LOW[:3])), 0, "5L1B")
    state = act(state, 0, f"build-road e{edge(*LOW[2:4])}", "bank lumber ore")
    assert refused(state, 0, f"move-road e{edge(39, 34)}") == "nothing-to-change"


def test_case_40_a_road_moved_away_gives_the_longest_road_back__std_longest_road_steal() -> None:
    state = roads(roads(island(), 0, *line(*LOW[:6])), 1, *line(*TOP[:6]))
    state = act(give(state._replace(longest=1), 0, "1L1B"), 0, f"build-road e{edge(*LOW[5:7])}")
    assert state.longest == 0
    assert act(state, 0, f"move-road e{edge(43, 47)}").longest == 1


def test_case_41_the_card_taken_may_change_those_paid_not__cjp_change_payment__cwc_3_0_15() -> None:
    state = act(give(island(), 0, "1L4W"), 0, "bank wool grain", "take-instead brick")
    assert (hand(state, 0), bank(state)) == ("1L1B", "18L18B19W19G19O")
    assert "take-instead wool" not in legal(state, 0)
    assert refused(state, 0, "take-instead wool") == "same-resource"
    assert refused(act(state, 0, "end-turn"), 0, "take-instead ore") == "not-your-turn"


def test_case_42_a_settlement_taken_back_returns_its_cards__cjp_action_complete() -> None:
    state = start()
    for _ in range(4):
        seat = state.turn.player
        state = act(state, seat, legal(state, seat)[0])
        state = act(state, seat, next(text for text in legal(state, seat) if text.startswith("place-road")))
    before, seat = state, state.turn.player
    state = act(state, seat, "place-settlement v40")
    assert hand(state, seat) == "2G1O"
    back = act(state, seat, "take-back")
    assert (back.players, back.bank) == (before.players, before.bank)
    assert "place-settlement v40" in legal(back, seat)
