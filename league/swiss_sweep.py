"""Pairing a large field in one sweep: neighbours by score, and rematches mended by exchanges that cost nothing.

Neighbours in the order of scores reach the bound that no round can beat, and so does every exchange of two players
of the same score: what comes out complete and without a rematch is proved best. Where an exchange cannot be found,
nothing comes out.
"""

from collections.abc import Callable, Sequence

Edge = tuple[int, int]


def swept(
    players: Sequence[int], score: Callable[[int], int], is_fresh: Callable[[Edge], bool]
) -> tuple[Edge, ...] | None:
    """The pairs, lower number first; `players` in the order of chance, an even number of them.

    Source: house
    """
    order = sorted(players, key=lambda player: -score(player))
    for at in range(0, len(order), 2):
        if not is_fresh(_edge(order, at)) and not _exchange(order, at, score, is_fresh):
            return None
    return tuple(sorted(_edge(order, at) for at in range(0, len(order), 2)))


def _exchange(
    order: list[int], at: int, score: Callable[[int], int], is_fresh: Callable[[Edge], bool]
) -> bool:
    """One of this pair changes places with the nearest player of the same score who makes both pairs fresh."""
    for place in (at + 1, at):
        for other in _same_score(order, place, score):
            pair = other - other % 2
            if pair == at or not (pair > at or is_fresh(_edge(order, pair))):
                continue
            order[place], order[other] = order[other], order[place]
            if is_fresh(_edge(order, at)) and is_fresh(_edge(order, pair)):
                return True
            order[place], order[other] = order[other], order[place]
    return False


def _same_score(order: Sequence[int], place: int, score: Callable[[int], int]) -> list[int]:
    wanted = score(order[place])
    first, last = place, place
    while first and score(order[first - 1]) == wanted:
        first -= 1
    while last + 1 < len(order) and score(order[last + 1]) == wanted:
        last += 1
    return sorted((other for other in range(first, last + 1) if other != place), key=lambda o: abs(o - place))


def _edge(order: Sequence[int], at: int) -> Edge:
    one, other = order[at], order[at + 1]
    return (one, other) if one < other else (other, one)
