"""The printed tables: base schedules for small events, which no closed form gives as good.

Each entry of `catalogue.txt` is a heading `players rounds` and one line a round: tables separated by blanks, two
digits a player, in turn order. An entry also serves fewer rounds when its first rounds are as good as any other
seating; entries that would be no better than that or than the closed form are left out. How the file was made is
told in docs/seating.md; the tests count every entry again.
"""

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files

from league.seating.designs import Draft

DIGITS = 2


def catalogued(n: int, rounds: int) -> Draft | None:
    """The first `rounds` rounds of the shortest entry for `n` players that has as many, or None."""
    lengths = sorted(length for players, length in _entries() if players == n and length >= rounds)
    if not lengths:
        return None
    return [_tables(line) for line in _entries()[n, lengths[0]][:rounds]]


def longest_entry(n: int) -> int:
    """The number of rounds of the longest entry for `n` players; 0 if there is none."""
    return max((length for players, length in _entries() if players == n), default=0)


@lru_cache(maxsize=1)
def _entries() -> dict[tuple[int, int], tuple[str, ...]]:
    text = files("league.seating").joinpath("catalogue.txt").read_text(encoding="ascii")
    return dict(_blocks(text))


def _blocks(text: str) -> Iterator[tuple[tuple[int, int], tuple[str, ...]]]:
    for block in filter(None, text.strip().split("\n\n")):
        heading, *lines = block.splitlines()
        players, rounds = map(int, heading.split())
        yield (players, rounds), tuple(lines)


def _tables(line: str) -> list[list[int]]:
    return [
        [int(table[start : start + DIGITS]) for start in range(0, len(table), DIGITS)]
        for table in line.split()
    ]
