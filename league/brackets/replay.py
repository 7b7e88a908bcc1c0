"""A published double elimination, replayed: the same matches and the same places.

A published bracket is numbers alone: how many players it had (by their seeds, the best first), its matches as (round,
name, winner, loser, whether the loser was disqualified or stayed away), and the place of each seed.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from league.brackets.kinds import GrandFinal, double_elimination
from league.brackets.model import Bracket, BracketEnding, BracketStage, MatchResult, Results
from league.brackets.placings import placings
from league.brackets.progress import MatchState, board, ready
from league.ids import PlayerId
from league.refusal import Refusal

WINNERS, LOSERS = "winners", "losers"
GRAND_FINAL, RESET = "grand final", "grand final reset"
_SMALLEST_PHASE = 4
"""The matches of a double elimination of three: between two there is no phase. Source: house"""


@dataclass(frozen=True, slots=True)
class PublishedMatch:
    """A match as it was published: rounds of the losers' bracket are below zero."""

    round: int
    name: str
    winner: int
    loser: int
    walkover: bool = False


@dataclass(frozen=True, slots=True)
class PublishedBracket:
    """A whole bracket; `places` are those of the seeds, the first seed's first."""

    players: int
    matches: tuple[PublishedMatch, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ReplayDifference:
    """The first thing that is not as it was published: a code, and what it is about."""

    code: str
    about: str = ""


def replayed(published: PublishedBracket) -> ReplayDifference | None:
    """What the replay has otherwise than the published bracket; None where all is the same.

    A match is the same where the same two meet in it, each coming from the matches that we say, and the same one wins.
    Published names of rounds are taken where they help to tell two meetings apart, but some are wrong, and the numbers
    begin anew where an event had several phases: they decide nothing. Whether the unbeaten player had to be beaten
    twice is not published: the bracket has to be the same in one of the two ways. Matches of another phase that stand
    among them are passed over: there are more than a double elimination of so many players can have, and not fewer
    than they have players; a single stray match is none.
    Codes: `no-such-field` (players), `twice` (part and seeds: a meeting that stands there twice), `no-such-match`,
    `not-played` (part and seeds), `other-place` (seed).
    Source: house
    """
    twice = _twice(published.matches)
    if twice is not None:
        return ReplayDifference("twice", _about(twice))
    difference = _replayed(published, GrandFinal.WITH_RESET)
    return None if difference is None or _replayed(published, GrandFinal.SINGLE) is None else difference


def _replayed(published: PublishedBracket, kind: GrandFinal) -> ReplayDifference | None:
    if published.players > max(len(published.places), len(published.matches)):
        return ReplayDifference("no-such-field", str(published.players))  # before a list of so many is made
    bracket = double_elimination([PlayerId(seed) for seed in range(1, published.players + 1)], kind)
    if isinstance(bracket, Refusal):
        return ReplayDifference("no-such-field", str(published.players))
    left = list(published.matches)
    results: Results = ()
    while waiting := ready(bracket, results):
        for state in waiting:
            match = _same(left, state)
            if match is None:
                return ReplayDifference("no-such-match", _told(state))
            left.remove(match)
            results = (*results, _result(state, match))
    if left and not _is_another_phase(left, published):
        return ReplayDifference("not-played", _about(left[0]))
    return _places_differ(bracket, results, published.places)


def _twice(matches: Sequence[PublishedMatch]) -> PublishedMatch | None:
    """The first match of the same two in the same round that stands there once more."""
    met = Counter(map(_meeting, matches))
    return next((match for match in matches if met[_meeting(match)] > 1), None)


def _meeting(match: PublishedMatch) -> tuple[int, str, frozenset[int]]:
    return match.round, match.name, frozenset((match.winner, match.loser))


def _is_another_phase(left: Sequence[PublishedMatch], published: PublishedBracket) -> bool:
    players = {player for match in left for player in (match.winner, match.loser)}
    is_enough = len(left) >= max(len(players), _SMALLEST_PHASE)
    return is_enough and len(published.matches) >= 2 * published.players


def _same(left: Sequence[PublishedMatch], state: MatchState) -> PublishedMatch | None:
    """The published match of the two: the only one, or of several the one with the right name."""
    between = [match for match in left if {match.winner, match.loser} == set(state.players)]
    named = [match for match in between if match.name == _name(state)]
    if named:
        return named[0]
    return between[0] if len(between) == 1 else None


def _name(state: MatchState) -> str:
    match state.match.stage:
        case BracketStage.MAIN:
            return WINNERS
        case BracketStage.LOSERS:
            return LOSERS
        case _:
            return GRAND_FINAL if state.match.reset_of is None else RESET


def _result(state: MatchState, match: PublishedMatch) -> MatchResult:
    ending = BracketEnding.WALKOVER if match.walkover else BracketEnding.PLAYED
    return MatchResult(state.match.id, PlayerId(match.winner), ending)


def _places_differ(bracket: Bracket, results: Results, places: Sequence[int]) -> ReplayDifference | None:
    found = {
        player: one.place for one in placings(bracket, board(bracket, results)) for player in one.players
    }
    told = dict(enumerate(places, 1))
    other = [
        seed for seed in sorted(found.keys() | told.keys()) if found.get(PlayerId(seed)) != told.get(seed)
    ]
    return ReplayDifference("other-place", str(other[0])) if other else None


def _about(match: PublishedMatch) -> str:
    return f"{match.name} {match.winner} {match.loser}"


def _told(state: MatchState) -> str:
    return f"{_name(state)} {' '.join(map(str, sorted(state.players)))}"
