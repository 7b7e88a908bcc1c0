"""What the verdict on Catan says of the set-up, development cards, discards and trades, each by a case of its own."""

import random
from functools import cache

import pytest

from engine.capabilities import GameRecord
from engine.catan import actions as a
from engine.catan import events as e
from engine.catan import game
from engine.catan.analysis import CatanAnalyst
from engine.catan.better import Given, given_away, judged
from engine.catan.better_setup import placed_better
from engine.catan.better_trade import Deal, DealGiven, changes, deals_given
from engine.catan.hands import ONE, pack, size
from engine.catan.names import Card, Resource
from engine.catan.options import CatanOptions
from engine.catan.phases import BEFORE_ROLL, DISCARD, FREE_ROADS, MAIN, SETUP_ROAD, SETUP_SETTLEMENT
from engine.catan.policy import club
from engine.catan.state import CatanState
from engine.catan.table import play
from engine.protocol import EngineRefusal

OPTIONS = CatanOptions()
SEATS = 4


@cache
def steps(seed: int) -> tuple[tuple[CatanState, e.Event], ...]:
    """A game of club players: each state with the event that follows."""
    chance = random.Random(seed).randrange
    events = play(
        OPTIONS,
        [lambda state, seat, actions, luck: club.choose(game.view(state, seat), actions, luck)] * SEATS,
        lambda _place: chance,
        chance,
    ).events
    state, found = game.fold(OPTIONS, SEATS, events[:1]), []
    for event in events[1:]:
        found.append((state, event))
        state = game.evolve(state, event)
    return tuple(found)


def states(*phases: object) -> list[CatanState]:
    return [state for seed in (1, 2) for state, _event in steps(seed) if state.turn.phase in phases]


def holding(state: CatanState, seat: int, **parts: int) -> CatanState:
    players = list(state.players)
    players[seat] = players[seat]._replace(**parts)
    return state._replace(players=tuple(players))


def on(state: CatanState, *chosen: a.Action) -> CatanState:
    for action in chosen:
        answer = game.decide(state, state.turn.player, action)
        assert not isinstance(answer, EngineRefusal), (action, answer)
        for event in answer:
            state = game.evolve(state, event)
    return state


@pytest.mark.parametrize("phase", [SETUP_SETTLEMENT, SETUP_ROAD])
def test_a_placement_is_held_against_the_best_that_was_tried_and_that_one_gives_nothing_away(
    phase: object,
) -> None:
    for state in states(phase)[:6]:
        seat, actions = state.turn.player, game.legal(state, state.turn.player)
        best, chance = placed_better(state, seat, actions[0])
        assert best in actions
        assert 0 <= chance < 1
        assert placed_better(state, seat, best)[1] == 0


def test_whoever_begins_on_the_worst_corner_is_told_a_better_one() -> None:
    state = states(SETUP_SETTLEMENT)[0]
    spots = [one for one in game.legal(state, 0) if isinstance(one, a.PlaceSettlement)]
    worst = max(spots, key=lambda one: placed_better(state, 0, one)[1])
    given = given_away(state, 0, worst)
    assert given is not None
    assert given.chance > 0.05
    assert given.best != worst


def ready(state: CatanState, card: Card) -> CatanState:
    """The active seat holds one card, which is not new."""
    state = state._replace(turn=state.turn._replace(card_played=False))
    return holding(state, state.turn.player, cards=ONE[card], fresh=0)


def test_a_monopoly_on_what_nobody_holds_is_told_the_better_resource() -> None:
    state = ready(states(MAIN)[40], Card.MONOPOLY)
    seat, rival = state.turn.player, (state.turn.player + 1) % SEATS
    for other in range(SEATS):
        state = holding(state, other, hand=0)
    state = holding(holding(state, seat, hand=pack((0, 0, 0, 2, 0))), rival, hand=pack((0, 0, 0, 0, 5)))
    state = state._replace(bank=pack((19, 19, 19, 17, 14)))
    given = given_away(state, seat, a.PlayMonopoly(Resource.LUMBER))
    assert given is not None
    assert given.best == a.PlayMonopoly(Resource.ORE)
    assert given_away(state, seat, given.best) is None


@pytest.mark.parametrize("card", [Card.KNIGHT, Card.ROAD_BUILDING, Card.YEAR_OF_PLENTY, Card.MONOPOLY])
def test_each_card_is_judged_and_the_best_of_it_gives_nothing_away(card: Card) -> None:
    found = 0
    for state in [ready(one, card) for one in states(MAIN)[::60]]:
        seat = state.turn.player
        cards = [one for one in game.legal(state, seat) if type(one).__name__.startswith("Play")]
        given = [given_away(state, seat, one) for one in cards]
        for one in given:
            if one is not None:
                found += 1
                assert one.best in game.legal(state, seat)
                assert given_away(state, seat, one.best) is None or isinstance(one.best, a.EndTurn)
    assert found


