"""How surely the ruling that is shown first is the right one, once all has spoken that decides the order."""

import math
import re
from collections.abc import Sequence

import numpy as np

from faq.bands import FAR, TINY, same_matter
from faq.channels import Floats
from faq.entry import Entry
from faq.query import Query
from faq.ranking import SIGNALS
from faq.steering import Steered

RIVALS = 3
"""Rulings on other matters that the first one is held against."""
SMALL_LEAD = 4.0
"""A lead above this says no more."""
LIFTED_FAR = 2.5
SURE_ANYWAY = 0.9
_SENTENCE = re.compile("[。.!?]")
_SHORTEST_SENTENCE = 3
_OWN_SIGNALS = (
    *(f"{channel}-whole" for channel in ("words", "senses", "grams")),
    *(f"{channel}-question" for channel in ("words", "senses", "grams")),
)
DOUBTS = (
    "lead",
    "small-lead",
    "overtook",
    "overtook-by",
    "lead-far",
    "ruled",
    "score",
    "length",
    "japanese",
    "sentences",
    "parts",
    *_OWN_SIGNALS,
)


def doubts(
    entries: Sequence[Entry], steered: Steered, order: tuple[int, ...], asked: Query, parts: int, ruled: float
) -> Floats:
    """What speaks for and against the first one of `order`, in the order of `DOUBTS`, and a constant one.

    `asked` is the question without the words that nobody knows, `parts` how many rulings are shown for its parts,
    `ruled` the chance that any document rules it.
    """
    scores, first = steered.scores, order[0]
    best = (
        max(float(scores[number]) for number in order[:FAR] if number in steered.own) if steered.own else 0.0
    )
    lead = float(scores[first]) - _best_rival(entries, steered, order)
    overtook_by = max(0.0, best - float(scores[first]))
    table = steered.table[first]
    sentences = sum(len(sentence) > _SHORTEST_SENTENCE for sentence in _SENTENCE.split(asked.text))
    return np.array(
        (
            lead,
            min(lead, SMALL_LEAD),
            overtook_by > 0,
            overtook_by,
            float(scores[first] - scores[order[min(len(order) - 1, FAR)]]),
            math.log(max(ruled, TINY) / max(1 - ruled, TINY)),
            float(scores[first]),
            math.log1p(len(asked.terms.words)),
            bool(asked.terms.sounds),
            sentences,
            parts,
            *(float(table[SIGNALS.index(name)]) for name in _OWN_SIGNALS),
            1.0,
        ),
        dtype=np.float32,
    )


def is_lifted_far(steered: Steered, order: tuple[int, ...], right: float) -> bool:
    """A word lifted the first one of `order` past another that fits far better, and it is not `right` for sure.

    Both are to be shown then: of those lifted so far one in seven was wrong, where nobody had mended one in three.
    """
    best = max((float(steered.scores[n]) for n in order[:FAR] if n in steered.own), default=-math.inf)
    return right < SURE_ANYWAY and best - float(steered.scores[order[0]]) > LIFTED_FAR


def _best_rival(entries: Sequence[Entry], steered: Steered, order: tuple[int, ...]) -> float:
    """The best score among the next rulings on other matters."""
    first = entries[order[0]]
    others = (n for n in order[1:] if n in steered.own and not same_matter(first, entries[n]))
    near = [float(steered.scores[number]) for number, _ in zip(others, range(RIVALS), strict=False)]
    return max(near, default=0.0)
