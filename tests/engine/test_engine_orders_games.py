"""Whole games on orders and time-outs alone: nothing gets stuck, nothing leaks, every action is legal."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catan import actions as a
from engine.catan import game, orders
from engine.catan.chance import chance_action
from engine.catan.codecs import read_pile
from engine.catan.hands import ONE, counts, kind_at, pack, size
from engine.catan.names import CHANCE, Hex, Resource
from engine.catan.options import CJP, STD, BoardKind, CatanOptions, CatanProfile
from engine.catan.orders import LEADER, Automatic, BuildOrders, RobberWish, StandingOffer
from engine.catan.orders.trading import takes
from engine.catan.orders.wishes import ROLLING
from engine.catan.phases import CatanPhase
from engine.catan.state import CatanState
from engine.protocol import EngineRefusal
from tests.engine.random_games import walk

FAST = settings(max_examples=12, deadline=None)
SEEDS = st.integers(0, 2**32)
Speaker = Callable[[CatanState, int], a.Action | None]


def carried(state: CatanState, seat: int, action: a.Action) -> CatanState:
    """The state after an action, which must be legal."""
    assert action in game.legal(state, seat)
    events = game.decide(state, seat, action)
    assert not isinstance(events, EngineRefusal)
    for event in events:
        state = game.evolve(state, event)
    return state


def play(state: CatanState, speaker: Speaker, chance: random.Random, turns: int) -> CatanState:
    """The game until its end or so many turns, every seat spoken for; it must not stand still."""
    steps = 0
    while state.turn.number < turns and (actors := game.to_act(state)):
        steps += 1
        assert steps < 60 * turns
        if actors == (CHANCE,):
            state = carried(state, CHANCE, chance_action(state, chance.randrange))
            continue
        found = ((seat, speaker(state, seat)) for seat in reversed(actors))
        seat, action = next((seat, action) for seat, action in found if action)
        state = carried(state, orders.actor(action, seat), action)
    return state


@FAST
@given(seats=st.sampled_from([3, 4]), seed=SEEDS, profile=st.sampled_from([STD, CJP]))
def test_a_game_of_absent_players_goes_on_forever(seats: int, seed: int, profile: CatanProfile) -> None:
    chance = random.Random(seed)
    state = game.new(CatanOptions(profile=profile), seats, chance.randrange)

    def absent(state: CatanState, seat: int) -> a.Action | None:
        view, actions = game.view(state, seat), game.legal(state, seat)
        return orders.on_timeout(view, actions, BuildOrders(), chance.randrange)

    end = play(state, absent, chance, 60)
    assert end.turn.number == 60
    assert all(player.settlements.bit_count() == 2 for player in end.players)


EAGER = BuildOrders(
    discard=(Resource.WOOL, Resource.LUMBER),
    robber=(RobberWish(None, LEADER), RobberWish()),
    offers=tuple(
        StandingOffer(read_pile(give), read_pile(want), read_pile("1L1B1W1G1O"), not_to_leader=True)
        for give, want in (("1L", "1O"), ("1W", "1G"), ("1B", "1G"))
    ),
    auto_roll=Automatic.ALWAYS,
    auto_end=Automatic.ALWAYS,
    auto_declare=True,
)
KINDS = (a.BuildCity, a.BuildSettlement, a.BuyCard, a.BuildRoad)


def wishing(state: CatanState, seat: int) -> BuildOrders:
    """Eager orders with a list of what can be built now, cities first."""
    legal = game.legal(state, seat)
    found = [action for kind in KINDS for action in legal if isinstance(action, kind)]
    wishes = tuple(wish for wish in found if isinstance(wish, KINDS))[:12]
    return replace(EAGER, build=wishes)


@pytest.mark.parametrize("seed", range(4))
def test_orders_alone_play_a_game_to_a_declared_win(seed: int) -> None:
    chance = random.Random(seed)
    state = game.new(CatanOptions(board=BoardKind.SPIRAL), 4, chance.randrange)
    asked: list[CatanPhase] = []

    def absent(state: CatanState, seat: int) -> a.Action | None:
        view, actions, wanted = game.view(state, seat), game.legal(state, seat), wishing(state, seat)
        asked.append(state.turn.phase) if orders.ordered(wanted, view, actions) is None else None
        return orders.on_timeout(view, actions, wanted, chance.randrange)

    end = play(state, absent, chance, 1000)
    result = game.result(end)
    assert result is not None
    assert result.winner is not None
    assert set(asked) <= {CatanPhase.SETUP_SETTLEMENT, CatanPhase.SETUP_ROAD}


SILENT = tuple(
    BuildOrders(discard=discard, robber=robber, auto_roll=roll, auto_end=end, few=few)
    for roll, end in (
        *((mode, mode) for mode in ROLLING),
        (Automatic.BARE, Automatic.POOR),
        (Automatic.ALWAYS, Automatic.KEEPING),
    )
    for few in (0, 3)
    for discard, robber in (((), ()), ((Resource.ORE,), (RobberWish(None, LEADER), RobberWish(Hex(4)))))
)
"""Orders whose every step must be the same, whatever lies hidden."""


def aged(state: CatanState, seats: list[int]) -> CatanState:
    """The state with none of these seats' cards bought this turn: dealing anew would not know which."""
    players = list(state.players)
    for seat in seats:
        players[seat] = players[seat]._replace(fresh=0)
    return state._replace(players=tuple(players))


