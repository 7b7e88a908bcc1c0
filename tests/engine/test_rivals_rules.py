"""The course of a game of Rivals: set-up, dice, exchange, hand, victory; and both readings where they differ."""

import pytest

from engine.protocol import Ending, Need
from engine.rivals import actions as a
from engine.rivals import game
from engine.rivals.names import CACHE, CHANCE, CardKey, GameSet, Good
from engine.rivals.options import GOALS, Preset, preset
from engine.rivals.points import victory_points
from engine.rivals.realm import amounts
from engine.rivals.rules import RULES
from engine.rivals.state import Ask, TurnPhase
from tests.engine.rivals_table import after, at, dice, fresh, realm, refused

CARD = CardKey


def test_both_begin_with_two_settlements_six_regions_and_a_good_on_each_but_gold__riv_setup() -> None:
    state = fresh()
    for seat, mine in enumerate(state.realms):
        assert mine.cities == (False, False)
        assert sorted(mine.kinds) == list(Good)
        assert sorted(mine.numbers) == [1, 2, 3, 4, 5, 6]
        assert amounts(mine) == [1, 1, 1, 1, 1, 0]
        assert victory_points(state, seat) == 2
    numbers = [number for mine in state.realms for number in mine.numbers] + [n for _, n in state.regions]
    assert all(numbers.count(number) == 4 for number in range(1, 7))


def test_the_first_hand_are_the_three_top_cards_of_a_stack__riv_setup_hand() -> None:
    state = fresh()
    top = state.stacks[2][:3]
    state = after(state, (0, a.ChooseStack(2)))
    assert state.hands[0] == tuple(sorted(top))
    state = after(state, (1, a.ChooseStack(2)))
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert RULES.clock(state).seat == 0


def test_in_a_theme_game_a_basic_stack_is_looked_through_for_three__riv_setup_hand() -> None:
    state = after(fresh(GameSet.GOLD), (0, a.ChooseStack(1)))
    assert refused(fresh(GameSet.GOLD), 0, a.ChooseStack(3)) == "not-offered"
    order = state.stacks[1]
    wanted = [order[4], order[0], order[8]]
    for card in wanted:
        state = after(state, (0, a.PickCard(card)))
    assert state.hands[0] == tuple(sorted(wanted))
    assert [card for card in order if card in state.stacks[1]] == list(state.stacks[1])


def test_both_dice_are_thrown_together__riv_dice_both() -> None:
    state = after(at(phase=TurnPhase.BEFORE), (0, a.CastDice()))
    assert len(game.legal(state, CHANCE)) == 30
    assert refused(state, 0, a.FinishTurn()) == "chance-first"


def test_the_number_comes_before_the_event_but_for_a_printed_brigand_attack__riv_dice_order() -> None:
    stock = (2, 0, 2, 2, 1, 0)
    for first, left in ((True, 2), (False, 0)):
        state = dice(at(realm(stock=stock), brigand_first=first), 4, "brigand")
        assert state.realms[0].stock[4] == left
    harvest = dice(at(realm(stock=3), realm(stock=3)), 4, "harvest")
    assert harvest.realms[0].stock[4] == 3


def test_every_region_of_the_number_gives_one_to_both__riv_dice_order() -> None:
    state = dice(at(realm(sites=4, stock=0), realm(stock=0)), 6, "trade")
    assert state.realms[0].stock == (0, 0, 1, 0, 0, 0, 1, 0, 1, 0)
    assert state.realms[1].stock == (0, 0, 1, 0, 0, 0)


@pytest.mark.parametrize(("stock", "left"), [((3, 1, 3, 0, 0, 0), 1), ((3, 1, 3, 1, 0, 0), 0)])
def test_from_eight_goods_on_brigands_take_wool_and_gold__riv_event_brigand(
    stock: tuple[int, ...], left: int
) -> None:
    assert dice(at(realm(stock=stock)), 5, "brigand").realms[0].stock[1] == left


def test_for_the_document_a_storehouse_keeps_its_regions__riv_storehouse() -> None:
    stock = (3, 1, 2, 3, 3, 3)
    for emptied, left in ((True, 0), (False, 2)):
        mine = realm("", "", "storehouse", stock=(3, 3, 0, 3, 2, 3))
        state = dice(at(mine, storehouse_emptied=emptied), 6, "brigand")
        assert state.realms[0].stock[4] == left
    assert sum(stock) > 8


def test_the_trade_advantage_takes_from_the_opponent__riv_event_trade() -> None:
    ships = realm("ore-ship", "wool-ship", "gold-ship", stock=0)
    state = dice(at(ships, realm(stock=1)), 1, "trade")
    assert state.agenda[0][0].ask is Ask.TAKE
    assert dice(at(realm("ore-ship", stock=0), realm(stock=1)), 1, "trade").agenda == ()


