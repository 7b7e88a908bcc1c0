"""Where a bracket stands after some results, and what a new, corrected or withdrawn result does to it."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from league.brackets.model import (
    Bracket,
    BracketEnding,
    BracketSeed,
    Match,
    MatchId,
    MatchResult,
    Results,
    Source,
    WinnerOf,
)
from league.ids import PlayerId
from league.refusal import Refusal


class Vacancy(Enum):
    """A side of a match without a player: not known yet, or nobody (a bye)."""

    UNKNOWN = "unknown"
    NOBODY = "nobody"


Side = PlayerId | Vacancy


class Status(Enum):
    """Whether a match waits for its players, can be played, is decided, or needs no playing."""

    WAITING = "waiting"
    READY = "ready"
    DECIDED = "decided"
    BYE = "bye"


class MatchState(NamedTuple):
    """A match with its sides and outcome as far as they are known.

    `loser` is whoever goes on as the loser: nobody after a bye or a withdrawal. `result` is the result that
    decided it, if one did.
    """

    match: Match
    first: Side
    second: Side
    winner: Side
    loser: Side
    status: Status
    result: MatchResult | None = None

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """The players who are known."""
        first = () if isinstance(self.first, Vacancy) else (self.first,)
        return first if isinstance(self.second, Vacancy) else (*first, self.second)


def board(bracket: Bracket, results: Results) -> tuple[MatchState, ...]:
    """Every match in order, with everything that follows from the results."""
    by_match = {result.match: result for result in results}
    states: list[MatchState] = []
    for match in bracket.matches:
        sides = side_of(bracket, states, match.first), side_of(bracket, states, match.second)
        states.append(_state(match, sides, by_match.get(match.id), states))
    return tuple(states)


def ready(bracket: Bracket, results: Results) -> tuple[MatchState, ...]:
    """The matches that can be played now."""
    return tuple(state for state in board(bracket, results) if state.status is Status.READY)


def advance(bracket: Bracket, results: Results, result: MatchResult) -> Results | Refusal:
    """Enter a result. Refuses an unknown, decided or waiting match, and a winner who is not in it."""
    state = _find(bracket, results, result.match)
    if state is None:
        return _unknown(result.match)
    if state.status is Status.DECIDED:
        return Refusal("bracket-already-decided", None, _named(state))
    if state.status is not Status.READY:
        return Refusal("bracket-not-ready", None, _named(state))
    return _wrong_winner(state, result) or (*results, result)


def fallen(bracket: Bracket, results: Results) -> Results:
    """The results of matches that other players should have played, or nobody: they stand until they are voided.

    Whatever hangs on a fallen match falls with it. Source: house.
    """
    by_match = {result.match: result for result in results}
    states: list[MatchState] = []
    for match in bracket.matches:
        sides = side_of(bracket, states, match.first), side_of(bracket, states, match.second)
        due = _state(match, sides, None, states)
        result = by_match.get(match.id)
        if result is not None and due.status is Status.READY and _is_between(result, sides):
            due = _decided(match, sides, result)
        states.append(due)
    kept = {state.match.id for state in states if state.result is not None}
    return tuple(result for result in results if result.match not in kept)


def _is_between(result: MatchResult, sides: tuple[Side, Side]) -> bool:
    return not result.players or sides in (result.players, result.players[::-1])


def _state(
    match: Match, sides: tuple[Side, Side], result: MatchResult | None, earlier: Sequence[MatchState]
) -> MatchState:
    if result is not None and not _is_between(
        result, sides
    ):  # as it was played, whoever should have played it
        return _decided(match, (result.players[0], result.players[1]), result)
    first, second = sides
    if Vacancy.UNKNOWN in sides:
        return MatchState(match, first, second, Vacancy.UNKNOWN, Vacancy.UNKNOWN, Status.WAITING)
    if Vacancy.NOBODY in sides:
        winner = second if first is Vacancy.NOBODY else first
        return MatchState(match, first, second, winner, Vacancy.NOBODY, Status.BYE)
    if match.reset_of is not None and earlier[match.reset_of].winner == earlier[match.reset_of].first:
        return MatchState(match, first, second, first, second, Status.BYE)
    if result is None:
        return MatchState(match, first, second, Vacancy.UNKNOWN, Vacancy.UNKNOWN, Status.READY)
    return _decided(match, sides, result)


def _decided(match: Match, sides: tuple[Side, Side], result: MatchResult) -> MatchState:
    winner, loser = _outcome(sides, result)
    return MatchState(match, *sides, winner, loser, Status.DECIDED, result)


def _outcome(sides: tuple[Side, Side], result: MatchResult) -> tuple[Side, Side]:
    if result.winner is None:
        return Vacancy.NOBODY, Vacancy.NOBODY
    loser = sides[1] if sides[0] == result.winner else sides[0]
    return result.winner, Vacancy.NOBODY if result.ending is BracketEnding.WITHDRAWAL else loser


def side_of(bracket: Bracket, states: Sequence[MatchState], source: Source) -> Side:
    """Who comes from a source, by what is decided."""
    if isinstance(source, BracketSeed):
        number = source.number
        return bracket.entrants[number - 1] if number <= len(bracket.entrants) else Vacancy.NOBODY
    before = states[source.match]
    return before.winner if isinstance(source, WinnerOf) else before.loser


def _find(bracket: Bracket, results: Results, match: MatchId) -> MatchState | None:
    return board(bracket, results)[match] if 0 <= match < len(bracket.matches) else None


def _wrong_winner(state: MatchState, result: MatchResult) -> Refusal | None:
    if result.winner is None or result.winner in state.players:
        return None
    return Refusal("bracket-winner-not-in-match", None, _named(state))


def _unknown(match: MatchId) -> Refusal:
    return Refusal("bracket-unknown-match", None, {"match": match})


def _named(state: MatchState) -> dict[str, str | int]:
    return {"stage": state.match.stage.value, "round": state.match.round, "number": state.match.number}
