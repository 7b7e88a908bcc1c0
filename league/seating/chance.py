"""The seating's chance: SplitMix64, a small published generator that gives the same numbers everywhere.

Guy L. Steele Jr., Doug Lea, Christine H. Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014.
The state grows by an odd constant (2^64 divided by the golden ratio); each output is the state, mixed twice.
"""

from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15
FIRST_MIX = 0xBF58476D1CE4E5B9
SECOND_MIX = 0x94D049BB133111EB


@dataclass(slots=True)
class Chance:
    """A stream of 64-bit numbers that its seed decides alone."""

    state: int

    def bits(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + STRIDE) & MASK
        mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) * FIRST_MIX & MASK
        mixed = (mixed ^ (mixed >> 27)) * SECOND_MIX & MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1 (the bias of the remainder is below 2^-50 at our sizes)."""
        return self.bits() % limit

    def shuffled(self, things: tuple[T, ...]) -> tuple[T, ...]:
        """All things in an order in which each arrangement is equally likely (Fisher-Yates)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
