"""Which test holds which card: what it does, when it is refused, what is left when it goes."""

from collections import defaultdict
from collections.abc import Callable
from typing import Final, TypeVar

from engine.rivals.state import Realm
from tests.engine.rivals_table import realm

T = TypeVar("T", bound=Callable[..., None])
DOES: Final[dict[str, set[str]]] = defaultdict(set)
REFUSED: Final[dict[str, set[str]]] = defaultdict(set)
REMOVED: Final[dict[str, set[str]]] = defaultdict(set)


def _marks(where: dict[str, set[str]], keys: tuple[str, ...]) -> Callable[[T], T]:
    def mark(test: T) -> T:
        for key in keys:
            where[key].add(test.__name__)
        return test

    return mark


def does(*keys: str) -> Callable[[T], T]:
    """The test shows what these cards do."""
    return _marks(DOES, keys)


def refused_when(*keys: str) -> Callable[[T], T]:
    """The test shows when these cards are refused, or find nothing to do."""
    return _marks(REFUSED, keys)


def removed(*keys: str) -> Callable[[T], T]:
    """The test shows that what these cards do ends with them."""
    return _marks(REMOVED, keys)


def built(card: str) -> Realm:
    """A principality with one city in which this card stands."""
    return realm(card, cities=1)
