"""What a player of the house that searches is asked, in a process of its own, and what it answers."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from engine.capabilities import HouseSearch
from engine.fairness import chance_at

LUCK: Final = 1 << 62
"""Below this lies the number from which a search draws what it imagines."""


class HouseQuestion(NamedTuple):
    """All that a search gets: what its seat sees, what it may do, and a number to draw from. No secret is among it."""

    search: HouseSearch[Any, Any]
    view: Any
    actions: Sequence[Any]
    luck: int


def answered(question: HouseQuestion) -> int:
    """The place of the chosen action among those of the question; the same question gives the same answer."""
    chance = chance_at(question.luck.to_bytes(8, "big"), (), 0)
    return question.actions.index(question.search.search(question.view, question.actions, chance))
