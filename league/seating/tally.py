"""Counting meetings and tables of three among numbered players."""

from collections.abc import Iterable, Sequence
from itertools import permutations

from league.limits import SMALL_TABLE

Tables = Sequence[Sequence[int]]


def met_matrix(rounds: Iterable[Tables], players: int) -> list[list[int]]:
    """How often each of the players 0 to `players` - 1 met each other one; others are passed over."""
    met = [[0] * players for _ in range(players)]
    for tables in rounds:
        for table in tables:
            known = [player for player in table if 0 <= player < players]
            for p, q in permutations(known, 2):
                met[p][q] += 1
    return met


def threes_list(rounds: Iterable[Tables], players: int) -> list[int]:
    """How many tables of three each of the players had."""
    threes = [0] * players
    for tables in rounds:
        for table in tables:
            for player in table if len(table) == SMALL_TABLE else ():
                if 0 <= player < players:
                    threes[player] += 1
    return threes
