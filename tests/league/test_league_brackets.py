"""Knock-out brackets: seeding, byes, who plays on and who is out, grand finals, placings."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league import brackets
from league.brackets import (
    Bracket,
    BracketSeed,
    BracketStage,
    GrandFinal,
    LastChance,
    MatchId,
    MatchResult,
    Status,
    ThirdPlace,
)
from league.ids import PlayerId
from league.refusal import Refusal
from tests.league.bracket_table import (
    assert_places_fit,
    code,
    entered,
    find,
    made,
    ordered,
    placed,
    places,
    play,
    players,
    underdog,
)
from tests.support.bracket_over import bracket_over

SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 23, 32, 33, 100, 256]


def first_round(bracket: Bracket) -> list[tuple[int, int]]:
    return [
        (match.first.number, match.second.number)
        for match in bracket.matches
        if isinstance(match.first, BracketSeed) and isinstance(match.second, BracketSeed)
    ]


def test_standard_seeding_of_sixteen() -> None:
    assert first_round(made(brackets.single_elimination(players(16)))) == [
        (1, 16), (8, 9), (4, 13), (5, 12), (2, 15), (7, 10), (3, 14), (6, 11),
    ]  # fmt: skip


@pytest.mark.parametrize("count", SIZES)
def test_missing_seeds_are_byes_of_the_best(count: int) -> None:
    bracket = made(brackets.single_elimination(players(count)))
    pairs = first_round(bracket)
    assert {sum(pair) for pair in pairs} == {2 * len(pairs) + 1}
    byes = sorted(state.players[0] for state in brackets.board(bracket, ()) if state.status is Status.BYE)
    assert byes == players(2 * len(pairs) - count)


@pytest.mark.parametrize("count", SIZES)
def test_single_elimination_takes_one_match_less_than_players(count: int) -> None:
    bracket = made(brackets.single_elimination(players(count)))
    results = play(bracket)
    assert len(results) == count - 1
    assert bracket_over(brackets.board(bracket, results))
    assert places(placed(bracket, results))[1] == [1]
    assert places(placed(bracket, results))[2] == [2]
    assert_places_fit(bracket, results)


def test_the_losers_of_a_round_share_a_place() -> None:
    bracket = made(brackets.single_elimination(players(6)))
    assert places(placed(bracket, play(bracket))) == {1: [1], 2: [2], 3: [3, 4], 5: [5, 6]}


def test_the_third_place_can_be_played() -> None:
    bracket = made(brackets.single_elimination(players(8), ThirdPlace.PLAYED))
    results = play(bracket)
    assert places(placed(bracket, results)) == {1: [1], 2: [2], 3: [3], 4: [4], 5: [5, 6, 7, 8]}
    assert code(brackets.single_elimination(players(3), ThirdPlace.PLAYED)) == "bracket-third-place-too-few"


def test_whoever_waits_for_the_third_place_stands_behind_the_finalists() -> None:
    bracket = made(brackets.single_elimination(players(4), ThirdPlace.PLAYED))
    results = (MatchResult(MatchId(0), PlayerId(1)), MatchResult(MatchId(1), PlayerId(2)))
    assert places(ordered(bracket, ())) == {1: [1, 2, 3, 4]}
    assert places(ordered(bracket, results)) == {1: [1, 2], 3: [3, 4]}
    final = MatchResult(find(bracket, BracketStage.MAIN, 2), PlayerId(1))
    assert places(ordered(bracket, (*results, final))) == {1: [1], 2: [2], 3: [3, 4]}


def test_only_settled_places_are_given_while_play_goes_on() -> None:
    bracket = made(brackets.single_elimination(players(4)))
    results = (MatchResult(MatchId(0), PlayerId(4)),)
    assert places(placed(bracket, results)) == {3: [1]}
    assert not bracket_over(brackets.board(bracket, results))


@pytest.mark.parametrize("count", SIZES)
def test_double_elimination_sends_out_who_loses_twice(count: int) -> None:
    bracket = made(brackets.double_elimination(players(count)))
    results = play(bracket, underdog)
    lost: Counter[PlayerId] = Counter()
    for state in brackets.board(bracket, results):
        if state.result is not None:
            lost.update(player for player in state.players if player != state.winner)
    champion = placed(bracket, results)[0].players[0]
    assert lost[champion] <= 1
    assert all(lost[player] == 2 for player in players(count) if player != champion)
    assert_places_fit(bracket, results)


def test_the_unbeaten_player_wins_the_grand_final_without_a_reset() -> None:
    bracket = made(brackets.double_elimination(players(8)))
    results = play(bracket)
    assert len(results) == 14
    assert bracket_over(brackets.board(bracket, results))
    assert places(placed(bracket, results)) == {
        1: [1], 2: [2], 3: [3], 4: [4], 5: [5, 6], 7: [7, 8],
    }  # fmt: skip


def test_the_winner_of_the_losers_bracket_must_win_the_grand_final_twice() -> None:
    bracket = made(brackets.double_elimination(players(4)))
    final = find(bracket, BracketStage.GRAND_FINAL, 1)
    results = tuple(each for each in play(bracket) if each.match != final)
    results = entered(brackets.advance(bracket, results, MatchResult(final, PlayerId(2))))
    (reset,) = brackets.ready(bracket, results)
    assert reset.match.reset_of == final
    assert sorted(reset.players) == [1, 2]
    assert 1 not in places(placed(bracket, results))
    over = entered(brackets.advance(bracket, results, MatchResult(reset.match.id, PlayerId(2))))
    assert places(placed(bracket, over)) == {1: [2], 2: [1], 3: [3], 4: [4]}


def test_a_single_grand_final_decides_at_once() -> None:
    bracket = made(brackets.double_elimination(players(4), GrandFinal.SINGLE))
    results = play(bracket, underdog)
    assert [match.stage for match in bracket.matches].count(BracketStage.GRAND_FINAL) == 1
    assert bracket_over(brackets.board(bracket, results))


@pytest.mark.parametrize(("count", "rounds"), [(8, 2), (16, 3), (32, 4), (64, 5)])
def test_nobody_meets_again_in_the_first_rounds_of_the_losers_bracket(count: int, rounds: int) -> None:
    bracket = made(brackets.double_elimination(players(count)))
    for course in range(20):
        chance = random.Random(course)
        results = play(bracket, lambda state, chance=chance: chance.choice(state.players))  # type: ignore[misc]  # binds the loop's generator
        states = [state for state in brackets.board(bracket, results) if state.result is not None]
        main = {frozenset(state.players) for state in states if state.match.stage is BracketStage.MAIN}
        early = {
            frozenset(state.players)
            for state in states
            if state.match.stage is BracketStage.LOSERS and state.match.round <= rounds
        }
        assert len(early) > rounds
        assert not main & early


@pytest.mark.parametrize(
    ("entrants", "expected"),
    [
        ([], "bracket-too-few"),
        (players(1), "bracket-too-few"),
        (players(257), "bracket-too-many"),
        ([PlayerId(1), PlayerId(1)], "bracket-duplicate-player"),
    ],
)
def test_a_bad_field_is_refused(entrants: list[PlayerId], expected: str) -> None:
    for build in (brackets.single_elimination, brackets.double_elimination, brackets.consolation):
        assert code(build(entrants)) == expected


BUILDS: list[Callable[[list[PlayerId]], Bracket | Refusal]] = [
    brackets.single_elimination,
    lambda entrants: brackets.single_elimination(entrants, ThirdPlace.PLAYED),
    brackets.double_elimination,
    lambda entrants: brackets.double_elimination(entrants, GrandFinal.SINGLE),
    brackets.consolation,
    lambda entrants: brackets.consolation(entrants, last_chance=LastChance.PLAYED),
]


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(BUILDS), st.integers(6, 24), st.randoms(use_true_random=False))
def test_any_course_of_any_bracket_ends_with_everybody_placed(
    build: Callable[[list[PlayerId]], Bracket | Refusal], count: int, chance: random.Random
) -> None:
    bracket = made(build(players(count)))
    results = play(bracket, lambda state: chance.choice(state.players))
    assert bracket_over(brackets.board(bracket, results))
    everybody = [player for each in placed(bracket, results) for player in each.players]
    assert sorted(everybody) == players(count)
    assert_places_fit(bracket, results)
    assert_winners_are_placed_at_once(bracket, results)
    wrong = chance.choice(results)
    states = brackets.board(bracket, results)
    other = next(player for player in states[wrong.match].players if player != wrong.winner)
    corrected = tuple(
        replace(one, winner=other if one is wrong else one.winner, players=states[one.match].players)
        for one in results
    )
    stood = brackets.board(bracket, corrected)
    if bracket_over(stood):
        left = brackets.as_played(bracket, stood)
        assert sorted(player for each in left for player in each.players) == players(count)
        assert sum(len(each.players) for each in left if each.place == 1) == 1
    gone = brackets.fallen(bracket, corrected)
    again = play(
        bracket, lambda due: chance.choice(due.players), tuple(one for one in corrected if one not in gone)
    )
    assert bracket_over(brackets.board(bracket, again))
    assert sorted(player for each in placed(bracket, again) for player in each.players) == players(count)


def assert_winners_are_placed_at_once(bracket: Bracket, results: brackets.Results) -> None:
    """Whom a match gives a place has it from then on; whoever plays on has none yet."""
    for number, result in enumerate(results, 1):
        states = brackets.board(bracket, results[:number])
        ladder = bracket.matches[result.match].ladder
        has = {
            player: one.place for one in brackets.placings(bracket, states, ladder) for player in one.players
        }
        assert result.winner is not None
        assert has.get(result.winner) == brackets.won_place(bracket, states, result.match)


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("count", [6, 13, 17])
def test_nobody_sits_on_both_sides_of_a_match(
    build: Callable[[list[PlayerId]], Bracket | Refusal], count: int
) -> None:
    bracket = made(build(players(count)))
    states = brackets.board(bracket, play(bracket))
    assert all(len(set(state.players)) == len(state.players) for state in states)
