"""The cards of the basic set: what each does, when it is refused, what is left when it goes."""

from engine.rivals import actions as a
from engine.rivals import game
from engine.rivals.exchange import rate
from engine.rivals.hand import search_price
from engine.rivals.names import CHANCE, CardKey, GameSet, Good
from engine.rivals.points import hand_limit, points, strength_holder, trade_holder
from engine.rivals.refusals import RivalsCode
from engine.rivals.state import EMPTY, Ask, TurnPhase
from tests.engine.rivals_cards import built, does, refused_when, removed
from tests.engine.rivals_table import after, at, dice, event, realm, refused

CARD = CardKey


@does("brigitta")
def test_brigitta_sets_the_production_die_before_the_roll__riv_brigitta() -> None:
    state = after(at(hand=["brigitta"], phase=TurnPhase.BEFORE), (0, a.PlayCard(CARD("brigitta"), 6)))
    state = after(state, (0, a.CastDice()))
    assert {action.production for action in game.legal(state, CHANCE)} == {6}  # type: ignore[union-attr]


@refused_when("brigitta")
def test_brigitta_is_refused_after_the_roll__riv_dice_sage_first() -> None:
    assert refused(at(hand=["brigitta"]), 0, a.PlayCard(CARD("brigitta"), 6)) == "already-rolled"
    twice = after(
        at(hand=["brigitta", "brigitta"], phase=TurnPhase.BEFORE), (0, a.PlayCard(CARD("brigitta"), 6))
    )
    assert refused(twice, 0, a.PlayCard(CARD("brigitta"), 2)) == "already-rolled"


@does("goldsmith")
def test_the_goldsmith_turns_three_gold_into_two_goods__riv_goldsmith() -> None:
    state = at(realm(stock=(0, 3, 0, 0, 0, 0)), hand=["goldsmith"])
    state = after(state, (0, a.PlayCard(CARD("goldsmith"))), (0, a.StoreGood(2)), (0, a.StoreGood(5)))
    assert state.realms[0].stock == (0, 0, 1, 0, 0, 1)
    assert state.discards[0] == ("goldsmith",)


@refused_when("goldsmith")
def test_the_goldsmith_needs_three_gold() -> None:
    state = at(realm(stock=(3, 2, 3, 3, 3, 3)), hand=["goldsmith"])
    assert refused(state, 0, a.PlayCard(CARD("goldsmith"))) == "no-target"


@does("merchant-caravan")
def test_the_caravan_swaps_exactly_two_goods__riv_merchant_caravan() -> None:
    state = at(realm(stock=(1, 1, 0, 0, 0, 0)), hand=["merchant-caravan"])
    state = after(state, (0, a.PlayCard(CARD("merchant-caravan"))), (0, a.PayFrom(0)), (0, a.StoreGood(4)))
    assert state.realms[0].stock == (0, 0, 0, 0, 1, 0)
    assert after(state, (0, a.StoreGood(4))).realms[0].stock[4] == 2


@refused_when("merchant-caravan")
def test_the_caravan_needs_two_goods() -> None:
    state = at(realm(stock=(1, 0, 0, 0, 0, 0)), hand=["merchant-caravan"])
    assert refused(state, 0, a.PlayCard(CARD("merchant-caravan"))) == "no-target"


@does("relocation")
def test_relocation_swaps_two_regions_with_what_lies_on_them__riv_relocation() -> None:
    state = at(realm(stock=(3, 0, 1, 1, 1, 1)), hand=["relocation"])
    state = after(state, (0, a.PlayCard(CARD("relocation"))), (0, a.SwapRegions(0, 5)))
    mine = state.realms[0]
    assert (mine.kinds[5], mine.numbers[5], mine.stock[5]) == (Good.LUMBER, 2, 3)


@refused_when("relocation")
def test_relocation_may_not_break_the_rules_of_placement__riv_relocation() -> None:
    mine = realm("large-festival-hall", "abbey", "", "", "storehouse", cities=1)
    state = after(at(mine, hand=["relocation"]), (0, a.PlayCard(CARD("relocation"))))
    assert refused(state, 0, a.SwapExpansions(0, 4)) == "not-offered"
    moved = after(state, (0, a.SwapExpansions(2, 4)))
    assert moved.realms[0].slots[2] == "storehouse"
    assert moved.realms[0].slots[4] == "abbey"


