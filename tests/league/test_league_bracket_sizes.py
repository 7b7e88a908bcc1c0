"""Every size of bracket in every format, played to its end by the rules alone, and its places counted again.

Through the commands the same is done in tests/usecases/test_usecase_bracket_sizes.py, which takes far longer.
"""

import random
from collections import defaultdict
from dataclasses import replace

import pytest

from league import brackets
from league.brackets import (
    Bracket,
    BracketEnding,
    BracketOptions,
    BracketStage,
    ConsolationFeed,
    GrandFinal,
    LastChance,
    MatchResult,
    MatchState,
    Results,
    ThirdPlace,
    bracket_for,
)
from league.event import Pairing
from league.ids import PlayerId
from tests.league.bracket_table import made, ordered, players
from tests.support.bracket_over import bracket_over

_SINGLE, _DOUBLE = Pairing.SINGLE_ELIMINATION, Pairing.DOUBLE_ELIMINATION
FORMATS = {
    "single": (_SINGLE, BracketOptions()),
    "third-place": (_SINGLE, BracketOptions(third_place=ThirdPlace.PLAYED)),
    "consolation": (_SINGLE, BracketOptions(consolation=ConsolationFeed.PROGRESSIVE)),
    "consolation-first-round": (_SINGLE, BracketOptions(consolation=ConsolationFeed.FIRST_ROUND)),
    "last-chance": (
        _SINGLE,
        BracketOptions(consolation=ConsolationFeed.PROGRESSIVE, last_chance=LastChance.PLAYED),
    ),
    "double": (_DOUBLE, BracketOptions()),
    "double-no-reset": (_DOUBLE, BracketOptions(grand_final=GrandFinal.SINGLE)),
}
SMALLEST = {"third-place": 4, "consolation": 4, "consolation-first-round": 4, "last-chance": 8}
TITLE = frozenset({BracketStage.MAIN, BracketStage.LOSERS, BracketStage.GRAND_FINAL})
QUICK = (2, 3, 5, 9, 11, 23, 47, 65, 129, 256)
LARGEST = 256


def course(bracket: Bracket, results: Results, chance: random.Random, absent: float = 0.0) -> Results:
    """Play everything that can be played at random: walkovers too, and now and then (`absent`) neither comes."""

    def entered(state: MatchState) -> MatchResult:
        winner = None if chance.random() < absent else chance.choice(state.players)
        ending = BracketEnding.WALKOVER if winner is None or chance.random() < 0.1 else BracketEnding.PLAYED
        return MatchResult(state.match.id, winner, ending, state.players)

    while due := brackets.ready(bracket, results):
        results += tuple(map(entered, due))
    return results


def corrected(bracket: Bracket, results: Results, chance: random.Random) -> Results:
    """A result was the other way round: what falls with it is gone."""
    wrong = chance.choice(results)
    other = next(player for player in wrong.players if player != wrong.winner)
    turned = replace(wrong, winner=other)
    after = tuple(turned if each.match == wrong.match else each for each in results)
    gone = brackets.fallen(bracket, after)
    return tuple(each for each in after if each not in gone)


def assert_everybody_has_a_place(bracket: Bracket, results: Results) -> None:
    assert bracket_over(brackets.board(bracket, results))
    placed = [player for placing in ordered(bracket, results) for player in placing.players]
    assert sorted(placed) == sorted(bracket.entrants)


def assert_counted_again(bracket: Bracket, results: Results, lives: int, *, single_final: bool) -> None:
    """The places against the losses, which are counted from who beat whom alone."""
    order = ordered(bracket, results)
    places = {player: placing.place for placing in order for player in placing.players}
    above = 0
    for placing in order:
        assert placing.place == above + 1
        above += len(placing.players)
    beaten_by: dict[PlayerId, list[PlayerId]] = defaultdict(list)
    for each in sorted(results, key=lambda result: result.match):
        if bracket.matches[each.match].stage in TITLE:
            (loser,) = set(each.players) - {each.winner}
            beaten_by[loser].append(each.winner or loser)
    (champion,), (finalist,) = order[0].players, order[1].players
    assert len(beaten_by[champion]) < lives
    for player in set(bracket.entrants) - {champion}:
        assert len(beaten_by[player]) == lives or (single_final and player == finalist)
        assert places[beaten_by[player][-1]] < places[player]


def played_out(players_: int, name: str) -> None:
    """Played to the end, corrected and played to the end again; then once more with players who do not come."""
    pairing, options = FORMATS[name]
    bracket = made(bracket_for(pairing, options, players(players_)))
    chance = random.Random(f"{name} {players_}")
    results = course(bracket, (), chance)
    for _ in range(2):
        assert_everybody_has_a_place(bracket, results)
        assert_counted_again(
            bracket,
            results,
            2 if pairing is _DOUBLE else 1,
            single_final=options.grand_final is GrandFinal.SINGLE,
        )
        results = course(bracket, corrected(bracket, results, chance), chance)
    assert_everybody_has_a_place(bracket, course(bracket, (), chance, absent=0.1))


@pytest.mark.parametrize("name", FORMATS)
def test_sizes_are_played_to_their_end(name: str) -> None:
    for size in QUICK:
        if size >= SMALLEST.get(name, 2):
            played_out(size, name)


@pytest.mark.slow
@pytest.mark.parametrize("name", FORMATS)
def test_every_size_is_played_to_its_end(name: str) -> None:
    for size in range(SMALLEST.get(name, 2), LARGEST + 1):
        played_out(size, name)
