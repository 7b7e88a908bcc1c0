"""Consolation and last-chance brackets: who drops into them, and when they are too small to be played."""

import pytest

from league import brackets
from league.brackets import BracketPlace, BracketStage, ConsolationFeed, Ladder, LastChance
from league.ids import PlayerId
from league.refusal import Refusal
from tests.league.bracket_table import assert_places_fit, code, made, placed, places, play, players
from tests.support.bracket_over import bracket_over


def test_progressive_consolation_takes_the_losers_of_each_round_but_the_final() -> None:
    bracket = made(brackets.consolation(players(8)))
    results = play(bracket)
    main = placed(bracket, results)
    second = placed(bracket, results, Ladder.CONSOLATION)
    assert places(main) == {1: [1], 2: [2], 3: [3, 4], 5: [5, 6, 7, 8]}
    assert sorted(player for each in second for player in each.players) == [3, 4, 5, 6, 7, 8]
    assert second[0] == BracketPlace(1, (PlayerId(3),))
    assert_places_fit(bracket, results, Ladder.CONSOLATION)


def test_first_round_consolation_is_for_first_round_losers_alone() -> None:
    bracket = made(brackets.consolation(players(8), ConsolationFeed.FIRST_ROUND))
    second = placed(bracket, play(bracket), Ladder.CONSOLATION)
    assert places(second) == {1: [5], 2: [6], 3: [7, 8]}


@pytest.mark.parametrize("count", [5, 9, 17, 33])
def test_second_round_losers_play_the_consolation_where_the_first_round_has_a_single_match(
    count: int,
) -> None:
    bracket = made(brackets.consolation(players(count), ConsolationFeed.FIRST_ROUND))
    results = play(bracket)
    early = {
        player
        for state in brackets.board(bracket, results)
        if state.match.stage is BracketStage.MAIN and state.match.round <= 2
        for player in state.players
        if state.loser == player
    }
    second = placed(bracket, results, Ladder.CONSOLATION)
    assert {player for each in second for player in each.players} == early
    assert_places_fit(bracket, results, Ladder.CONSOLATION)


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
    last = placed(bracket, results, Ladder.LAST_CHANCE)
    assert {player for each in last for player in each.players} == early
    assert_places_fit(bracket, results, Ladder.LAST_CHANCE)
    again = made(brackets.consolation(players(8), ConsolationFeed.FIRST_ROUND, LastChance.PLAYED))
    final = placed(again, play(again), Ladder.LAST_CHANCE)
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
    assert bracket_over(brackets.board(bracket, results))
    for ladder in Ladder:
        assert_places_fit(bracket, results, ladder)
    wanted = Ladder.LAST_CHANCE if chance is LastChance.PLAYED else Ladder.CONSOLATION
    assert len(placed(bracket, results, wanted)) >= 2


def test_a_last_chance_takes_more_rounds_where_byes_would_leave_it_empty() -> None:
    bracket = made(brackets.consolation(players(17), last_chance=LastChance.PLAYED))
    chance = placed(bracket, play(bracket), Ladder.LAST_CHANCE)
    assert sum(len(each.players) for each in chance) >= 2


def test_small_consolations_are_refused() -> None:
    assert code(brackets.consolation(players(3))) == "bracket-consolation-too-few"
    assert (
        code(brackets.consolation(players(4), last_chance=LastChance.PLAYED)) == "bracket-last-chance-too-few"
    )
