"""With 10 and 11 players the tables of three cannot be spread better without more repeats: all plans are counted.

Two rounds repeat at least one pair with 10 players (a table of four and two of three) and two pairs with 11. Up to 4
and 5 rounds the fewest repeats are that many for every two rounds, so each two rounds of such a plan are a pair that
repeats no more. The first round is any: all others that go with it are few, and so are the plans made of them.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from league.ids import PlayerId
from league.seating import Plan, SeatingRequest, seat

Seats = frozenset[int]
Tables = tuple[Seats, ...]

FIRST: dict[int, Tables] = {
    10: (frozenset(range(4)), frozenset((4, 5, 6)), frozenset((7, 8, 9))),
    11: (frozenset((0, 1, 2)), frozenset((3, 4, 5, 6)), frozenset((7, 8, 9, 10))),
}
FEWEST = {10: 1, 11: 2}
"""Pairs that any two rounds repeat."""


def repeated(one: Tables, other: Tables) -> int:
    shared = [len(table & another) for table in one for another in other]
    return sum(count * (count - 1) // 2 for count in shared)


def rounds_of(players: int) -> Iterator[Tables]:
    """Every round: one table is chosen, then another one of the players who are left, and the last one is the rest."""
    whole = frozenset(range(players))
    small, next_small = (3, 4) if players == 11 else (4, 3)
    for chosen in map(frozenset, combinations(whole, small)):
        rest = sorted(whole - chosen)
        for others in combinations(rest[1:], next_small - 1):
            second = frozenset((rest[0], *others))
            yield (chosen, second, whole - chosen - second)


def figures(plan: list[Tables], players: int) -> tuple[int, int]:
    """How often the worst pair meets, and the spread of tables of three."""
    threes = Counter(p for tables in plan for table in tables if len(table) == 3 for p in table)
    met = Counter(pair for tables in plan for table in tables for pair in combinations(sorted(table), 2))
    counts = [threes[player] for player in range(players)]
    return max(met.values()), max(counts) - min(counts)


def best(players: int, rounds: int) -> tuple[int, int]:
    """The best figures of all plans with the fewest repeats."""
    first, fewest = FIRST[players], FEWEST[players]
    fitting = [tables for tables in rounds_of(players) if repeated(tables, first) == fewest]
    beside = {
        one: {two for two in range(one) if repeated(fitting[one], fitting[two]) == fewest}
        for one in range(len(fitting))
    }

    def plans(chosen: list[int], pool: set[int]) -> Iterator[list[Tables]]:
        if len(chosen) == rounds - 1:
            yield [first, *(fitting[number] for number in chosen)]
            return
        for number in pool:
            yield from plans([*chosen, number], pool & beside[number])

    return min(figures(plan, players) for plan in plans([], set(beside)))


@pytest.mark.slow
@pytest.mark.parametrize(("players", "rounds"), [*product([10], [2, 3, 4]), *product([11], [2, 3, 4, 5])])
def test_no_plan_with_as_few_repeats_spreads_the_tables_of_three_better(players: int, rounds: int) -> None:
    plan = seat(SeatingRequest(tuple(map(PlayerId, range(1, players + 1))), rounds))
    assert isinstance(plan, Plan)
    ours = plan.quality
    assert ours.repeats == FEWEST[players] * rounds * (rounds - 1) // 2 == ours.bound.repeats
    assert (ours.worst_pair, ours.threes_spread) == best(players, rounds)
