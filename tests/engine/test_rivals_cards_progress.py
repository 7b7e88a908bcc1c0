"""The cards of the Era of Progress: what each does, and when it is refused."""

from engine.rivals import actions as a
from engine.rivals import game
from engine.rivals.hand import search_price
from engine.rivals.names import CardKey, GameSet
from engine.rivals.points import hand_limit, points
from tests.engine.rivals_cards import does, refused_when
from tests.engine.rivals_table import after, at, event, realm, refused

CARD = CardKey
PROGRESS = GameSet.PROGRESS
UNIVERSITY = realm("university", cities=1, stock=0)


@does("benjamin")
def test_benjamin_repeats_the_own_production__riv_benjamin() -> None:
    mine = realm("brick-factory", stock=0)
    state = at(mine, realm(stock=0), hand=["benjamin"], production=2, set_=PROGRESS)
    state = after(state, (0, a.PlayCard(CARD("benjamin"))))
    assert state.realms[0].stock == (1, 0, 0, 0, 0, 0)
    assert state.realms[1].stock == (0,) * 6


@refused_when("benjamin")
def test_benjamin_finds_nothing_where_no_region_has_the_number__riv_benjamin() -> None:
    mine = realm()._replace(numbers=(2, 2, 2, 2, 2, 2))
    state = at(mine, hand=["benjamin"], production=5, set_=PROGRESS)
    assert refused(state, 0, a.PlayCard(CARD("benjamin"))) == "no-target"


@does("three-field-system")
def test_the_three_field_system_brings_two_grain__riv_three_field_system() -> None:
    state = at(UNIVERSITY, hand=["three-field-system"], set_=PROGRESS)
    assert after(state, (0, a.PlayCard(CARD("three-field-system")))).realms[0].stock[2] == 2


@does("mineral-mining")
def test_mineral_mining_brings_two_ore__riv_mineral_mining() -> None:
    state = at(UNIVERSITY, hand=["mineral-mining"], set_=PROGRESS)
    assert after(state, (0, a.PlayCard(CARD("mineral-mining")))).realms[0].stock[5] == 2


@refused_when("three-field-system", "mineral-mining", "chief-cannoneer", "building-crane")
def test_these_need_a_university__riv_three_field_system() -> None:
    state = at(realm(cities=1, stock=3), hand=["three-field-system", "mineral-mining"], set_=PROGRESS)
    for card in state.hands[0]:
        assert refused(state, 0, a.PlayCard(card)) == "requirement"
    state = at(realm(cities=1, stock=3), hand=["chief-cannoneer", "building-crane"], set_=PROGRESS)
    for card in state.hands[0]:
        assert refused(state, 0, a.AddExpansion(card, 0)) == "requirement"


@does("guido")
def test_guido_takes_a_card_from_the_opponents_discard_pile__riv_guido() -> None:
    state = at(theirs=realm(cities=1), hand=["guido"], set_=PROGRESS, guido_theirs_only=True)
    state = state._replace(discards=((CARD("scout"),), (CARD("relocation"),)))
    state = after(state, (0, a.PlayCard(CARD("guido"))))
    assert list(game.legal(state, 0)) == [a.PickCard(CARD("relocation"))]
    state = after(state, (0, a.PickCard(CARD("relocation"))))
    assert state.hands[0] == ("relocation",)
    assert state.discards == (("scout", "guido"), ())


@refused_when("guido")
def test_guido_needs_a_town_hall_or_fewer_points__riv_guido() -> None:
    state = at(hand=["guido"], set_=PROGRESS)._replace(discards=((), (CARD("scout"),)))
    assert refused(state, 0, a.PlayCard(CARD("guido"))) == "requirement"
    empty = at(theirs=realm(cities=1), hand=["guido"], set_=PROGRESS)
    assert refused(empty, 0, a.PlayCard(CARD("guido"))) == "no-target"