def test_for_the_document_most_commerce_gains_from_the_supply__riv_event_trade() -> None:
    state = dice(at(realm("ore-ship", stock=0), realm(stock=1), trade_from_opponent=False), 1, "trade")
    assert (state.agenda[0][0].ask, state.agenda[0][0].seat) == (Ask.GAIN, 0)
    tie = dice(at(realm(stock=0), realm(stock=1), trade_from_opponent=False), 1, "trade")
    assert tie.agenda == ()


def test_the_harvest_brings_both_a_good_of_choice__riv_event_harvest() -> None:
    state = dice(at(realm(stock=0), realm(stock=0)), 1, "harvest")
    assert {(each.seat, each.need) for each in RULES.awaited(state)} == {(0, Need.TURN), (1, Need.REPLY)}
    state = after(state, (1, a.StoreGood(5)), (0, a.StoreGood(0)))
    assert (state.realms[0].stock[0], state.realms[1].stock[5]) == (1, 1)


def test_the_question_mark_turns_an_event_card__riv_event_card() -> None:
    state = dice(at(), 1, "event")
    assert RULES.chance_due(state) == "event"
    assert len(game.legal(state, CHANCE)) == len(set(state.pool))


def test_building_goes_on_as_long_as_there_are_goods__riv_build_unlimited() -> None:
    mine = realm(stock=(3, 0, 3, 3, 0, 3))
    state = at(mine, hand=["abbey", "grain-mill", "iron-foundry"])
    for card, slot in (("grain-mill", 0), ("abbey", 2), ("iron-foundry", 4)):
        state = after(state, (0, a.AddExpansion(CARD(card), slot)))
    assert state.realms[0].slots.count(CARD("")) == 5


def test_three_of_a_kind_pay_for_one_of_another__riv_trade_3_1() -> None:
    state = at(realm(sites=3, stock=(2, 0, 0, 0, 0, 0, 1, 0)))
    state = after(state, (0, a.ExchangeGoods(Good.LUMBER)), (0, a.StoreGood(5)))
    assert state.realms[0].stock == (0, 0, 0, 0, 0, 1, 0, 0)


def test_for_the_document_all_three_come_from_one_region__riv_trade_3_1_same_region() -> None:
    spread = at(realm(sites=3, stock=(2, 0, 0, 0, 0, 0, 1, 0)), exchange_pooled=False)
    assert refused(spread, 0, a.ExchangeGoods(Good.LUMBER)) == "cannot-pay"
    state = at(realm(sites=3, stock=(1, 0, 0, 0, 0, 0, 3, 0)), exchange_pooled=False)
    state = after(state, (0, a.ExchangeGoods(Good.LUMBER, 6)), (0, a.StoreGood(5)))
    assert state.realms[0].stock == (1, 0, 0, 0, 0, 1, 0, 0)


def test_for_the_document_three_gold_of_the_cache_are_in_one_place__riv_trade_3_1_same_region() -> None:
    mine = realm(stock=(0, 2, 0, 0, 0, 0))._replace(cache=3)
    state = at(mine, set_=GameSet.GOLD, exchange_pooled=False)
    state = after(state, (0, a.ExchangeGoods(Good.GOLD, CACHE)), (0, a.StoreGood(0)))
    assert (state.realms[0].stock, state.realms[0].cache) == ((1, 2, 0, 0, 0, 0), 0)
    assert refused(state, 0, a.ExchangeGoods(Good.GOLD, CACHE)) == "cannot-pay"
    assert refused(state, 0, a.ExchangeGoods(Good.GOLD, 1)) == "cannot-pay"


def test_a_building_works_at_once__riv_building_immediate() -> None:
    state = at(realm(stock=2), hand=["ore-ship"])
    state = after(state, (0, a.AddExpansion(CARD("ore-ship"), 0)), (0, a.ExchangeGoods(Good.ORE)))
    assert state.agenda[0][0].ask is Ask.GAIN


def test_a_used_action_card_lies_on_the_discard_pile__riv_action_once() -> None:
    state = at(realm(stock=3), hand=["goldsmith"])
    state = after(state, (0, a.PlayCard(CARD("goldsmith"))))
    while state.agenda:
        state = after(state, (0, game.legal(state, 0)[0]))
    assert refused(state, 0, a.PlayCard(CARD("goldsmith"))) == "not-held"


def test_a_road_then_a_settlement_then_a_city_go_up_at_the_ends() -> None:
    state = at(realm(stock=3))
    assert refused(state, 0, a.FoundSettlement("E")) == "needs-road"
    state = after(state, (0, a.LayRoad("E")))
    assert refused(state, 0, a.LayRoad("E")) == "road-there"
    state = after(state, (0, a.RaiseCity(1)))
    assert refused(state, 0, a.RaiseCity(1)) == "no-settlement"
    assert victory_points(state, 0) == 3


