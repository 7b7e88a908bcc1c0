"""The cards of the Era of Turmoil: what each does, and when it is refused."""

import pytest

from engine.rivals import actions as a
from engine.rivals import game
from engine.rivals.names import CHANCE, CardKey, GameSet
from engine.rivals.points import points
from engine.rivals.state import EMPTY, Ask, RivalsState
from tests.engine.rivals_cards import does, refused_when
from tests.engine.rivals_table import after, at, event, realm, refused

CARD = CardKey
TURMOIL = GameSet.TURMOIL
TAVERN = realm("hedge-tavern", cities=1, stock=3)


@does("voyage-of-plunder")
def test_the_voyage_takes_two_from_whoever_is_ahead_and_else_one__riv_voyage_of_plunder() -> None:
    for cities, times in ((2, 2), (0, 1)):
        state = at(realm("candamir", stock=0), realm(cities=cities), hand=["voyage-of-plunder"], set_=TURMOIL)
        state = after(state, (0, a.PlayCard(CARD("voyage-of-plunder"))))
        assert state.agenda[0][0].times == times


@refused_when("voyage-of-plunder")
def test_the_voyage_needs_the_strength_advantage__riv_voyage_of_plunder() -> None:
    state = at(realm("harald"), hand=["voyage-of-plunder"], set_=TURMOIL)
    assert refused(state, 0, a.PlayCard(CARD("voyage-of-plunder"))) == "requirement"


@does("archer")
def test_the_archer_hits_a_unit_with_strength_of_the_victims_choice__riv_archer() -> None:
    theirs = realm("harald", "carl-forkbeard", "irmgard", "ore-ship")
    state = after(at(TAVERN, theirs, hand=["archer"], set_=TURMOIL), (0, a.PlayCard(CARD("archer"))))
    assert {action.slot for action in game.legal(state, 1)} == {0, 2}  # type: ignore[union-attr]
    state = after(state, (1, a.GiveUp(0, 1)))
    assert state.realms[1].slots[0] == EMPTY
    assert state.stacks[1][-1] == "harald"


def test_for_the_document_the_archer_hits_any_card_with_strength__riv_archer() -> None:
    theirs, play = realm("irmgard", "drill-ground"), a.PlayCard(CARD("archer"))
    state = at(TAVERN, theirs, hand=["archer"], set_=TURMOIL, strength_of_units=False)
    state = after(state, (0, play))
    assert {action.slot for action in game.legal(state, 1) if isinstance(action, a.GiveUp)} == {2}
    none = at(TAVERN, realm("irmgard", "abbey"), hand=["archer"], set_=TURMOIL, strength_of_units=False)
    assert refused(none, 0, play) == "no-target"


@refused_when("archer")
def test_the_archer_needs_a_tavern_and_a_target__riv_archer() -> None:
    play = a.PlayCard(CARD("archer"))
    assert refused(at(hand=["archer"], theirs=realm("inga"), set_=TURMOIL), 0, play) == "requirement"
    helpless = at(TAVERN, realm("irmgard", "drill-ground"), hand=["archer"], set_=TURMOIL)
    assert refused(helpless, 0, play) == "no-target"


@does("arsonist")
def test_the_arsonist_names_the_building__riv_arsonist() -> None:
    state = at(TAVERN, realm("abbey", "harald", "ore-ship"), hand=["arsonist"], set_=TURMOIL)
    state = after(state, (0, a.PlayCard(CARD("arsonist"))))
    assert list(game.legal(state, 0)) == [a.NameCard(0)]
    state = after(state, (0, a.NameCard(0)), (1, a.GiveUp(0, 2)))
    assert state.stacks[2][-1] == "abbey"


@refused_when("arsonist")
def test_the_arsonist_burns_neither_ships_nor_heroes__riv_arsonist() -> None:
    state = at(TAVERN, realm("harald", "ore-ship"), hand=["arsonist"], set_=TURMOIL)
    assert refused(state, 0, a.PlayCard(CARD("arsonist"))) == "no-target"


