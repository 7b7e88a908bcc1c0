"""The cards of the Era of Gold: what each does, and when it is refused."""

from engine.rivals import actions as a
from engine.rivals import game
from engine.rivals.losses import DISCARDED
from engine.rivals.names import CACHE, CardKey, GameSet
from engine.rivals.points import points
from engine.rivals.state import EMPTY, TurnPhase
from tests.engine.rivals_cards import does, refused_when, removed
from tests.engine.rivals_table import after, at, dice, event, realm, refused

CARD = CardKey
GOLD = GameSet.GOLD


@does("gudrun")
def test_gudrun_takes_up_to_two_gold_for_each_pirate_ship__riv_gudrun() -> None:
    mine, theirs = realm("pirate-ship", stock=0), realm(stock=(0, 3, 0, 0, 0, 0))
    state = after(at(mine, theirs, hand=["gudrun"], set_=GOLD), (0, a.PlayCard(CARD("gudrun"))))
    state = after(state, (0, a.SeizeGood(1, 1)), (0, a.SeizeGood(1, 1)))
    assert (state.realms[0].stock[1], state.realms[1].stock[1]) == (2, 1)
    assert state.agenda == ()


def test_for_the_document_gudrun_takes_one_for_each_ship__riv_gudrun() -> None:
    mine, theirs = realm("pirate-ship", stock=0), realm(stock=(0, 3, 0, 0, 0, 0))
    state = at(mine, theirs, hand=["gudrun"], set_=GOLD, gudrun_two=False)
    state = after(state, (0, a.PlayCard(CARD("gudrun"))), (0, a.SeizeGood(1, 1)))
    assert state.agenda == ()


@refused_when("gudrun")
def test_gudrun_needs_a_pirate_ship_and_gold_to_take() -> None:
    poor = at(realm("pirate-ship"), realm(stock=0), hand=["gudrun"], set_=GOLD)
    assert refused(poor, 0, a.PlayCard(CARD("gudrun"))) == "requirement"
    assert refused(at(hand=["gudrun"], set_=GOLD), 0, a.PlayCard(CARD("gudrun"))) == "requirement"


@does("merchant")
def test_the_merchant_takes_up_to_two_and_gives_one__riv_merchant() -> None:
    state = at(realm(cities=1, stock=0), realm(stock=2), hand=["merchant"], set_=GOLD)
    state = after(state, (0, a.PlayCard(CARD("merchant"))), (0, a.SeizeGood(5, 5)), (0, a.SeizeGood(0, 0)))
    state = after(state, (0, a.HandOver(0, 0)))
    assert state.realms[0].stock == (0, 0, 0, 0, 0, 1)
    assert state.realms[1].stock == (2, 2, 2, 2, 2, 1)


def test_the_merchant_may_take_only_one__riv_merchant() -> None:
    state = at(realm(cities=1, stock=0), realm(stock=2), hand=["merchant"], set_=GOLD)
    state = after(state, (0, a.PlayCard(CARD("merchant"))))
    assert refused(state, 0, a.Decline()) == "not-offered"
    state = after(state, (0, a.SeizeGood(5, 5)), (0, a.Decline()))
    assert after(state, (0, a.HandOver(5, 5))).agenda == ()


@refused_when("merchant")
def test_the_merchant_needs_a_city_or_three_commerce_points__riv_merchant() -> None:
    play = a.PlayCard(CARD("merchant"))
    assert refused(at(realm(stock=0), hand=["merchant"], set_=GOLD), 0, play) == "requirement"
    ships = realm("ore-ship", "wool-ship", "gold-ship", stock=0)
    assert play in game.legal(at(ships, hand=["merchant"], set_=GOLD), 0)


@does("trade-master")
def test_the_trade_master_takes_two__riv_trade_master() -> None:
    mine = realm("merchant-guild", cities=1, stock=0)
    state = at(mine, realm(stock=1), hand=["trade-master"], set_=GOLD)
    state = after(state, (0, a.PlayCard(CARD("trade-master"))), (0, a.SeizeGood(4, 4)))
    assert after(state, (0, a.SeizeGood(5, 5))).realms[0].stock == (0, 0, 0, 0, 1, 1)


