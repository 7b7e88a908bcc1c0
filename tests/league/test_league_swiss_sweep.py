"""A large field is paired in one sweep, as well as by the whole search."""

from random import Random
from time import process_time

from hypothesis import given, settings
from hypothesis import strategies as st

from league.ids import PlayerId
from league.refusal import Refusal
from league.swiss import SwissField, SwissPast, SwissRound, decided, pair_round, swiss_field
from league.swiss_sweep import swept
from tests.support.yardstick import yardstick

Edge = tuple[int, int]


def gaps(scores: list[int], edges: tuple[Edge, ...]) -> int:
    return sum((scores[a] - scores[b]) ** 2 for a, b in edges)


@settings(deadline=None)
@given(st.lists(st.integers(0, 4), min_size=2, max_size=30), st.randoms(use_true_random=False))
def test_what_comes_out_is_complete_fresh_and_as_good_as_the_bound(scores: list[int], chance: Random) -> None:
    scores = scores[: len(scores) // 2 * 2]
    players = list(range(len(scores)))
    chance.shuffle(players)
    pairs = [(a, b) for a in players for b in players if a < b]
    met = {pair for pair in pairs if chance.random() < 0.3}
    found = swept(players, scores.__getitem__, lambda edge: edge not in met)
    if found is None:
        return
    assert sorted(player for edge in found for player in edge) == sorted(players)
    assert not met & set(found)
    ordered = sorted(scores)
    assert gaps(scores, found) == sum((b - a) ** 2 for a, b in zip(ordered[::2], ordered[1::2], strict=True))


def test_seven_rounds_of_a_thousand_players_take_no_time_and_repeat_nothing() -> None:
    players = [PlayerId(number) for number in range(1, 1000)]  # an odd number: one has a bye each time
    past: list[SwissPast] = []
    chance = Random(1)
    begin = process_time()
    for _ in range(7):
        paired = round_of(swiss_field(players, past))
        assert paired.rematches == ()
        assert not paired.second_bye
        assert paired.bye is not None
        games = tuple(decided(a, b, chance.choice((a, b))) for a, b in paired.pairs)
        past.append(SwissPast(games, {paired.bye: 2}))
    assert process_time() - begin < 250 * yardstick()  # it took up to six seconds a round; 0.01 to 0.05 now


def round_of(field: SwissField) -> SwissRound:
    paired = pair_round(field, 7)
    assert not isinstance(paired, Refusal)
    return paired
