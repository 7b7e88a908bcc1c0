"""The tricky cases of `shared/rules/catan_cases.md`, 1 to 20: the bank, sevens and the robber, development cards."""

import pytest

from engine.catan import game
from engine.catan.board import board_of
from engine.catan.hands import ONE
from engine.catan.names import Card, Hex
from engine.catan.phases import CatanPhase
from tests.engine.catan_table import (
    CHANCE,
    LOW,
    act,
    bank,
    before_roll,
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
    ten_points,
)


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
    blocked = dice(state._replace(robber=Hex(11)), 4, 4)
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
        assert state.turn.phase is CatanPhase.ROBBER


def test_case_06_discards_come_in_any_order_and_the_robber_after_all__std_burst__std_robber_move() -> None:
    state = dice(give(give(before_roll(), 0, "8L"), 2, "9O"), 3, 4)
    assert game.to_act(state) == (0, 2)
    assert refused(state, 0, "robber h3 -") == "discard-first"
    one = act(act(state, 0, "discard 4L"), 2, "discard 4O")
    other = act(act(state, 2, "discard 4O"), 0, "discard 4L")
    assert one == other
    assert one.turn.phase is CatanPhase.ROBBER


def test_case_07_the_robber_may_not_stay_where_it_is__std_robber_must_move() -> None:
    state = island(CatanPhase.ROBBER)
    assert refused(state, 0, f"robber h{state.robber} -") == "robber-must-move"


def test_case_07_the_robber_may_go_to_the_desert__std_robber_desert() -> None:
    state = act(island(CatanPhase.ROBBER)._replace(robber=Hex(3)), 0, "robber h9 -")
    assert state.robber == 9


def test_case_08_a_robber_among_empty_hands_steals_nothing__std_robber_steal() -> None:
    state = act(settlements(island(CatanPhase.ROBBER), 1, corner(3, 0)), 0, "robber h3 -")
    assert (state.turn.phase, state.robber) == (CatanPhase.MAIN, 3)


def test_case_09_a_knight_before_the_dice_and_a_seven_move_the_robber_twice__cjp_predice_devcard() -> None:
    state = act(hold(before_roll(), 0, Card.KNIGHT), 0, "knight", "robber h3 -")
    assert state.turn.phase is CatanPhase.BEFORE_ROLL
    state = act(dice(state, 3, 4), 0, "robber h4 -")
    assert (state.robber, state.turn.phase) == (4, CatanPhase.MAIN)


def test_case_10_a_hex_just_blocked_by_a_knight_yields_nothing__std_robber_block() -> None:
    state = settlements(hold(before_roll(), 0, Card.KNIGHT), 0, corner(11, 1))
    assert hand(dice(state, 4, 4), 0) == "1O"
    assert hand(dice(act(state, 0, "knight", "robber h11 -"), 4, 4), 0) == "-"


def test_case_11_monopoly_may_be_played_before_the_dice__cwc_3_0_1__cwc_3_0_1_note() -> None:
    state = give(hold(before_roll(), 0, Card.MONOPOLY), 1, "3O")
    state = act(state, 0, "monopoly ore")
    assert (hand(state, 0), hand(state, 1), state.turn.phase) == ("3O", "-", CatanPhase.BEFORE_ROLL)


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
    assert state.turn.phase is CatanPhase.MAIN
    assert refused(give(state, 0, "1L1B"), 0, "build-road e70") == "no-piece-left"


def test_case_18_the_first_free_road_may_win_the_game__cjp_win_declare() -> None:
    state = hold(ten_points(island(), 0, short=2), 0, Card.ROAD_BUILDING)
    state = roads(state, 0, *line(*LOW[:5]))
    state = act(state, 0, "road-building", f"build-road e{edge(*LOW[4:6])}")
    assert (state.longest, state.turn.phase) == (0, CatanPhase.FREE_ROADS)
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