@refused_when("trade-master")
def test_the_trade_master_needs_a_guild_and_something_to_take__riv_trade_master() -> None:
    play = a.PlayCard(CARD("trade-master"))
    assert refused(at(hand=["trade-master"], set_=GOLD), 0, play) == "requirement"
    guild = realm("merchant-guild", cities=1)
    assert refused(at(guild, realm(stock=0), hand=["trade-master"], set_=GOLD), 0, play) == "no-target"


@does("brigands")
def test_brigands_take_what_one_region_can_hold__riv_brigands() -> None:
    mine = realm("candamir", sites=3, stock=(1, 0, 0, 0, 0, 0, 2, 0))
    state = at(mine, realm(stock=(3, 0, 0, 0, 0, 0)), hand=["brigands"], set_=GOLD)
    state = after(state, (0, a.PlayCard(CARD("brigands"))), (0, a.StoreGood(0)))
    for _ in range(2):
        state = after(state, (0, a.SeizeGood(0, 0)))
    assert state.agenda == ()
    assert state.realms[0].stock[0] == 3


def test_for_the_document_brigands_fill_all_regions_of_a_kind__riv_brigands() -> None:
    mine = realm("candamir", sites=3, stock=(1, 0, 0, 0, 0, 0, 2, 0))
    state = at(mine, realm(stock=(3, 0, 0, 0, 0, 0)), hand=["brigands"], set_=GOLD, brigands_one_region=False)
    state = after(state, (0, a.PlayCard(CARD("brigands"))), (0, a.StoreGood(0)))
    assert state.agenda[0][0].times == 3


@refused_when("brigands")
def test_brigands_need_the_strength_advantage__riv_brigands() -> None:
    assert refused(at(hand=["brigands"], set_=GOLD), 0, a.PlayCard(CARD("brigands"))) == "requirement"


@does("reiner")
def test_reiner_makes_it_a_celebration_with_one_good_more__riv_reiner() -> None:
    state = at(realm("inga", stock=0), realm(stock=0), hand=["reiner"], set_=GOLD, phase=TurnPhase.BEFORE)
    state = after(state, (0, a.PlayCard(CARD("reiner"))), (0, a.CastDice()))
    assert {action.face for action in game.legal(state, -1)} == {"celebration"}  # type: ignore[union-attr]
    state = after(state, (-1, a.ThrowDice(3, "celebration")), (0, a.StoreGood(5)), (0, a.StoreGood(5)))
    assert state.realms[0].stock[5] == 2


@refused_when("reiner")
def test_reiner_is_refused_after_the_roll__riv_reiner() -> None:
    assert refused(at(hand=["reiner"], set_=GOLD), 0, a.PlayCard(CARD("reiner"))) == "already-rolled"


@does("merchant-guild")
def test_the_guild_lies_open_and_brings_two_commerce_points__riv_merchant_guild_anytime() -> None:
    state = at(realm(cities=1, stock=3), set_=GOLD)
    assert state.face_up.count(CARD("merchant-guild")) == 2
    state = after(state, (0, a.AddExpansion(CARD("merchant-guild"), 0)))
    assert (points(state.realms[0]).commerce, points(state.realms[0]).victory) == (2, 4)
    assert len(state.face_up) == 1


@refused_when("merchant-guild")
def test_nobody_builds_a_second_guild__riv_merchant_guild() -> None:
    state = at(realm("merchant-guild", cities=1, stock=3), set_=GOLD)
    assert refused(state, 0, a.AddExpansion(CARD("merchant-guild"), 2)) == "only-one"


@does("moneylender")
def test_the_moneylender_takes_two_with_the_trade_advantage__riv_moneylender() -> None:
    mine = realm("moneylender", "ore-ship", "wool-ship", "", "gold-ship", cities=1, stock=0)
    state = dice(at(mine, realm(stock=1), set_=GOLD), 6, "trade")
    assert (state.agenda[0][0].seat, state.agenda[0][0].times) == (0, 2)