def test_the_hand_is_filled_to_its_limit__riv_hand_refill() -> None:
    state = after(at(realm("abbey"), hand=["scout"]), (0, a.FinishTurn()))
    assert state.agenda[0][0].times == 3
    state = after(state, (0, a.DrawFrom(0)), (0, a.DrawFrom(1)), (0, a.DrawFrom(0)))
    assert len(state.hands[0]) == 4


def test_for_the_document_all_cards_come_from_one_stack__riv_hand_same_stack() -> None:
    state = after(at(draw_any_stack=False), (0, a.FinishTurn()), (0, a.DrawFrom(2)))
    assert [each for each in game.legal(state, 0) if isinstance(each, a.DrawFrom)] == [a.DrawFrom(2)]
    emptied = state._replace(stacks=(*state.stacks[:2], (), *state.stacks[3:]))
    assert a.DrawFrom(0) in game.legal(emptied, 0)


def test_a_search_costs_two_goods_once_a_turn__riv_hand_pay_search() -> None:
    state = at(realm(stock=1), hand=["scout", "inga", "harald"])
    state = after(state, (0, a.FinishTurn()), (0, a.SwapCard(CARD("scout"), 0)))
    state = after(state, (0, a.SearchStack(3)), (0, a.PayFrom(0)), (0, a.PayFrom(3)))
    state = after(state, (0, a.PickCard(state.stacks[3][-1])))
    assert sum(state.realms[0].stock) == 4
    assert state.turn.seat == 1


def test_for_the_document_a_search_costs_two_alike_as_often_as_they_are_there__riv_hand_pay_search() -> None:
    mine = realm(stock=(3, 0, 0, 0, 2, 1))
    state = at(mine, hand=["scout"], search_once=False, search_any_goods=False)
    state = after(state, (0, a.FinishTurn()))
    goods = {each.good for each in game.legal(state, 0) if isinstance(each, a.SearchStack)}
    assert goods == {Good.LUMBER, Good.WOOL}
    state = after(state, (0, a.SearchStack(3, int(Good.LUMBER))), (0, a.PickCard(state.stacks[3][0])))
    state = after(state, (0, a.SearchStack(3, int(Good.WOOL))), (0, a.PickCard(state.stacks[3][0])))
    assert state.realms[0].stock == (1, 0, 0, 0, 0, 1)


def test_one_card_may_be_exchanged_or_none__riv_hand_swap() -> None:
    state = after(at(hand=["scout", "inga", "harald"]), (0, a.FinishTurn()))
    assert after(state, (0, a.Decline())).turn.seat == 1
    top = state.stacks[1][0]
    swapped = after(state, (0, a.SwapCard(CARD("scout"), 0)), (0, a.DrawFrom(1)))
    assert swapped.hands[0] == tuple(sorted(["inga", "harald", top]))
    assert swapped.stacks[0][-1] == "scout"


def test_for_the_document_the_other_card_comes_from_another_stack__riv_hand_swap() -> None:
    state = at(hand=["scout", "inga", "harald"], draw_any_stack=False)
    state = after(state, (0, a.FinishTurn()), (0, a.SwapCard(CARD("scout"), 0)))
    assert refused(state, 0, a.DrawFrom(0)) == "not-offered"


def test_the_first_with_the_goals_points_declares_on_the_own_turn__riv_goal() -> None:
    state = at(realm(cities=2, sites=5))
    assert victory_points(state, 0) == 7
    assert refused(state, 1, a.ClaimVictory()) == "not-your-turn"
    outcome = RULES.outcome(after(state, (0, a.ClaimVictory())))
    assert outcome is not None
    assert (outcome.ending, outcome.winner, outcome.raw) == (Ending.WON, 0, (7, 2))
    assert refused(at(realm(cities=1, sites=5)), 0, a.ClaimVictory()) == "too-few-points"


def test_nobody_wins_without_declaring__riv_goal() -> None:
    state = after(at(realm(cities=2, sites=5)), (0, a.FinishTurn()))
    assert RULES.outcome(state) is None


@pytest.mark.parametrize("reading", Preset)
def test_the_goal_is_seven_twelve_or_thirteen__riv_goal(reading: Preset) -> None:
    assert {set_: preset(reading, set_).goal for set_ in GameSet} == GOALS
    assert sorted(GOALS.values()) == [7, 12, 12, 12, 13]


def test_a_finished_game_takes_no_action() -> None:
    state = after(at(realm(cities=2, sites=5)), (0, a.ClaimVictory()))
    assert refused(state, 0, a.FinishTurn()) == "game-over"
    assert RULES.awaited(state) == ()
    assert game.legal(state, 0) == ()
