"""Tricky cases of Rivals, each named after it: published answers, and what follows from the rules."""

import pytest

from engine.rivals import actions as a
from engine.rivals import game
from engine.rivals.names import CardKey, GameSet, Good
from engine.rivals.points import hand_limit, trade_holder, victory_points
from engine.rivals.realm import amounts
from engine.rivals.state import EMPTY, Ask, Demand, TurnPhase
from engine.rivals.view import view
from tests.engine.rivals_table import after, at, dice, event, realm, refused

CARD = CardKey
GOLD, TURMOIL, PROGRESS = GameSet.GOLD, GameSet.TURMOIL, GameSet.PROGRESS
TAVERN = realm("hedge-tavern", cities=1, stock=3)


def test_a_stack_without_cards_is_still_a_stack_to_put_cards_beneath() -> None:
    state = at(hand=["scout", "inga", "harald", "austin"])
    state = state._replace(stacks=((), *state.stacks[1:]))
    state = after(state, (0, a.FinishTurn()), (0, a.ReturnCard(CARD("scout"), 0)))
    assert state.stacks[0] == ("scout",)


def test_an_empty_stack_is_neither_drawn_from_nor_searched() -> None:
    state = at(realm(stock=3))
    state = state._replace(stacks=((), *state.stacks[1:]))
    state = after(state, (0, a.FinishTurn()))
    assert refused(state, 0, a.DrawFrom(0)) == "not-offered"


def test_whoever_searches_a_stack_takes_a_card_of_it() -> None:
    state = at(realm(stock=3), hand=["scout", "inga", "harald"])
    state = after(state, (0, a.FinishTurn()), (0, a.SwapCard(CARD("scout"), 0)), (0, a.SearchStack(1)))
    state = after(state, (0, a.PayFrom(0)), (0, a.PayFrom(0)))
    assert {type(action) for action in game.legal(state, 0)} == {a.PickCard}


def test_a_city_takes_four_city_expansions_or_any_mix() -> None:
    reds = realm("mint", "moneylender", "salt-silo", "harbor", cities=1)
    mixed = realm("mint", "abbey", "storehouse", "harbor", cities=1)
    for mine in (reds, mixed):
        assert all(mine.slots[:4])
        state = at(mine._replace(stock=(3,) * 6), hand=["marketplace"], set_=GOLD)
        built = [each.slot for each in game.legal(state, 0) if isinstance(each, a.AddExpansion)]
        assert built
        assert min(built) == 4


def test_the_celebration_is_not_only_for_whoever_rolled__riv_event_skill() -> None:
    state = dice(at(realm(stock=0), realm("inga", stock=0)), 6, "celebration")
    assert [demand.seat for demand in state.agenda[0]] == [1]
    tie = dice(at(realm(stock=0), realm(stock=0)), 6, "celebration")
    assert [demand.seat for demand in tie.agenda[0]] == [0, 1]


def test_for_the_document_every_skill_point_celebrates__riv_event_skill() -> None:
    both = at(realm("inga", stock=0), realm("harald", stock=0), celebration_most=False)
    assert len(dice(both, 6, "celebration").agenda[0]) == 2
    nobody = at(realm(stock=0), realm(stock=0), celebration_most=False)
    assert dice(nobody, 6, "celebration").agenda == ()


def test_the_moneylender_takes_one_where_only_one_is_there_and_nothing_from_the_supply() -> None:
    mine = realm("moneylender", "ore-ship", "wool-ship", "", "gold-ship", cities=1, stock=0)
    state = dice(at(mine, realm(stock=0), set_=GOLD), 6, "trade")
    state = after(state, (0, a.SeizeGood(2, 2)))
    assert sum(state.realms[1].stock) == 0
    assert state.realms[0].stock == (0, 0, 2, 0, 0, 0)
    assert state.agenda == ()


def test_the_moneylender_is_built_without_any_advantage() -> None:
    state = at(realm(cities=1, stock=3), hand=["moneylender"], set_=GOLD)
    assert a.AddExpansion(CARD("moneylender"), 0) in game.legal(state, 0)


