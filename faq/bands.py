"""How sure an answer is: one number, three bands.

The number is the chance, learned from answerable and unanswerable questions, that the best entry is about what was
asked. It looks at how much of the question the best entries explain, at how far the best one leads, and at what
remains: words that no entry has, concepts that no document rules, and questions outside the documents that are nearer.
"""

import math
from enum import StrEnum

import numpy as np

from faq.channels import Floats, Ints
from faq.index import Index
from faq.query import Query
from faq.ranking import QUESTIONS, SIGNALS, Found
from faq.terms import CHANNELS
from faq.weights import Weights

FAR = 10
"""The place in the ranking that a real answer is compared with: neighbours may well be as good, this one not."""
NEAR = 3
"""Best entries that are looked at together, for the documents often say the same thing."""


class Band(StrEnum):
    """What to do with the best hit."""

    ANSWER = "answer"
    MAYBE = "maybe"
    NONE = "none"


EVIDENCE = (
    "score",
    "lead-next",
    "lead-far",
    *(f"{channel}-whole" for channel in CHANNELS),
    "senses-question",
    "senses-title",
    "strange-words",
    "strange-senses",
    "outside-concepts",
    "length",
    "japanese",
    "meaning",
    "outside-lead",
    "outside-meaning-lead",
    "nearest-question",
    "nearest-meaning",
)


def evidence(index: Index, query: Query, found: Found, scores: Floats, order: Ints) -> Floats:
    """What speaks for and against the best entry, in the order of `EVIDENCE`, and a constant one.

    `scores` are those of all entries without any steering; `order` has their places, best first, as the scores or
    some steering has it.
    """
    best, following, far = (scores[order[min(place, len(order) - 1)]] for place in (0, 1, FAR))
    top = found.table[order[:NEAR]].max(axis=0)
    terms = query.terms
    outside = sum(1 for name in query.senses.concepts if name in index.finder.outside)
    return np.array(
        (
            best,
            best - following,
            best - far,
            *(top[SIGNALS.index(f"{channel}-whole")] for channel in CHANNELS),
            top[SIGNALS.index("senses-question")],
            top[SIGNALS.index("senses-title")],
            strangeness(index, 0, terms.words),
            strangeness(index, 1, terms.senses),
            min(2, outside),
            math.log1p(len(terms.words)),
            bool(terms.sounds),
            top[len(SIGNALS) :].max(initial=0.0),
            *_leads(found),
            1.0,
        ),
        dtype=np.float32,
    )


def _leads(found: Found) -> tuple[float, float, float, float]:
    """How much nearer the nearest topic outside the documents is than the nearest ruling, and how near that is."""
    words = float(found.table[:, QUESTIONS].sum(axis=1).max())
    meaning = float(found.table[:, len(SIGNALS) : len(SIGNALS) + 1].max(initial=0.0))
    outside = float(found.outside[:, :-1].sum(axis=1).max(initial=0.0))
    return outside - words, float(found.outside[:, -1].max(initial=0.0)) - meaning, words, meaning


def strangeness(index: Index, channel: int, terms: tuple[str, ...]) -> float:
    """The share of terms that no entry has."""
    known = [layer.channels[channel].terms for layer in index.layers]
    return sum(1 for term in terms if not any(term in table for table in known)) / max(1, len(terms))


def certainty(weights: Weights, found: Floats) -> float:
    """The chance from 0 to 1 that the best entry answers the question."""
    return 1 / (1 + math.exp(-float(found @ weights.evidence)))


def band_of(weights: Weights, score: float) -> Band:
    """The band of a certainty."""
    if score >= weights.answer:
        return Band.ANSWER
    return Band.MAYBE if score >= weights.none else Band.NONE
