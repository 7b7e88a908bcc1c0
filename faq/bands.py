"""How sure an answer is: one number, three bands.

The number is the chance, learned from answerable and unanswerable questions, that the best entry is about what was
asked. It looks at how much of the question the best entries explain, at how far the best one leads, and at what
remains: words that no entry has, concepts that no document rules, questions outside the documents that are nearer, and
whether a small neural model reads that no ruling answers.
"""

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np

from faq.channels import Floats, Ints
from faq.entry import Entry
from faq.index import Index
from faq.matters import Relation, matters_of
from faq.query import Query
from faq.ranking import QUESTIONS, SIGNALS, Found
from faq.terms import CHANNELS
from faq.weights import Weights

FAR = 10
"""The place in the ranking that a real answer is compared with: neighbours may well be as good, this one not."""
TINY = 1e-6
SAME_RULING = frozenset({Relation.SAME, Relation.SHARPER})
NEAR = 3
"""Best entries that are looked at together, for the documents often say the same thing."""


class Band(StrEnum):
    """What to do with the best hit."""

    ANSWER = "answer"
    MAYBE = "maybe"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Certainty:
    """`ruled`: the chance that any document rules the question; `right`: that the first entry is the one that does."""

    ruled: float
    right: float


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
    "outside-lead",
    "nearest-question",
    "read-outside",
)


def same_matter(one: Entry, other: Entry) -> bool:
    """Whether two entries rule the same thing: it makes no difference which of them stands first."""
    return any(
        section in matter.rules
        for own in one.sections
        for matter in matters_of(own)
        if matter.how in SAME_RULING
        for section in other.sections
    )


def ruled_chance(index: Index, weights: Weights, query: Query, found: Found, order: Ints) -> float:
    """The chance that any document rules a question; `order` has the places of the entries that may answer."""
    return chance(evidence(index, query, found, found.table @ weights.ranking, order) @ weights.evidence)


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
            *query.strange,
            min(2, outside),
            math.log1p(len(terms.words)),
            bool(terms.sounds),
            *_leads(found),
            query.read[-1].outside(),
            1.0,
        ),
        dtype=np.float32,
    )


def _leads(found: Found) -> tuple[float, float]:
    """How much nearer the nearest topic outside the documents is than the nearest ruling, and how near that is."""
    words = float(found.table[:, QUESTIONS].sum(axis=1).max())
    return float(found.outside.sum(axis=1).max(initial=0.0)) - words, words


def chance(odds: Floats | np.floating[Any]) -> float:
    """The chance from 0 to 1 that logarithmic odds stand for."""
    return 1 / (1 + math.exp(-float(odds)))


def band_of(weights: Weights, sure: Certainty, *, told: bool = False) -> Band:
    """The band of a certainty; where regulations or the game are `told`, they have decided among rulings."""
    if sure.ruled < weights.none:
        return Band.NONE
    return Band.ANSWER if sure.right >= (weights.told if told else weights.answer) else Band.MAYBE