@refused_when("moneylender")
def test_the_moneylender_does_nothing_without_the_advantage__riv_moneylender() -> None:
    state = dice(at(realm("moneylender", cities=1, stock=0), set_=GOLD), 6, "trade")
    assert state.agenda == ()


@does("harbor")
def test_the_harbour_is_a_point_with_three_trade_ships__riv_harbor() -> None:
    ships = ("ore-ship", "wool-ship", "", "gold-ship")
    assert points(realm("harbor", *ships, cities=1)).victory == 4
    assert points(realm("harbor", "ore-ship", "wool-ship", cities=1)).victory == 3


@does("trading-base")
def test_the_trading_base_doubles_market_and_harbour__riv_trading_base() -> None:
    assert points(realm("trading-base", "marketplace", "harbor", cities=1)).commerce == 5
    assert points(realm("marketplace", "harbor", cities=1)).commerce == 2


@does("mint")
def test_the_mint_changes_one_gold_a_turn__riv_mint() -> None:
    state = at(realm("mint", cities=1, stock=(0, 2, 0, 0, 0, 0)), set_=GOLD)
    state = after(state, (0, a.UseMint()), (0, a.StoreGood(5)))
    assert state.realms[0].stock == (0, 1, 0, 0, 0, 1)
    assert refused(state, 0, a.UseMint()) == "used-up"


def test_each_mint_changes_a_gold_a_turn__riv_mint() -> None:
    state = at(realm("mint", "mint", cities=1, stock=(0, 3, 0, 0, 0, 0)), set_=GOLD)
    for _ in range(2):
        state = after(state, (0, a.UseMint()), (0, a.StoreGood(5)))
    assert state.realms[0].stock == (0, 1, 0, 0, 0, 2)
    assert refused(state, 0, a.UseMint()) == "used-up"


@refused_when("mint")
def test_without_a_mint_or_gold_nothing_is_minted__riv_mint() -> None:
    assert refused(at(set_=GOLD), 0, a.UseMint()) == "requirement"
    assert refused(at(realm("mint", cities=1, stock=0), set_=GOLD), 0, a.UseMint()) == "cannot-pay"


@does("salt-silo")
def test_the_salt_silo_adds_a_commerce_point_to_every_trade_ship__riv_salt_silo() -> None:
    assert points(realm("salt-silo", "ore-ship", "wool-ship", cities=1)).commerce == 4


@does("staple-house")
def test_the_staple_house_brings_two_goods_when_built__riv_staple_house() -> None:
    mine = realm("merchant-guild", cities=1, stock=3)
    state = at(mine, hand=["staple-house"], set_=GOLD)
    state = after(
        state, (0, a.AddExpansion(CARD("staple-house"), 2)), (0, a.StoreGood(3)), (0, a.StoreGood(5))
    )
    assert state.realms[0].stock == (3, 3, 3, 2, 2, 2)


@refused_when("staple-house")
def test_the_staple_house_needs_a_guild__riv_staple_house() -> None:
    state = at(realm(cities=1, stock=3), hand=["staple-house"], set_=GOLD)
    assert refused(state, 0, a.AddExpansion(CARD("staple-house"), 0)) == "requirement"


@does("pirate-ship")
def test_a_pirate_ship_sinks_a_trade_ship_of_the_opponents_choice__riv_pirate_ship() -> None:
    state = at(realm(stock=3), realm("ore-ship", "wool-ship"), hand=["pirate-ship"], set_=GOLD)
    state = after(state, (0, a.AddExpansion(CARD("pirate-ship"), 0)))
    assert refused(state, 0, a.FinishTurn()) == "decide-first"
    state = after(state, (1, a.GiveUp(2, DISCARDED)))
    assert state.realms[1].slots[:3] == ("ore-ship", EMPTY, EMPTY)
    assert state.discards == ((), ("wool-ship",))


def test_for_the_document_a_sunk_ship_goes_back_beneath_a_stack__riv_pirate_ship() -> None:
    theirs = realm("ore-ship", "wool-ship")
    state = at(realm(stock=3), theirs, hand=["pirate-ship"], set_=GOLD, sunk_discarded=False)
    state = after(state, (0, a.AddExpansion(CARD("pirate-ship"), 0)), (1, a.GiveUp(2, 0)))
    assert (state.discards, state.stacks[0][-1]) == (((), ()), "wool-ship")


