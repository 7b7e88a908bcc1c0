"""Which ruling answers which part of a question."""

from collections.abc import Sequence
from functools import reduce
from itertools import combinations

import numpy as np

from faq.channels import Floats
from faq.opinion import Opinion, Verdict

ONE_FOR_ALL = 8.0
"""A ruling that fits every part by so much more than any other answers them all. Chosen on the event questions."""
FAR_WORSE = 6.0
DENIED = 0.7
"""From this chance on a part is denied."""


def best_apart(fits: Sequence[Floats]) -> tuple[int, ...]:
    """The places of a ruling of its own for each part, so that they fit best together; none where one answers all.

    `fits` has for each part how well each ruling fits it.
    """
    together = reduce(np.add.outer, fits)
    for one, other in combinations(np.indices(together.shape), 2):
        together = np.where(one == other, -np.inf, together)
    if float(np.sum(fits, axis=0).max()) - float(together.max()) >= ONE_FOR_ALL:
        return ()
    return tuple(int(place) for place in np.unravel_index(int(together.argmax()), together.shape))


def decisive_first(
    halves: tuple[int, ...], said: Sequence[Opinion | None], scores: Floats
) -> tuple[int, ...]:
    """The rulings for the parts, first the one that surely says no: "No." stands over it, not over a yes.

    As they are where not every part asks for yes or no, or where that one fits the whole question far worse (`scores`).
    """
    told = [half for half in said if half is not None]
    if not told or len(told) < len(halves):
        return halves
    first = next((place for place, half in enumerate(told) if _is_denied(half)), 0)
    if scores[halves[0]] - scores[halves[first]] > FAR_WORSE:
        return halves
    return (halves[first], *halves[:first], *halves[first + 1 :])


def _is_denied(half: Opinion) -> bool:
    return half.verdict is Verdict.NO and half.chance >= DENIED
