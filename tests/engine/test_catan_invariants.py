"""What holds at every step of any game: nothing is lost, what is legal is accepted, views keep secrets."""

import random
import subprocess
import sys
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.catan import actions as a
from engine.catan import game
from engine.catan.events import Event, Rolled
from engine.catan.hands import counts, pack, size
from engine.catan.names import CHANCE, HOST, NOBODY, Card, Resource
from engine.catan.options import CJP, CWC, STD, BoardKind, CatanOptions, CatanProfile
from engine.catan.phases import CatanPhase
from engine.catan.refusals import CatanCode
from engine.catan.roads import longest_route, road_lengths
from engine.catan.state import CatanState
from engine.catan.terms import LISTED
from engine.catan.topology import topology
from engine.protocol import EngineRefusal
from tests.engine import catan_naive as naive
from tests.engine.random_games import walk

FAST = settings(max_examples=15, deadline=None)
TABLES = st.builds(
    CatanOptions,
    board=st.sampled_from(list(BoardKind)),
    profile=st.sampled_from([STD, CJP, CWC]),
    domestic_trade=st.booleans(),
    offer_limit=st.integers(1, LISTED),
)
"""Tables whose offers are all listed."""
SEEDS = st.integers(0, 2**32)


@FAST
@given(options=TABLES, seats=st.sampled_from([3, 4]), seed=SEEDS)
def test_cards_and_pieces_are_never_lost_or_made__cjp_gain_count__cjp_spend_count(
    options: CatanOptions, seats: int, seed: int
) -> None:
    for state, _, _, _ in walk(options, seats, seed, 300):
        assert naive.resources(state) == (19,) * 5
        assert naive.development_cards(state) == (14, 2, 2, 2, 5)
        for player in state.players:
            assert player.roads.bit_count() <= 15
            assert player.settlements.bit_count() <= 5
            assert player.cities.bit_count() <= 4
            assert all(
                new <= held for new, held in zip(counts(player.fresh), counts(player.cards), strict=True)
            )


@FAST
@given(seats=st.sampled_from([3, 4]), seed=SEEDS, profile=st.sampled_from([STD, CJP]))
def test_legal_is_what_the_slow_checker_allows(seats: int, seed: int, profile: CatanProfile) -> None:
    options = CatanOptions(profile=profile, domestic_trade=False)
    for state, _, _, _ in walk(options, seats, seed, 250):
        for seat in range(seats):
            texts = [game.format(action) for action in game.legal(state, seat)]
            assert len(texts) == len(set(texts))
            assert set(texts) == naive.legal(state, seat)


@FAST
@given(options=TABLES, seed=SEEDS)
def test_roads_and_their_holder_are_what_the_slow_checker_counts(options: CatanOptions, seed: int) -> None:
    before = NOBODY
    for state, _, action, _ in walk(options, 4, seed, 500):
        lengths = [naive.longest_road(state, seat) for seat in range(4)]
        assert list(road_lengths(state.players)) == lengths
        if not isinstance(action, a.MoveRoad | a.MoveSettlement):
            assert state.longest in (naive.holder(before, lengths), naive.holder(state.longest, lengths))
        before = state.longest


@FAST
@given(options=TABLES, seed=SEEDS)
def test_production_is_what_the_slow_checker_pays(options: CatanOptions, seed: int) -> None:
    for state, _, _, answer in walk(options, 4, seed, 300):
        event = answer[0] if isinstance(answer, tuple) else None
        if isinstance(event, Rolled):
            paid = naive.payouts(state, event.first + event.second)
            assert [counts(gain) for gain in event.gains] == [
                tuple(claim[k] for k in range(5)) for claim in paid
            ]


