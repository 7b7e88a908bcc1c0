"""The matching behind Swiss pairing: a quick search whose answer is proved best, else the whole problem.

Players are numbers by rank, 0 the best; with an odd number of them the bye is one more "player" behind the
last.

The quick search gives the bye to one of the lowest score who has had none and pairs the rest along few, promising
edges. Its answer is accepted only where it has no rematch, its score gaps reach a bound that no round can beat, and
nobody floats again as before. Where something of that is missing, it is searched again along every edge that could be
part of something better; of more than `EXACT` players only as long as it is the gaps that miss their bound. Anything
else goes to the exact search, which weighs all levels of the objective in one number.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from itertools import combinations

from league.swiss_ahead import ahead_of, is_endangered
from league.swiss_sweep import swept

Edge = tuple[int, int]
Edges = tuple[Edge, ...]
NEIGHBOURS = 8
"""How many opponents of the closest scores, and how many of others, the quick search takes a player."""

EXACT = 300
"""Up to so many players repeated floats are proved to be as few as they can be."""

LARGE = 128
"""From so many players on a sweep is tried first: half a million edges take seconds."""

VAST = 400
"""From so many players on a sweep without rematches is taken whoever floats in it."""


@dataclass(frozen=True, slots=True)
class MatchingProblem:
    """A field by rank: scores and byes by player, meetings and forbidden pairs by (lower, higher) rank.

    `floats` are who floated down and who up in the last rounds, the newest first; `to_come` is how many rounds follow.
    Who is in an edge of `apart` meets only where that cannot be avoided.
    """

    scores: tuple[int, ...]
    meetings: Mapping[Edge, int]
    forbidden: frozenset[Edge]
    byes: tuple[int, ...]
    seed: int
    floats: tuple[tuple[frozenset[int], frozenset[int]], ...] = ()
    to_come: int = 0
    apart: frozenset[Edge] = frozenset()

    @property
    def players(self) -> int:
        """How many take part, the bye not counted."""
        return len(self.scores)

    @property
    def size(self) -> int:
        """How many take part, the bye counted where there is one."""
        return self.players + self.players % 2

    def is_bye(self, edge: Edge) -> bool:
        """Whether it is the bye that this edge gives away."""
        return edge[1] == self.players

    def gap(self, edge: Edge) -> int:
        """The squared difference of the two scores; a bye has none."""
        return 0 if self.is_bye(edge) else (self.scores[edge[0]] - self.scores[edge[1]]) ** 2

    def floats_again(self, edge: Edge) -> tuple[int, int]:
        """How many of the two would float as in the last round, and as in the round before that."""
        recent, older = [*self.floats, _NO_FLOATS, _NO_FLOATS][:2]
        high, low = self._floaters(edge)
        return (high in recent[0]) + (low in recent[1]), (high in older[0]) + (low in older[1])

    def _floaters(self, edge: Edge) -> tuple[int | None, int | None]:
        if self.is_bye(edge):
            return edge[0], None
        if self.scores[edge[0]] == self.scores[edge[1]]:
            return None, None
        high, low = sorted(edge, key=lambda player: -self.scores[player])
        return high, low

    def is_fresh(self, edge: Edge) -> bool:
        """Whether the two have not met and may meet, or the player has had no bye."""
        if self.is_bye(edge):
            return not self.byes[edge[0]]
        return edge not in self.meetings and edge not in self.forbidden and edge not in self.apart


_NO_FLOATS: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())


def solve(problem: MatchingProblem) -> Edges | None:
    """The best complete round, the bye as an edge to the number of players; None where there is none."""
    if is_endangered(problem.size, problem.to_come, problem.is_fresh):
        found = ahead_of(
            _all_edges(problem), problem.size, problem.to_come, problem.is_fresh, _costs(problem)
        )
        if found is not None:
            return found
    free = _may_have_bye(problem)
    if problem.players % 2 and not free:
        return _exact(problem)
    large = _swept(problem, free) if problem.players > LARGE else None
    return large or _quick(problem, free) or _exact(problem)


def _may_have_bye(problem: MatchingProblem) -> tuple[int, ...]:
    """Those of the lowest score among all who have had no bye; nobody where the number is even."""
    without = [player for player in range(problem.players) if not problem.byes[player]]
    if not problem.players % 2 or not without:
        return ()
    lowest = min(problem.scores[player] for player in without)
    return tuple(player for player in without if problem.scores[player] == lowest)


def _swept(problem: MatchingProblem, free: Sequence[int]) -> Edges | None:
    """A sweep, in which of each score those stand at the edges who may float; None where somebody floats again."""
    by_floats = sorted(free, key=lambda player: (problem.floats_again((player, problem.players)), -player))
    byes = [(player, problem.players) for player in by_floats[:1]]
    sits = {player for player, _ in byes}
    players = _edges_of_scores(problem, [p for p in range(problem.players) if p not in sits])
    found = swept(players, problem.scores.__getitem__, problem.is_fresh)
    if found is None:
        return None
    whole = (*found, *byes)
    again = any(problem.floats_again(edge) != (0, 0) for edge in whole)
    return None if again and problem.players <= VAST else whole


def _edges_of_scores(problem: MatchingProblem, players: Sequence[int]) -> list[int]:
    """By chance; of each score first whoever may best float up, last whoever may best float down."""
    by_chance = sorted(players, key=lambda player: _chance(problem.seed, (player, player)))
    groups: dict[int, list[int]] = {}
    for player in by_chance:
        groups.setdefault(problem.scores[player], []).append(player)
    for group in groups.values():
        first = min(group, key=lambda player: _lean(problem, player))
        group.remove(first)
        last = [max(group, key=lambda player: _lean(problem, player))] if group else []
        group[:] = [first, *(player for player in group if player not in last), *last]
    return [player for group in groups.values() for player in group]


def _lean(problem: MatchingProblem, player: int) -> int:
    """Above nothing: floated up lately, so that it may go down; below: the other way round."""
    weights = (len(problem.floats) - number for number in range(len(problem.floats)))
    return sum(
        weight * ((player in up) - (player in down))
        for weight, (down, up) in zip(weights, problem.floats, strict=True)
    )


def _quick(problem: MatchingProblem, free: Sequence[int]) -> Edges | None:
    """The best round without rematch; None where the promising edges hold no such round."""
    fresh = [edge for edge in combinations(range(problem.players), 2) if problem.is_fresh(edge)]
    byes = [(player, problem.players) for player in free]
    found = _cheapest(problem, [*_promising(problem, fresh), *byes])
    if len(found) * 2 < problem.size:
        return None
    cost = sum(problem.gap(edge) for edge in found)
    scores = sorted(problem.scores)
    if free:
        scores.remove(problem.scores[free[0]])
    is_best = cost == _least_gaps(scores)
    if is_best and (problem.players > EXACT or _nothing_better(problem, found, free)):
        return found
    return _cheapest(problem, [*_useful(problem, scores, fresh, cost), *byes])


def _nothing_better(problem: MatchingProblem, found: Edges, free: Sequence[int]) -> bool:
    """Nobody floats again, and the lowest of those who may has the bye."""
    if any(problem.floats_again(edge) != (0, 0) for edge in found):
        return False
    return not free or (max(free), problem.players) in found


def _promising(problem: MatchingProblem, fresh: Iterable[Edge]) -> Iterator[Edge]:
    """Each player's opponents of the closest scores, chosen by floats and the seed, of the own score and of others."""
    near: dict[int, list[tuple[int, tuple[int, int], int, Edge]]] = {}
    for edge in fresh:
        ranked = (problem.gap(edge), problem.floats_again(edge), _chance(problem.seed, edge), edge)
        for player in edge:
            near.setdefault(player, []).append(ranked)
    chosen: set[Edge] = set()
    for options in near.values():
        options.sort()
        same = [edge for gap, *_, edge in options if not gap]
        other = [edge for gap, *_, edge in options if gap]
        chosen.update(same[:NEIGHBOURS], other[:NEIGHBOURS])
    return iter(sorted(chosen))