@does("sebastian")
def test_sebastian_keeps_the_feud_away__riv_sebastian() -> None:
    state = at(realm("candamir"), realm("abbey"), their_hand=["sebastian"], set_=TURMOIL)
    state = event(state, "feud")
    saved = after(state, (1, a.PlayCard(CARD("sebastian"))))
    assert saved.agenda == ()
    assert saved.discards[1] == ("sebastian",)
    assert after(state, (1, a.Decline())).agenda[0][0].ask is Ask.NAME


@refused_when("sebastian")
def test_sebastian_is_played_only_when_strife_strikes__riv_sebastian() -> None:
    assert refused(at(hand=["sebastian"], set_=TURMOIL), 0, a.PlayCard(CARD("sebastian"))) == "no-target"


def test_whoever_is_struck_is_asked_for_sebastian_with_or_without_him__riv_sebastian() -> None:
    state = event(at(realm("candamir"), realm("abbey"), set_=TURMOIL), "feud")
    assert list(game.legal(state, 1)) == [a.Decline()]


@does("traitor")
def test_the_traitor_sees_the_hand_and_takes_one_card__riv_traitor() -> None:
    state = at(TAVERN, hand=["traitor"], their_hand=["scout", "inga"], set_=TURMOIL)
    state = after(state, (0, a.PlayCard(CARD("traitor"))), (0, a.PickCard(CARD("inga"))))
    assert state.hands == (("inga",), ("scout",))


def test_the_traitor_may_take_no_card__riv_traitor() -> None:
    for may in (True, False):
        state = at(TAVERN, hand=["traitor"], their_hand=["scout"], set_=TURMOIL, traitor_may=may)
        state = after(state, (0, a.PlayCard(CARD("traitor"))))
        assert (a.Decline() in game.legal(state, 0)) is may
        if may:
            assert after(state, (0, a.Decline())).hands == ((), ("scout",))


@refused_when("traitor")
def test_the_traitor_finds_nothing_in_an_empty_hand__riv_traitor() -> None:
    state = at(TAVERN, hand=["traitor"], set_=TURMOIL)
    assert refused(state, 0, a.PlayCard(CARD("traitor"))) == "no-target"


def attacked(*guards: str) -> RivalsState:
    theirs = realm(*guards, "abbey")
    return after(at(TAVERN, theirs, hand=["arsonist"], set_=TURMOIL), (0, a.PlayCard(CARD("arsonist"))))


@does("lookout-tower", "heinrich")
def test_tower_and_heinrich_keep_attacks_off_with_one_die__riv_heinrich() -> None:
    for guards, safe in (
        (("lookout-tower",), {1, 2}),
        (("heinrich",), {3, 4, 5}),
        (("lookout-tower", "heinrich"), {1, 2, 3, 4, 5}),
    ):
        state = attacked(*guards)
        kept = {n for n in range(1, 7) if not after(state, (CHANCE, a.ThrowGuard(n))).agenda}
        assert kept == safe, guards


@refused_when("lookout-tower", "heinrich")
def test_without_guards_no_die_is_thrown__riv_lookout_tower() -> None:
    assert attacked().agenda[0][0].ask is Ask.NAME


@does("drill-ground")
def test_heroes_cost_one_good_less_of_choice__riv_drill_ground() -> None:
    mine = realm("drill-ground", stock=(0, 0, 1, 0, 1, 0))
    state = at(mine, hand=["candamir", "austin"], set_=TURMOIL)
    assert a.AddExpansion(CARD("candamir"), 2, 3) not in game.legal(state, 0)
    cheap = after(state, (0, a.AddExpansion(CARD("austin"), 2, 4)))
    assert cheap.realms[0].stock == (0, 0, 0, 0, 1, 0)


