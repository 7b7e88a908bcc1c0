"""The matching behind Swiss pairing: a quick search whose answer is proved best, else the whole problem.

Players are numbers by rank, 0 the best; with an odd number of them the bye is one more "player" behind the
last.

The quick search gives the bye to the lowest player who has had none and pairs the rest along few, promising
edges. Its answer is accepted only where it has no rematch and its score gaps reach a bound that no round
can beat. Where only the gaps miss the bound, it is searched again along every edge that could be part of
something better. Anything else goes to the exact search, which weighs all levels of the objective in one
number.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from itertools import combinations

from league.swiss_sweep import swept

Edge = tuple[int, int]
NEIGHBOURS = 8
"""How many opponents of the closest scores, and how many of others, the quick search takes a player."""


LARGE = 128
"""From so many players on a sweep is tried first: half a million edges take seconds."""


@dataclass(frozen=True, slots=True)
class MatchingProblem:
    """A field by rank: scores and byes by player, meetings and forbidden pairs by (lower, higher) rank."""

    scores: tuple[int, ...]
    meetings: Mapping[Edge, int]
    forbidden: frozenset[Edge]
    byes: tuple[int, ...]
    seed: int

    @property
    def players(self) -> int:
        """How many take part, the bye not counted."""
        return len(self.scores)

    def gap(self, edge: Edge) -> int:
        """The squared difference of the two scores."""
        return (self.scores[edge[0]] - self.scores[edge[1]]) ** 2


def solve(problem: MatchingProblem) -> tuple[Edge, ...] | None:
    """The best complete round, the bye as an edge to the number of players; None where there is none."""
    bye = _lowest_without_bye(problem) if problem.players % 2 else None
    if problem.players % 2 and bye is None:
        return _exact(problem)
    waiting = [player for player in range(problem.players) if player != bye]
    quick = (_swept(problem, waiting) if len(waiting) > LARGE else None) or _quick(problem, waiting)
    if quick is None:
        return _exact(problem)
    return quick if bye is None else (*quick, (bye, problem.players))


def _swept(problem: MatchingProblem, players: Sequence[int]) -> tuple[Edge, ...] | None:
    by_chance = sorted(players, key=lambda player: _chance(problem.seed, (player, player)))
    return swept(by_chance, problem.scores.__getitem__, lambda edge: _is_fresh(problem, edge))


def _lowest_without_bye(problem: MatchingProblem) -> int | None:
    return next((player for player in reversed(range(problem.players)) if not problem.byes[player]), None)


def _quick(problem: MatchingProblem, players: Sequence[int]) -> tuple[Edge, ...] | None:
    """The round without rematch of the smallest gaps; None where the promising edges hold no such round."""
    fresh = [edge for edge in combinations(players, 2) if _is_fresh(problem, edge)]
    found = _cheapest(problem, _promising(problem, fresh))
    if len(found) * 2 < len(players):
        return None
    cost = sum(problem.gap(edge) for edge in found)
    if cost == _least_gaps(sorted(problem.scores[player] for player in players)):
        return found
    return _cheapest(problem, _useful(problem, players, fresh, cost))


def _is_fresh(problem: MatchingProblem, edge: Edge) -> bool:
    return edge not in problem.meetings and edge not in problem.forbidden


def _promising(problem: MatchingProblem, fresh: Iterable[Edge]) -> Iterator[Edge]:
    """Each player's opponents of the closest scores, chosen by the seed, of the own score and of others."""
    near: dict[int, list[tuple[int, int, Edge]]] = {}
    for edge in fresh:
        ranked = (problem.gap(edge), _chance(problem.seed, edge), edge)
        for player in edge:
            near.setdefault(player, []).append(ranked)
    chosen: set[Edge] = set()
    for options in near.values():
        options.sort()
        same = [edge for gap, _, edge in options if not gap]
        other = [edge for gap, _, edge in options if gap]
        chosen.update(same[:NEIGHBOURS], other[:NEIGHBOURS])
    return iter(sorted(chosen))


def _useful(
    problem: MatchingProblem, players: Sequence[int], fresh: Iterable[Edge], cost: int
) -> Iterator[Edge]:
    """The edges with which a round of gaps up to `cost` can exist at all: no better round has others."""
    scores = sorted(problem.scores[player] for player in players)

    @cache
    def bound(low: int, high: int) -> int:
        rest = list(scores)
        rest.remove(low)
        rest.remove(high)
        return (high - low) ** 2 + _least_gaps(rest)

    for edge in fresh:
        low, high = sorted(problem.scores[player] for player in edge)
        if bound(low, high) <= cost:
            yield edge


def _least_gaps(scores: Sequence[int]) -> int:
    """No pairing of sorted scores has smaller squared gaps than neighbour with neighbour."""
    return sum((high - low) ** 2 for low, high in zip(scores[::2], scores[1::2], strict=True))


def _cheapest(problem: MatchingProblem, edges: Iterable[Edge]) -> tuple[Edge, ...]:
    """The largest matching along these edges and, among the largest, the one of the smallest gaps."""
    return _match((edge, problem.gap(edge)) for edge in sorted(edges, key=lambda e: _chance(problem.seed, e)))


def _exact(problem: MatchingProblem) -> tuple[Edge, ...] | None:
    """The best round over all edges, all levels of the objective in one cost; None where none is complete."""
    size = problem.players + problem.players % 2
    edges = [edge for edge in combinations(range(size), 2) if edge not in problem.forbidden]
    edges.sort(key=lambda edge: _chance(problem.seed, edge))
    found = _match(zip(edges, _levelled_costs(problem, edges), strict=True))
    return found if len(found) * 2 == size else None


def _levelled_costs(problem: MatchingProblem, edges: Sequence[Edge]) -> list[int]:
    """Each edge's levels folded into one number, so that no sum of a lower level outweighs a higher one."""
    levels = [_levels(problem, edge) for edge in edges]
    pairs = problem.players // 2 + 1
    costs = [0] * len(edges)
    for column in zip(*levels, strict=True):
        base = pairs * (max(costs) + 1)
        costs = [cost + value * base for cost, value in zip(costs, column, strict=True)]
    return costs


def _levels(problem: MatchingProblem, edge: Edge) -> tuple[int, int, int, int, int]:
    """What an edge costs on each level of the objective, the least important first."""
    low, high = edge
    if high == problem.players:
        had = problem.byes[low]
        return 0, 0, problem.players - low, had, 0
    met = problem.meetings.get(edge, 0)
    return problem.gap(edge), max(met - 1, 0), 0, 0, min(met, 1)


def _match(costed: Iterable[tuple[Edge, int]]) -> tuple[Edge, ...]:
    """A matching of the most edges at the smallest cost (Edmonds' blossom algorithm)."""
    from networkx import Graph, max_weight_matching  # a heavy import that only pairing needs

    graph: Graph[int] = Graph()
    for (low, high), cost in costed:
        graph.add_edge(low, high, weight=-cost)
    matched = max_weight_matching(graph, maxcardinality=True)
    return tuple(sorted((min(pair), max(pair)) for pair in matched))


def _chance(seed: int, edge: Edge) -> int:
    """A reproducible number for an edge: chance that is an argument."""
    text = f"{seed}:{edge[0]}:{edge[1]}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