def _useful(
    problem: MatchingProblem, scores: Sequence[int], fresh: Iterable[Edge], cost: int
) -> Iterator[Edge]:
    """The edges with which a round of gaps up to `cost` can exist at all: no better round has others.

    `scores` are those of all who are paired; whoever has the bye has one of the lowest of them.
    """

    @cache
    def bound(low: int, high: int) -> int:
        rest = list(scores)
        rest.remove(low)
        rest.remove(high)
        return (high - low) ** 2 + _least_gaps(rest)

    for edge in fresh:
        low, high = sorted(problem.scores[player] for player in edge)
        paired = min(scores.count(low), scores.count(high)) > (low == high)  # else one of them has the bye
        if paired and bound(low, high) <= cost:
            yield edge


def _least_gaps(scores: Sequence[int]) -> int:
    """No pairing of sorted scores has smaller squared gaps than neighbour with neighbour."""
    return sum((high - low) ** 2 for low, high in zip(scores[::2], scores[1::2], strict=True))


def _cheapest(problem: MatchingProblem, edges: Iterable[Edge]) -> Edges:
    """The largest matching along these edges and, among the largest, the best one."""
    ordered = sorted(edges, key=lambda edge: _chance(problem.seed, edge))
    return _match(zip(ordered, _folded(problem, ordered), strict=True))


def _exact(problem: MatchingProblem) -> Edges | None:
    """The best round over all edges, all levels of the objective in one cost; None where none is complete."""
    found = _cheapest(problem, _all_edges(problem))
    return found if len(found) * 2 == problem.size else None


def _all_edges(problem: MatchingProblem) -> list[Edge]:
    pairs = combinations(range(problem.size), 2)
    return sorted(
        (edge for edge in pairs if edge not in problem.forbidden),
        key=lambda edge: _chance(problem.seed, edge),
    )


def _costs(problem: MatchingProblem) -> dict[Edge, int]:
    edges = _all_edges(problem)
    return dict(zip(edges, _folded(problem, edges), strict=True))


def _folded(problem: MatchingProblem, edges: Sequence[Edge]) -> list[int]:
    """Each edge's levels folded into one number, so that no sum of a lower level outweighs a higher one."""
    levels = [_levels(problem, edge) for edge in edges]
    pairs = problem.players // 2 + 1
    costs = [0] * len(edges)
    for column in zip(*levels, strict=True):
        if any(column):
            base = pairs * (max(costs) + 1)
            costs = [cost + value * base for cost, value in zip(costs, column, strict=True)]
    return costs


def _levels(problem: MatchingProblem, edge: Edge) -> tuple[int, ...]:
    """What an edge costs on each level of the objective, the least important first."""
    low = edge[0]
    recent, older = problem.floats_again(edge)
    if problem.is_bye(edge):
        above = problem.scores[low] - min(problem.scores)
        return problem.players - low, older, recent, 0, 0, above, problem.byes[low], 0, 0
    met, mates = problem.meetings.get(edge, 0), int(edge in problem.apart)
    return 0, older, recent, problem.gap(edge), max(met - 1, 0), 0, 0, min(met, 1), mates


def _match(costed: Iterable[tuple[Edge, int]]) -> Edges:
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