@does("gustav")
def test_gustav_takes_a_card_from_the_own_discard_pile__riv_gustav() -> None:
    mine = realm("library", cities=1)
    state = at(mine, hand=["gustav"], set_=PROGRESS, guido_theirs_only=True)
    state = state._replace(discards=((CARD("scout"),), (CARD("relocation"),)))
    state = after(state, (0, a.PlayCard(CARD("gustav"))))
    assert list(game.legal(state, 0)) == [a.PickCard(CARD("scout"))]


def test_for_the_document_both_take_from_any_discard_pile__riv_gustav() -> None:
    mine = realm("library", cities=1)
    state = at(mine, hand=["gustav"], set_=PROGRESS, guido_theirs_only=False)
    state = state._replace(discards=((CARD("scout"),), (CARD("relocation"),)))
    state = after(state, (0, a.PlayCard(CARD("gustav"))))
    assert [action.card for action in game.legal(state, 0)] == ["relocation", "scout"]  # type: ignore[union-attr]


@refused_when("gustav")
def test_gustav_needs_a_library_or_fewer_points__riv_gustav() -> None:
    state = at(hand=["gustav"], set_=PROGRESS)._replace(discards=((CARD("scout"),), ()))
    assert refused(state, 0, a.PlayCard(CARD("gustav"))) == "requirement"


@does("doctor")
def test_the_doctor_helps_the_regions_beside_one_bath_house__riv_doctor() -> None:
    mine = realm("bath-house", "bath-house", cities=1, stock=0)
    state = after(at(mine, hand=["doctor"], set_=PROGRESS), (0, a.PlayCard(CARD("doctor"))))
    assert after(state, (0, a.NameCard(0))).realms[0].stock == (1, 0, 1, 0, 0, 0)
    assert after(state, (0, a.NameCard(2))).realms[0].stock == (0, 1, 0, 1, 0, 0)


@refused_when("doctor")
def test_the_doctor_needs_a_bath_house__riv_doctor() -> None:
    assert refused(at(hand=["doctor"], set_=PROGRESS), 0, a.PlayCard(CARD("doctor"))) == "requirement"


@does("chief-cannoneer")
def test_the_chief_cannoneer_is_strong_but_no_hero__riv_chief_cannoneer() -> None:
    assert points(realm("chief-cannoneer")).strength == 4
    state = at(realm("chief-cannoneer"), hand=["gold-cache"], set_=GameSet.DUEL)
    assert refused(state, 0, a.AddExpansion(CARD("gold-cache"), -1)) == "requirement"


@does("university")
def test_the_university_lies_open_and_brings_a_progress_point__riv_university_anytime() -> None:
    state = at(realm("library", cities=1, stock=3), set_=PROGRESS)
    state = after(state, (0, a.AddExpansion(CARD("university"), 2)))
    assert hand_limit(state, 0) == 4


@refused_when("university")
def test_the_university_needs_an_abbey_or_a_library__riv_university_cost() -> None:
    state = at(realm(cities=1, stock=3), set_=PROGRESS)
    assert refused(state, 0, a.AddExpansion(CARD("university"), 0)) == "requirement"
    abbey = at(realm("abbey", cities=1, stock=3), set_=PROGRESS)
    assert a.AddExpansion(CARD("university"), 2) in game.legal(abbey, 0)


@does("pharmacy")
def test_a_pharmacy_gains_a_good_at_the_plague__riv_pharmacy() -> None:
    state = event(at(realm("pharmacy", cities=1, stock=0), set_=PROGRESS), "plague")
    assert after(state, (0, a.StoreGood(5))).realms[0].stock[5] == 1


@does("bath-house")
def test_a_bath_house_keeps_its_citys_regions_healthy__riv_bath_house() -> None:
    sick = event(at(realm(cities=1), set_=PROGRESS), "plague").realms[0]
    well = event(at(realm("bath-house", cities=1), set_=PROGRESS), "plague").realms[0]
    assert (sick.stock, well.stock) == ((0, 0, 0, 0, 1, 1), (1,) * 6)


