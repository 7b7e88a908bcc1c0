"""The next matches of an elimination event, from the results so far.

The bracket is not stored: it follows from who played in the first round, the seed by which they were drawn, and the
results. Who has dropped gives the next match to the opponent; a substitute plays on in the bracket.
"""

from collections.abc import Sequence

from league.brackets import (
    Bracket,
    BracketStage,
    Ending,
    MatchResult,
    MatchState,
    Results,
    Status,
    board,
    double_elimination,
    ready,
    single_elimination,
)
from league.event import Pairing
from league.ids import PlayerId
from league.refusal import Refusal
from league.results import ResultKind
from league.seating.chance import Chance
from usecases.round.basis import Basis, Played, Seats


def knockout_tables(basis: Basis) -> tuple[Seats, ...] | Refusal:
    """The matches that can be played now; in the first round also those who have a bye.

    Refusals: those of the brackets, `bracket-over`.
    """
    bracket = bracket_of(basis)
    if isinstance(bracket, Refusal):
        return bracket
    results = _results(bracket, basis)
    matches = tuple(state.players for state in ready(bracket, results))
    if not matches:
        return Refusal("bracket-over")
    return matches if basis.history else (*matches, *_first_byes(bracket))


def bracket_of(basis: Basis) -> Bracket | Refusal:
    """The bracket of those who played in the first round (before it: of all entrants), drawn by lot."""
    first = basis.history[0] if basis.history else (basis.players,)
    seed = basis.first_seed if basis.history else basis.seed
    everybody = sorted(player for seats in first for player in seats)
    drawn = [_stand_in(basis, player) for player in Chance(seed).shuffled(tuple(everybody))]
    if basis.event.pairing is Pairing.DOUBLE_ELIMINATION:
        return double_elimination(drawn)
    return single_elimination(drawn)


def _stand_in(basis: Basis, player: PlayerId) -> PlayerId:
    """Whoever plays in this player's place today."""
    into = dict(basis.replaced)
    while player in into:
        player = into[player]
    return player


def _results(bracket: Bracket, basis: Basis) -> Results:
    """All results entered, and matches with somebody who has left given to the opponent."""
    waiting = [result for result in basis.played if result.kind is not ResultKind.BYE]
    here = frozenset(basis.players)
    results: Results = ()
    while True:
        states = ready(bracket, results)
        entered = _next_result(states, waiting, basis) or _withdrawal(states, here)
        if entered is None:
            return results
        results = (*results, entered)


def _next_result(states: Sequence[MatchState], waiting: list[Played], basis: Basis) -> MatchResult | None:
    for played in waiting:
        players = {_stand_in(basis, player) for player in played.players}
        state = next((state for state in states if set(state.players) == players), None)
        if state is not None:
            waiting.remove(played)
            winner = None if played.winner is None else _stand_in(basis, played.winner)
            ending = Ending.WALKOVER if played.kind is ResultKind.WALKOVER else Ending.PLAYED
            return MatchResult(state.match.id, winner, ending)
    return None


def _withdrawal(states: Sequence[MatchState], here: frozenset[PlayerId]) -> MatchResult | None:
    for state in states:
        present = [player for player in state.players if player in here]
        if len(present) < len(state.players):
            return MatchResult(state.match.id, present[0] if present else None, Ending.WITHDRAWAL)
    return None


def _first_byes(bracket: Bracket) -> tuple[Seats, ...]:
    states = board(bracket, ())
    first = (s for s in states if s.match.stage is BracketStage.MAIN and s.match.round == 1)
    return tuple(state.players for state in first if state.status is Status.BYE and state.players)