@does("scout")
def test_the_scout_chooses_both_regions_of_a_new_settlement__riv_scout() -> None:
    mine = realm(stock=3)._replace(roads="E")
    state = after(at(mine, hand=["scout"]), (0, a.FoundSettlement("E", True)))
    for _ in range(2):
        state = after(state, (0, a.PickRegion(Good.ORE, 4 if state.realms[0].numbers[6] == 0 else 2)))
    assert state.realms[0].kinds[6:] == (Good.ORE, Good.ORE)
    assert state.realms[0].numbers[6:] == (4, 2)
    assert (Good.ORE, 4) not in state.regions
    assert state.discards[0] == ("scout",)


@refused_when("scout")
def test_the_scout_goes_only_with_a_settlement__riv_scout_choice() -> None:
    state = at(realm(stock=3)._replace(roads="E"), hand=["scout"])
    assert refused(state, 0, a.PlayCard(CARD("scout"))) == "no-target"
    assert refused(at(realm(stock=3), hand=["scout"]), 0, a.FoundSettlement("E", True)) == "needs-road"
    without = at(realm(stock=3)._replace(roads="E"))
    assert refused(without, 0, a.FoundSettlement("E", True)) == "not-held"


def doubles(card: str, store: int, number: int) -> None:
    """A production building doubles the region beside it, on a production roll only."""
    slot = {0: 0, 1: 2, 2: 0, 3: 2, 4: 4, 5: 6}[store]
    mine = realm(stock=0)
    slots = tuple(CARD(card) if place == slot else EMPTY for place in range(8))
    assert dice(at(mine._replace(slots=slots)), number, "trade").realms[0].stock[store] == 2
    far = tuple(
        CARD(card) if place == (6 if slot < 4 and store < 2 else (slot + 2) % 4) else EMPTY
        for place in range(8)
    )
    assert dice(at(mine._replace(slots=far)), number, "trade").realms[0].stock[store] == 1
    assert dice(at(mine), number, "trade").realms[0].stock[store] == 1


@does("lumber-camp")
def test_the_lumber_camp_doubles_the_forest_beside_it__riv_lumber_camp() -> None:
    doubles("lumber-camp", 0, 2)


@does("grain-mill")
def test_the_grain_mill_doubles_the_field_beside_it__riv_grain_mill() -> None:
    doubles("grain-mill", 2, 6)


@does("brick-factory")
def test_the_brick_factory_doubles_the_hills_beside_it__riv_brick_factory() -> None:
    doubles("brick-factory", 3, 3)


@does("weavers-shop")
def test_the_weavers_shop_doubles_the_pasture_beside_it__riv_weavers_shop() -> None:
    doubles("weavers-shop", 4, 4)


@does("iron-foundry")
def test_the_iron_foundry_doubles_the_mountain_beside_it__riv_iron_foundry() -> None:
    doubles("iron-foundry", 5, 5)


@does("abbey")
def test_the_abbey_allows_a_fourth_card__riv_abbey() -> None:
    assert hand_limit(at(realm("abbey")), 0) == 4


@removed("abbey")
def test_without_the_abbey_the_limit_falls_at_the_end_of_the_own_turn() -> None:
    state = at(realm("abbey"), hand=["inga", "harald", "austin", "osmund"])
    lost = state._replace(realms=(realm(), state.realms[1]))
    assert hand_limit(lost, 0) == 3
    assert len(lost.hands[0]) == 4
    ended = after(lost, (0, a.FinishTurn()))
    assert ended.agenda[0][0].ask is Ask.RETURN


@does("parish-hall")
def test_the_parish_hall_halves_the_price_of_a_search__riv_parish_hall() -> None:
    assert (search_price(at(realm("parish-hall")), 0), search_price(at(), 0)) == (1, 2)


@does("storehouse")
def test_a_storehouse_keeps_two_regions_uncounted__riv_storehouse() -> None:
    stock = (3, 1, 3, 0, 1, 0)
    kept = dice(at(realm("storehouse", stock=stock)), 3, "brigand").realms[0]
    robbed = dice(at(realm(stock=stock)), 3, "brigand").realms[0]
    assert kept.stock[1] == 1
    assert (robbed.stock[1], robbed.stock[4]) == (0, 0)