@does("building-crane")
def test_the_crane_spares_a_good_of_city_expansions_above_four__riv_building_crane() -> None:
    mine = realm("building-crane", cities=1, stock=3)
    state = at(mine, hand=["mint"], set_=GameSet.DUEL)
    built = after(state, (0, a.AddExpansion(CARD("mint"), 1, 4)))
    assert built.realms[0].stock[5] == 2


def test_for_the_document_the_crane_works_from_four__riv_building_crane() -> None:
    mine = realm("building-crane", cities=1, stock=3)
    hand = ["library"]
    printed = at(mine, hand=hand, set_=PROGRESS)
    assert a.AddExpansion(CARD("library"), 2) in game.legal(printed, 0)
    document = at(mine, hand=hand, set_=PROGRESS, crane_above_four=False)
    assert a.AddExpansion(CARD("library"), 2, 0) in game.legal(document, 0)
    assert a.AddExpansion(CARD("library"), 2) not in game.legal(document, 0)


@does("library")
def test_the_library_looks_a_card_up_when_built__riv_library() -> None:
    state = at(realm(cities=1, stock=3), hand=["library"], set_=PROGRESS)
    state = after(state, (0, a.AddExpansion(CARD("library"), 0)), (0, a.SearchStack(3)))
    wanted = max(state.stacks[3])
    state = after(state, (0, a.PickCard(wanted)))
    assert state.hands[0] == (wanted,)


@refused_when("library")
def test_whoever_looks_must_take_a_card__riv_library() -> None:
    state = at(realm(cities=1, stock=3), hand=["library"], set_=PROGRESS)
    state = after(state, (0, a.AddExpansion(CARD("library"), 0)), (0, a.SearchStack(3)))
    assert refused(state, 0, a.Decline()) == "not-offered"


@does("parliament")
def test_the_parliament_is_two_points__riv_parliament() -> None:
    assert points(realm("parliament", cities=1)).victory == 5


@refused_when("parliament")
def test_the_parliament_needs_two_progress_points__riv_parliament() -> None:
    build = a.AddExpansion(CARD("parliament"), 1)
    state = at(realm("abbey", "library", cities=1, stock=3), hand=["parliament"], set_=PROGRESS)
    assert refused(state, 0, build) == "requirement"
    enough = at(realm("abbey", "university", cities=1, stock=3), hand=["parliament"], set_=PROGRESS)
    assert build in game.legal(enough, 0)


@does("town-hall")
def test_the_town_hall_covers_the_parish_hall_and_searches_free__riv_town_hall() -> None:
    state = at(realm("parish-hall", cities=1, stock=3), hand=["town-hall"], set_=PROGRESS)
    state = after(state, (0, a.AddExpansion(CARD("town-hall"), 0)))
    assert state.realms[0].slots[0] == "town-hall"
    assert search_price(state, 0) == 0
    assert state.discards[0] == ("parish-hall",)


@refused_when("town-hall")
def test_the_town_hall_stands_only_on_a_parish_hall_of_a_city__riv_town_hall() -> None:
    build = a.AddExpansion(CARD("town-hall"), 0)
    state = at(realm(cities=1, stock=3), hand=["town-hall"], set_=PROGRESS)
    assert refused(state, 0, build) == "requirement"
    village = at(realm("parish-hall", stock=3), hand=["town-hall"], set_=PROGRESS)
    assert refused(village, 0, build) == "city-only"


@does("plague")
def test_the_plague_takes_one_of_a_region_at_two_cities__riv_plague() -> None:
    state = event(at(realm(cities=2, stock=2), set_=PROGRESS), "plague")
    assert state.realms[0].stock == (1,) * 6


@refused_when("plague")
def test_settlements_are_spared_by_the_plague__riv_plague() -> None:
    state = event(at(realm(stock=2), set_=PROGRESS), "plague")
    assert state.realms[0].stock == (2,) * 6


def test_nobody_builds_a_second_university__riv_university() -> None:
    state = at(realm("university", "abbey", cities=1, stock=3), set_=PROGRESS)
    assert refused(state, 0, a.AddExpansion(CARD("university"), 1)) == "only-one"
    assert points(state.realms[0]).progress == 2
