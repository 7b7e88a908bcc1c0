"""The stored schedules, the closed forms, the turn order and the generator."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league.ids import PlayerId
from league.seating import evaluate, table_sizes
from league.seating.catalogue import catalogued, longest_entry
from league.seating.chance import Chance
from league.seating.designs import Draft, rounds_without_repeat, transversal_rounds
from league.seating.reference import named, reference
from league.seating.turn_order import even_turns

CATALOGUED = [n for n in range(6, 101) if longest_entry(n)]

REPEATS_ABOVE_BOUND = {
    (11, 7): 2,
    (13, 5): 3,
    (14, 5): 2,
    (17, 6): 1,
    (17, 7): 1,
    (18, 6): 2,
    (18, 7): 1,
    (19, 6): 3,
    (20, 6): 6,
    (21, 8): 3,
    (22, 8): 3,
    (23, 8): 4,
    (24, 8): 6,
}
"""Where we know no plan that reaches the bound (for all 6 to 100 players and 2 to 8 rounds)."""


def repeats_of(plan: Draft) -> int:
    n = sum(len(table) for table in plan[0])
    tables = [set(table) for turn in plan for table in turn]
    met = [sum(a in table and b in table for table in tables) for a, b in combinations(range(n), 2)]
    return sum(count * (count - 1) // 2 for count in met)


@pytest.mark.parametrize("n", CATALOGUED)
def test_catalogue_seats_everybody_once_a_round_at_the_right_tables__cjp_table_size(n: int) -> None:
    for rounds in range(1, longest_entry(n) + 1):
        plan = catalogued(n, rounds)
        assert plan is not None
        assert len(plan) == rounds
        for tables in plan:
            assert tuple(len(table) for table in tables) == table_sizes(n)
            assert sorted(player for table in tables for player in table) == list(range(n))


@pytest.mark.parametrize("rounds", range(2, 9))
def test_repeats_of_all_events_are_at_the_bound_but_for_the_known_exceptions(rounds: int) -> None:
    above = {}
    for n in range(6, 101):
        quality = evaluate(reference(n, rounds))
        if quality.repeats > quality.bound.repeats:
            above[n, rounds] = quality.repeats - quality.bound.repeats
        assert quality.seat_imbalance == quality.bound.seat_imbalance
    assert above == {case: excess for case, excess in REPEATS_ABOVE_BOUND.items() if case[1] == rounds}


@settings(max_examples=25, deadline=None)
@given(st.integers(6, 160))
def test_closed_form_meets_nobody_twice_up_to_its_limit(n: int) -> None:
    plan = transversal_rounds(n, min(9, rounds_without_repeat(n)))
    assert repeats_of(plan) == 0
    for tables in plan:
        assert tuple(len(table) for table in tables) == table_sizes(n)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 8), st.integers(1, 9), st.integers(0, 999))
def test_turn_order_at_tables_of_four_can_always_be_evened_out(tables: int, rounds: int, seed: int) -> None:
    chance = Chance(seed)
    everybody = tuple(PlayerId(number) for number in range(4 * tables))
    drawn = [chance.shuffled(everybody) for _ in range(rounds)]
    plan = tuple(tuple(row[start : start + 4] for start in range(0, len(row), 4)) for row in drawn)
    even = even_turns(plan)
    assert evaluate(even).seat_imbalance == 0
    assert [[set(table) for table in turn] for turn in even] == [
        [set(table) for table in turn] for turn in plan
    ]


def test_generator_gives_the_published_splitmix64_numbers() -> None:
    chance = Chance(1234567)
    assert [chance.bits() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_plan_is_named_in_order() -> None:
    assert named([[[2, 0], [1]]], [PlayerId(7), PlayerId(8), PlayerId(9)]) == (((9, 7), (8,)),)


def test_of_a_pair_that_is_kept_apart_only_the_meetings_to_come_count() -> None:
    a, b, *others = (PlayerId(number) for number in range(1, 9))
    apart = frozenset({(a, b)})
    together = ((a, b, *others[:2]), tuple(others[2:]))
    separate = ((a, *others[:3]), (b, *others[3:]))
    assert evaluate((separate,), (together,), apart).forbidden_met == 0
    assert evaluate((together,), (separate,), apart).forbidden_met == 1
    assert evaluate((together, together), (together,), apart).forbidden_met == 2
