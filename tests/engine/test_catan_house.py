"""The house's club player: it asks for what it needs, answers by value, and never helps a winner."""

from collections.abc import Sequence

from engine.catan import actions as a
from engine.catan import game
from engine.catan.names import Chance
from engine.catan.options import CatanOptions, HouseLevel
from engine.catan.policy import club
from engine.catan.rules import CATAN
from engine.catan.state import CatanState
from tests.engine.catan_table import act, give, island, roads, settlements, ten_points
from tests.engine.random_games import walk


def first(_number: int) -> int:
    """The least that chance can be."""
    return 0


def answered(state: CatanState, seat: int, choose: object = club.reply) -> a.Action | None:
    """What the club player says to the open offer."""
    reply: object = choose
    assert callable(reply)
    found = reply(game.view(state, seat), game.legal(state, seat), first)
    assert found is None or isinstance(found, a.Action)
    return found


def building(state: CatanState, seat: int) -> CatanState:
    """A seat with a settlement, which saves for a city."""
    return roads(settlements(state, seat, 0), seat, 0)


def test_it_asks_for_the_card_that_completes_a_building__std_domestic_negotiate() -> None:
    state = give(building(island(), 0), 0, "4G2O")
    state = give(give(state, 1, "1W1O"), 2, "1O")
    action = club.choose(game.view(state, 0), game.legal(state, 0), first)
    assert isinstance(action, a.Offer)
    assert game.format(action).endswith(" 1O")
    assert game.format(action).split(" ")[1] in {"1G", "2G"}


def test_it_takes_an_offer_that_completes_a_building_and_refuses_one_that_breaks_it() -> None:
    state = building(island(), 1)
    state = give(give(state, 0, "1W1O"), 1, "3G2O")
    assert answered(act(state, 0, "offer 1O 1G"), 1) == a.AcceptOffer()
    refused = answered(act(state, 0, "offer 1W 1O"), 1)
    assert refused is None or not isinstance(refused, a.AcceptOffer)


def test_it_gives_nothing_to_whoever_is_about_to_win() -> None:
    state = building(ten_points(island(), 0, short=1), 1)
    state = give(give(state, 0, "1O"), 1, "3G2O")
    assert answered(act(state, 0, "offer 1O 1G"), 1) == a.DeclineOffer()


def test_all_that_it_does_in_games_is_legal_and_the_same_for_states_it_cannot_tell_apart() -> None:
    seen = set()
    for state, seat, _, _ in walk(CatanOptions(house=HouseLevel.CLUB), 4, seed=3, steps=500):
        if seat < 0:
            continue
        legal = game.legal(state, seat)
        action = club.choose(game.view(state, seat), legal, first)
        assert action in legal
        seen.add(type(action))
    assert {a.Offer, a.EndTurn} <= seen


def test_the_level_of_the_options_chooses_the_player_and_old_games_keep_theirs() -> None:
    written = CATAN.rules.write_options(CatanOptions(house=HouseLevel.CLUB))
    assert CATAN.rules.read_options(written) == CatanOptions(house=HouseLevel.CLUB)
    del written["house"]
    assert CATAN.rules.read_options(written) == CatanOptions(house=HouseLevel.BEGINNER)


def plays(level: HouseLevel, actions: Sequence[a.Action], state: CatanState, chance: Chance) -> a.Action:
    """What the house of this level does."""
    assert CATAN.house is not None
    view = game.view(state._replace(options=CatanOptions(house=level)), 0)
    return CATAN.house.choose(view, actions, chance)


def test_a_beginner_proposes_nothing_where_a_club_player_does() -> None:
    state = give(give(building(island(), 0), 0, "4G2O"), 1, "2O")
    legal = game.legal(state, 0)
    assert isinstance(plays(HouseLevel.CLUB, legal, state, first), a.Offer)
    assert not isinstance(plays(HouseLevel.BEGINNER, legal, state, first), a.Offer)
