"""Everybody meets everybody once, in the order of the Berger tables."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

from league.ids import PlayerId
from league.refusal import Refusal

Numbers = tuple[int, int]
Pair = tuple[PlayerId, PlayerId]
SMALLEST = 2
LARGEST = 64


@dataclass(frozen=True, slots=True)
class RobinRound:
    """One round: pairs with the first mover (white) first, and who sits out where the number is odd."""

    number: int
    pairs: tuple[tuple[PlayerId, PlayerId], ...]
    bye: PlayerId | None


def berger(players: int) -> tuple[tuple[Numbers, ...], ...] | Refusal:
    """The Berger table for an even number of players, as pairs of start numbers. Source: house.

    Each round is the one before with n/2 added to all numbers but the last; the last number changes sides.
    """
    if (refusal := _bad_size(players)) is not None:
        return refusal
    if players % 2:
        return Refusal("robin-odd", None, {"players": players})
    return tuple(_berger_round(players, index) for index in range(players - 1))


def round_robin(entrants: Sequence[PlayerId]) -> tuple[RobinRound, ...] | Refusal:
    """All rounds for these players by start number; an odd number gives each player one bye.

    Source: house
    """
    if (refusal := _bad_size(len(entrants))) is not None:
        return refusal
    if len(set(entrants)) < len(entrants):
        return Refusal("robin-duplicate-player")
    table = berger(len(entrants) + len(entrants) % 2)
    if isinstance(table, Refusal):
        return table
    return tuple(_robin_round(entrants, number, pairs) for number, pairs in enumerate(table, start=1))


def next_round(
    entrants: Sequence[PlayerId], here: Collection[PlayerId], met: Collection[frozenset[PlayerId]]
) -> tuple[Pair, ...] | Refusal:
    """The pairs of the next round; nobody meets anybody twice, and whoever is in no pair is free.

    The first round of the Berger table of which nothing has been played; whoever left keeps the number there. After a
    late entry, which changes the table, as many as possible of those who have not met, who has most to play first.
    Refuses as `round_robin`, and where all have met.
    Source: house
    """
    table = round_robin(entrants)
    if isinstance(table, Refusal):
        return table
    for row in table:
        pairs = tuple(pair for pair in row.pairs if set(pair) <= set(here))
        if pairs and not any(frozenset(pair) in met for pair in row.pairs):
            return pairs
    return _of_those_left(here, met) or Refusal("all-have-met")


def _of_those_left(here: Collection[PlayerId], met: Collection[frozenset[PlayerId]]) -> tuple[Pair, ...]:
    """As many pairs as possible of those who have not met."""
    from networkx import Graph, max_weight_matching  # a heavy import that only a late entry needs

    owed = [(a, b) for a, b in combinations(sorted(here), 2) if frozenset((a, b)) not in met]
    left = Counter(player for pair in owed for player in pair)
    graph: Graph[PlayerId] = Graph()
    graph.add_weighted_edges_from((a, b, left[a] + left[b]) for a, b in owed)
    found = max_weight_matching(graph, maxcardinality=True)
    return tuple(sorted((min(pair), max(pair)) for pair in found))


def _berger_round(players: int, index: int) -> tuple[Numbers, ...]:
    def turned(number: int) -> int:
        return (number - 1 + index * players // 2) % (players - 1) + 1

    head = (turned(1), players) if index % 2 == 0 else (players, turned(1))
    return (head, *((turned(low), turned(players + 1 - low)) for low in range(2, players // 2 + 1)))


def _robin_round(entrants: Sequence[PlayerId], number: int, pairs: Sequence[Numbers]) -> RobinRound:
    absent = len(entrants) + 1
    real = tuple((entrants[a - 1], entrants[b - 1]) for a, b in pairs if absent not in (a, b))
    bye = next((entrants[min(pair) - 1] for pair in pairs if absent in pair), None)
    return RobinRound(number, real, bye)


def _bad_size(players: int) -> Refusal | None:
    if players < SMALLEST:
        return Refusal("robin-too-few", None, {"players": players})
    if players > LARGEST:
        return Refusal("robin-too-many", None, {"players": players, "largest": LARGEST})
    return None
