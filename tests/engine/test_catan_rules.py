"""The plain rules of the documents, one test each; the tricky ones are in test_catan_cases."""

import pytest

from engine.catan import game
from engine.catan.events import CardDrawn, Event, OfferDeclined, RoadBuilt, Rolled, Stolen, Traded
from engine.catan.facts import HelpToLeader, LeaderSpared, Traffic, helps_to_leader, leaders_spared, traffic
from engine.catan.hands import ONE, choices, counts, pack, size
from engine.catan.names import Card, Resource
from engine.catan.options import CJP, CWC, STD, Options
from engine.catan.phases import Phase
from engine.catan.roads import road_lengths
from engine.catan.state import Reply, State
from engine.catan.victory import points, shown_points
from engine.catan.view import Concealed, witness
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

TOP = (3, 0, 4, 1, 5, 2, 6)
LOW = (38, 43, 39, 44, 40, 45, 41, 46, 42)


def before_roll(player: int = 0) -> State:
    return island(Phase.BEFORE_ROLL, player)


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
    state = dice(island(Phase.BEFORE_ROLL, number=8), 1, 6)
    assert state.turn.phase is Phase.ROBBER


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
    state = give(settlements(island(Phase.ROBBER), 1, corner(3, 0)), 1, "2L1O")
    state = act(state, 0, "robber h3 s1")
    assert legal(state, CHANCE) == ["steal 0", "steal 1", "steal 2"]
    assert refused(state, 0, "steal 2") == "not-due"
    after = act(state, CHANCE, "steal 2")
    assert (hand(after, 0), hand(after, 1), after.turn.phase) == ("1O", "2L", Phase.MAIN)


def test_the_card_cannot_be_named__cjp_steal_no_specify() -> None:
    state = act(give(settlements(island(Phase.ROBBER), 1, corner(3, 0)), 1, "2L1O"), 0, "robber h3 s1")
    assert legal(state, 0) == []


def test_one_of_several_neighbours_is_chosen__std_robber_steal() -> None:
    state = settlements(settlements(island(Phase.ROBBER), 1, corner(3, 0)), 2, corner(3, 3))
    state = give(give(state, 1, "1L"), 2, "1B")
    assert [text for text in legal(state, 0) if " h3 " in text] == ["robber h3 s1", "robber h3 s2"]
    assert refused(state, 0, "robber h3 -") == "wrong-victim"
    assert refused(state, 0, "robber h3 s3") == "wrong-victim"


def test_the_robber_move_is_complete_once_the_card_is_taken__cjp_robber_complete__cwc_3_0_7_robber() -> None:
    state = give(settlements(island(Phase.ROBBER), 1, corner(3, 0)), 1, "1L")
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


def test_only_the_active_player_trades__std_domestic_active_only__cjp_trade_active_only() -> None:
    state = give(give(island(), 1, "4L"), 2, "4O")
    assert refused(state, 1, "offer 1L 1O") == "not-your-turn"
    assert refused(state, 2, "accept") == "no-offer"


def test_an_offer_is_open_to_anyone_and_made_with_one__std_domestic_anyone__cjp_trade_one_to_one() -> None:
    state = give(give(give(island(), 0, "2L"), 1, "1O"), 2, "1O")
    state = act(act(act(state, 0, "offer 2L 1O"), 1, "accept"), 2, "accept")
    assert game.to_act(state) == (0, 3)
    assert {"confirm s1", "confirm s2"} <= set(legal(state, 0))
    state = act(state, 0, "confirm s2")
    assert [hand(state, seat) for seat in range(3)] == ["1O", "1O", "2L"]
    assert refused(state, 0, "confirm s1") == "no-offer"


def test_rivals_may_propose_other_terms__std_domestic_counter__std_domestic_negotiate() -> None:
    state = give(give(island(), 0, "2L"), 1, "1B")
    state = act(act(state, 0, "offer 1L 1O"), 1, "counter 1B 2L")
    state = act(state, 0, "confirm s1")
    assert (hand(state, 0), hand(state, 1)) == ("1B", "2L")


def test_the_rate_is_free__std_domestic_rate() -> None:
    state = give(give(island(), 0, "3L1B"), 1, "1O")
    state = act(act(act(state, 0, "offer 3L1B 1O"), 1, "accept"), 0, "confirm s1")
    assert hand(state, 0) == "1O"


@pytest.mark.parametrize("text", ["offer 1L -", "offer - 1O"])
def test_both_sides_give_something__std_domestic_no_gift__cwc_3_0_11(text: str) -> None:
    assert refused(give(island(), 0, "1L"), 0, text) == "gift"


