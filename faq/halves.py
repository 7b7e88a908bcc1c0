"""Which ruling answers which part of a question."""

from collections.abc import Sequence
from functools import reduce
from itertools import combinations

import numpy as np

from faq.channels import Floats

ONE_FOR_ALL = 8.0
"""A ruling that fits every part by so much more than any other answers them all. Chosen on the event questions."""


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
