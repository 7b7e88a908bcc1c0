"""A pile of cards of five kinds, resources or development cards, packed into one number.

Eight bits count each kind, the first kind in the lowest ones, so that two piles are added and
subtracted as plain numbers. No kind ever counts above 25, so a carry cannot happen, and the top bit
of each eight is free to catch a borrow when two piles are compared.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from engine.catan.names import Bits

Hand: TypeAlias = int

WIDTH: Final = 8
LANE: Final = (1 << WIDTH) - 1
KINDS: Final = range(5)
ONE: Final = tuple(1 << WIDTH * kind for kind in KINDS)
"""`ONE[kind]` is the pile that holds one card of the kind."""
BANK_LIMIT: Final = 19
"""There are nineteen cards of each resource."""
GUARD: Final = sum(ONE) << WIDTH - 1
_TOP: Final = 1 << WIDTH * len(KINDS)


def pack(counts: Iterable[int]) -> Hand:
    """The pile with so many cards of each kind, in the order of the kinds."""
    return sum(number * one for number, one in zip(counts, ONE, strict=True))


@lru_cache(maxsize=4096)
def counts(hand: Hand) -> tuple[int, ...]:
    """How many cards of each kind the pile holds."""
    return tuple(hand >> WIDTH * kind & LANE for kind in KINDS)


def count(hand: Hand, kind: int) -> int:
    """How many cards of one kind the pile holds."""
    return hand >> WIDTH * kind & LANE


def size(hand: Hand) -> int:
    """How many cards the pile holds (256 leaves 1 when divided by 255, so this is the sum of the counts)."""
    return hand % LANE


def covers(hand: Hand, cost: Hand) -> bool:
    """Whether every card of `cost` lies in `hand`."""
    return ((hand | GUARD) - cost) & GUARD == GUARD


def enough(hand: Hand, least: Hand) -> Bits:
    """The kinds of which `hand` holds at least as many cards as `least`: a mark in the place of each."""
    return (((hand | GUARD) - least) & GUARD) >> WIDTH - 1


def is_pile(value: object, most: int) -> bool:
    """Whether any value at all is a pile with at most so many cards of a kind."""
    return type(value) is int and 0 <= value < _TOP and all(number <= most for number in counts(value))


def kinds(hand: Hand) -> Iterator[int]:
    """The kinds of which the pile holds a card."""
    return (kind for kind in KINDS if count(hand, kind))


def shares(hand: Hand, other: Hand) -> bool:
    """Whether there is a kind of which both piles hold a card."""
    return any(count(other, kind) for kind in kinds(hand))


def kind_at(hand: Hand, index: int) -> int:
    """The kind of the card at a place of the pile laid out in the order of the kinds."""
    for kind in KINDS:
        index -= count(hand, kind)
        if index < 0:
            return kind
    raise IndexError(index)


@lru_cache(maxsize=1024)
def choices(hand: Hand, number: int) -> tuple[Hand, ...]:
    """Every way to pick so many cards from the pile, in rising order of the packed number."""
    picked, spare = [(0, number)], size(hand)
    for kind in reversed(KINDS):
        held, one = count(hand, kind), ONE[kind]
        spare -= held
        picked = [
            (pile + taken * one, left - taken)
            for pile, left in picked
            for taken in range(max(0, left - spare), min(held, left) + 1)
        ]
    return tuple(pile for pile, _ in picked)
