"""Rounds by standings: neighbours in the ranking sit together, as far as the organizer weighs it against repeats."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league.ids import PlayerId
from league.seating import Plan, Round, SeatingMode, SeatingRequest, rank_gap, seat
from league.seating.sizes import sizes_of


def people(*numbers: int) -> tuple[PlayerId, ...]:
    return tuple(PlayerId(number) for number in numbers)


def crowd(n: int) -> tuple[PlayerId, ...]:
    return people(*range(n))


def plan_of(request: SeatingRequest) -> Plan:
    plan = seat(request)
    assert isinstance(plan, Plan)
    return plan


def in_tables(players: tuple[PlayerId, ...]) -> Round:
    return tuple(players[start : start + 4] for start in range(0, len(players), 4))


def test_full_power_weight_seats_neighbours_in_the_ranking_together() -> None:
    ranking = people(*(7 * place % 17 for place in range(17)))
    plan = plan_of(SeatingRequest(crowd(17), 1, mode=SeatingMode.POWER, ranking=ranking, power_weight=100))
    tables = [sorted(ranking.index(player) for player in table) for table in plan.rounds[0]]
    assert sorted(tables) == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10], [11, 12, 13], [14, 15, 16]]


def test_power_weight_zero_is_balanced_seating() -> None:
    power = SeatingRequest(crowd(18), 4, mode=SeatingMode.POWER, ranking=crowd(18), power_weight=0)
    assert plan_of(power).rounds == plan_of(SeatingRequest(crowd(18), 4)).rounds


def test_smaller_power_weight_repeats_less_and_mixes_ranks_more() -> None:
    played = (in_tables(crowd(16)),)
    gaps, repeats = [], []
    for weight in (100, 50, 1):
        request = SeatingRequest(
            crowd(16), 1, history=played, mode=SeatingMode.POWER, ranking=crowd(16), power_weight=weight
        )
        plan = plan_of(request)
        gaps.append(sum(max(table) - min(table) for table in plan.rounds[0]))
        repeats.append(plan.quality.repeats)
    assert gaps == sorted(gaps)
    assert repeats == sorted(repeats, reverse=True)
    assert repeats[0] == 24
    assert repeats[-1] == 0


def partitions(players: tuple[PlayerId, ...], sizes: tuple[int, ...]) -> Iterator[Round]:
    """Every way to seat them at tables of these sizes, whatever the turn order."""
    if not sizes:
        yield ()
        return
    first, rest = players[0], players[1:]
    for size in sorted(set(sizes)):
        left = list(sizes)
        left.remove(size)
        for others in combinations(rest, size - 1):
            remaining = tuple(player for player in rest if player not in others)
            for tables in partitions(remaining, tuple(left)):
                yield ((first, *others), *tables)


def power_cost(tables: Round, request: SeatingRequest) -> int:
    """Ranks apart and meetings so far, weighed against each other as the organizer says; then tables of three."""
    met = Counter(
        frozenset(pair) for row in request.history for table in row for pair in combinations(table, 2)
    )
    threes = Counter(
        player for row in request.history for table in row for player in table if len(table) == 3
    )
    weight, fairness, cost = request.power_weight, max(100 - request.power_weight, 1), 0
    for table in tables:
        for a, b in combinations(table, 2):
            before = met[frozenset((a, b))]
            cost += 100 * weight * abs(request.ranking.index(a) - request.ranking.index(b))
            cost += fairness * (1000 * before + 15 * before * (before - 1))
        cost += sum(fairness * (2 * threes[player] + 1) for player in table) if len(table) == 3 else 0
    return cost


@pytest.mark.parametrize("seed", range(2))
def test_where_nobody_weighs_anything_the_leaders_sit_together_and_no_table_sits_so_twice(seed: int) -> None:
    chance, history = Random(seed), list[Round]()
    for _ in range(3):
        ranking = tuple(chance.sample(crowd(16), 16))
        plan = plan_of(SeatingRequest(crowd(16), 4, tuple(history), mode=SeatingMode.POWER, ranking=ranking))
        tables = [sorted(map(ranking.index, table)) for table in plan.rounds[0]]
        assert tables == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]
        assert rank_gap(plan.rounds[0], ranking) == (40, 40)
        history.append(plan.rounds[0])
    same = SeatingRequest(crowd(16), 1, (history[-1],), mode=SeatingMode.POWER, ranking=ranking)
    assert not {frozenset(table) for table in plan_of(same).rounds[0]} & {
        frozenset(table) for table in history[-1]
    }


@settings(max_examples=12, deadline=None)
@given(
    st.integers(6, 11),
    st.sampled_from([10, 50, 80, 100]),
    st.integers(0, 3),
    st.randoms(use_true_random=False),
)
def test_no_other_round_by_standings_is_better_and_the_leaders_sit_at_the_first_table(
    n: int, weight: int, rounds: int, chance: Random
) -> None:
    def shuffled() -> tuple[PlayerId, ...]:
        return tuple(chance.sample(crowd(n), n))

    history = tuple(next(partitions(shuffled(), sizes_of(n))) for _ in range(rounds))
    request = SeatingRequest(
        crowd(n), 3, history, mode=SeatingMode.POWER, ranking=shuffled(), power_weight=weight
    )
    plan = plan_of(request)
    assert len(plan.rounds) == 1, "the rounds after it go by rankings that nobody knows"
    every = list(partitions(crowd(n), sizes_of(n)))
    best = min(power_cost(tables, request) for tables in every)
    gap, least = rank_gap(plan.rounds[0], request.ranking)
    assert least == min(rank_gap(tables, request.ranking)[0] for tables in every)
    assert gap >= least
    assert power_cost(plan.rounds[0], request) == best
    means = [sum(map(request.ranking.index, table)) / len(table) for table in plan.rounds[0]]
    assert means == sorted(means)
