"""Results of a bracket: what is taken, walkovers and withdrawals, and what a correction voids."""

from league import brackets
from league.brackets import BracketEnding, BracketStage, MatchId, MatchResult, Vacancy
from league.ids import PlayerId
from tests.league.bracket_table import code, entered, find, made, placed, places, play, players
from tests.support.bracket_over import bracket_over


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
    assert bracket_over(brackets.board(bracket, over))
    assert places(placed(bracket, over)) == {1: [2], 2: [1], 3: [3], 4: [4]}


def test_where_neither_player_came_nobody_goes_on() -> None:
    bracket = made(brackets.single_elimination(players(4)))
    results = play(bracket, results=(MatchResult(MatchId(0), None, BracketEnding.WALKOVER),))
    assert places(placed(bracket, results)) == {1: [2], 3: [1, 3, 4]}