def test_the_same_resource_on_both_sides_is_a_gift__cjp_trade_no_gift() -> None:
    assert refused(give(island(), 0, "2L"), 0, "offer 2L 1L") == "same-resource"


def test_only_cards_in_hand_can_be_offered__cjp_trade_no_future() -> None:
    state = give(island(), 0, "1L")
    assert refused(state, 0, "offer 2L 1O") == "cannot-pay"
    state = act(state, 0, "offer 1L 1O")
    assert refused(state, 1, "accept") == "cannot-pay"
    assert refused(state, 1, "counter 1O 1L") == "cannot-pay"


def test_an_offer_holds_four_cards_a_side_at_most__house() -> None:
    assert refused(give(island(), 0, "5L"), 0, "offer 5L 1O") == "offer-too-large"


def test_talk_binds_nobody__cjp_talk_nonbinding() -> None:
    state = act(give(give(island(), 0, "2L"), 1, "1O"), 0, "offer 1L 1O")
    state = act(state, 1, "accept", "withdraw-answer", "decline")
    assert refused(state, 1, "accept") == "already-answered"
    assert refused(state, 0, "confirm s1") == "partner-not-ready"
    state = act(state, 0, "withdraw-offer")
    assert refused(state, 0, "withdraw-offer") == "no-offer"
    assert refused(state, 1, "withdraw-answer") == "no-offer"


def test_an_offer_lapses_with_the_turn__std_domestic_active_only() -> None:
    state = act(act(give(island(), 0, "1L"), 0, "offer 1L 1O"), 0, "end-turn")
    assert state.turn.offers == ()


def test_a_table_may_play_without_trade_between_players__house() -> None:
    state = give(island(), 0, "4L")._replace(options=Options(domestic_trade=False))
    assert refused(state, 0, "offer 1L 1O") == "trade-off"


def test_four_to_one_with_the_bank__std_bank_4_1__std_trade() -> None:
    state = give(island(), 0, "8L")
    assert refused(give(island(), 0, "3L"), 0, "bank lumber ore") == "cannot-pay"
    assert refused(state, 0, "bank lumber lumber") == "same-resource"
    state = act(state, 0, "bank lumber ore", "bank lumber grain")
    assert hand(state, 0) == "1G1O"


def test_trades_are_unlimited_in_number__std_trade_unlimited__std_actions() -> None:
    state = give(island(), 0, "12L")
    assert hand(act(state, 0, *["bank lumber ore"] * 3), 0) == "3O"


def test_harbours_give_better_rates__std_harbor_better__std_harbor_types__std_harbor_3_1__std_harbor_2_1() -> (
    None
):
    generic = settlements(give(island(), 0, "3L2W"), 0, 3)
    assert hand(act(generic, 0, "bank lumber ore"), 0) == "2W1O"
    wool = settlements(give(island(), 0, "3L2W"), 0, corner(15, 2))
    assert hand(act(wool, 0, "bank wool ore"), 0) == "3L1O"
    assert refused(wool, 0, "bank lumber ore") == "cannot-pay"


def test_harbours_serve_on_the_own_turn_only__std_harbor_own_turn() -> None:
    assert refused(settlements(give(island(), 1, "3L"), 1, 3), 1, "bank lumber ore") == "not-your-turn"


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


def test_a_development_card_costs_wool_grain_and_ore__std_devcard_cost__std_devcard_buy_unlimited() -> None:
    state = give(island(), 0, "2W2G2O")
    state = act(act(act(act(state, 0, "buy-card"), CHANCE, "draw 0"), 0, "buy-card"), CHANCE, "draw 22")
    assert counts(state.players[0].cards) == (1, 0, 0, 0, 1)
    assert (hand(state, 0), size(state.deck)) == ("-", 23)


def test_an_empty_deck_sells_nothing__std_devcard_cost() -> None:
    state = give(island(), 0, "1W1G1O")._replace(deck=0)
    assert refused(state, 0, "buy-card") == "deck-empty"


def test_bought_cards_are_hidden__std_devcard_hidden__cjp_devcard_no_show__cjp_devcard_on_table() -> None:
    drawn = CardDrawn(0, Card.MONOPOLY)
    assert witness(drawn, 0) == drawn
    assert witness(drawn, 1) == witness(drawn, None) == Concealed(CardDrawn, 0)
    first, second = (hold(island(), 0, card, fresh=True) for card in (Card.MONOPOLY, Card.KNIGHT))
    assert game.view(first, 1) == game.view(second, 1)
    assert game.view(first, 1).seats[0].development_cards == 1


