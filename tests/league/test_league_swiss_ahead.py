"""Small fields are paired with the rounds to come in mind; floats do not come twice running."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league.ids import PlayerId
from league.swiss import Contender, SwissField, SwissPast, SwissRound, decided, pair_round, swiss_field
from league.swiss_history import HALVES, Floats, SwissGame, floats_after, scores_after

Edge = tuple[int, int]


def everybody(count: int) -> list[PlayerId]:
    return [PlayerId(number) for number in range(1, count + 1)]


def paired(field: SwissField, seed: int) -> SwissRound:
    made = pair_round(field, seed)
    assert isinstance(made, SwissRound), made
    return made


def played(count: int, rounds: int, seed: int) -> tuple[list[SwissPast], list[SwissRound]]:
    """An event in which the better number wins more often."""
    chance, past, made = Random(seed), list[SwissPast](), list[SwissRound]()
    for number in range(rounds):
        one = paired(swiss_field(everybody(count), past, to_come=rounds - number - 1), seed * 100 + number)
        games = tuple(
            decided(a, b, a if chance.random() < 1 / (1 + 10 ** ((a - b) / 30)) else b) for a, b in one.pairs
        )
        past.append(SwissPast(games, {one.bye: HALVES} if one.bye else {}))
        made.append(one)
    return past, made


@pytest.mark.parametrize(("count", "rounds"), [(6, 4), (6, 5), (8, 6), (5, 5), (7, 6), (10, 7)])
def test_no_event_of_a_small_field_meets_a_rematch_that_could_be_avoided(count: int, rounds: int) -> None:
    for seed in range(20):
        _, made = played(count, rounds, seed)
        assert not any(one.rematches or one.second_bye for one in made)


def lasts(edges: frozenset[Edge], size: int, rounds: int) -> bool:
    """By trying everything: whether so many complete rounds without a common pair lie in these edges."""
    return not rounds or any(
        lasts(edges - found, size, rounds - 1) for found in complete(edges, frozenset(range(size)))
    )


def complete(edges: frozenset[Edge], free: frozenset[int]) -> Sequence[frozenset[Edge]]:
    if not free:
        return [frozenset()]
    first = min(free)
    return [
        rest | {(first, other)}
        for other in sorted(free - {first})
        if (first, other) in edges
        for rest in complete(edges, free - {first, other})
    ]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([4, 6]), st.integers(0, 4), st.data())
def test_a_round_leaves_as_many_rounds_as_any_round_could(
    size: int, to_come: int, data: st.DataObject
) -> None:
    pairs = list(combinations(range(size), 2))
    met = frozenset(data.draw(st.lists(st.sampled_from(pairs), unique=True, max_size=len(pairs) - 1)))
    field = SwissField(
        tuple(Contender(PlayerId(number), 0) for number in range(size)),
        tuple((PlayerId(a), PlayerId(b)) for a, b in met),
        to_come=to_come,
    )
    fresh = frozenset(pairs) - met
    possible = complete(fresh, frozenset(range(size)))
    made = paired(field, 1)
    if not possible:
        assert made.rematches
        return
    chosen = frozenset((int(a), int(b)) for a, b in made.pairs)
    assert not made.rematches
    assert all(
        lasts(fresh - chosen, size, depth)
        for depth in range(to_come + 1)
        if any(lasts(fresh - one, size, depth) for one in possible)
    )


def test_in_37_players_and_six_rounds_nobody_floats_the_same_way_twice_running() -> None:
    repeats = 0
    for seed in range(6):
        past, _ = played(37, 6, seed)
        floats = [floats_after(past[: number + 1])[0] for number in range(len(past))]
        for before, after in pairwise(floats):
            repeats += len(before.down & after.down) + len(before.up & after.up)
    assert repeats <= 0.15 * 6


def test_who_floated_and_how_is_read_from_the_scores_of_before() -> None:
    a, b, c, d, e = everybody(5)
    first = SwissPast((decided(a, b, a), decided(c, d, None)), {e: HALVES})
    assert floats_after([first]) == (Floats(frozenset({e}), frozenset()),)
    second = SwissPast((decided(a, c, a), decided(e, b, e)), {d: HALVES})
    assert floats_after([first, second])[0] == Floats(frozenset({a, e, d}), frozenset({c, b}))
    assert scores_after([first, second]) == {a: 4, e: 4, d: 3, c: 1, b: 0}


def test_both_away_scores_nothing_and_so_the_bye_goes_to_one_of_them() -> None:
    a, b, c, d, e = everybody(5)
    away = SwissGame(c, d, 0, 0, played=False)
    past = [SwissPast((decided(a, b, None), away), {e: HALVES})]
    for seed in range(5):
        assert paired(swiss_field([a, b, c, d, e], past), seed).bye in {c, d}


def test_a_bye_that_was_asked_for_is_no_reason_against_the_next_one() -> None:
    a, b, c = everybody(3)
    past = [SwissPast((decided(a, b, a),), {c: 0})]
    assert paired(swiss_field([a, b, c], past), 1).bye in {b, c}
    asked = [SwissPast((decided(a, b, None),), {c: 1}, asked=frozenset({c}))]
    assert not paired(swiss_field([a, b, c], asked), 1).second_bye
