"""The places that a bracket has decided so far."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from league.brackets.model import Bracket, Ladder, LoserOf, Match, MatchId, WinnerOf
from league.brackets.progress import MatchState, Status, Vacancy, side_of
from league.ids import PlayerId


@dataclass(frozen=True, slots=True)
class BracketPlace:
    """A place and everybody who shares it, the better seeds first."""

    place: int
    players: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class LadderPlaces:
    """The places that a consolation or a last chance has decided; `is_over` once nothing is left to be played there."""

    ladder: Ladder
    places: tuple[BracketPlace, ...]
    is_over: bool


def side_ladders(bracket: Bracket, states: Sequence[MatchState]) -> tuple[LadderPlaces, ...]:
    """The ladders of a board beside the main one, each with the places that it has decided.

    Source: house
    """
    played = {bracket.matches[match].ladder for match in bracket.contested} - {Ladder.MAIN}
    return tuple(
        LadderPlaces(ladder, placings(bracket, states, ladder), ladder_over(states, ladder))
        for ladder in Ladder
        if ladder in played
    )


def ladder_over(states: Sequence[MatchState], ladder: Ladder) -> bool:
    """Whether every match of a ladder is decided or needs no playing."""
    over = {Status.DECIDED, Status.BYE}
    return all(state.status in over for state in states if state.match.ladder is ladder)


def still_in(bracket: Bracket, states: Sequence[MatchState]) -> frozenset[PlayerId]:
    """Whose place in the event no match has decided yet."""
    out = {player for placing in placings(bracket, states) for player in placing.players}
    return frozenset(bracket.entrants) - out


def moved_up(places: Sequence[BracketPlace], gone: Collection[PlayerId]) -> tuple[BracketPlace, ...]:
    """The same places without these players; whoever stands behind them moves up.

    Source: cjp/penalty-levels
    """
    found: list[BracketPlace] = []
    out = 0
    for placing in places:
        kept = tuple(player for player in placing.players if player not in gone)
        if kept:
            found.append(BracketPlace(placing.place - out, kept))
        out += len(placing.players) - len(kept)
    return tuple(found)


def placings(
    bracket: Bracket, states: Sequence[MatchState], ladder: Ladder = Ladder.MAIN
) -> tuple[BracketPlace, ...]:
    """Places in one ladder of a board, the best first; who can still win or lose a place there is not in it.

    Where both players of a match stayed away, both are placed as its losers, and the places above may stay
    empty.
    """
    places = {
        player: place
        for state in states
        if state.match.ladder is ladder
        for player, place in _decided(bracket, states, state)
    }
    return _shared(bracket, places)


def as_played(bracket: Bracket, states: Sequence[MatchState]) -> tuple[BracketPlace, ...]:
    """The places once a bracket stands as it was played: whoever others played for has the place of a loser there.

    Source: house
    """
    places = {player: placing.place for placing in placings(bracket, states) for player in placing.players}
    for state in states:
        if state.match.ladder is Ladder.MAIN and state.result is not None:
            due = {side_of(bracket, states, source) for source in (state.match.first, state.match.second)}
            place = _next_place(bracket, state.match)
            for player in due - set(state.players):
                if not isinstance(player, Vacancy) and place is not None:
                    places.setdefault(player, place)
    return _shared(bracket, places)


def _shared(bracket: Bracket, places: Mapping[PlayerId, int]) -> tuple[BracketPlace, ...]:
    shared: dict[int, list[PlayerId]] = {}
    for player in bracket.entrants:
        if player in places:
            shared.setdefault(places[player], []).append(player)
    return tuple(BracketPlace(place, tuple(shared[place])) for place in sorted(shared))


def order(bracket: Bracket, states: Sequence[MatchState]) -> tuple[BracketPlace, ...]:
    """Everybody's place in the event, the best first; whoever is still in it has the best that is left to win.

    Source: house
    """
    places = {player: placing.place for placing in placings(bracket, states) for player in placing.players}
    waiting = {
        player: _best_place(bracket, state.match)
        for state in states
        if state.match.ladder is Ladder.MAIN and state.winner is Vacancy.UNKNOWN
        for player in state.players
    }
    return _shared(bracket, dict.fromkeys(bracket.entrants, 1) | waiting | places)


def _best_place(bracket: Bracket, match: Match) -> int:
    """The place of whoever wins this match and every one that follows."""
    following: Match | None = match
    while following is not None and following.winner_place is None:
        following = _won_into(bracket, following)
    return 1 if following is None or following.winner_place is None else following.winner_place


def _decided(
    bracket: Bracket, states: Sequence[MatchState], state: MatchState
) -> Iterator[tuple[PlayerId, int]]:
    """The players whose place this match settles."""
    if state.winner is Vacancy.UNKNOWN:
        return
    for player in state.players:
        place = state.match.winner_place if player == state.winner else _loser_place(bracket, states, state)
        if place is not None:
            yield player, place


def won_place(bracket: Bracket, states: Sequence[MatchState], match: MatchId) -> int | None:
    """The place that a decided match gives to its winner; None for whoever plays on.

    Source: house
    """
    state = states[match]
    if state.match.winner_place is not None:
        return state.match.winner_place
    following = _won_into(bracket, state.match)
    if following is None:
        return None
    then = states[following.id]
    is_given = then.status is Status.BYE and then.winner == state.winner
    return won_place(bracket, states, following.id) if is_given else None


def _loser_place(bracket: Bracket, states: Sequence[MatchState], state: MatchState) -> int | None:
    """The loser's place; one who could play on but left has the place he would have lost next."""
    if state.match.loser_place is not None or state.loser is not Vacancy.NOBODY:
        return state.match.loser_place
    following = _dropped_into(bracket, state.match)
    return None if following is None else _loser_place(bracket, states, states[following.id])


def _next_place(bracket: Bracket, match: Match) -> int | None:
    """The place of whoever loses a match, and every one that follows."""
    following = match
    while following.loser_place is None:
        dropped = _dropped_into(bracket, following)
        if dropped is None:
            return None
        following = dropped
    return following.loser_place


def _won_into(bracket: Bracket, match: Match) -> Match | None:
    source = WinnerOf(match.id)
    return next((each for each in bracket.matches if source in (each.first, each.second)), None)


def _dropped_into(bracket: Bracket, match: Match) -> Match | None:
    source = LoserOf(match.id)
    return next((each for each in bracket.matches if source in (each.first, each.second)), None)