@settings(max_examples=60, deadline=None)
@given(edges=st.sets(st.integers(0, 71), max_size=15), houses=st.sets(st.integers(0, 53), max_size=6))
def test_any_roads_at_all_are_as_long_as_the_slow_checker_counts__std_longest_road_branch(
    edges: set[int], houses: set[int]
) -> None:
    state = game.new(CatanOptions(), 3, lambda _: 0)
    mine = state.players[0]._replace(roads=sum(1 << e for e in edges))
    rival = state.players[1]._replace(settlements=sum(1 << v for v in houses))
    state = state._replace(players=(mine, rival, state.players[2]))
    assert road_lengths(state.players)[0] == naive.longest_road(state, 0)


def test_rings_far_from_any_loose_end_count_whole__std_longest_road_branch() -> None:
    def ring(tile: int) -> int:
        corners = topology().hex_vertices[tile]
        pairs = zip(corners, corners[1:] + corners[:1], strict=True)
        return sum(1 << naive.PATHS.index((min(pair), max(pair))) for pair in pairs)

    assert longest_route(ring(0) | ring(18), 0) == 6
    assert longest_route(ring(0) | 1 << 71, 0) == 6


@FAST
@given(options=TABLES, seats=st.sampled_from([3, 4]), seed=SEEDS)
def test_legal_is_sorted_and_every_action_of_it_is_accepted(
    options: CatanOptions, seats: int, seed: int
) -> None:
    chance = random.Random(seed)
    for state, _, _, _ in walk(options, seats, seed, 120):
        for actor in (HOST, CHANCE, *range(seats)):
            actions = game.legal(state, actor)
            order = [_place(action) for action in actions]
            assert order == sorted(order)
            for action in chance.sample(actions, min(20, len(actions))):
                assert not isinstance(game.decide(state, actor, action), EngineRefusal)
            if (
                actor >= 0
                and state.turn.phase is not CatanPhase.SETUP_SETTLEMENT
                and actor not in game.to_act(state)
            ):
                answers = (a.WithdrawAnswer, a.CounterOffer, a.WithdrawDiscard)
                assert all(isinstance(action, answers) for action in actions)


@cache
def _place(action: a.Action) -> tuple[int, ...]:
    values = (getattr(action, name) for name in action.__slots__)
    return (a.KINDS.index(type(action)), *(5 if value == NOBODY else int(value) for value in values))


HOSTILE = st.one_of(
    st.integers(-3, 80),
    st.integers(),
    st.none(),
    st.booleans(),
    st.floats(),
    st.text(max_size=3),
    st.lists(st.integers(), max_size=2),
    st.sampled_from([*Resource, *Card, *CatanPhase]),
    st.builds(lambda *counts_: pack(counts_), *(st.integers(0, 4),) * 5),
)


@settings(max_examples=60, deadline=None)
@given(options=TABLES, seed=SEEDS, values=st.lists(HOSTILE, min_size=2, max_size=2), who=HOSTILE)
def test_whatever_is_not_legal_is_refused_and_changes_nothing(
    options: CatanOptions, seed: int, values: list[object], who: object
) -> None:
    for number, (state, seat, _, _) in enumerate(walk(options, 4, seed, 90)):
        if number % 9:
            continue
        for kind in a.KINDS:
            action = kind(*values[: len(kind.__slots__)])  # type: ignore[arg-type]  # hostile on purpose
            for actor in (seat, (seat + 1) % 4, HOST, who):
                legal = {repr(each) for each in game.legal(state, actor) if type(each) is kind}  # type: ignore[arg-type]
                answer = game.decide(state, actor, action)  # type: ignore[arg-type]  # hostile on purpose
                if isinstance(answer, EngineRefusal):
                    assert isinstance(answer.code, CatanCode)
                    assert repr(action) not in legal
                else:
                    assert repr(action) in legal


@pytest.mark.parametrize("thing", [None, 7, "roll", (), object(), a.Action, CatanPhase.MAIN, [], {}])
def test_what_is_no_action_is_refused(thing: object) -> None:
    state = game.new(CatanOptions(), 4, lambda _: 0)
    answer = game.decide(state, 0, thing)  # type: ignore[arg-type]  # hostile on purpose
    assert isinstance(answer, EngineRefusal)
    assert answer.code is CatanCode.MALFORMED