def test_hands_are_hidden_and_their_size_is_not__cjp_hand_count__cjp_hand_no_show() -> None:
    view = game.view(give(island(), 0, "2L1O"), 1)
    assert view.seats[0].cards == 3
    assert view.own is not None
    assert view.own.hand == 0
    assert game.view(island(), None).own is None


def test_gains_payments_and_trades_are_seen_by_all__cjp_gain_visible__cjp_spend_visible__cjp_trade_visible() -> (
    None
):
    for event in (Rolled(3, 5, (1, 0, 0, 0)), RoadBuilt(0, 7), Traded(0, 1, 1, 1 << 8)):
        assert witness(event, None) == witness(event, 3) == event


def test_a_stolen_card_is_known_to_two__cjp_steal_procedure() -> None:
    stolen = Stolen(0, 1, Resource.ORE)
    assert witness(stolen, 0) == witness(stolen, 1) == stolen
    assert witness(stolen, 2) == Concealed(Stolen, 0, 1)


def test_a_refused_offer_looks_unanswered_to_the_others__house() -> None:
    state = act(give(island(), 0, "1L"), 0, "offer 1L 1O")
    declined = act(state, 2, "decline")
    assert game.view(declined, 0) == game.view(state, 0)
    own = game.view(declined, 2).offers[0]
    assert own is not None
    assert own.answers[2] is Reply.DECLINED
    assert witness(OfferDeclined(2), 0) is None
    assert witness(OfferDeclined(2), 2) == OfferDeclined(2)


def test_hidden_points_count_for_their_owner_and_show_at_the_end__cwc_3_0_5() -> None:
    state = hold(settlements(island(), 0, 3), 0, Card.VICTORY_POINT)
    assert (points(state, 0), shown_points(state, 0), game.view(state, 1).seats[0].points) == (2, 1, 1)
    assert game.view(act(state, HOST, "call-time"), 1).seats[0].points == 2


def test_cards_are_played_at_any_time_of_the_own_turn__std_devcard_anytime() -> None:
    for phase in (Phase.BEFORE_ROLL, Phase.MAIN):
        state = hold(roads(island(phase), 0, edge(3, 0)), 0, *list(Card)[:4])
        assert {"knight", "road-building", "monopoly ore", "year-of-plenty 2L"} <= set(legal(state, 0))
        assert act(state, 0, "year-of-plenty 2L").turn.phase is phase
    assert refused(hold(island(player=1), 0, Card.KNIGHT), 0, "knight") == "not-your-turn"
    assert refused(island(), 0, "knight") == "card-not-held"


def test_a_new_card_is_playable_from_the_next_turn__std_devcard_next_turn() -> None:
    state = act(hold(island(), 0, Card.KNIGHT, fresh=True), 0, "end-turn")
    assert state.players[0].fresh == 0


def test_free_roads_before_the_dice_leave_the_dice_to_be_rolled__cjp_predice_devcard() -> None:
    state = hold(roads(before_roll(), 0, edge(3, 0)), 0, Card.ROAD_BUILDING)
    state = act(state, 0, "road-building", f"build-road e{edge(0, 4)}", f"build-road e{edge(4, 1)}")
    assert (state.turn.phase, state.players[0].roads.bit_count(), hand(state, 0)) == (
        Phase.BEFORE_ROLL,
        3,
        "-",
    )
    assert "move-road e7" in legal(state, 0)


def test_road_building_needs_a_place__std_road_place() -> None:
    assert refused(hold(island(), 0, Card.ROAD_BUILDING), 0, "road-building") == "no-road-spot"
    full = hold(roads(island(), 0, *range(15)), 0, Card.ROAD_BUILDING)
    assert refused(full, 0, "road-building") == "no-piece-left"


def test_three_knights_are_the_largest_army_and_more_take_it__house() -> None:
    state = hold(island(), 0, Card.KNIGHT)
    three = state.players[0]._replace(played=2 * ONE[Card.KNIGHT])
    state = act(state._replace(players=state.with_player(0, three)), 0, "knight")
    assert (state.army, points(state, 0)) == (0, 2)
    state = hold(island(player=1)._replace(players=state.players, army=0), 1, Card.KNIGHT)
    rival = state.players[1]._replace(played=2 * ONE[Card.KNIGHT])
    level = act(state._replace(players=state.with_player(1, rival)), 1, "knight")
    assert level.army == 0
    rival = state.players[1]._replace(played=3 * ONE[Card.KNIGHT])
    assert act(state._replace(players=state.with_player(1, rival)), 1, "knight").army == 1


