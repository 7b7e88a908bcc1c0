"""A new table for whoever comes late: from which tables that have not begun one player each leaves for it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from league.ids import PlayerId, TableId

_PAIR: Final = 2
_MOST: Final = 120
"""Of more, all triples would be too many to look at."""
Pairs: TypeAlias = Collection[tuple[PlayerId, PlayerId]]


@dataclass(frozen=True, slots=True)
class Leaving:
    """A player who leaves a table for the new one."""

    table: TableId
    player: PlayerId


@dataclass(frozen=True, slots=True)
class NewTable:
    """Who moves to the new table, and how many pairs at it have met before or should not meet."""

    moved: tuple[Leaving, ...]
    repeats: int


def met_in(history: Sequence[Sequence[Sequence[PlayerId]]]) -> frozenset[tuple[PlayerId, PlayerId]]:
    """The pairs, smaller number first, that sat at one table in these rounds."""
    return frozenset(_pair(*two) for seats in history for table in seats for two in combinations(table, 2))


def new_table(
    tables: Mapping[TableId, Sequence[PlayerId]],
    late: Sequence[PlayerId],
    met: Pairs,
    sizes: Collection[int],
) -> NewTable | None:
    """The best new table of the smallest size that takes all who are `late`: fewest repeats, then fewest moved players.

    `tables` are those that have not begun; each keeps at least the smallest size. A larger new table never has fewer
    repeats, for each that it could leave out has its own: so nobody moves without need. Of equal choices the tables
    named last give their last players. None where too few tables can spare a player. Where three or more move, only
    the first 120 who can are looked at.
    Source: house
    """
    size = max(min(sizes), len(late))
    if not late or size > max(sizes):
        return None
    at_table = sum(_meets(one, other, met) for one, other in combinations(late, 2))
    spare = [
        (Leaving(table, player), sum(_meets(player, one, met) for one in late))
        for table, seats in reversed(list(tables.items()))
        if len(seats) > min(sizes)
        for player in reversed(seats)
    ]
    spare.sort(key=lambda one: one[1])  # stable: of equals the order of the tables stays
    best: NewTable | None = None
    wanted = size - len(late)
    for moved, repeats in _choices(spare if wanted <= _PAIR else spare[:_MOST], wanted, met):
        if best is None or repeats < best.repeats:
            best = NewTable(moved, repeats)
        if not best.repeats:
            break
    return None if best is None else NewTable(best.moved, best.repeats + at_table)


_Spare = Sequence[tuple[Leaving, int]]


def _choices(spare: _Spare, wanted: int, met: Pairs) -> Iterator[tuple[tuple[Leaving, ...], int]]:
    """Ever better choices, by depth first search that leaves out whatever cannot be better than the best so far."""
    best = [len(spare) * len(spare) + 1]

    def search(
        start: int, moved: tuple[Leaving, ...], repeats: int
    ) -> Iterator[tuple[tuple[Leaving, ...], int]]:
        if len(moved) == wanted:
            best[0] = repeats
            yield moved, repeats
            return
        for number in range(start, len(spare)):
            one, with_late = spare[number]
            sum_ = repeats + with_late
            if sum_ >= best[0]:
                return  # those that follow have met the latecomers at least as often
            if any(one.table == other.table for other in moved):
                continue
            sum_ += sum(_meets(one.player, other.player, met) for other in moved)
            if sum_ < best[0]:
                yield from search(number + 1, (*moved, one), sum_)

    yield from search(0, (), 0)


def _meets(one: PlayerId, other: PlayerId, met: Pairs) -> bool:
    return _pair(one, other) in met


def _pair(one: PlayerId, other: PlayerId) -> tuple[PlayerId, PlayerId]:
    return (one, other) if one < other else (other, one)