def with_a_card(state: CatanState, seat: int, chance: random.Random) -> CatanState:
    """Now and then the seat holds one more card of the deck: random games have few."""
    if not state.deck or chance.random() < 0.5:
        return state
    card = ONE[kind_at(state.deck, chance.randrange(size(state.deck)))]
    player = state.players[seat]
    players = state.with_player(seat, player._replace(cards=player.cards + card))
    return state._replace(players=players, deck=state.deck - card)


def dealt_anew(state: CatanState, seats: list[int], chance: random.Random) -> CatanState:
    """A state that differs only in what others may not know: as many cards each, but other ones."""
    hands, _ = _dealt([state.players[seat].hand for seat in seats], 0, chance)
    cards, deck = _dealt([state.players[seat].cards for seat in seats], state.deck, chance)
    players = list(state.players)
    for seat, hand, card in zip(seats, hands, cards, strict=True):
        players[seat] = players[seat]._replace(hand=hand, cards=card)
    return state._replace(players=tuple(players), deck=deck)


def _dealt(piles: list[int], rest: int, chance: random.Random) -> tuple[list[int], int]:
    """Piles of the same sizes from the same cards, and the same number left over."""
    pool = [kind for kind, number in enumerate(counts(sum(piles) + rest)) for _ in range(number)]
    chance.shuffle(pool)
    found = []
    for pile in piles:
        found.append(sum(ONE[kind] for kind in pool[: size(pile)]))
        pool = pool[size(pile) :]
    return found, sum(ONE[kind] for kind in pool)


@FAST
@given(seed=SEEDS)
def test_nobody_learns_hidden_cards_from_whether_an_order_acts(seed: int) -> None:
    """Dealing the hidden cards anew changes neither what a third seat sees nor which step is taken.

    Short of a win: a hidden win waits to be declared. What is discarded depends on the hand, when it is does not.
    """
    chance = random.Random(seed)
    for start, _, _, _ in walk(CatanOptions(), 4, seed, 150):
        seat, (other, watcher) = start.turn.player, chance.sample([1, 2, 3], 2)
        seats = [seat, (seat + other) % 4]
        state = with_a_card(aged(start, seats), seat, chance)
        twin = dealt_anew(state, seats, chance)
        seat = chance.choice([seat, seat, seats[1]])
        watcher = (start.turn.player + watcher) % 4
        worlds = [(game.view(world, seat), game.legal(world, seat)) for world in (state, twin)]
        if any(a.DeclareVictory() in actions for _, actions in worlds):
            continue
        assert game.view(state, watcher) == game.view(twin, watcher)
        for wanted in SILENT:
            mine, others = (orders.ordered(wanted, *world) for world in worlds)
            assert type(mine) is type(others)
            assert isinstance(mine, a.Discard) or mine == others


@FAST
@given(seed=SEEDS)
def test_every_ordered_action_is_legal_and_a_turn_comes_to_rest(seed: int) -> None:
    for start, _, _, _ in walk(CatanOptions(), 3, seed, 200):
        state, seat, turn, left = start, start.turn.player, start.turn.number, 80
        wanted = wishing(state, seat)
        while state.turn.number == turn and state.turn.phase in (CatanPhase.MAIN, CatanPhase.FREE_ROADS):
            action = orders.ordered(wanted, game.view(state, seat), game.legal(state, seat))
            if action is None:
                break
            left -= 1
            assert left
            state = carried(state, seat, action)
            wanted = orders.fitted(orders.after(wanted, action), game.view(state, seat))


PILES = st.tuples(*[st.sampled_from([0, 0, 0, 1, 1, 2, 3])] * 5).map(pack)


@settings(max_examples=400, deadline=None)
@given(give=PILES, want=PILES, keep=PILES, pay=PILES, get=PILES, spare=PILES)
def test_a_standing_offer_takes_exactly_its_multiples_and_better(
    give: int, want: int, keep: int, pay: int, get: int, spare: int
) -> None:
    """Against a slow count: some multiple covers the price and is covered by what comes, and enough stays."""
    hand = pay + spare
    multiple = any(
        all(cost <= times * most for cost, most in zip(counts(pay), counts(give), strict=True))
        and all(gain >= times * least for gain, least in zip(counts(get), counts(want), strict=True))
        for times in range(1, 20)
    )
    stays = all(
        not cost or left >= least
        for cost, left, least in zip(counts(pay), counts(spare), counts(keep), strict=True)
    )
    taken = takes(StandingOffer(give, want, keep), hand, pay, get)
    assert taken == (bool(pay) and multiple and stays)