def test_pirate_gold_comes_besides_the_harvest__riv_pirate_ship_gold() -> None:
    state = dice(at(realm("pirate-ship", stock=0), realm(stock=0), set_=GOLD), 6, "harvest")
    assert state.realms[0].stock[1] == 1
    assert [demand.seat for demand in state.agenda[0]] == [0, 1]


def test_the_opponent_chooses_the_ship_that_is_sunk__riv_pirate_ship() -> None:
    state = at(realm(stock=3), realm("ore-ship", "wool-ship"), hand=["pirate-ship"], set_=GOLD)
    state = after(state, (0, a.AddExpansion(CARD("pirate-ship"), 0)))
    assert [demand.seat for demand in state.agenda[0]] == [1]


def test_a_removed_card_goes_to_the_discard_pile_and_not_to_the_hand() -> None:
    state = after(at(realm("abbey", "storehouse")), (0, a.RemoveExpansion(0)))
    assert state.discards[0] == ("abbey",)
    assert state.hands[0] == ()
    assert refused(at(realm("abbey")), 0, a.RemoveExpansion(0)) == "not-full"


def test_the_plague_takes_one_of_a_region_between_two_cities__riv_plague() -> None:
    state = event(at(realm(cities=2, stock=3), set_=PROGRESS), "plague")
    assert state.realms[0].stock == (2,) * 6


def test_production_buildings_do_nothing_for_goods_of_events_and_actions() -> None:
    mine = realm("lumber-camp", "abbey", stock=0)
    state = event(at(mine, realm(stock=0)), "invention")
    assert after(state, (0, a.StoreGood(0))).realms[0].stock[0] == 1


def test_the_archer_finds_units_of_every_kind_that_have_strength__riv_archer() -> None:
    state = at(TAVERN, realm("ore-ship", "irmgard"), hand=["archer"], set_=TURMOIL)
    assert refused(state, 0, a.PlayCard(CARD("archer"))) == "no-target"
    strong = at(TAVERN, realm("chief-cannoneer"), hand=["archer"], set_=GameSet.TURMOIL)
    assert a.PlayCard(CARD("archer")) in game.legal(strong, 0)


def test_guards_are_tried_before_the_target_is_named__riv_lookout_tower() -> None:
    state = at(TAVERN, realm("lookout-tower", "abbey"), hand=["arsonist"], set_=TURMOIL)
    state = after(state, (0, a.PlayCard(CARD("arsonist"))))
    assert [stage[0].ask for stage in state.agenda] == [Ask.GUARD_DIE, Ask.NAME]


def test_the_drill_ground_helps_only_while_it_stands__riv_drill_ground() -> None:
    state = at(realm("drill-ground", "abbey", stock=3), hand=["austin"], set_=TURMOIL)
    state = after(state, (0, a.RemoveExpansion(0)))
    assert a.AddExpansion(CARD("austin"), 0) in game.legal(state, 0)
    assert refused(state, 0, a.AddExpansion(CARD("austin"), 0, 2)) != "save-one"


def test_what_the_pharmacy_gains_may_lie_anywhere__riv_pharmacy() -> None:
    state = event(at(realm("pharmacy", cities=1, sites=3, stock=0), set_=PROGRESS), "plague")
    assert {each.store for each in game.legal(state, 0)} == set(range(8))  # type: ignore[union-attr]


def test_the_hand_limit_is_looked_at_only_at_the_end_of_the_own_turn__riv_hand_refill() -> None:
    state = at(hand=["scout"] * 2, their_hand=["inga", "harald", "austin", "osmund"])
    assert len(state.hands[1]) > hand_limit(state, 1)
    state = after(state, (0, a.FinishTurn()), (0, a.DrawFrom(0)), (0, a.Decline()))
    assert len(state.hands[1]) == 4
    assert (state.turn.seat, state.turn.phase) == (1, TurnPhase.BEFORE)


def test_what_finds_no_room_is_lost() -> None:
    state = dice(at(realm(stock=3), realm(stock=3)), 2, "harvest")
    assert state.realms[0].stock == (3,) * 6
    assert state.agenda == ()


def test_losing_the_abbey_costs_a_card_at_the_end_of_the_own_turn_only() -> None:
    state = at(realm("abbey", "storehouse"), hand=["scout", "inga", "harald", "austin"])
    state = after(state, (0, a.RemoveExpansion(0)))
    assert len(state.hands[0]) == 4
    assert after(state, (0, a.FinishTurn())).agenda[0][0] == Demand(Ask.RETURN, 0, 1, what=0)


