"""Knock-out brackets: seeding, byes, advancing, correcting, placings."""

import random
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league import brackets
from league.brackets import (
    Bracket,
    BracketStage,
    ConsolationFeed,
    Ending,
    GrandFinal,
    Ladder,
    LastChance,
    MatchId,
    MatchResult,
    MatchState,
    Placing,
    Results,
    Seed,
    Status,
    ThirdPlace,
    Vacancy,
)
from league.ids import PlayerId
from league.refusal import Refusal

SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 23, 32, 33, 100, 256]
Chooser = Callable[[MatchState], PlayerId]


def players(count: int) -> list[PlayerId]:
    return [PlayerId(number) for number in range(1, count + 1)]


def made(answer: Bracket | Refusal) -> Bracket:
    assert isinstance(answer, Bracket), answer
    return answer


def entered(answer: Results | Refusal) -> Results:
    assert not isinstance(answer, Refusal), answer
    return answer


def code(answer: object) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


def favourite(state: MatchState) -> PlayerId:
    return min(state.players)


def underdog(state: MatchState) -> PlayerId:
    return max(state.players)


def play(bracket: Bracket, choose: Chooser = favourite, results: Results = ()) -> Results:
    """Play everything that can be played, round after round."""
    while due := brackets.ready(bracket, results):
        results += tuple(MatchResult(state.match.id, choose(state)) for state in due)
    return results


def find(bracket: Bracket, stage: BracketStage, number_of_round: int, number: int = 1) -> MatchId:
    return next(
        match.id
        for match in bracket.matches
        if (match.stage, match.round, match.number) == (stage, number_of_round, number)
    )


def first_round(bracket: Bracket) -> list[tuple[int, int]]:
    return [
        (match.first.number, match.second.number)
        for match in bracket.matches
        if isinstance(match.first, Seed) and isinstance(match.second, Seed)
    ]


def places(placings: tuple[Placing, ...]) -> dict[int, list[int]]:
    return {each.place: list(each.players) for each in placings}


def assert_places_fit(bracket: Bracket, results: Results, ladder: Ladder = Ladder.MAIN) -> None:
    """Each place is one more than the number of players above it."""
    above = 0
    for each in brackets.placings(bracket, results, ladder):
        assert each.place == above + 1
        above += len(each.players)


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
    assert brackets.is_over(bracket, results)
    assert places(brackets.placings(bracket, results))[1] == [1]
    assert places(brackets.placings(bracket, results))[2] == [2]
    assert_places_fit(bracket, results)


def test_the_losers_of_a_round_share_a_place() -> None:
    bracket = made(brackets.single_elimination(players(6)))
    assert places(brackets.placings(bracket, play(bracket))) == {1: [1], 2: [2], 3: [3, 4], 5: [5, 6]}


def test_the_third_place_can_be_played() -> None:
    bracket = made(brackets.single_elimination(players(8), ThirdPlace.PLAYED))
    results = play(bracket)
    assert places(brackets.placings(bracket, results)) == {1: [1], 2: [2], 3: [3], 4: [4], 5: [5, 6, 7, 8]}
    assert code(brackets.single_elimination(players(3), ThirdPlace.PLAYED)) == "bracket-third-place-too-few"


def test_only_settled_places_are_given_while_play_goes_on() -> None:
    bracket = made(brackets.single_elimination(players(4)))
    results = (MatchResult(MatchId(0), PlayerId(4)),)
    assert places(brackets.placings(bracket, results)) == {3: [1]}
    assert not brackets.is_over(bracket, results)


@pytest.mark.parametrize("count", SIZES)
def test_double_elimination_sends_out_who_loses_twice(count: int) -> None:
    bracket = made(brackets.double_elimination(players(count)))
    results = play(bracket, underdog)
    lost: Counter[PlayerId] = Counter()
    for state in brackets.board(bracket, results):
        if state.result is not None:
            lost.update(player for player in state.players if player != state.winner)
    champion = brackets.placings(bracket, results)[0].players[0]
    assert lost[champion] <= 1
    assert all(lost[player] == 2 for player in players(count) if player != champion)
    assert_places_fit(bracket, results)


