"""Results of a bracket: what is taken, walkovers and withdrawals, and what a correction voids."""

from league import brackets
from league.brackets import BracketEnding, BracketStage, MatchId, MatchResult, Vacancy
from league.ids import PlayerId
from tests.league.bracket_table import code, entered, find, made, placed, places, play, players, underdog


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
    for ending, side in ((BracketEnding.WALKOVER, PlayerId(4)), (BracketEnding.WITHDRAWAL, Vacancy.NOBODY)):
        results = (MatchResult(MatchId(0), PlayerId(1), ending),)
        assert brackets.board(bracket, results)[drop_in].first == side
    left = play(bracket, results=(MatchResult(MatchId(0), PlayerId(1), BracketEnding.WITHDRAWAL),))
    assert places(placed(bracket, left)) == {1: [1], 2: [2], 3: [3], 4: [4]}


def test_a_withdrawal_in_the_first_grand_final_needs_no_reset() -> None:
    bracket = made(brackets.double_elimination(players(4)))
    final = find(bracket, BracketStage.GRAND_FINAL, 1)
    before = tuple(each for each in play(bracket) if each.match != final)
    over = entered(
        brackets.advance(bracket, before, MatchResult(final, PlayerId(2), BracketEnding.WITHDRAWAL))
    )
    assert brackets.is_over(bracket, over)
    assert places(placed(bracket, over)) == {1: [2], 2: [1], 3: [3], 4: [4]}


def test_where_neither_player_came_nobody_goes_on() -> None:
    bracket = made(brackets.single_elimination(players(4)))
    results = play(bracket, results=(MatchResult(MatchId(0), None, BracketEnding.WALKOVER),))
    assert places(placed(bracket, results)) == {1: [2], 3: [1, 3, 4]}


def test_correcting_a_result_voids_the_later_matches_of_other_players() -> None:
    bracket = made(brackets.single_elimination(players(8)))
    results = play(bracket)
    corrected = brackets.correct(bracket, results, MatchResult(MatchId(0), PlayerId(8)))
    assert isinstance(corrected, brackets.BracketCorrection)
    assert {each.match for each in corrected.voided} == {MatchId(4), MatchId(6)}
    assert len(corrected.results) == 5
    (due,) = brackets.ready(bracket, corrected.results)
    assert sorted(due.players) == [4, 8]


def test_correcting_a_score_without_another_winner_voids_nothing() -> None:
    bracket = made(brackets.double_elimination(players(8)))
    results = play(bracket)
    corrected = brackets.correct(
        bracket, results, MatchResult(MatchId(0), PlayerId(1), BracketEnding.WALKOVER)
    )
    assert isinstance(corrected, brackets.BracketCorrection)
    assert corrected.voided == ()
    assert len(corrected.results) == len(results)


def test_a_reset_that_is_no_longer_needed_is_void() -> None:
    bracket = made(brackets.double_elimination(players(2)))
    final, reset = (find(bracket, BracketStage.GRAND_FINAL, number) for number in (1, 2))
    results = play(bracket, underdog)
    results = (results[0], MatchResult(final, PlayerId(1)), MatchResult(reset, PlayerId(1)))
    corrected = brackets.correct(bracket, results, MatchResult(final, PlayerId(2)))
    assert isinstance(corrected, brackets.BracketCorrection)
    assert [each.match for each in corrected.voided] == [reset]
    assert brackets.is_over(bracket, corrected.results)


def test_taking_a_result_back_reopens_the_match() -> None:
    bracket = made(brackets.single_elimination(players(4)))
    back = brackets.retract(bracket, play(bracket), MatchId(1))
    assert isinstance(back, brackets.BracketCorrection)
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