def test_relocation_may_not_put_a_red_card_at_a_settlement__riv_relocation() -> None:
    mine = realm("mint", "abbey", "", "", "storehouse", cities=1)
    state = after(at(mine, hand=["relocation"], set_=GOLD), (0, a.PlayCard(CARD("relocation"))))
    assert a.SwapExpansions(0, 2) in game.legal(state, 0)
    assert a.SwapExpansions(0, 4) not in game.legal(state, 0)


def test_a_new_settlement_turns_two_regions_and_their_owner_says_which_lies_above__riv_settlement_regions() -> (
    None
):
    state = at(realm(stock=3)._replace(roads="W"))
    state = after(state, (0, a.FoundSettlement("W")))
    state = after(state, (-1, a.DrawRegion(Good.ORE, 4)), (-1, a.DrawRegion(Good.WOOL, 5)))
    above = after(state, (0, a.PlaceRegions(True))).realms[0]
    below = after(state, (0, a.PlaceRegions(False))).realms[0]
    assert (above.kinds[6:], below.kinds[6:]) == ((Good.ORE, Good.WOOL), (Good.WOOL, Good.ORE))
    assert above.stock[6:] == (0, 0)
    assert above.sides == "W"


@pytest.mark.parametrize(
    ("left", "action"), [((7, 0, 7), "settlement"), ((7, 5, 0), "city"), ((0, 5, 7), "road")]
)
def test_without_cards_left_nothing_of_the_kind_is_built__riv_no_cards_left(
    left: tuple[int, int, int], action: str
) -> None:
    state = at(realm(stock=3)._replace(roads="E"))._replace(supply=left)
    builds: dict[str, a.RivalsAction] = {
        "settlement": a.FoundSettlement("E"),
        "city": a.RaiseCity(0),
        "road": a.LayRoad("W"),
    }
    build = builds[action]
    assert refused(state, 0, build) == "none-left"


def test_an_advantage_changes_hands_in_the_middle_of_a_turn() -> None:
    mine, theirs = (
        realm("ore-ship", "wool-ship", "gold-ship", stock=3),
        realm("ore-ship", "wool-ship", "gold-ship"),
    )
    state = at(mine, theirs, hand=["brick-ship"])
    assert trade_holder(state) == -1
    state = after(state, (0, a.AddExpansion(CARD("brick-ship"), 6)))
    assert trade_holder(state) == 0
    assert victory_points(state, 0) == 3


def test_in_a_feud_with_fewer_than_three_buildings_all_are_named__riv_feud() -> None:
    state = event(at(realm("candamir"), realm("abbey", "storehouse", "inga")), "feud")
    state = after(state, (0, a.NameCard(0)), (0, a.NameCard(2)))
    assert state.agenda[0][0].seat == 1
    assert {each.slot for each in game.legal(state, 1)} == {0, 2}  # type: ignore[union-attr]


@pytest.mark.parametrize("hand", [[], ["scout"]])
def test_fraternal_feuds_take_what_there_is_of_a_small_hand__riv_fraternal_feuds(hand: list[str]) -> None:
    state = event(at(theirs=realm("candamir"), hand=hand), "fraternal-feuds")
    assert sum(demand.times for stage in state.agenda for demand in stage) == len(hand)


def test_after_yule_another_event_is_turned_and_never_yule_again__riv_yule() -> None:
    state = at()
    state = dice(state._replace(events=state.pool[:3]), 3, "event")
    state = after(state, (-1, a.DrawEvent(CARD("yule"))))
    assert a.DrawEvent(CARD("yule")) not in game.legal(state, -1)


def test_at_equal_points_the_voyage_takes_one__riv_voyage_of_plunder() -> None:
    state = at(realm("candamir", stock=0), realm(cities=1, stock=3), hand=["voyage-of-plunder"], set_=TURMOIL)
    assert victory_points(state, 0) == victory_points(state, 1)
    assert after(state, (0, a.PlayCard(CARD("voyage-of-plunder")))).agenda[0][0].times == 1


