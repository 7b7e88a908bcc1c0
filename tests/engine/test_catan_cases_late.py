"""The tricky cases of `shared/rules/catan_cases.md`, 32 to 42: the end, buildings, trades, moves that are changed."""

from engine.catan import game
from engine.catan.events import Traded
from engine.catan.facts import NetGift, net_gifts
from engine.catan.hands import pack
from engine.catan.names import Card, Hex
from engine.catan.phases import CatanPhase
from tests.engine.catan_table import (
    HOST,
    LOW,
    TOP,
    act,
    bank,
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
    state = act(state, 0, f"build-settlement v{LOW[3]}", f"build-city v{LOW[3]}")
    assert (hand(state, 0), state.players[0].cities, state.players[0].settlements) == ("-", 1 << LOW[3], 0)


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
    state = give(settlements(island(CatanPhase.ROBBER), 1, corner(3, 0)), 1, "3O")._replace(robber=Hex(3))
    assert refused(state, 0, "offer 1L 1O") == "robber-first"
    assert refused(state, 0, "forget-robber") == "not-due"
    after = act(state, HOST, "forget-robber")
    assert (after.robber, hand(after, 0), after.turn.phase) == (9, "-", CatanPhase.MAIN)


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
