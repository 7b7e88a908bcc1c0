"""A round robin in groups: who plays in which, and one ranking of all of them."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby

from league.ids import PlayerId
from league.standings import Standings, StandingsRow
from league.standings.across import comparable

Pools = Mapping[PlayerId, int]
MOST_GROUPS = 16


def divided(
    line: Sequence[PlayerId], groups: int, known: Pools, apart: Collection[tuple[PlayerId, PlayerId]] = ()
) -> dict[PlayerId, int]:
    """Everybody's group, from 1: the line is laid there and back over them, so that the best seeds are apart.

    Pairs that should not meet are parted by exchanging those who stand nearest in the line, as far as that helps.
    Who has a group keeps it; who comes later goes to the smallest.
    Source: house
    """
    if not known:
        turns = [*range(1, groups + 1), *range(groups, 0, -1)]
        laid = {player: turns[place % len(turns)] for place, player in enumerate(line)}
        return _parted(line, laid, apart)
    found = dict(known)
    sizes = Counter(dict.fromkeys(range(1, groups + 1), 0))
    sizes.update(found[player] for player in line if player in found)
    for player in line:
        if player not in found:
            found[player] = min(sizes, key=lambda group: (sizes[group], group))
            sizes[found[player]] += 1
    return found


def _parted(
    line: Sequence[PlayerId], laid: dict[PlayerId, int], apart: Collection[tuple[PlayerId, PlayerId]]
) -> dict[PlayerId, int]:
    """The same with fewer of these pairs in one group, until no exchange of two helps."""
    mates: dict[PlayerId, set[PlayerId]] = {}
    for one, other in apart:
        if one in laid and other in laid:
            mates.setdefault(one, set()).add(other)
            mates.setdefault(other, set()).add(one)

    def together(player: PlayerId, group: int, without: PlayerId) -> int:
        return sum(laid[mate] == group for mate in mates.get(player, ()) if mate != without)

    place = {player: at for at, player in enumerate(line)}
    moved = True
    while moved:
        moved = False
        for player in sorted(mates, key=lambda one: -place[one]):
            for other in sorted(line, key=lambda one: (abs(place[one] - place[player]), -place[one])):
                here, there = laid[player], laid[other]
                before = together(player, here, other) + together(other, there, player)
                if here != there and together(player, there, other) + together(other, here, player) < before:
                    laid[player], laid[other], moved = there, here, True
                    break
    return laid


def merged(tables: Mapping[int, Standings]) -> Standings:
    """One ranking of the groups' own: all firsts, then all seconds; among them by what can be compared across groups.

    Source: house
    """
    first = next(iter(tables.values()))
    sizes = {group: len(table.rows) for group, table in tables.items()}
    keyed = [
        ((*positions, _across(first, placed, sizes)), placed)
        for group, table in tables.items()
        for row, positions in _positions(table)
        for placed in [replace(row, pool=group)]
    ]
    keyed.sort(key=lambda pair: pair[0])
    rows: list[StandingsRow] = []
    for _, same in groupby(keyed, key=lambda pair: pair[0]):
        place = len(rows) + 1
        rows += [replace(row, place=place) for _, row in same]
    out = sorted({player for table in tables.values() for player in table.disqualified})
    return replace(first, rows=tuple(rows), disqualified=tuple(out))


def _across(table: Standings, row: StandingsRow, sizes: Mapping[int, int]) -> tuple[Fraction, ...]:
    """The numbers that count between groups, the greatest first."""
    return tuple(-(value or Fraction(0)) for value in comparable(table.tie_breaks, row, sizes))


def _positions(table: Standings) -> list[tuple[StandingsRow, tuple[int, int]]]:
    """Each row with the last and the first of the positions that it shares."""
    count = Counter(row.place for row in table.rows)
    return [(row, (row.place + count[row.place] - 1, row.place)) for row in table.rows]


def advancing(ranking: Standings, withdrawn: frozenset[PlayerId]) -> tuple[tuple[PlayerId, ...], ...]:
    """The ranking as a cut takes it: the firsts of all groups stand level, then the seconds; the withdrawn move nobody.

    Source: house
    """
    keys: dict[PlayerId, tuple[int, int]] = {}
    for group in {row.pool for row in ranking.rows}:
        own = [row for row in ranking.rows if row.pool == group and row.player not in withdrawn]
        count = Counter(row.place for row in own)
        position = 0
        for place, same in groupby(own, key=lambda row: row.place):
            first, last = position + 1, position + count[place]
            keys.update({row.player: (last, first) for row in same})
            position = last
    staying = [row.player for row in ranking.rows if row.player in keys]
    ordered = sorted(staying, key=lambda player: keys[player])
    return tuple(tuple(same) for _, same in groupby(ordered, key=lambda player: keys[player]))
