"""A round robin that somebody leaves or enters late: what counts then, and that nobody meets anybody twice."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations import PROFILES
from league.results import ResultKind, TableEnding, TableReport, TableResult, bye, report, walkover
from league.robin_results import counted
from league.round_robin import next_round
from league.tournament import Leavers

RIVALS = PROFILES["rivals"]
SIX = tuple(PlayerId(number) for number in range(1, 7))


def won(winner: int, loser: int) -> TableResult:
    """A match that was played."""
    found = report(RIVALS, TableReport((PlayerId(winner), PlayerId(loser)), (7, 3), TableEnding.VICTORY))
    assert isinstance(found, TableResult)
    return found


def given(winner: int, loser: int) -> TableResult:
    """A match to which one did not come."""
    found = walkover(RIVALS, PlayerId(winner), [PlayerId(loser)])
    assert isinstance(found, TableResult)
    return found


def wins(results: tuple[TableResult, ...]) -> Counter[PlayerId]:
    """How often each has won."""
    return Counter(result.winner for result in results if result.winner is not None)


def left_after(matches: int, leavers: Leavers = Leavers.BY_HALF) -> tuple[TableResult, ...]:
    """Player 6 of six wins so many matches of five and leaves; the others have not met."""
    played = [won(6, other) for other in range(1, matches + 1)]
    return counted(RIVALS, played, SIX[:5], [SIX[5]], leavers)


def test_whoever_leaves_before_half_never_took_part() -> None:
    assert left_after(2) == ()


def test_whoever_leaves_after_half_keeps_the_results_and_loses_the_rest() -> None:
    found = left_after(3)
    assert wins(found) == {PlayerId(6): 3, PlayerId(4): 1, PlayerId(5): 1}
    assert [result.kind for result in found[3:]] == [ResultKind.WALKOVER] * 2


@pytest.mark.parametrize(
    ("matches", "leavers", "count"), [(1, Leavers.COUNT, 5), (4, Leavers.ANNUL, 0), (4, Leavers.COUNT, 5)]
)
def test_an_organizer_may_choose_one_rule_for_all(matches: int, leavers: Leavers, count: int) -> None:
    assert len(left_after(matches, leavers)) == count


def test_a_match_lost_by_staying_away_is_no_match_of_the_half() -> None:
    played = [won(6, 1), won(6, 2), given(3, 6)]
    assert counted(RIVALS, played, SIX[:5], [SIX[5]], Leavers.BY_HALF) == ()


def test_a_free_round_is_no_win() -> None:
    free = bye(RIVALS, PlayerId(3))
    assert isinstance(free, TableResult)
    assert counted(RIVALS, [won(1, 2), free], SIX[:3], [], Leavers.BY_HALF) == (won(1, 2),)


def test_two_who_left_do_not_win_from_one_another() -> None:
    played = [won(5, other) for other in (1, 2, 3)] + [won(6, other) for other in (1, 2, 3)]
    found = counted(RIVALS, played, SIX[:4], SIX[4:], Leavers.BY_HALF)
    assert wins(found) == {PlayerId(5): 3, PlayerId(6): 3, PlayerId(4): 2}


def test_whoever_returns_has_lost_nothing() -> None:
    played = [won(6, 1)]
    assert counted(RIVALS, played, SIX, [], Leavers.BY_HALF) == tuple(played)


@pytest.mark.parametrize("seed", range(40))
def test_nobody_meets_anybody_twice_whoever_comes_and_goes(seed: int) -> None:
    chance = Random(seed)
    here = set(SIX[: chance.randint(3, 6)])
    everybody, met = set(here), set[frozenset[PlayerId]]()
    coming = [PlayerId(number) for number in range(7, 10)]
    for number in range(60):
        pairs = next_round(sorted(everybody), here, met)
        if isinstance(pairs, Refusal):
            assert pairs.code == "all-have-met"
            break
        seated = [player for pair in pairs for player in pair]
        assert len(seated) == len(set(seated))
        assert set(seated) <= here
        assert not met & {frozenset(pair) for pair in pairs}
        met |= {frozenset(pair) for pair in pairs}
        if number < 8 and coming and chance.random() < 0.4:
            here.add(coming[0])
            everybody.add(coming.pop(0))
        if number < 8 and len(here) > 2 and chance.random() < 0.3:
            here.discard(chance.choice(sorted(here)))
    assert {frozenset(pair) for pair in combinations(here, 2)} <= met


def test_a_late_entry_costs_few_rounds() -> None:
    met = set[frozenset[PlayerId]]()
    everybody = list(SIX)
    for number in range(20):
        pairs = next_round(sorted(everybody), everybody, met)
        if isinstance(pairs, Refusal):
            break
        met |= {frozenset(pair) for pair in pairs}
        if number == 2:
            everybody.append(PlayerId(7))
    assert number <= 3 + 7
