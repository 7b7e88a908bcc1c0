"""Drawing up rounds: cutting a row of players into tables, and fitting old tables to the players of today."""

from collections.abc import Sequence

from league.seating.sizes import sizes_of


def cut(row: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """The row's players, table by table."""
    tables = []
    start = 0
    for size in sizes:
        tables.append(list(row[start : start + size]))
        start += size
    return tables


def fitted(tables: Sequence[Sequence[int]], present: Sequence[int]) -> list[list[int]]:
    """Tables in which everybody present sits once, as near to the given ones as the table sizes allow.

    Who is absent gets up; the fullest tables stay; newcomers and those left over take the empty seats.
    """
    sizes = sizes_of(len(present))
    here = set(present)
    kept = sorted(([player for player in table if player in here] for table in tables), key=len, reverse=True)
    drawn = [list(table[:size]) for table, size in zip(kept, sizes, strict=False)]
    drawn += [[] for _ in range(len(sizes) - len(drawn))]
    seated = {player for table in drawn for player in table}
    waiting = [player for player in present if player not in seated]
    for table, size in zip(drawn, sizes, strict=True):
        free = size - len(table)
        table.extend(waiting[:free])
        del waiting[:free]
    return drawn
