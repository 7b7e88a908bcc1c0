"""The house's master at Catan: what it does on its turn, in bounded work, from its own view alone."""

import random

import pytest

from engine.catan import actions as a
from engine.catan import game
from engine.catan.building import CITY_COST, SETTLEMENT_COST
from engine.catan.codecs import read_pile
from engine.catan.names import NOBODY, Card, Resource
from engine.catan.options import CatanOptions, HouseLevel
from engine.catan.phases import DISCARD, SETUP_SETTLEMENT
from engine.catan.policy import club, master, opening, plan
from engine.catan.policy.outlook import FAR, flow, rates_of, ratios_of, rolls_until
from engine.catan.policy.standing import Holding, Surroundings
from engine.catan.rules import CATAN
from engine.catan.state import CatanState
from engine.thinking import HouseQuestion, answered
from tests.engine.catan_table import act, cities, give, hold, island, roads, settlements, start, ten_points
from tests.engine.random_games import walk
from tests.engine.test_catan_invariants import reshuffled

MASTER = CatanOptions(house=HouseLevel.MASTER)
PLAIN = (10.0, 10.0, 10.0, 10.0, 10.0)
FOUR = (4, 4, 4, 4, 4)


def chosen(state: CatanState, seat: int = 0) -> a.Action:
    """What the master does."""
    return master.choose(game.view(state, seat), game.legal(state, seat), lambda _limit: 0)


def at_home(state: CatanState | None = None) -> CatanState:
    """The master has a settlement and a road."""
    return roads(settlements(state or island(), 0, 0), 0, 0)


def test_what_is_in_hand_needs_no_roll_and_what_is_nearer_needs_fewer() -> None:
    assert rolls_until(CITY_COST, CITY_COST, PLAIN, FOUR) == 0
    near = rolls_until(read_pile("2G2O"), CITY_COST, PLAIN, FOUR)
    far = rolls_until(read_pile("1G"), CITY_COST, PLAIN, FOUR)
    assert 0 < near < far < FAR


def test_four_of_a_kind_are_a_card_of_another() -> None:
    assert rolls_until(read_pile("4L2G2O"), CITY_COST, (0.0,) * 5, FOUR) == 0
    assert rolls_until(read_pile("3L2G2O"), CITY_COST, (0.0,) * 5, FOUR) == FAR
    assert rolls_until(read_pile("3L2G2O"), CITY_COST, (0.0,) * 5, (3, 4, 4, 4, 4)) == 0


def test_more_land_brings_more_and_the_robber_less() -> None:
    state = cities(at_home(), 0, 0)
    view = game.view(state, 0)
    mine = view.seats[0]
    built = mine.settlements | mine.cities
    tile = next(
        one for one in range(19) if rates_of(view.board, mine.settlements, mine.cities, one)
        != rates_of(view.board, mine.settlements, mine.cities, NOBODY)
    )  # fmt: skip
    free = flow(rates_of(view.board, mine.settlements, mine.cities, NOBODY), ratios_of(view.board, built))
    assert (
        0
        < flow(rates_of(view.board, mine.settlements, mine.cities, tile), ratios_of(view.board, built))
        < free
    )


def test_it_builds_what_it_can_pay_for() -> None:
    assert isinstance(chosen(give(at_home(), 0, "2G3O")), a.BuildCity)


def test_it_exchanges_with_the_bank_what_is_missing_for_a_city() -> None:
    assert chosen(give(at_home(), 0, "4L2G2O")) == a.TradeWithBank(Resource.LUMBER, Resource.ORE)


def test_it_declares_a_win_at_once() -> None:
    assert chosen(ten_points(island(), 0)) == a.DeclareVictory()


def test_a_monopoly_is_played_where_the_bank_shows_that_it_pays() -> None:
    state = hold(give(at_home(), 0, "2G"), 0, Card.MONOPOLY)
    assert chosen(give(give(state, 1, "3O"), 2, "2O")) == a.PlayMonopoly(Resource.ORE)
    assert not isinstance(chosen(give(state, 1, "1O")), a.PlayMonopoly)


