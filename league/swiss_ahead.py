"""Looking ahead in a small field: a round after which the rounds to come need no rematch, if there is one.

Six players may play two rounds after which a third leaves two triangles of strangers, and no fourth without a rematch.
Every round of a small field is weighed, the best first, until one leaves as many rounds as are to come.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

Edge = tuple[int, int]
SMALL = 12
"""Up to so many, the bye counted, all rounds are looked at: there are 10,395."""
_STEPS, _ALL_STEPS = 20_000, 400_000
"""So many steps a round, and all together, are searched for their future; what is not found is taken for lost."""


def is_endangered(size: int, to_come: int, is_fresh: Callable[[Edge], bool]) -> bool:
    """Whether a round could leave too little for the rounds to come.

    While everybody has half of the field and one more for each round to come left after it, there is always a round
    (Dirac), so nothing can be spoilt.
    """
    if not to_come or size > SMALL:
        return False
    left = min(row.bit_count() for row in _strangers(size, is_fresh)) - 1
    return left < size // 2 + to_come - 1


def ahead_of(
    edges: Sequence[Edge],
    size: int,
    to_come: int,
    is_fresh: Callable[[Edge], bool],
    costs: Mapping[Edge, int],
) -> tuple[Edge, ...] | None:
    """The best round without a rematch that leaves the most of the rounds to come; None where each has a rematch."""
    rows = _strangers(size, is_fresh)
    fresh = {edge for edge in edges if is_fresh(edge)}
    rounds = sorted(
        (sum(costs[edge] for edge in found), number, found)
        for number, found in enumerate(_rounds([edge for edge in edges if edge in fresh], size))
    )
    if not rounds:
        return None
    for depth in range(min(to_come, size - 1), 0, -1):
        left = _ALL_STEPS
        for _, _, found in rounds:
            future = _Future([min(_STEPS, left)])
            if future.lasts(_without(rows, found), depth, 0):
                return tuple(sorted(found))
            left -= min(_STEPS, left) - max(future.steps[0], 0)
            if left <= 0:
                break
    return tuple(sorted(rounds[0][2]))


def _strangers(size: int, is_fresh: Callable[[Edge], bool]) -> list[int]:
    """Whom each may still meet, as bits."""
    rows = [0] * size
    for low in range(size):
        for high in range(low + 1, size):
            if is_fresh((low, high)):
                rows[low] |= 1 << high
                rows[high] |= 1 << low
    return rows


def _rounds(edges: Sequence[Edge], size: int) -> Iterator[tuple[Edge, ...]]:
    """Every complete round along these edges, in their order."""
    by_first: dict[int, list[Edge]] = {player: [] for player in range(size)}
    for edge in edges:
        by_first[edge[0]].append(edge)

    def extended(chosen: tuple[Edge, ...], taken: int) -> Iterator[tuple[Edge, ...]]:
        first = _first_free(taken)
        if first >= size:
            yield chosen
            return
        for edge in by_first[first]:
            if not taken >> edge[1] & 1:
                yield from extended((*chosen, edge), taken | 1 << first | 1 << edge[1])

    return extended((), 0)


def _first_free(taken: int) -> int:
    return (~taken & taken + 1).bit_length() - 1


def _without(rows: Sequence[int], edges: Sequence[Edge]) -> tuple[int, ...]:
    left = list(rows)
    for low, high in edges:
        left[low] &= ~(1 << high)
        left[high] &= ~(1 << low)
    return tuple(left)


@dataclass(frozen=True, slots=True)
class _Future:
    """A search for rounds to come, with the steps that are left for it."""

    steps: list[int]

    def lasts(self, rows: tuple[int, ...], rounds: int, after: int) -> bool:
        """The first player's opponents come in the order of their numbers, beyond `after`."""
        least = min(row.bit_count() for row in rows)
        if not rounds or least >= len(rows) // 2 + rounds - 1:
            return True
        return least >= rounds and self._extended(rows, rounds, ((), 0), after)

    def _extended(
        self, rows: tuple[int, ...], rounds: int, so_far: tuple[tuple[Edge, ...], int], after: int
    ) -> bool:
        """A round that has some of its pairs, completed in one of all ways."""
        self.steps[0] -= 1
        if self.steps[0] < 0:
            return False
        chosen, taken = so_far
        first = _first_free(taken)
        if first >= len(rows):
            return self.lasts(_without(rows, chosen), rounds - 1, chosen[0][1])
        options = rows[first] & ~taken & (-1 if chosen else -1 << after + 1)
        return any(
            self._extended(rows, rounds, ((*chosen, (first, other)), taken | 1 << first | 1 << other), after)
            for other in range(len(rows))
            if options >> other & 1
        )