@refused_when("drill-ground")
def test_what_is_saved_must_be_said__riv_drill_ground() -> None:
    state = at(realm("drill-ground", stock=3), hand=["austin"], set_=TURMOIL)
    assert refused(state, 0, a.AddExpansion(CARD("austin"), 2)) == "save-one"


@does("hedge-tavern")
def test_the_tavern_lies_open_and_is_a_point__riv_hedge_tavern_anytime() -> None:
    state = at(realm(cities=1, stock=3), set_=TURMOIL)
    state = after(state, (0, a.AddExpansion(CARD("hedge-tavern"), 0)))
    assert points(state.realms[0]).victory == 4


@refused_when("hedge-tavern")
def test_nobody_builds_a_second_tavern__riv_hedge_tavern() -> None:
    state = at(TAVERN, set_=TURMOIL)
    assert refused(state, 0, a.AddExpansion(CARD("hedge-tavern"), 2)) == "only-one"


@does("fairgrounds")
def test_fairgrounds_bring_two_goods_to_more_skill__riv_fairgrounds() -> None:
    build = a.AddExpansion(CARD("fairgrounds"), 2)
    mine = realm("inga", cities=1, stock=3)
    state = after(at(mine, hand=["fairgrounds"], set_=TURMOIL), (0, build))
    assert state.agenda[0][0].times == 2


@refused_when("fairgrounds")
def test_fairgrounds_bring_nothing_at_equal_skill__riv_fairgrounds() -> None:
    state = at(realm(cities=1, stock=3), hand=["fairgrounds"], set_=TURMOIL)
    assert after(state, (0, a.AddExpansion(CARD("fairgrounds"), 0))).agenda == ()


BRIGADE = realm("fire-brigade", "abbey", "", "", "storehouse", cities=1)


@does("fire-brigade")
def test_the_fire_brigade_guards_its_own_city__riv_fire_brigade() -> None:
    state = at(TAVERN, BRIGADE, hand=["arsonist"], set_=TURMOIL)
    state = after(state, (0, a.PlayCard(CARD("arsonist"))))
    assert list(game.legal(state, 0)) == [a.NameCard(4)]


@refused_when("fire-brigade")
def test_for_the_document_the_fire_brigade_guards_everything__riv_fire_brigade() -> None:
    state = at(TAVERN, BRIGADE, hand=["arsonist"], set_=TURMOIL, brigade_own_city=False)
    assert refused(state, 0, a.PlayCard(CARD("arsonist"))) == "no-target"


@does("large-festival-hall")
def test_the_large_festival_hall_is_two_points__riv_large_festival_hall() -> None:
    assert points(realm("large-festival-hall", cities=1)).victory == 5


@does("chapel-low", "chapel-high")
def test_chapels_keep_riots_off_on_their_numbers__riv_chapel() -> None:
    for chapels, safe in (
        (("chapel-low",), {1, 2, 3}),
        (("chapel-high",), {4, 5, 6}),
        (("chapel-low", "chapel-high"), {1, 2, 3, 4, 5, 6}),
    ):
        state = after(event(rioting(*chapels), "riots"), (0, a.Decline()))
        spent = {n for n in range(1, 7) if after(state, (CHANCE, a.ThrowGuard(n))).agenda}
        assert spent == set(range(1, 7)) - safe


def rioting(*cards: str) -> RivalsState:
    mine = realm("ore-ship", *cards, cities=1, stock=(0, 1, 0, 0, 0, 0))
    return at(mine, realm(stock=0), set_=TURMOIL)


@refused_when("chapel-low", "chapel-high")
def test_for_the_document_every_chapel_has_one_to_three__riv_chapel() -> None:
    mine = realm("ore-ship", "chapel-high", cities=1, stock=(0, 1, 0, 0, 0, 0))
    state = event(at(mine, set_=TURMOIL, chapel_two_ranges=False), "riots")
    state = after(state, (0, a.Decline()), (CHANCE, a.ThrowGuard(2)))
    assert state.realms[0].stock[1] == 1