def test_it_robs_the_leader_and_not_itself() -> None:
    state = cities(cities(give(island(), 1, "2O"), 0, 9, 16), 1, 30, 26)
    mind = master.MasterMind(game.view(state, 0), 0, game.view(state, 0).own)  # type: ignore[arg-type]  # a seat sees itself
    here = {tile: mind.robbed(a.MoveRobber(tile, mind.victim(tile))) for tile in range(19)}  # type: ignore[arg-type]  # a hex
    best = max(here, key=lambda tile: here[tile])
    assert mind.victim(best) == 1
    assert min(here.values()) < 0 < here[best]


def test_the_first_settlement_takes_good_land() -> None:
    state = start()
    assert state.turn.phase is SETUP_SETTLEMENT
    view, actions = game.view(state, 0), game.legal(state, 0)
    table, held = Surroundings(view, 0), Holding(0, 0, 0, 0)
    worths = sorted(
        opening.settlement(view, table, held, one.vertex)
        for one in actions
        if isinstance(one, a.PlaceSettlement)
    )
    placed = opening.placed(view, actions)
    assert isinstance(placed, a.PlaceSettlement)
    assert opening.settlement(view, table, held, placed.vertex) == worths[-1] > worths[0]


def test_a_plan_weighs_a_bounded_number_of_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    state = give(at_home(), 0, "5L5B5W5G5O")
    view, weighed = game.view(state, 0), list[Holding]()
    worth = Surroundings.worth

    def counted(self: Surroundings, held: Holding) -> float:
        weighed.append(held)
        return worth(self, held)

    monkeypatch.setattr(Surroundings, "worth", counted)
    mine = view.seats[0]
    held = Holding(read_pile("5L5B5W5G5O"), mine.roads, mine.settlements, mine.cities)
    planner = plan.TurnPlanner(Surroundings(view, 0), 100)
    found = planner.best(held, view.bank, view.deck)
    assert found.step is not None
    assert len(weighed) < 100 + 4 * 72
    assert found.worth > planner.worth(held)


def test_all_that_it_does_is_legal_and_the_same_for_states_it_cannot_tell_apart() -> None:
    chance, seen = random.Random(5), set[type[a.Action]]()
    for state, seat, _, _ in walk(MASTER, 4, seed=8, steps=400):
        if seat < 0 or not game.legal(state, seat):
            continue
        action = chosen(state, seat)
        assert action in game.legal(state, seat)
        hidden = reshuffled(state, seat, chance)
        if game.legal(hidden, seat) == game.legal(state, seat):
            assert chosen(hidden, seat) == action
        seen.add(type(action))
    assert {a.EndTurn, a.Roll, a.MoveRobber} <= seen


def test_whether_it_searches_hangs_on_open_facts_alone() -> None:
    assert CATAN.search is not None
    asked = set[bool]()
    for state, seat, _, _ in walk(MASTER, 4, seed=2, steps=600):
        own = CATAN.search.searches(game.view(state, max(seat, 0)))
        assert own == CATAN.search.searches(game.view(state, None)) == (state.turn.phase is not DISCARD)
        asked.add(own)
    assert not CATAN.search.searches(game.view(island(), 0))
    assert asked == {True, False}


def test_the_host_s_question_is_answered_as_by_the_player_itself() -> None:
    state = give(at_home(), 0, "2G3O")._replace(options=MASTER)
    assert CATAN.search is not None
    actions = game.legal(state, 0)
    place = answered(HouseQuestion(CATAN.search.search, game.view(state, 0), actions, 5))
    assert place is not None
    assert actions[place] == chosen(state)


def test_without_the_time_to_search_it_plays_and_answers_as_the_club_does() -> None:
    assert CATAN.house is not None
    state = give(at_home(), 0, "2G3O")._replace(options=MASTER)
    view, actions = game.view(state, 0), game.legal(state, 0)
    assert CATAN.house.choose(view, actions, lambda _: 0) == club.choose(view, actions, lambda _: 0)


def test_it_takes_an_offer_that_completes_a_building() -> None:
    state = give(give(at_home(island(player=1)), 0, "1L2G2O"), 1, "1O")
    offered = act(state, 1, "offer 1O 1L")
    assert master.reply(game.view(offered, 0), game.legal(offered, 0), lambda _: 0) == a.AcceptOffer()


def test_a_settlement_costs_what_it_costs() -> None:
    held = Holding(SETTLEMENT_COST, 0, 0, 0)
    assert plan.settled(held, 3).hand == 0
    assert plan.raised(Holding(CITY_COST, 0, 1 << 3, 0), 3) == Holding(0, 0, 0, 1 << 3)
