"""How a bracket was drawn: its kind, its options and its seeds, from which all its matches follow."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from league.brackets.building import check_entrants, seed_order
from league.brackets.kinds import (
    ConsolationFeed,
    GrandFinal,
    LastChance,
    ThirdPlace,
    consolation,
    double_elimination,
    single_elimination,
)
from league.brackets.model import Bracket
from league.event import Pairing
from league.ids import BracketId, EventId, PlayerId, ResultId, RoundId
from league.refusal import Refusal

Pair = tuple[PlayerId, PlayerId]


class Seeding(StrEnum):
    """Who is seeded first: whom the lot, the rating or the qualifier puts there, or the organizer."""

    LOT = "lot"
    RATING = "rating"
    QUALIFIER = "qualifier"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class BracketOptions:
    """What an organizer may choose about a bracket."""

    third_place: ThirdPlace = ThirdPlace.SHARED
    grand_final: GrandFinal = GrandFinal.WITH_RESET
    consolation: ConsolationFeed = ConsolationFeed.NONE
    last_chance: LastChance = LastChance.NONE


@dataclass(frozen=True, slots=True)
class BracketDraw:
    """A stored bracket: played in one round, whose matches open one by one.

    `players` is the number of its seeds, `drawn` how often it has been drawn: nobody can draw in secret until it suits.
    """

    id: BracketId
    event_id: EventId
    round_id: RoundId
    pairing: Pairing
    third_place: ThirdPlace = ThirdPlace.SHARED
    grand_final: GrandFinal = GrandFinal.WITH_RESET
    consolation: ConsolationFeed = ConsolationFeed.NONE
    last_chance: LastChance = LastChance.NONE
    seeding: Seeding = Seeding.LOT
    players: int = 0
    drawn: int = 1
    version: int = 0

    @property
    def options(self) -> BracketOptions:
        """What was chosen about it."""
        return BracketOptions(self.third_place, self.grand_final, self.consolation, self.last_chance)


@dataclass(frozen=True, slots=True)
class SeededPlayer:
    """A place in a stored bracket, from 1, and who has it."""

    id: int
    bracket_id: BracketId
    seed: int
    player: PlayerId
    version: int = 0


@dataclass(frozen=True, slots=True)
class GoesOn:
    """A judge's word on a match that had no winner: who goes on (0: nobody); it holds for that result alone."""

    id: int
    bracket_id: BracketId
    result_id: ResultId
    player: PlayerId
    version: int = 0


def bracket_for(pairing: Pairing, options: BracketOptions, entrants: Sequence[PlayerId]) -> Bracket | Refusal:
    """The bracket of this kind for these entrants, the best seed first.

    Refusals: those of `single_elimination`, `double_elimination` and `consolation`,
    `bracket-one-extra` where both a third place and a consolation are wanted.
    """
    refused = check_entrants(entrants)
    if refused is not None:
        return refused
    shape = _shape(pairing, options, len(entrants))
    return shape if isinstance(shape, Refusal) else replace(shape, entrants=tuple(entrants))


@lru_cache(maxsize=64)
def _shape(pairing: Pairing, options: BracketOptions, players: int) -> Bracket | Refusal:
    """The matches follow from the number of players alone: laid once, not at each result."""
    entrants = [PlayerId(seed) for seed in range(1, players + 1)]
    if pairing is Pairing.DOUBLE_ELIMINATION:
        return double_elimination(entrants, options.grand_final)
    if options.consolation is ConsolationFeed.NONE:
        return single_elimination(entrants, options.third_place)
    if options.third_place is ThirdPlace.PLAYED:
        return Refusal("bracket-one-extra")
    return consolation(entrants, options.consolation, options.last_chance)


def kept_apart(entrants: Sequence[PlayerId], pairs: Collection[Pair]) -> tuple[PlayerId, ...]:
    """The seeds with as few of these pairs as possible in their first match, moved as little as possible.

    Source: house
    """
    line = list(entrants)
    apart = {frozenset(pair) for pair in pairs}
    firsts = _first_matches(len(line))
    while clashes := _clashes(line, firsts, apart):
        better = _nearest_swap(line, firsts, apart, max(clashes[0]))
        if better is None:
            break
        line = better
    return tuple(line)


def _first_matches(players: int) -> list[tuple[int, int]]:
    """The seats (from 0) that meet in their first match: of the first round, or where both or one had a bye."""
    order = [seed - 1 for seed in seed_order(players)]
    pairs = list(zip(order[::2], order[1::2], strict=False))  # whoever is alone meets nobody
    met = [(min(pair), max(pair)) for pair in pairs if max(pair) < players]
    free = [min(pair) if max(pair) >= players else None for pair in pairs]
    both = [(a, b) for a, b in zip(free[::2], free[1::2], strict=False) if a is not None and b is not None]
    return met + [(min(pair), max(pair)) for pair in both]


def _clashes(
    line: Sequence[PlayerId], firsts: Sequence[tuple[int, int]], apart: Collection[frozenset[PlayerId]]
) -> list[tuple[int, int]]:
    return [(a, b) for a, b in firsts if frozenset((line[a], line[b])) in apart]


def _nearest_swap(
    line: Sequence[PlayerId],
    firsts: Sequence[tuple[int, int]],
    apart: Collection[frozenset[PlayerId]],
    seat: int,
) -> list[PlayerId] | None:
    """The line with the one in this seat moved to the nearest seat that leaves fewer clashes; None if there is none."""
    now = len(_clashes(line, firsts, apart))
    for other in sorted(range(len(line)), key=lambda at: (abs(at - seat), -at)):
        swapped = list(line)
        swapped[seat], swapped[other] = swapped[other], swapped[seat]
        if len(_clashes(swapped, firsts, apart)) < now:
            return swapped
    return None
