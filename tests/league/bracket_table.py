"""A small language for tests of knock-out brackets: build one, play it by a wish, look at the places."""

from collections.abc import Callable

from league import brackets
from league.brackets import (
    Bracket,
    BracketPlace,
    BracketStage,
    Ladder,
    MatchId,
    MatchResult,
    MatchState,
    Results,
)
from league.ids import PlayerId
from league.refusal import Refusal

Chooser = Callable[[MatchState], PlayerId]


def players(count: int) -> list[PlayerId]:
    """So many players, the best first."""
    return [PlayerId(number) for number in range(1, count + 1)]


def made(answer: Bracket | Refusal) -> Bracket:
    """A bracket that must not be refused."""
    assert isinstance(answer, Bracket), answer
    return answer


def entered(answer: Results | Refusal) -> Results:
    """Results that must not be refused."""
    assert not isinstance(answer, Refusal), answer
    return answer


def code(answer: object) -> str:
    """Why something was refused."""
    assert isinstance(answer, Refusal), answer
    return answer.code


def favourite(state: MatchState) -> PlayerId:
    """The better seed wins."""
    return min(state.players)


def underdog(state: MatchState) -> PlayerId:
    """The worse seed wins."""
    return max(state.players)


def play(bracket: Bracket, choose: Chooser = favourite, results: Results = ()) -> Results:
    """Play everything that can be played, round after round."""
    while due := brackets.ready(bracket, results):
        results += tuple(MatchResult(state.match.id, choose(state)) for state in due)
    return results


def find(bracket: Bracket, stage: BracketStage, number_of_round: int, number: int = 1) -> MatchId:
    """A match by its stage, round and number."""
    return next(
        match.id
        for match in bracket.matches
        if (match.stage, match.round, match.number) == (stage, number_of_round, number)
    )


def placed(bracket: Bracket, results: Results, ladder: Ladder = Ladder.MAIN) -> tuple[BracketPlace, ...]:
    """The places that results have decided in a ladder."""
    return brackets.placings(bracket, brackets.board(bracket, results), ladder)


def ordered(bracket: Bracket, results: Results) -> tuple[BracketPlace, ...]:
    """Everybody's place after results."""
    return brackets.order(bracket, brackets.board(bracket, results))


def places(placings: tuple[BracketPlace, ...]) -> dict[int, list[int]]:
    """The players of each place."""
    return {each.place: list(each.players) for each in placings}


def assert_places_fit(bracket: Bracket, results: Results, ladder: Ladder = Ladder.MAIN) -> None:
    """Each place is one more than the number of players above it."""
    above = 0
    for each in placed(bracket, results, ladder):
        assert each.place == above + 1
        above += len(each.players)