def test_actions_are_taken_one_at_a_time__cjp_action_one_at_a_time() -> None:
    state = act(give(island(), 0, "4L1W1G1O"), 0, "buy-card")
    assert refused(state, 0, "bank lumber ore") == "chance-first"


def test_trade_and_building_are_one_phase__cwc_3_0_6__cjp_action_complete() -> None:
    state = give(roads(island(), 0, *line(*TOP)), 0, "5L1B1W1G")
    act(state, 0, "bank lumber ore", "build-settlement v3")
    act(state, 0, "build-settlement v3", "bank lumber ore")


def test_the_printed_rules_alone_move_nothing__std_build_pay() -> None:
    state = give(roads(island(profile=STD), 0, edge(3, 0)), 0, "4L1B")
    state = act(state, 0, f"build-road e{edge(0, 4)}")
    assert refused(state, 0, f"move-road e{edge(3, 7)}") == "nothing-to-change"
    placed = act(start(STD), 0, "place-settlement v23")
    assert refused(placed, 0, "take-back") == "nothing-to-change"


def test_a_judge_can_end_a_game_of_any_profile_and_the_printed_rules_cap_nothing__house() -> None:
    ended = {profile: act(island(profile=profile), HOST, "call-time") for profile in (STD, CJP, CWC)}
    assert all(game.to_act(state) == () for state in ended.values())
    assert all(state.winner == NOBODY for state in ended.values())
    end = game.result(ended[STD])
    assert end is not None
    assert (end.winner, end.recorded) == (None, end.raw)


def test_what_was_spent_stays_spent__cjp_no_takeback__cwc_3_0_15() -> None:
    state = give(roads(island(), 0, *line(*TOP)), 0, "1L1B1W1G")
    state = act(state, 0, "build-settlement v3", "move-settlement v4")
    assert (hand(state, 0), state.players[0].settlements) == ("-", 1 << 4)
    assert not any(text.startswith("take-back") for text in legal(state, 0))


def test_nothing_happens_after_the_end__cjp_time_up_void() -> None:
    state = act(island(), HOST, "call-time")
    assert game.to_act(state) == ()
    assert all(legal(state, actor) == [] for actor in (HOST, CHANCE, 0, 1, 2, 3))
    assert refused(state, HOST, "call-time") == "game-over"
    assert refused(state, CHANCE, "dice 1 1") == "game-over"


def test_profiles_differ_in_what_the_documents_say__cjp_robber_no_deals__cwc_3_0_2_robber_talk() -> None:
    assert (CJP.robber_talk, CWC.robber_talk) == (False, True)
    assert (CJP.winner_cap, CJP.others_cap, STD.winner_cap) == (10, 9, None)


def test_trades_over_a_game_are_added_up__cjp_collusion() -> None:
    state = give(give(island(), 0, "3L"), 1, "2O")
    events: list[Event] = []
    for _ in range(2):
        state = act(act(state, 0, "offer 1L 1O"), 1, "accept")
        answer = game.decide(state, 0, next(a for a in game.legal(state, 0) if "confirm" in game.format(a)))
        assert isinstance(answer, tuple)
        events.extend(answer)
        state = game.evolve(state, answer[0])
    assert traffic(events) == (Traffic(0, 1, (2, 0, 0, 0, 0), 2), Traffic(1, 0, (0, 0, 0, 0, 2), 2))


def test_help_to_a_leader_is_reported_as_a_fact__cjp_kingmaking() -> None:
    state = cities(give(give(island(player=1), 0, "1L"), 1, "4O"), 0, 0, 1, 2, 16)
    state = act(act(state, 1, "offer 3O 1L"), 0, "accept")
    answer = game.decide(state, 1, next(a for a in game.legal(state, 1) if "confirm" in game.format(a)))
    assert isinstance(answer, tuple)
    assert helps_to_leader(state, answer) == (HelpToLeader(event=0, helper=1, leader=0, given=3, got=1),)


def test_a_spared_leader_is_reported_as_a_fact__cjp_kingmaking() -> None:
    state = cities(give(island(Phase.ROBBER, player=1), 0, "1L"), 0, 0, 1, 2, 16)
    state = give(settlements(state, 2, corner(3, 0)), 2, "1L")
    answer = game.decide(state, 1, next(a for a in game.legal(state, 1) if game.format(a) == "robber h3 s2"))
    assert isinstance(answer, tuple)
    assert leaders_spared(state, answer) == (LeaderSpared(event=0, robber=1, robbed=2, leader=0),)


def test_choices_list_every_way_to_pick() -> None:
    assert choices(pack((2, 1, 0, 0, 0)), 2) == (pack((2, 0, 0, 0, 0)), pack((1, 1, 0, 0, 0)))
