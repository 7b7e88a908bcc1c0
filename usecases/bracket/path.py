"""A player's way through a bracket: for whom the player waits, or where it ended; told once when it changes."""

from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.brackets import (
    BracketSeed,
    Ladder,
    LoserOf,
    MatchLabel,
    Status,
    origins,
    placings,
    side_ladders,
)
from league.event import Event
from league.ids import PlayerId
from league.round import RoundStatus
from usecases.bracket.drawn import Drawn, drawn_for, numbers

_BYES = "byes"
_A_MESSAGE = 40
"""Byes told in one message: Discord takes no longer ones."""


@dataclass(frozen=True, slots=True)
class BracketPath:
    """The match in which a player waits for the winner or loser of another (0: none), or the place of who is out.

    `ladder_place` is the place of whoever is out in the `ladder` that they came to play in; 0 for the main one.
    """

    event: Event
    match: int = 0
    label: MatchLabel | None = None
    waits_for: int = 0
    for_loser: bool = False
    place: int = 0
    ladder: Ladder = Ladder.MAIN
    ladder_place: int = 0


def path_of(uow: UnitOfWork, event: Event, player: PlayerId) -> BracketPath | None:
    """Where a player stands in the event's bracket; None for whoever has a match to play, or is in no bracket.

    A planned bracket is nobody's yet.
    """
    drawn = drawn_for(uow, event)
    is_public = drawn is not None and drawn.round.status is not RoundStatus.PLANNED
    return paths_in(drawn).get(player) if drawn is not None and is_public else None


def paths_in(drawn: Drawn) -> dict[PlayerId, BracketPath]:
    """Where the players of a bracket stand; whoever has a match to play is left out.

    Source: house
    """
    states, sources, named = drawn.states, origins(drawn.bracket), drawn.labels
    place = numbers(drawn.bracket)
    paths: dict[PlayerId, BracketPath] = {
        player: BracketPath(drawn.event, place=one.place)
        for one in placings(drawn.bracket, drawn.states)
        for player in one.players
    }
    for side in side_ladders(drawn.bracket, states):
        for one in side.places:
            for player in one.players:
                paths[player] = replace(
                    paths.get(player, BracketPath(drawn.event)), ladder=side.ladder, ladder_place=one.place
                )
    for match in sorted(place, reverse=True):
        state = states[match]
        for player in state.players:
            if state.status is Status.READY:
                paths.pop(player, None)
            elif state.status is Status.WAITING:
                other = sources[match][1 if state.first == player else 0]
                number = 0 if isinstance(other, BracketSeed) else place[other.match]
                waits = isinstance(other, LoserOf)
                paths[player] = BracketPath(drawn.event, place[match], named[match], number, waits)
    return paths
