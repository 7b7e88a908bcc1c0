"""What a player of the house that searches, a stand-in, or an analysis is asked in a process of its own."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from engine.capabilities import Progress
from engine.fairness import chance_at
from engine.protocol import Chance, Json

LUCK: Final = 1 << 62
"""Below this lies the number from which a search draws what it imagines."""


Choose: TypeAlias = Callable[[Any, Sequence[Any], Chance], Any]
"""A method of a capability that picks one of the actions, or `None` of them, on a view of the game."""


class HouseQuestion(NamedTuple):
    """Who decides, what its seat sees, what it may do, and a number to draw from. No secret is among it."""

    choose: Choose
    view: Any
    actions: Sequence[Any]
    luck: int


def answered(question: HouseQuestion) -> int | None:
    """The place of the chosen action among those of the question, `None` for none of them; always the same answer."""
    chance = chance_at(question.luck.to_bytes(8, "big"), (), 0)
    chosen = question.choose(question.view, question.actions, chance)
    return None if chosen is None else question.actions.index(chosen)


class AnalysisQuestion(NamedTuple):
    """What a process that analyses is asked: a method of a capability, and the match that it is to look at."""

    analysed: Callable[[Any, Progress], Mapping[str, Json]]
    record: Any
