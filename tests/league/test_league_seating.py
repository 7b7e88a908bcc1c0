"""Planned rounds, counted again from scratch."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league.ids import PlayerId
from league.refusal import Refusal
from league.seating import (
    Plan,
    Round,
    SeatingMode,
    SeatingRequest,
    evaluate,
    seat,
    swap,
    table_sizes,
)
from league.seating.cost import REPEAT_COST
from league.seating.search import GENTLE, SeatingPlan, anneal
from league.seating.task import Task

OPTIMA = [
    (16, 5, 0),
    (20, 5, 0),
    (24, 6, 0),
    (32, 8, 0),
    (40, 6, 0),
    (64, 8, 0),
    (100, 6, 0),
    (23, 4, 0),
    (18, 4, 0),
    (22, 5, 0),
    (12, 3, 9),
    (16, 8, 72),
    (622, 4, 0),
]

numbers_of_players = st.integers(3, 40).filter(lambda n: n != 5)


def people(*numbers: int) -> tuple[PlayerId, ...]:
    return tuple(PlayerId(number) for number in numbers)


def crowd(n: int, start: int = 0) -> tuple[PlayerId, ...]:
    return people(*range(start, start + n))


def plan_of(request: SeatingRequest) -> Plan:
    plan = seat(request)
    assert isinstance(plan, Plan)
    return plan


def code_of(request: SeatingRequest) -> str:
    refusal = seat(request)
    assert isinstance(refusal, Refusal)
    return refusal.code


def times_met(rounds: tuple[Round, ...], a: PlayerId, b: PlayerId) -> int:
    return sum(a in table and b in table for tables in rounds for table in tables)


def naive_repeats(rounds: tuple[Round, ...]) -> int:
    players = sorted({player for table in rounds[0] for player in table})
    met = [times_met(rounds, a, b) for a, b in combinations(players, 2)]
    return sum(count * (count - 1) // 2 for count in met)


def seat_spread(rounds: tuple[Round, ...], player: PlayerId) -> int:
    turns = [table.index(player) for tables in rounds for table in tables if player in table]
    return max(turns.count(turn) for turn in range(4)) - min(turns.count(turn) for turn in range(4))


def seats_everybody_once(tables: Round, players: tuple[PlayerId, ...]) -> bool:
    return sorted(player for table in tables for player in table) == sorted(players)


def in_tables(players: tuple[PlayerId, ...]) -> Round:
    return tuple(players[start : start + 4] for start in range(0, len(players), 4))


@pytest.mark.parametrize(("n", "rounds", "repeats"), OPTIMA)
def test_known_optimum_of_repeats_is_reached(n: int, rounds: int, repeats: int) -> None:
    plan = plan_of(SeatingRequest(crowd(n), rounds))
    assert plan.quality.repeats == repeats
    if n <= 100:
        assert naive_repeats(plan.rounds) == repeats


@pytest.mark.parametrize(("n", "rounds"), [(n, rounds) for n, rounds, _ in OPTIMA if n % 4 == 0])
def test_every_player_has_every_seat_equally_often_at_tables_of_four(n: int, rounds: int) -> None:
    plan = plan_of(SeatingRequest(crowd(n), rounds))
    assert max(seat_spread(plan.rounds, player) for player in crowd(n)) == (1 if rounds % 4 else 0)
    assert plan.quality.seat_imbalance == 0


@pytest.mark.parametrize(
    ("n", "sizes"),
    [(3, (3,)), (4, (4,)), (6, (3, 3)), (7, (4, 3)), (9, (3, 3, 3)), (13, (4, 3, 3, 3)), (16, (4,) * 4)],
)
def test_tables_of_three_only_when_numbers_force_it__cjp_table_size(n: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(n) == sizes


@pytest.mark.parametrize(
    ("n", "code"),
    [
        (0, "seating-too-few"),
        (1, "seating-too-few"),
        (2, "seating-too-few"),
        (5, "seating-five-players"),
        (1001, "seating-too-many"),
    ],
)
def test_impossible_numbers_of_players_are_refused__cjp_table_size(n: int, code: str) -> None:
    assert code_of(SeatingRequest(crowd(n), 3)) == code
    sizes = table_sizes(n)
    assert isinstance(sizes, Refusal)
    assert sizes.params["players"] == n


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (SeatingRequest(crowd(8), 0), "seating-no-rounds"),
        (SeatingRequest(crowd(8), 31), "seating-too-many-rounds"),
        (SeatingRequest((*crowd(7), PlayerId(3)), 2), "seating-player-twice"),
        (SeatingRequest(crowd(8), 2, locked=(people(1, 2, 3, 99),)), "seating-locked-unknown"),
        (
            SeatingRequest(crowd(12), 2, locked=(people(1, 2, 3, 4), people(4, 5, 6, 7))),
            "seating-locked-twice",
        ),
        (SeatingRequest(crowd(12), 2, locked=(people(1, 2),)), "seating-locked-size"),
        (SeatingRequest(crowd(9), 2, locked=(people(1, 2, 3, 4),)), "seating-locked-rest"),
        (SeatingRequest(crowd(8), 1, mode=SeatingMode.POWER, power_weight=101), "seating-power-weight"),
    ],
)
def test_unsound_requests_are_refused_with_their_reason(request_: SeatingRequest, code: str) -> None:
    assert code_of(request_) == code


@pytest.mark.parametrize("mode", SeatingMode)
@settings(max_examples=10, deadline=None)
@given(n=numbers_of_players, rounds=st.integers(1, 9), seed=st.integers(0, 2**64))
def test_every_round_seats_everybody_once_at_tables_of_the_right_size__cjp_table_size(
    mode: SeatingMode, n: int, rounds: int, seed: int
) -> None:
    plan = plan_of(SeatingRequest(crowd(n, 100), rounds, seed=seed, mode=mode))
    assert len(plan.rounds) == (1 if mode is SeatingMode.POWER else rounds)
    for tables in plan.rounds:
        assert seats_everybody_once(tables, crowd(n, 100))
        assert tuple(len(table) for table in tables) == table_sizes(n)


@settings(max_examples=10, deadline=None)
@given(n=st.integers(6, 40), rounds=st.integers(2, 8), seed=st.integers(0, 99))
def test_quality_is_never_better_than_its_bound_and_counts_what_is_there(
    n: int, rounds: int, seed: int
) -> None:
    plan = plan_of(SeatingRequest(crowd(n), rounds, seed=seed))
    quality, bound = plan.quality, plan.quality.bound
    assert quality.repeats == naive_repeats(plan.rounds) >= bound.repeats
    assert quality.worst_pair >= bound.worst_pair
    assert quality.seat_imbalance >= bound.seat_imbalance
    assert quality.threes_spread >= bound.threes_spread


@settings(max_examples=100, deadline=None)
@given(
    n=st.integers(3, 14).filter(lambda n: n != 5),
    played=st.integers(0, 3),
    rounds=st.integers(1, 4),
    left=st.integers(0, 2),
    seed=st.integers(0, 2**64),
)
def test_no_plan_costs_less_than_the_search_takes_for_the_least(
    n: int, played: int, rounds: int, left: int, seed: int
) -> None:
    before = _shuffled(SeatingRequest(crowd(n + left), played, seed=seed)) if played else ()
    task = Task(SeatingRequest(crowd(n), rounds, history=before, seed=seed))
    desk = SeatingPlan(task.shuffled_rounds(), task.costs(fairness=1), frozenset())
    assert task.least_cost(desk) <= desk.cost


def _shuffled(request: SeatingRequest) -> tuple[Round, ...]:
    task = Task(request)
    return task.named(task.shuffled_rounds())


@pytest.mark.parametrize(("n", "repeats"), [(4, 6), (6, 2), (8, 4), (12, 3), (16, 0)])
def test_the_search_stops_at_the_repeats_that_must_be(n: int, repeats: int) -> None:
    first = plan_of(SeatingRequest(crowd(n), 1)).rounds
    task = Task(SeatingRequest(crowd(n), 1, history=first))
    desk = SeatingPlan(task.shuffled_rounds(), task.costs(fairness=1), frozenset())
    assert task.least_cost(desk) // REPEAT_COST == repeats
    anneal(desk, task.chance, GENTLE, task.least_cost(desk))
    assert desk.cost == task.least_cost(desk)


def test_plan_is_continued_after_published_rounds_without_loss() -> None:
    whole = plan_of(SeatingRequest(crowd(24), 6, seed=5))
    rest = plan_of(SeatingRequest(crowd(24), 4, history=whole.rounds[:2], seed=6))
    assert rest.rounds == whole.rounds[2:]
    assert rest.quality.repeats == 0


def test_history_of_another_hand_is_not_repeated() -> None:
    players = crowd(16)
    across = tuple(tuple(players[place] for place in range(start, 16, 4)) for start in range(4))
    plan = plan_of(SeatingRequest(players, 3, history=(in_tables(players), across)))
    assert naive_repeats((in_tables(players), across, *plan.rounds)) == plan.quality.repeats == 0


@settings(max_examples=6, deadline=None)
@given(
    left=st.sets(st.integers(0, 15), max_size=4).filter(lambda left: len(left) > 0), entries=st.integers(0, 2)
)
def test_dropped_players_are_never_seated_and_entries_always(left: set[int], entries: int) -> None:
    played = plan_of(SeatingRequest(crowd(16), 4)).rounds[:1]
    players = tuple(p for p in (*crowd(16), *crowd(entries, 50)) if p not in left)
    plan = plan_of(SeatingRequest(players, 2, history=played))
    for tables in plan.rounds:
        assert seats_everybody_once(tables, players)
        assert tuple(len(table) for table in tables) == table_sizes(len(players))


def test_drop_of_one_player_costs_no_repeat() -> None:
    played = plan_of(SeatingRequest(crowd(16), 5, seed=3)).rounds[:2]
    assert plan_of(SeatingRequest(crowd(15), 3, history=played)).quality.repeats == 0


@pytest.mark.parametrize("mode", SeatingMode)
@pytest.mark.parametrize("played", [0, 1])
def test_locked_tables_stay_in_their_turn_order(mode: SeatingMode, played: int) -> None:
    locked = (people(9, 2, 7, 4), people(1, 0, 12))
    history = (in_tables(crowd(16))[:3], in_tables(crowd(16)))[:played]
    plan = plan_of(SeatingRequest(crowd(15), 2, history=history, locked=locked, mode=mode))
    assert set(locked) <= set(plan.rounds[0])
    assert seats_everybody_once(plan.rounds[0], crowd(15))


def test_all_tables_locked_leaves_the_round_as_it_is() -> None:
    locked = in_tables(crowd(8))
    assert set(plan_of(SeatingRequest(crowd(8), 1, locked=locked)).rounds[0]) == set(locked)


@pytest.mark.parametrize("mode", SeatingMode)
def test_forbidden_pairs_are_kept_apart(mode: SeatingMode) -> None:
    forbidden = frozenset(
        (a, b) for club in ((0, 5, 9), (1, 2), (3, 12)) for a, b in combinations(people(*club), 2)
    )
    plan = plan_of(SeatingRequest(crowd(24), 4, forbidden=forbidden, mode=mode, ranking=crowd(24)))
    assert all(times_met(plan.rounds, a, b) == 0 for a, b in forbidden)
    assert plan.quality.forbidden_met == 0


def test_forbidden_pairs_cost_no_repeat_where_the_plan_has_room_for_them() -> None:
    forbidden = frozenset({(PlayerId(1), PlayerId(0)), (PlayerId(2), PlayerId(3))})
    assert plan_of(SeatingRequest(crowd(20), 5, forbidden=forbidden)).quality.repeats == 0


def test_forbidden_pair_that_cannot_be_avoided_is_counted() -> None:
    plan = plan_of(SeatingRequest(crowd(4), 2, forbidden=frozenset({(PlayerId(3), PlayerId(0))})))
    assert plan.quality.forbidden_met == 2


def test_swap_exchanges_table_and_turn() -> None:
    tables = in_tables(crowd(8))
    assert swap(tables, PlayerId(1), PlayerId(6)) == (people(0, 6, 2, 3), people(4, 5, 1, 7))


@pytest.mark.parametrize(("a", "b", "code"), [(1, 99, "seating-swap-absent"), (1, 1, "seating-swap-same")])
def test_swap_of_nobody_is_refused(a: int, b: int, code: str) -> None:
    refusal = swap(in_tables(crowd(8)), PlayerId(a), PlayerId(b))
    assert isinstance(refusal, Refusal)
    assert refusal.code == code


def test_manual_seating_is_judged_with_its_history() -> None:
    tables = in_tables(crowd(8))
    quality = evaluate((tables,), history=(tables,))
    assert quality.repeats == 12
    assert quality.worst_pair == 2
    assert quality.seat_imbalance == 8 * 2
    assert quality.bound.repeats == 4


def test_nothing_played_has_no_faults() -> None:
    assert evaluate(()).repeats == 0