def test_pirate_ships_bring_gold_at_harvest__riv_pirate_ship_gold() -> None:
    state = dice(at(realm("pirate-ship", stock=0), set_=GOLD), 3, "harvest")
    assert state.realms[0].stock[1] == 1


@refused_when("pirate-ship")
def test_a_pirate_ship_finds_nothing_to_sink_where_no_trade_ship_is() -> None:
    state = at(realm(stock=3), realm("pirate-ship"), hand=["pirate-ship"], set_=GOLD)
    assert after(state, (0, a.AddExpansion(CARD("pirate-ship"), 0))).agenda == ()


@does("gold-cache")
def test_gold_in_the_cache_is_neither_counted_nor_lost__riv_gold_cache() -> None:
    mine = realm("harald", stock=(3, 0, 3, 1, 0, 0))._replace(cache=3)
    kept = dice(at(mine, set_=GOLD), 4, "brigand").realms[0]
    assert (kept.cache, kept.stock[4]) == (3, 1)
    assert dice(at(mine._replace(stock=(3, 1, 3, 1, 0, 0)), set_=GOLD), 4, "brigand").realms[0].cache == 3


def test_gold_goes_to_the_cache_and_is_paid_from_it__riv_gold_cache() -> None:
    state = at(realm("harald", stock=(0, 3, 0, 0, 0, 0)), hand=["gold-cache", "goldsmith"], set_=GOLD)
    state = after(state, (0, a.AddExpansion(CARD("gold-cache"), -1)))
    assert state.realms[0].cache == 0
    state = after(state, (0, a.PlayCard(CARD("goldsmith"))), (0, a.StoreGood(CACHE)), (0, a.StoreGood(1)))
    assert (state.realms[0].cache, state.realms[0].stock[1]) == (1, 1)
    merchants = event(state._replace(realms=(state.realms[0], realm(stock=0))), "traveling-merchant")
    assert after(merchants, (0, a.BuyGood(CACHE, 0)), (0, a.Decline())).realms[0].cache == 0


@refused_when("gold-cache")
def test_the_cache_needs_a_hero_with_strength__riv_gold_cache() -> None:
    build = a.AddExpansion(CARD("gold-cache"), -1)
    assert refused(at(hand=["gold-cache"], set_=GOLD), 0, build) == "requirement"
    irmgard = at(realm("irmgard"), hand=["gold-cache"], set_=GOLD)
    assert refused(irmgard, 0, build) == "requirement"


@does("gift-for-the-prince")
def test_the_prince_pays_for_every_unit_with_strength__riv_gift_for_prince() -> None:
    state = event(at(realm("harald", "drill-ground", "inga", stock=0), set_=GOLD), "gift-for-the-prince")
    assert state.realms[0].stock[1] == 2


@refused_when("gift-for-the-prince")
def test_for_the_document_the_prince_pays_for_every_card_with_strength__riv_gift_for_prince() -> None:
    both = (realm("lookout-tower", "inga", stock=0), realm("lookout-tower", "irmgard", stock=0))
    for units, gold in ((True, [1, 0]), (False, [2, 1])):
        state = event(at(*both, set_=GameSet.DUEL, strength_of_units=units), "gift-for-the-prince")
        assert [mine.stock[1] for mine in state.realms] == gold


def test_without_units_the_prince_pays_nothing__riv_gift_for_prince() -> None:
    state = event(at(realm("ore-ship", stock=0), set_=GOLD), "gift-for-the-prince")
    assert state.realms[0].stock == (0,) * 6


@removed("gold-cache")
def test_the_cache_takes_no_building_site__riv_gold_cache() -> None:
    state = at(realm("harald", stock=0), hand=["gold-cache"], set_=GOLD)
    built = after(state, (0, a.AddExpansion(CARD("gold-cache"), -1)))
    assert built.realms[0].slots == state.realms[0].slots
