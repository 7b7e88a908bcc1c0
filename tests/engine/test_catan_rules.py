"""The plain rules of turns, dice, sevens and the end, one test each; the tricky ones are in test_catan_cases."""

from engine.catan import game
from engine.catan.hands import choices, pack
from engine.catan.options import CJP, CWC, STD
from engine.catan.phases import CatanPhase
from engine.catan.victory import capped
from engine.catan.view import witness
from tests.engine.catan_table import (
    CHANCE,
    HOST,
    NOBODY,
    act,
    before_roll,
    cities,
    corner,
    dice,
    give,
    hand,
    island,
    legal,
    refused,
    settlements,
)


def test_play_goes_round_the_table__std_turn_order__std_turn_end__cjp_turn_start() -> None:
    state = island(seats=3)
    for seat in (0, 1, 2, 0):
        assert (state.turn.player, game.to_act(state)) == (seat, (seat,))
        state = act(state, seat, "end-turn")
        assert refused(state, seat, "roll") == "not-your-turn"
        state = dice(state, 1, 1)


def test_two_dice_are_rolled_once_a_turn__std_dice_roll__cjp_dice_both() -> None:
    state = act(before_roll(), 0, "roll")
    assert game.to_act(state) == (CHANCE,)
    assert len(legal(state, CHANCE)) == 36
    assert refused(state, CHANCE, "dice 0 6") == "malformed"
    assert refused(state, CHANCE, "dice 7 1") == "malformed"
    assert refused(act(state, CHANCE, "dice 2 3"), 0, "roll") == "already-rolled"


def test_the_roll_is_resolved_before_anything_else__cjp_resolve_roll_first__cwc_3_0_2() -> None:
    state = give(before_roll(), 0, "4L")
    assert refused(act(state, 0, "roll"), 0, "bank lumber ore") == "chance-first"
    assert refused(dice(state, 3, 4), 0, "bank lumber ore") == "robber-first"
    assert refused(dice(state, 3, 4), 0, "end-turn") == "robber-first"


def test_a_seven_brings_the_robber_from_the_first_round_on__std_seven_robber__cwc_3_0_13() -> None:
    state = dice(island(CatanPhase.BEFORE_ROLL, number=8), 1, 6)
    assert state.turn.phase is CatanPhase.ROBBER


def test_every_hex_of_the_sum_yields__std_production__std_production_settlement__std_settlement_effect() -> (
    None
):
    state = settlements(before_roll(), 0, corner(11, 1), corner(11, 3), corner(12, 0))
    assert hand(dice(state, 3, 5), 0) == "1L2O"


def test_a_city_yields_two__std_production_city__std_city_effect() -> None:
    assert hand(dice(cities(before_roll(), 0, corner(11, 1)), 3, 5), 0) == "2O"


def test_nobody_gains_on_a_seven__std_seven_no_production() -> None:
    state = dice(cities(before_roll(), 0, corner(11, 1)), 1, 6)
    assert all(player.hand == 0 for player in state.players)


def test_the_thief_takes_one_card_at_random__std_robber_steal__cjp_robber_seven__cjp_steal_procedure() -> (
    None
):
    state = give(settlements(island(CatanPhase.ROBBER), 1, corner(3, 0)), 1, "2L1O")
    state = act(state, 0, "robber h3 s1")
    assert legal(state, CHANCE) == ["steal 0", "steal 1", "steal 2"]
    assert refused(state, 0, "steal 2") == "not-due"
    after = act(state, CHANCE, "steal 2")
    assert (hand(after, 0), hand(after, 1), after.turn.phase) == ("1O", "2L", CatanPhase.MAIN)


def test_the_card_cannot_be_named__cjp_steal_no_specify() -> None:
    state = act(give(settlements(island(CatanPhase.ROBBER), 1, corner(3, 0)), 1, "2L1O"), 0, "robber h3 s1")
    assert legal(state, 0) == []


def test_one_of_several_neighbours_is_chosen__std_robber_steal() -> None:
    state = settlements(settlements(island(CatanPhase.ROBBER), 1, corner(3, 0)), 2, corner(3, 3))
    state = give(give(state, 1, "1L"), 2, "1B")
    assert [text for text in legal(state, 0) if " h3 " in text] == ["robber h3 s1", "robber h3 s2"]
    assert refused(state, 0, "robber h3 -") == "wrong-victim"
    assert refused(state, 0, "robber h3 s3") == "wrong-victim"


def test_the_robber_move_is_complete_once_the_card_is_taken__cjp_robber_complete__cwc_3_0_7_robber() -> None:
    state = give(settlements(island(CatanPhase.ROBBER), 1, corner(3, 0)), 1, "1L")
    state = act(act(state, 0, "robber h3 s1"), CHANCE, "steal 0")
    assert refused(state, 0, "robber h4 -") == "already-rolled"


def test_a_robber_not_yet_moved_may_still_be_moved_in_the_turn__cwc_3_0_14_a() -> None:
    state = dice(before_roll(), 3, 4)
    assert act(state, 0, "robber h0 -").robber == 0


def test_discards_are_shown_to_all__cjp_burst_show__cjp_burst_check() -> None:
    state = dice(give(before_roll(), 1, "8W"), 3, 4)
    answer = game.decide(state, 1, game.legal(state, 1)[0])
    assert isinstance(answer, tuple)
    assert witness(answer[0], None) == answer[0]
    assert refused(state, 0, "discard 1W") == "nothing-to-discard"
    assert refused(state, 1, "discard 4L") == "card-not-held"


def test_actions_are_taken_one_at_a_time__cjp_action_one_at_a_time() -> None:
    state = act(give(island(), 0, "4L1W1G1O"), 0, "buy-card")
    assert refused(state, 0, "bank lumber ore") == "chance-first"


def test_a_judge_can_end_a_game_of_any_profile_and_the_printed_rules_cap_nothing__house() -> None:
    ended = {profile: act(island(profile=profile), HOST, "call-time") for profile in (STD, CJP, CWC)}
    assert all(game.to_act(state) == () for state in ended.values())
    assert all(state.winner == NOBODY for state in ended.values())
    end = game.result(ended[STD])
    assert end is not None
    assert (end.winner, end.recorded) == (None, end.raw)


def test_nothing_happens_after_the_end__cjp_time_up_void() -> None:
    state = act(island(), HOST, "call-time")
    assert game.to_act(state) == ()
    assert all(legal(state, actor) == [] for actor in (HOST, CHANCE, 0, 1, 2, 3))
    assert refused(state, HOST, "call-time") == "game-over"
    assert refused(state, CHANCE, "dice 1 1") == "game-over"


def test_profiles_differ_in_what_the_documents_say__cjp_robber_no_deals__cwc_3_0_2_robber_talk() -> None:
    assert (CJP.robber_talk, CWC.robber_talk) == (False, True)
    assert capped(CJP, (12, 11, 10, 3), 0) == (10, 9, 9, 3)
    assert capped(STD, (12, 11, 10, 3), 0) == (12, 11, 10, 3)


def test_choices_list_every_way_to_pick() -> None:
    assert choices(pack((2, 1, 0, 0, 0)), 2) == (pack((2, 0, 0, 0, 0)), pack((1, 1, 0, 0, 0)))