def test_the_unbeaten_player_wins_the_grand_final_without_a_reset() -> None:
    bracket = made(brackets.double_elimination(players(8)))
    results = play(bracket)
    assert len(results) == 14
    assert brackets.is_over(bracket, results)
    assert places(brackets.placings(bracket, results)) == {
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
    assert 1 not in places(brackets.placings(bracket, results))
    over = entered(brackets.advance(bracket, results, MatchResult(reset.match.id, PlayerId(2))))
    assert places(brackets.placings(bracket, over)) == {1: [2], 2: [1], 3: [3], 4: [4]}


def test_a_single_grand_final_decides_at_once() -> None:
    bracket = made(brackets.double_elimination(players(4), GrandFinal.SINGLE))
    results = play(bracket, underdog)
    assert [match.stage for match in bracket.matches].count(BracketStage.GRAND_FINAL) == 1
    assert brackets.is_over(bracket, results)


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


def test_progressive_consolation_takes_the_losers_of_each_round_but_the_final() -> None:
    bracket = made(brackets.consolation(players(8)))
    results = play(bracket)
    main = brackets.placings(bracket, results)
    second = brackets.placings(bracket, results, Ladder.CONSOLATION)
    assert places(main) == {1: [1], 2: [2], 3: [3, 4], 5: [5, 6, 7, 8]}
    assert sorted(player for each in second for player in each.players) == [3, 4, 5, 6, 7, 8]
    assert second[0] == Placing(1, (PlayerId(3),))
    assert_places_fit(bracket, results, Ladder.CONSOLATION)


def test_first_round_consolation_is_for_first_round_losers_alone() -> None:
    bracket = made(brackets.consolation(players(8), ConsolationFeed.FIRST_ROUND))
    second = brackets.placings(bracket, play(bracket), Ladder.CONSOLATION)
    assert places(second) == {1: [5], 2: [6], 3: [7, 8]}


def test_last_chance_takes_those_who_lose_early_in_the_consolation() -> None:
    bracket = made(brackets.consolation(players(16), last_chance=LastChance.PLAYED))
    results = play(bracket)
    early = {
        player
        for state in brackets.board(bracket, results)
        if state.match.stage is BracketStage.CONSOLATION and state.match.round <= 2
        for player in state.players
        if player != state.winner
    }
    last = brackets.placings(bracket, results, Ladder.LAST_CHANCE)
    assert {player for each in last for player in each.players} == early
    assert_places_fit(bracket, results, Ladder.LAST_CHANCE)
    again = made(brackets.consolation(players(8), ConsolationFeed.FIRST_ROUND, LastChance.PLAYED))
    final = brackets.placings(again, play(again), Ladder.LAST_CHANCE)
    assert places(final) == {1: [7], 2: [8]}


@pytest.mark.parametrize("count", range(2, 40))
@pytest.mark.parametrize("feed", list(ConsolationFeed))
@pytest.mark.parametrize("chance", list(LastChance))
def test_a_consolation_has_a_match_or_is_refused(
    count: int, feed: ConsolationFeed, chance: LastChance
) -> None:
    bracket = brackets.consolation(players(count), feed, chance)
    if isinstance(bracket, Refusal):
        assert bracket.code in ("bracket-consolation-too-few", "bracket-last-chance-too-few")
        return
    results = play(bracket)
    assert brackets.is_over(bracket, results)
    for ladder in Ladder:
        assert_places_fit(bracket, results, ladder)
    wanted = Ladder.LAST_CHANCE if chance is LastChance.PLAYED else Ladder.CONSOLATION
    assert len(brackets.placings(bracket, results, wanted)) >= 2


def test_a_last_chance_takes_more_rounds_where_byes_would_leave_it_empty() -> None:
    bracket = made(brackets.consolation(players(17), last_chance=LastChance.PLAYED))
    chance = brackets.placings(bracket, play(bracket), Ladder.LAST_CHANCE)
    assert sum(len(each.players) for each in chance) >= 2


def test_small_consolations_are_refused() -> None:
    assert code(brackets.consolation(players(3))) == "bracket-consolation-too-few"
    assert (
        code(brackets.consolation(players(9), ConsolationFeed.FIRST_ROUND)) == "bracket-consolation-too-few"
    )
    assert (
        code(brackets.consolation(players(4), last_chance=LastChance.PLAYED)) == "bracket-last-chance-too-few"
    )


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


def test_a_result_is_taken_once_for_a_match_that_is_ready_and_by_one_who_is_in_it() -> None:
    bracket = made(brackets.single_elimination(players(4)))
    results = entered(brackets.advance(bracket, (), MatchResult(MatchId(0), PlayerId(1))))
    assert (
        code(brackets.advance(bracket, results, MatchResult(MatchId(0), PlayerId(4))))
        == "bracket-already-decided"
    )
    assert (
        code(brackets.advance(bracket, results, MatchResult(MatchId(2), PlayerId(1)))) == "bracket-not-ready"
    )
    stranger = brackets.advance(bracket, results, MatchResult(MatchId(1), PlayerId(4)))
    assert code(stranger) == "bracket-winner-not-in-match"
    for unknown in (MatchId(3), MatchId(-1)):
        assert (
            code(brackets.advance(bracket, results, MatchResult(unknown, PlayerId(1))))
            == "bracket-unknown-match"
        )


def test_a_bye_needs_no_result() -> None:
    bracket = made(brackets.single_elimination(players(3)))
    assert code(brackets.advance(bracket, (), MatchResult(MatchId(0), PlayerId(1)))) == "bracket-not-ready"
    assert brackets.board(bracket, ())[2].first == PlayerId(1)


def test_after_a_walkover_the_loser_plays_on_and_after_a_withdrawal_he_does_not() -> None:
    bracket = made(brackets.double_elimination(players(4)))
    drop_in = find(bracket, BracketStage.LOSERS, 1)
    for ending, side in ((Ending.WALKOVER, PlayerId(4)), (Ending.WITHDRAWAL, Vacancy.NOBODY)):
        results = (MatchResult(MatchId(0), PlayerId(1), ending),)
        assert brackets.board(bracket, results)[drop_in].first == side
    left = play(bracket, results=(MatchResult(MatchId(0), PlayerId(1), Ending.WITHDRAWAL),))
    assert places(brackets.placings(bracket, left)) == {1: [1], 2: [2], 3: [3], 4: [4]}


def test_a_withdrawal_in_the_first_grand_final_needs_no_reset() -> None:
    bracket = made(brackets.double_elimination(players(4)))
    final = find(bracket, BracketStage.GRAND_FINAL, 1)
    before = tuple(each for each in play(bracket) if each.match != final)
    over = entered(brackets.advance(bracket, before, MatchResult(final, PlayerId(2), Ending.WITHDRAWAL)))
    assert brackets.is_over(bracket, over)
    assert places(brackets.placings(bracket, over)) == {1: [2], 2: [1], 3: [3], 4: [4]}


def test_where_neither_player_came_nobody_goes_on() -> None:
    bracket = made(brackets.single_elimination(players(4)))
    results = play(bracket, results=(MatchResult(MatchId(0), None, Ending.WALKOVER),))
    assert places(brackets.placings(bracket, results)) == {1: [2], 3: [1, 3, 4]}


def test_correcting_a_result_voids_the_later_matches_of_other_players() -> None:
    bracket = made(brackets.single_elimination(players(8)))
    results = play(bracket)
    corrected = brackets.correct(bracket, results, MatchResult(MatchId(0), PlayerId(8)))
    assert isinstance(corrected, brackets.Correction)
    assert {each.match for each in corrected.voided} == {MatchId(4), MatchId(6)}
    assert len(corrected.results) == 5
    (due,) = brackets.ready(bracket, corrected.results)
    assert sorted(due.players) == [4, 8]


def test_correcting_a_score_without_another_winner_voids_nothing() -> None:
    bracket = made(brackets.double_elimination(players(8)))
    results = play(bracket)
    corrected = brackets.correct(bracket, results, MatchResult(MatchId(0), PlayerId(1), Ending.WALKOVER))
    assert isinstance(corrected, brackets.Correction)
    assert corrected.voided == ()
    assert len(corrected.results) == len(results)


def test_a_reset_that_is_no_longer_needed_is_void() -> None:
    bracket = made(brackets.double_elimination(players(2)))
    final, reset = (find(bracket, BracketStage.GRAND_FINAL, number) for number in (1, 2))
    results = play(bracket, underdog)
    results = (results[0], MatchResult(final, PlayerId(1)), MatchResult(reset, PlayerId(1)))
    corrected = brackets.correct(bracket, results, MatchResult(final, PlayerId(2)))
    assert isinstance(corrected, brackets.Correction)
    assert [each.match for each in corrected.voided] == [reset]
    assert brackets.is_over(bracket, corrected.results)


def test_taking_a_result_back_reopens_the_match() -> None:
    bracket = made(brackets.single_elimination(players(4)))
    back = brackets.retract(bracket, play(bracket), MatchId(1))
    assert isinstance(back, brackets.Correction)
    assert [each.match for each in back.voided] == [MatchId(2)]
    assert [state.match.id for state in brackets.ready(bracket, back.results)] == [MatchId(1)]


def test_only_a_decided_match_can_be_corrected() -> None:
    bracket = made(brackets.single_elimination(players(4)))
    assert (
        code(brackets.correct(bracket, (), MatchResult(MatchId(0), PlayerId(1))))
        == "bracket-nothing-to-correct"
    )
    assert code(brackets.retract(bracket, (), MatchId(0))) == "bracket-nothing-to-correct"
    assert (
        code(brackets.correct(bracket, (), MatchResult(MatchId(9), PlayerId(1)))) == "bracket-unknown-match"
    )
    assert code(brackets.retract(bracket, (), MatchId(9))) == "bracket-unknown-match"
    results = play(bracket)
    wrong = brackets.correct(bracket, results, MatchResult(MatchId(0), PlayerId(2)))
    assert code(wrong) == "bracket-winner-not-in-match"


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
    assert brackets.is_over(bracket, results)
    placed = [player for each in brackets.placings(bracket, results) for player in each.players]
    assert sorted(placed) == players(count)
    assert_places_fit(bracket, results)
    wrong = chance.choice(results)
    state = brackets.board(bracket, results)[wrong.match]
    other = next(player for player in state.players if player != wrong.winner)
    corrected = brackets.correct(bracket, results, MatchResult(wrong.match, other))
    assert isinstance(corrected, brackets.Correction)
    assert len(corrected.results) + len(corrected.voided) == len(results)
    again = play(bracket, lambda due: chance.choice(due.players), corrected.results)
    assert brackets.is_over(bracket, again)
    assert sorted(player for each in brackets.placings(bracket, again) for player in each.players) == players(
        count
    )


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("count", [6, 13, 17])
def test_nobody_sits_on_both_sides_of_a_match(
    build: Callable[[list[PlayerId]], Bracket | Refusal], count: int
) -> None:
    bracket = made(build(players(count)))
    states = brackets.board(bracket, play(bracket))
    assert all(len(set(state.players)) == len(state.players) for state in states)
