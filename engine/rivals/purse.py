"""The goods of a principality as one number, a byte for each kind, so that a price is compared in one go."""

from collections.abc import Iterable
from functools import cache, lru_cache
from operator import lshift
from typing import Final, TypeAlias

from engine.rivals.cards import Cost
from engine.rivals.names import GOLD, Good
from engine.rivals.state import Realm

Purse: TypeAlias = int
"""Lumber in the lowest byte; no kind ever counts above 127, so that the top bit of each is free to catch a borrow."""
_BITS: Final = 8
_GOODS: Final = tuple(Good)
ONE: Final = tuple(1 << _BITS * good for good in _GOODS)
"""`ONE[good]` is one of a good."""
_TOP: Final = _BITS - 1
_LANE: Final = (1 << _BITS) - 1
GUARD: Final = sum(ONE) << _TOP
"""The top bit of each byte: it is still set where a price was covered."""


def packed(counts: Iterable[int]) -> Purse:
    """So many of each good, in the order of `Good`."""
    return sum(count * one for count, one in zip(counts, ONE, strict=True))


@cache
def price(cost: Cost) -> Purse:
    """A cost as a number."""
    return packed(cost)


def purse(realm: Realm) -> Purse:
    """All goods of a principality, with the guard that lets prices be compared with it."""
    lying: int = sum(map(lshift, realm.stock, _places(realm.kinds)), GUARD)
    cache = realm.cache
    return lying + (cache << _BITS * GOLD) if cache > 0 else lying


@lru_cache(maxsize=256)
def _places(kinds: tuple[Good, ...]) -> tuple[int, ...]:
    return tuple(_BITS * kind for kind in kinds)


def covers(held: Purse, due: Purse) -> bool:
    """Whether so much of each good pays the price."""
    return (held - due) & GUARD == GUARD


def count(held: Purse, good: int) -> int:
    """How many of a good there are."""
    return held >> _BITS * good & _LANE


def enough(held: Purse, least: Purse) -> tuple[Good, ...]:
    """The goods of which there are at least so many."""
    return _marked((held - least) & GUARD)


@cache
def _marked(marks: int) -> tuple[Good, ...]:
    return tuple(good for good in _GOODS if marks >> _BITS * good + _TOP & 1)