@does("tithe-barn")
def test_the_tithe_is_a_good_for_each_hero_all_wool_or_all_grain__riv_tithe_barn() -> None:
    mine = realm("inga", "harald", cities=1, stock=(3, 0, 0, 3, 0, 3))
    state = after(at(mine, hand=["tithe-barn"], set_=TURMOIL), (0, a.AddExpansion(CARD("tithe-barn"), 1)))
    state = after(state, (0, a.StoreGood(4)))
    assert state.realms[0].stock[4] == 2
    assert state.agenda == ()


@refused_when("tithe-barn")
def test_without_heroes_there_is_no_tithe__riv_tithe_barn() -> None:
    state = at(realm(cities=1, stock=3), hand=["tithe-barn"], set_=TURMOIL)
    assert after(state, (0, a.AddExpansion(CARD("tithe-barn"), 0))).agenda == ()


@does("carl-forkbeard")
def test_carl_forkbeard_is_a_hero_of_strength_five() -> None:
    assert points(realm("carl-forkbeard")).strength == 5


@does("irmgard")
def test_irmgard_comforts_for_a_card_that_an_attack_took__riv_irmgard() -> None:
    state = at(TAVERN, realm("abbey", "irmgard", stock=0), hand=["arsonist"], set_=TURMOIL)
    state = after(state, (0, a.PlayCard(CARD("arsonist"))), (0, a.NameCard(0)), (1, a.GiveUp(0, 0)))
    state = after(state, (1, a.StoreGood(5)))
    assert state.realms[1].stock[5] == 1


@refused_when("irmgard")
def test_irmgard_has_no_strength__riv_irmgard_no_strength() -> None:
    state = at(TAVERN, realm("irmgard"), hand=["archer"], set_=TURMOIL)
    assert refused(state, 0, a.PlayCard(CARD("archer"))) == "no-target"


@does("riots")
@pytest.mark.parametrize(
    ("units", "above_two", "due"), [(1, True, 1), (2, True, 1), (3, True, 2), (2, False, 2)]
)
def test_riots_cost_gold_by_the_number_of_units__riv_riots(units: int, *, above_two: bool, due: int) -> None:
    cards = ("ore-ship", "harald", "wool-ship")[:units]
    mine = realm(*cards, stock=(0, 2, 0, 0, 0, 0))
    state = event(at(mine, set_=TURMOIL, riots_above_two=above_two), "riots")
    state = after(state, (0, a.Decline()), (0, a.Decline()))
    assert state.realms[0].stock[1] == 2 - due


def test_whoever_has_the_gold_may_give_up_a_unit_all_the_same__riv_riots() -> None:
    mine = realm("ore-ship", "harald", "wool-ship", stock=(0, 2, 0, 0, 0, 0))
    state = after(event(at(mine, set_=TURMOIL), "riots"), (0, a.Decline()))
    assert a.GiveUp(0, 0) in game.legal(state, 0)
    unit = after(state, (0, a.GiveUp(0, 0)))
    assert (unit.realms[0].stock[1], unit.realms[0].slots[0], unit.agenda) == (2, EMPTY, ())
    gold = after(state, (0, a.Decline()))
    assert (gold.realms[0].stock[1], gold.realms[0].slots[0], gold.agenda) == (0, "ore-ship", ())
    forced = event(at(mine, set_=TURMOIL, riots_choice=False), "riots")
    assert after(forced, (0, a.Decline())).realms[0].stock[1] == 0


@refused_when("riots")
def test_whoever_cannot_pay_gives_up_a_unit__riv_riots() -> None:
    state = event(at(realm("ore-ship", "irmgard", "abbey", stock=0), set_=TURMOIL), "riots")
    state = after(state, (0, a.Decline()))
    assert {action.slot for action in game.legal(state, 0)} == {0}  # type: ignore[union-attr]
