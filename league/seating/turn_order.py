"""Who plays first: turn-order seats as even as possible, without changing who sits with whom.

For two seats a and b, every table is an arrow from its player in a to its player in b, and exchanging the two turns
the arrow round. A player who had a too often and one who had b too often are joined by a path of arrows; turning the
whole path helps both and changes nobody between them. When no path helps, the two seats are as even as they can be
(de Werra: with tables of four, all seats end within one of each other).
"""

from collections.abc import Iterator
from itertools import combinations

from league.ids import PlayerId
from league.limits import FULL_TABLE
from league.seating.model import Round, Table
from league.seating.quality import seat_counts

Counts = dict[PlayerId, list[int]]
Arrows = dict[PlayerId, list[tuple[PlayerId, list[PlayerId]]]]
Path = list[list[PlayerId]]


def even_turns(
    rounds: tuple[Round, ...], history: tuple[Round, ...] = (), locked: tuple[Table, ...] = ()
) -> tuple[Round, ...]:
    """The same tables in a turn order that evens out everybody's seats; locked tables of round one stay."""
    drafts = [[list(table) for table in tables] for tables in rounds]
    kept = set(locked)
    movable = [
        draft
        for number, tables in enumerate(drafts)
        for draft in tables
        if number > 0 or tuple(draft) not in kept
    ]
    counts = seat_counts((*history, *rounds))
    improved = True
    while improved:
        improved = False
        for a, b in combinations(range(FULL_TABLE), 2):
            improved |= _even_out(movable, counts, a, b)
    return tuple(tuple(tuple(draft) for draft in tables) for tables in drafts)


def _even_out(tables: list[list[PlayerId]], counts: Counts, a: int, b: int) -> bool:
    """Turns helpful paths between seats a and b until there is none; whether there was one."""
    seated = [table for table in tables if len(table) > b]
    changed = False
    for start in sorted(counts):
        while path := _helpful_path(seated, counts, start, a, b):
            _turn(path, counts, a, b)
            changed = True
    return changed


def _helpful_path(seated: list[list[PlayerId]], counts: Counts, start: PlayerId, a: int, b: int) -> Path:
    """Tables from one player to another with whom they should trade a seat a against a seat b."""
    surplus = counts[start][a] - counts[start][b]
    for first, second in ((a, b), (b, a)):
        if surplus > 1:
            return _search(_arrows(seated, first, second), counts, start, first, second)
        surplus = -surplus
    return []


def _arrows(seated: list[list[PlayerId]], a: int, b: int) -> Arrows:
    arrows: Arrows = {}
    for table in seated:
        arrows.setdefault(table[a], []).append((table[b], table))
    return arrows


def _search(arrows: Arrows, counts: Counts, start: PlayerId, a: int, b: int) -> Path:
    """Breadth first; the goal is a player whose surplus of seat a is smaller by three or more."""
    goal = counts[start][a] - counts[start][b] - 3
    reached: dict[PlayerId, tuple[PlayerId, list[PlayerId]]] = {}
    wave = [start]
    while wave:
        following = []
        for player in wave:
            for other, table in arrows.get(player, ()):
                if other != start and other not in reached:
                    reached[other] = (player, table)
                    following.append(other)
        for player in following:
            if counts[player][a] - counts[player][b] <= goal:
                return list(_walk_back(reached, player, start))
        wave = following
    return []


def _walk_back(
    reached: dict[PlayerId, tuple[PlayerId, list[PlayerId]]], player: PlayerId, start: PlayerId
) -> Iterator[list[PlayerId]]:
    while player != start:
        player, table = reached[player]
        yield table


def _turn(path: Path, counts: Counts, a: int, b: int) -> None:
    for table in path:
        counts[table[a]][a] -= 1
        counts[table[a]][b] += 1
        counts[table[b]][b] -= 1
        counts[table[b]][a] += 1
        table[a], table[b] = table[b], table[a]
