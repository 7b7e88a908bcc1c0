"""Counting plays, to hold the generator against others."""

from itertools import combinations_with_replacement
from typing import Final

from engine.backgammon.names import Roll
from engine.backgammon.plays import ends
from engine.backgammon.position import START, Position, flip

ROLLS: Final[tuple[Roll, ...]] = tuple(
    (second, first) for first, second in combinations_with_replacement(range(1, 7), 2)
)
"""The 21 rolls, higher die first."""


def per_roll(position: Position = START) -> dict[Roll, int]:
    """How many distinct plays each of the 21 rolls has, in the order 11, 21, 22, 31."""
    return {roll: len(ends(position, *roll)) for roll in sorted(ROLLS)}


def perft(depth: int, position: Position = START) -> int:
    """How many sequences of so many plays there are over all rolls; a roll that cannot be played is one."""
    if depth == 1:
        return sum(len(ends(position, *roll)) or 1 for roll in ROLLS)
    return sum(
        perft(depth - 1, flip(end)) for roll in ROLLS for end in (ends(position, *roll) or (position,))
    )