def test_a_knight_before_the_dice_had_better_been_kept_for_the_dice() -> None:
    found = [
        given_away(state, state.turn.player, a.PlayKnight())
        for state in (ready(one, Card.KNIGHT) for one in states(BEFORE_ROLL))
        if a.PlayKnight() in game.legal(state, state.turn.player)
    ]
    assert any(found)
    assert {one.best for one in found if one is not None} == {a.Roll()}


def test_the_roads_of_a_card_are_judged_each() -> None:
    state = ready(states(MAIN)[200], Card.ROAD_BUILDING)
    seat = state.turn.player
    laying = on(state, a.PlayRoadBuilding())
    assert laying.turn.phase is FREE_ROADS
    told = {one: given_away(laying, seat, one) for one in game.legal(laying, seat)}
    best = [one for one, given in told.items() if given is None]
    assert best
    assert any(told.values())
    assert {given.best for given in told.values() if given is not None} <= {*best}


def test_a_discard_is_judged_once_it_is_turned_up() -> None:
    of_chosen, of_turned = 0, 0
    for seed in range(1, 9):
        for state, event in steps(seed):
            match event:
                case e.DiscardChosen():
                    of_chosen += len(judged(state, event))
                case e.Discarded(seat, cards):
                    given = given_away(state, seat, a.Discard(cards))
                    assert judged(state, event) == (() if given is None else (given,))
                    if given is not None:
                        of_turned += 1
                        assert isinstance(given.best, a.Discard)
                        assert size(given.best.cards) == size(cards)
                        assert state.turn.phase is DISCARD
                case _:
                    pass
    assert (of_chosen, of_turned > 0) == (0, True)


def offered() -> tuple[CatanState, int, int, Deal]:
    """An offer to a rival who holds the card."""
    for state in (one for one in states(MAIN)[30:] if not one.turn.offers):
        seat = state.turn.player
        for offer in (one for one in game.legal(state, seat) if isinstance(one, a.Offer)):
            asked = on(state, offer)
            for rival in range(SEATS):
                if a.AcceptOffer() in game.legal(asked, rival):
                    return asked, seat, rival, Deal(seat, offer.want, offer.give, made=False)
    raise AssertionError("no offer")


def test_a_trade_and_its_refusal_are_two_sides_of_one_sum() -> None:
    state, seat, rival, deal = offered()
    change = changes(state, rival, deal)
    assert sum(change) == pytest.approx(0)
    refused = deals_given(state, e.OfferDeclined(rival, 1))
    traded = {one.seat: one for one in deals_given(state, e.Traded(seat, rival, deal.get, deal.give))}
    assert {one.seat for one in refused} == ({rival} if change[rival] > 0 else set())
    for who in (seat, rival):
        assert (who in traded) == (change[who] < 0)
        if who in traded:
            assert traded[who].chance == pytest.approx(-change[who])
            assert traded[who].deal.made


def test_a_refusal_by_somebody_who_could_not_pay_gives_nothing_away() -> None:
    state, _seat, rival, _deal = offered()
    assert deals_given(holding(state, rival, hand=0), e.OfferDeclined(rival, 1)) == ()


def test_refusals_and_trades_reach_the_verdict() -> None:
    kinds = {
        type(one)
        for seed in range(1, 5)
        for state, event in steps(seed)
        if isinstance(event, e.OfferDeclined | e.Traded)
        for one in judged(state, event)
    }
    assert kinds == {DealGiven}


def test_a_settlement_that_is_taken_up_again_is_judged_where_it_stays() -> None:
    (first, placed), *_ = steps(1)
    assert isinstance(placed, e.SettlementPlaced)
    spots = [one for one in game.legal(first, 0) if isinstance(one, a.PlaceSettlement)]
    worst = max(spots, key=lambda one: placed_better(first, 0, one)[1])
    given = given_away(first, 0, worst)
    assert isinstance(given, Given)
    there = (e.SettlementPlaced(0, worst.vertex, 0), e.SettlementTakenBack(0, worst.vertex, 0))
    laid, rest = steps_events(1)
    told = [
        CatanAnalyst().analysed(GameRecord(OPTIONS, SEATS, (laid, *more, *rest), ("a", "b", "c", "d"), ""))
        for more in ((), there)
    ]
    assert told[0]["turning"] == told[1]["turning"]


def steps_events(seed: int) -> tuple[e.Event, tuple[e.Event, ...]]:
    """The island, and a game until after the first turns."""
    found = steps(seed)
    layout = found[0][0].board.layout
    return e.BoardLaid(layout), tuple(event for _state, event in found[:40])