@does("marketplace")
def test_the_marketplace_takes_a_good_of_the_opponents_surplus__riv_marketplace() -> None:
    theirs = realm(sites=4, stock=0)
    state = dice(at(realm("marketplace", stock=0), theirs), 6, "trade")
    assert theirs.numbers.count(6) == 3
    assert {action.store for action in game.legal(state, 0)} == {0, 2}  # type: ignore[union-attr]


@refused_when("marketplace")
def test_the_marketplace_gives_nothing_at_equal_regions__riv_marketplace() -> None:
    state = dice(at(realm("marketplace", stock=0), realm(stock=0)), 6, "trade")
    assert state.agenda == ()


@does("toll-bridge")
def test_the_toll_bridge_brings_two_gold_at_harvest__riv_toll_bridge() -> None:
    state = dice(at(realm("toll-bridge", stock=0), realm(stock=0)), 4, "harvest")
    assert state.realms[0].stock[1] == 2


def ship(card: str, good: Good) -> None:
    """A trade ship lowers the rate of its good to two."""
    state = at(realm(card, stock=2))
    store = (Good.LUMBER, Good.GOLD, Good.GRAIN, Good.BRICK, Good.WOOL, Good.ORE).index(good)
    assert [rate(state, 0, each) for each in Good] == [2 if each is good else 3 for each in Good]
    traded = after(state, (0, a.ExchangeGoods(good)), (0, a.StoreGood((store + 1) % 6)))
    assert traded.realms[0].stock[store] == 0
    assert refused(at(realm(stock=2)), 0, a.ExchangeGoods(good)) == "cannot-pay"


@does("lumber-ship")
def test_the_lumber_ship_trades_two_for_one__riv_lumber_ship() -> None:
    ship("lumber-ship", Good.LUMBER)


@does("brick-ship")
def test_the_brick_ship_trades_two_for_one__riv_brick_ship() -> None:
    ship("brick-ship", Good.BRICK)


@does("wool-ship")
def test_the_wool_ship_trades_two_for_one__riv_wool_ship() -> None:
    ship("wool-ship", Good.WOOL)


@does("grain-ship")
def test_the_grain_ship_trades_two_for_one__riv_grain_ship() -> None:
    ship("grain-ship", Good.GRAIN)


@does("ore-ship")
def test_the_ore_ship_trades_two_for_one__riv_ore_ship() -> None:
    ship("ore-ship", Good.ORE)


@does("gold-ship")
def test_the_gold_ship_trades_two_for_one__riv_gold_ship() -> None:
    ship("gold-ship", Good.GOLD)


@does("large-trade-ship")
def test_the_large_trade_ship_trades_two_of_a_region_beside_it__riv_large_trade_ship() -> None:
    state = at(realm("large-trade-ship", stock=2))
    state = after(state, (0, a.TradeBeside(2)), (0, a.StoreGood(5)))
    assert state.realms[0].stock == (2, 2, 0, 2, 2, 3)


@refused_when("large-trade-ship")
def test_the_large_trade_ship_reaches_no_other_region__riv_large_trade_ship() -> None:
    state = at(realm("large-trade-ship", stock=2))
    assert refused(state, 0, a.TradeBeside(3)) == "cannot-pay"


HEROES = {
    "austin": (1, 2),
    "candamir": (4, 1),
    "harald": (2, 1),
    "inga": (1, 3),
    "osmund": (2, 2),
    "siglind": (2, 3),
}


@does(*HEROES)
def test_heroes_bring_strength_and_skill__riv_heroes() -> None:
    for hero, (strength, skill) in HEROES.items():
        found = points(built(hero))
        assert (found.strength, found.skill) == (strength, skill), hero
    assert strength_holder(at(realm("candamir"), realm("siglind"))) == 0


@removed(*HEROES)
def test_without_the_hero_the_advantage_goes() -> None:
    assert strength_holder(at(realm(), realm("siglind"))) == -1


@does("feud")
def test_in_a_feud_three_buildings_are_named_and_one_given_up__riv_feud() -> None:
    state = at(realm("candamir"), realm("abbey", "storehouse", "parish-hall", "toll-bridge"))
    state = event(state, "feud")
    for slot in (0, 2, 4):
        state = after(state, (0, a.NameCard(slot)))
    state = after(state, (1, a.GiveUp(2, 3)))
    assert state.realms[1].slots[2] == EMPTY
    assert state.stacks[3][-1] == "storehouse"


