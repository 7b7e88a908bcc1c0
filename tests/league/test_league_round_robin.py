"""Round robin by the Berger tables."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from league.ids import PlayerId
from league.refusal import Refusal
from league.round_robin import RobinRound, berger, round_robin

# The published tables, as start numbers with white first.
PUBLISHED = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    8: [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ],
}


def players(count: int) -> list[PlayerId]:
    return [PlayerId(100 + number) for number in range(1, count + 1)]


def rounds_of(count: int) -> tuple[RobinRound, ...]:
    rounds = round_robin(players(count))
    assert not isinstance(rounds, Refusal)
    return rounds


@pytest.mark.parametrize("count", [4, 6, 8])
def test_berger_tables_are_the_published_ones(count: int) -> None:
    table = berger(count)
    assert not isinstance(table, Refusal)
    assert [" ".join(f"{white}-{black}" for white, black in each) for each in table] == PUBLISHED[count]


@pytest.mark.parametrize("count", range(2, 33))
def test_everybody_meets_everybody_once_and_plays_once_a_round(count: int) -> None:
    rounds = rounds_of(count)
    met = sorted(tuple(sorted(pair)) for each in rounds for pair in each.pairs)
    assert met == sorted(combinations(players(count), 2))
    for each in rounds:
        seated = [player for pair in each.pairs for player in pair] + ([each.bye] if each.bye else [])
        assert sorted(seated) == players(count)


@pytest.mark.parametrize("count", range(3, 32, 2))
def test_an_odd_number_gives_each_player_one_bye(count: int) -> None:
    assert sorted(each.bye for each in rounds_of(count) if each.bye is not None) == players(count)


@pytest.mark.parametrize("count", range(4, 33, 2))
def test_the_first_move_is_even_to_one_game(count: int) -> None:
    first = Counter(pair[0] for each in rounds_of(count) for pair in each.pairs)
    assert {abs(2 * first[player] - (count - 1)) for player in players(count)} == {1}


@pytest.mark.parametrize("count", range(4, 33, 2))
def test_nobody_has_the_same_side_three_times_running_and_twice_only_once(count: int) -> None:
    sides = dict.fromkeys(players(count), "")
    for each in rounds_of(count):
        for white, black in each.pairs:
            sides[white] += "w"
            sides[black] += "b"
    assert all(sum(one == two for one, two in pairwise(line)) <= 1 for line in sides.values())


def test_a_bad_field_is_refused_with_its_reason() -> None:
    cases = {
        "robin-too-few": round_robin(players(1)),
        "robin-too-many": round_robin(players(65)),
        "robin-duplicate-player": round_robin([PlayerId(1), PlayerId(1)]),
        "robin-odd": berger(5),
    }
    for code, answer in cases.items():
        assert isinstance(answer, Refusal)
        assert answer.code == code