@FAST
@given(seed=SEEDS)
def test_actions_of_another_moment_are_refused_or_still_legal(seed: int) -> None:
    steps = list(walk(CatanOptions(), 4, seed, 200))
    chance = random.Random(seed)
    for _ in range(200):
        state, (_, seat, action, _) = chance.choice(steps)[0], chance.choice(steps)
        accepted = not isinstance(game.decide(state, seat, action), EngineRefusal)
        assert accepted == (action in game.legal(state, seat))


@FAST
@given(options=TABLES, seats=st.sampled_from([3, 4]), seed=SEEDS)
def test_the_events_alone_give_the_state_again(options: CatanOptions, seats: int, seed: int) -> None:
    chance = random.Random(seed)
    events: list[Event] = [game.lay(options, chance.randrange)]
    for state, _, _, answer in walk(options, seats, seed, 200):
        if len(events) % 40 == 0:
            assert game.fold(options, seats, events) == state
        assert isinstance(answer, tuple)
        events.extend(answer)
    assert game.fold(options, seats, events) == last_state(options, seats, seed, 200)


def last_state(options: CatanOptions, seats: int, seed: int, steps: int) -> CatanState:
    *_, (state, _, _, answer) = walk(options, seats, seed, steps)
    assert isinstance(answer, tuple)
    for event in answer:
        state = game.evolve(state, event)
    return state


PLAY = """
import random, sys
from tests.engine.random_games import walk
from engine.catan import game
from engine.log import Log
from engine.catan.record import write_log
from engine.catan.options import CatanOptions
events = [game.lay(CatanOptions(), random.Random(5).randrange)]
for *_, answer in walk(CatanOptions(), 4, 5, 300):
    events.extend(answer)
print(write_log(Log(CatanOptions(), 4, tuple(events))))
"""


def test_one_seed_gives_the_same_bytes_in_every_process() -> None:
    outputs = {
        subprocess.run(  # noqa: S603 - our own interpreter and text
            [sys.executable, "-c", PLAY],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert len(outputs.pop()) > 5000


@FAST
@given(options=TABLES, seed=SEEDS)
def test_a_view_is_the_same_whatever_the_others_hide(options: CatanOptions, seed: int) -> None:
    chance = random.Random(seed)
    for state, _, _, _ in walk(options, 4, seed, 150):
        viewer = chance.randrange(4)
        hidden = reshuffled(state, viewer, chance)
        assert game.view(hidden, viewer) == game.view(state, viewer)
        nobody = reshuffled(state, None, chance)
        assert game.view(nobody, None) == game.view(state, None)


def reshuffled(state: CatanState, viewer: int | None, chance: random.Random) -> CatanState:
    """Another state that looks the same to the viewer: hands and cards of the others dealt anew."""
    if state.turn.phase is CatanPhase.OVER:
        return state
    others = [seat for seat in range(4) if seat != viewer]
    cards = _dealt([state.players[s].hand for s in others], chance)
    spare = [*(state.players[s].cards for s in others), state.deck]
    development = _dealt(spare, chance)
    players = list(state.players)
    for place, seat in enumerate(others):
        players[seat] = players[seat]._replace(hand=cards[place], cards=development[place], fresh=0)
    return state._replace(players=tuple(players), deck=development[-1])


def _dealt(piles: list[int], chance: random.Random) -> list[int]:
    cards = [kind for pile in piles for kind, number in enumerate(counts(pile)) for _ in range(number)]
    chance.shuffle(cards)
    dealt = []
    for pile in piles:
        hand, cards = cards[: size(pile)], cards[size(pile) :]
        dealt.append(pack([hand.count(kind) for kind in range(5)]))
    return dealt