@refused_when("feud")
def test_without_strength_advantage_there_is_no_feud__riv_feud() -> None:
    state = at(realm("harald"), realm("abbey"))
    assert event(state, "feud").agenda == ()


@does("fraternal-feuds")
def test_fraternal_feuds_put_two_cards_of_the_hand_back__riv_fraternal_feuds() -> None:
    state = at(realm("harald"), realm("siglind", "candamir"), hand=["abbey", "scout", "inga"])
    state = event(state, "fraternal-feuds")
    state = after(state, (1, a.ReturnCard(CARD("scout"), 0)), (1, a.ReturnCard(CARD("inga"), 0)))
    assert state.hands[0] == ("abbey",)
    state = after(state, (0, a.FinishTurn()))
    assert state.agenda[0][0].ask is Ask.SWAP  # nothing is drawn


@refused_when("fraternal-feuds")
def test_without_strength_advantage_the_brothers_keep_peace() -> None:
    assert event(at(hand=["abbey"]), "fraternal-feuds").agenda == ()


@does("invention")
def test_an_invention_brings_a_good_for_each_progress_point__riv_invention() -> None:
    state = event(at(realm("abbey", "abbey", "abbey", stock=0)), "invention")
    assert [(demand.seat, demand.times) for demand in state.agenda[0]] == [(0, 2)]


@does("trade-ships-race")
def test_most_trade_ships_win_the_race__riv_trade_ships_race() -> None:
    state = event(at(realm("ore-ship")), "trade-ships-race")
    assert [demand.seat for demand in state.agenda[0]] == [0]
    tie = event(at(realm("ore-ship"), realm("gold-ship")), "trade-ships-race")
    assert [demand.seat for demand in tie.agenda[0]] == [0, 1]


@refused_when("trade-ships-race")
def test_without_ships_nobody_wins_the_race__riv_trade_ships_race() -> None:
    assert event(at(), "trade-ships-race").agenda == ()


@does("traveling-merchant")
def test_the_traveling_merchant_sells_two_goods_for_a_gold_each__riv_traveling_merchant() -> None:
    state = event(at(realm(stock=(0, 2, 0, 0, 0, 0)), realm(stock=0)), "traveling-merchant")
    state = after(state, (0, a.BuyGood(1, 0)), (0, a.BuyGood(1, 5)))
    assert state.realms[0].stock == (1, 0, 0, 0, 0, 1)
    assert state.agenda == ()


@refused_when("traveling-merchant")
def test_without_gold_the_merchant_sells_nothing__riv_traveling_merchant() -> None:
    assert event(at(realm(stock=0), realm(stock=0)), "traveling-merchant").agenda == ()


@does("year-of-plenty")
def test_regions_beside_abbey_and_storehouse_gain_one__riv_year_of_plenty() -> None:
    state = event(at(realm("abbey", "", "storehouse", stock=0)), "year-of-plenty")
    assert state.realms[0].stock == (1, 0, 2, 0, 1, 0)


@does("yule")
def test_at_yule_the_events_are_laid_anew_and_one_more_is_drawn__riv_yule() -> None:
    state = at()
    state = state._replace(events=state.pool[:3])
    state = dice(state, 3, "event")
    state = after(state, (CHANCE, a.DrawEvent(CARD("yule"))))
    assert state.events == state.pool
    assert state.agenda[0][0].ask is Ask.DRAW_EVENT


@refused_when("yule")
def test_yule_comes_when_three_events_are_left_and_not_before__riv_yule() -> None:
    state = dice(at(), 3, "event")
    assert refused(state, CHANCE, a.DrawEvent(CARD("yule"))) == RivalsCode.NOT_DUE


def test_the_trade_advantage_needs_three_points_and_more_than_the_opponent() -> None:
    ships = realm("ore-ship", "wool-ship", "gold-ship")
    assert trade_holder(at(ships)) == 0
    assert trade_holder(at(ships, ships)) == -1
    assert trade_holder(at(realm("ore-ship", "wool-ship"))) == -1
    assert GameSet.INTRO is at().options.game