def test_irmgard_comforts_also_for_her_own_loss() -> None:
    state = at(theirs=realm("irmgard", stock=0), set_=TURMOIL)
    state = state._replace(agenda=((Demand(Ask.LOSE, 1, what=("event", (0,))),),))
    state = after(state, (1, a.GiveUp(0, 3)))
    assert state.realms[1].slots[0] == EMPTY
    assert state.agenda[0][0].ask is Ask.GAIN


def test_irmgard_does_not_comfort_for_a_sunk_ship__riv_irmgard() -> None:
    state = at(realm(stock=3), realm("irmgard", "ore-ship", stock=0), hand=["pirate-ship"], set_=GameSet.DUEL)
    state = after(state, (0, a.AddExpansion(CARD("pirate-ship"), 0)))
    state = after(state, (1, a.GiveUp(2, 0))) if state.agenda else state
    assert state.realms[1].stock == (0,) * 6
    assert state.agenda == ()


def test_there_is_one_copy_of_every_hero() -> None:
    from engine.rivals.cards import TABLE, CardKind

    heroes = [card for card in TABLE.values() if card.kind is CardKind.HERO]
    assert len(heroes) == 9
    assert all(sum(number for _, number in card.copies) == 1 for card in heroes)


def test_brigands_take_no_more_than_finds_room__riv_brigands() -> None:
    mine = realm("candamir", stock=(2, 3, 3, 3, 3, 3))
    state = at(mine, realm(stock=(3, 0, 0, 0, 0, 0)), hand=["brigands"], set_=GOLD)
    state = after(state, (0, a.PlayCard(CARD("brigands"))), (0, a.StoreGood(0)), (0, a.SeizeGood(0, 0)))
    assert state.realms[1].stock[0] == 2
    assert state.agenda == ()


def test_a_trade_ship_trades_as_often_as_it_can_the_mint_once__riv_lumber_ship() -> None:
    state = at(
        realm("gold-ship", "mint", cities=1, sites=3, stock=(0, 3, 0, 0, 0, 0, 0, 0))._replace(cache=3),
        set_=GOLD,
    )
    for _ in range(2):
        state = after(state, (0, a.ExchangeGoods(Good.GOLD)))
        while state.agenda:
            state = after(state, (0, game.legal(state, 0)[0]))
    assert amounts(state.realms[0])[Good.GOLD] == 2
    state = after(state, (0, a.UseMint()))
    while state.agenda:
        state = after(state, (0, game.legal(state, 0)[0]))
    assert refused(state, 0, a.UseMint()) == "used-up"


def test_a_cost_is_paid_from_the_regions_that_the_owner_names() -> None:
    mine = realm(sites=3, stock=(1, 0, 1, 2, 1, 1, 1, 0))._replace(roads="E")
    state = after(at(mine), (0, a.LayRoad("W")))
    assert [each.store for each in game.legal(state, 0)] == [0, 6]  # type: ignore[union-attr]
    state = after(state, (0, a.PayFrom(6)))
    assert state.realms[0].stock == (1, 0, 1, 0, 1, 1, 0, 0)


def test_the_face_up_card_that_is_lost_lies_open_again__riv_hedge_tavern_anytime() -> None:
    state = at(TAVERN, realm("hedge-tavern", cities=1), hand=["arsonist"], set_=TURMOIL)
    before = len(state.face_up)
    state = after(state, (0, a.PlayCard(CARD("arsonist"))), (0, a.NameCard(0)))
    assert len(state.face_up) == before + 1
    assert state.agenda == ()


def test_what_is_paid_for_a_search_is_chosen_before_the_stack_is_seen__riv_hand_pay_search() -> None:
    state = at(realm(stock=1), hand=["scout", "inga", "austin"])
    state = after(
        state, (0, a.FinishTurn(False)), (0, a.SwapCard(CardKey("scout"), 0)), (0, a.SearchStack(1))
    )
    for _ in range(2):
        seen = view(state, 0)
        assert seen.looked == ()
        assert seen.looked_at == -1
        state = after(
            state, (0, next(action for action in game.legal(state, 0) if type(action) is a.PayFrom))
        )
    assert view(state, 0).looked == state.stacks[1]
