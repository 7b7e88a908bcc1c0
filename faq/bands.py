"""How sure an answer is: one number, three bands.

The number is the chance, learned from answerable and unanswerable questions, that the best entry is about what was
asked. It looks at how much of the question the best entries explain, at how far the best one leads, and at what
remains: words that no entry has, and concepts that no document rules.
"""

import math
from enum import StrEnum

import numpy as np

from faq.channels import Floats
from faq.index import CHANNELS, Index
from faq.query import Query
from faq.ranking import SIGNALS
from faq.weights import Weights

FAR = 10
"""The place in the ranking that a real answer is compared with: neighbours may well be as good, this one not."""


class Band(StrEnum):
    """What to do with the best hit."""

    ANSWER = "answer"
    MAYBE = "maybe"
    NONE = "none"


EVIDENCE = (
    "score",
    "lead-next",
    "lead-far",
    "words-whole",
    "senses-whole",
    "grams-whole",
    "best-question",
    "strange-words",
    "outside-concepts",
    "missing-concept",
    "missing-word",
    "length",
    "meaning",
)


def evidence(index: Index, query: Query, table: Floats, scores: Floats) -> Floats:
    """What speaks for and against the best entry, in the order of `EVIDENCE`, and a constant one.

    `table` are the signals and `scores` the scores of all entries.
    """
    order = np.argsort(-scores, kind="stable")
    best = order[0]
    top = table[order[:3]].max(axis=0)
    words = query.terms.words
    strange = sum(1 for word in words if word not in index.channels[0].terms)
    outside = sum(1 for name in query.senses.concepts if name in index.finder.outside)
    return np.array(
        (
            scores[best],
            scores[best] - scores[order[min(1, len(order) - 1)]],
            scores[best] - scores[order[min(FAR, len(order) - 1)]],
            *(top[4 * CHANNELS.index(channel) + 3] for channel in ("words", "senses", "grams")),
            top[4 * CHANNELS.index("senses")],
            strange / max(1, len(words)),
            min(2, outside),
            index.channels[1].rarest_missing(query.terms.senses, order[:3]),
            index.channels[0].rarest_missing(words, order[:3]),
            math.log1p(len(words)),
            top[len(SIGNALS) :].max(initial=0.0),
            1.0,
        ),
        dtype=np.float32,
    )


def certainty(weights: Weights, found: Floats) -> float:
    """The chance from 0 to 1 that the best entry answers the question."""
    return 1 / (1 + math.exp(-float(found @ weights.evidence)))


def band_of(weights: Weights, score: float) -> Band:
    """The band of a certainty."""
    if score >= weights.answer:
        return Band.ANSWER
    return Band.MAYBE if score >= weights.none else Band.NONE
