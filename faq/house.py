"""An organizer's own rules beside the documents: which of them answers a question, and how surely.

No model was taught them, so they are known by their place among all texts (`faq/places.py`) and by their words,
each against the other own rules and against the best of the documents. The documents themselves are searched as if
there were no own rules; what is known of both together decides which is shown.
"""

from dataclasses import dataclass
from enum import Enum

import numpy as np

from faq.bands import Band
from faq.channels import Floats
from faq.house_topics import shared_topics, topics_of, topics_of_entry
from faq.index import Index
from faq.ranking import QUESTIONS, SIGNALS
from faq.terms import CHANNELS

_WHOLE = [SIGNALS.index(f"{channel}-whole") for channel in CHANNELS]
_TITLES = [SIGNALS.index(f"{channel}-title") for channel in CHANNELS]
HOUSE_SIGNALS = (
    "near",
    "near-before-documents",
    "near-before-own",
    *(f"{channel}-whole" for channel in CHANNELS),
    "questions",
    "titles",
    "words-before-documents",
    "words-before-own",
    "outside",
    "right",
    "takes-over",
    "topics",
    "topics-before-own",
    "far-from-documents",
    "documents-answer",
    "documents-silent",
    "before-an-answer",
    "before-what-is-right",
    "constant",
)
_NEAREST = 20
"""The rulings of the documents that are nearest to a question: how far an own rule stands out from them."""
_LEAST_SPREAD = 0.02
_FURTHEST = 30.0


HOUSE_SHOWN, HOUSE_OFFERED, HOUSE_NEAR = 0.7, 0.15, 0.05
"""From these chances on an own rule is shown at once, offered before all others, and never left out."""
HOUSE_FIRST = 0.25
"""From this chance on it is offered before a ruling that would be shown at once otherwise, below behind it."""
PASSED_ON = 0.4
"""What the documents are less sure of than this is not passed on to the rule that takes its place."""
HOUSE_BEFORE_DOCUMENTS = 0.8
"""From this chance on it is shown at once where a ruling of the documents would be otherwise.

Chosen on the sheets of `tests/faq/house_rules`.
"""


class HousePlace(Enum):
    """Where the nearest own rule stands in an answer."""

    FIRST = 0
    OFFERED = 1
    BESIDE = 2
    NOWHERE = 3


@dataclass(frozen=True, slots=True)
class DocumentsSaid:
    """What the documents say to a question: `own` the entries that may answer, `first` the best of them.

    `outside`: how far the model reads that none answers; `right`: the chance that the first one does; `band`: how sure
    they are together.
    """

    own: frozenset[int]
    first: int
    outside: float
    right: float
    band: Band


def house_signals(
    index: Index, asked: str, table: Floats, ranking: Floats, near: Floats, beside: DocumentsSaid
) -> Floats:
    """What speaks for each own rule, in the order of `HOUSE_SIGNALS`.

    `asked` is the folded question, `near` how near each entry stands.
    """
    count, documents = index.house, sorted(beside.own)
    own, words = near[:count], table @ ranking
    taken = np.zeros(count, dtype=np.float32)
    heirs = [
        index.replaced[section]
        for section in index.entries[beside.first].sections
        if section in index.replaced
    ]
    taken[heirs] = max(0.0, beside.right - PASSED_ON)
    topics = shared_topics(topics_of(asked), [*map(topics_of_entry, index.entries[:count])])
    return np.column_stack(
        (
            own,
            own - near[documents].max(initial=0.0),
            own - _best_other(own),
            table[:count][:, _WHOLE],
            table[:count][:, QUESTIONS].sum(axis=1),
            table[:count][:, _TITLES].sum(axis=1),
            words[:count] - words[documents].max(initial=0.0),
            words[:count] - _best_other(words[:count]),
            np.full(count, beside.outside),
            np.full(count, beside.right),
            taken,
            topics,
            topics - _best_other(topics),
            *_beside_documents(own, near[documents], beside),
            np.ones(count),
        )
    ).astype(np.float32)


def _beside_documents(own: Floats, documents: Floats, beside: DocumentsSaid) -> tuple[Floats, ...]:
    """How far each own rule stands out from the documents by its place, and what these say."""
    nearest = np.sort(documents)[::-1][:_NEAREST]
    lead = own - nearest[0]
    answers, silent = (np.full_like(own, beside.band is band) for band in (Band.ANSWER, Band.NONE))
    return (
        (own - nearest.mean()) / (nearest.std() + _LEAST_SPREAD),
        answers,
        silent,
        answers * lead,
        beside.right * lead,
    )


def _best_other(values: Floats) -> Floats:
    """For each value the largest of the others."""
    if len(values) == 1:
        return np.zeros(1, dtype=np.float32)
    order = np.argsort(-values)
    best = np.full(len(values), values[order[0]], dtype=np.float32)
    best[order[0]] = values[order[1]]
    return best


def house_chances(signals: Floats, weights: Floats) -> Floats:
    """The chance of each own rule that it is the one that answers; with the chance that none does they make one."""
    odds = np.exp(np.clip(signals @ weights, -_FURTHEST, _FURTHEST))
    return np.asarray(odds / (1 + odds.sum()), dtype=np.float32)


def house_place(chance: float, documents: Band, *, is_replaced: bool, is_beneath: bool = False) -> HousePlace:
    """Where the nearest own rule of a chance stands beside what the documents say.

    `is_replaced`: the ruling that they would show first is one whose place an own rule takes. `is_beneath`: it gives
    way to the documents where these answer.
    """
    if is_beneath and documents is Band.ANSWER:
        return HousePlace.BESIDE if chance >= HOUSE_OFFERED else HousePlace.NOWHERE
    against = documents is Band.ANSWER and not is_replaced
    if chance >= (HOUSE_BEFORE_DOCUMENTS if against else HOUSE_SHOWN) or (
        is_replaced and documents is Band.ANSWER
    ):
        return HousePlace.FIRST
    if chance >= HOUSE_OFFERED or (chance >= HOUSE_NEAR and documents is not Band.ANSWER) or is_replaced:
        return (
            HousePlace.OFFERED if documents is not Band.NONE or chance >= HOUSE_NEAR else HousePlace.NOWHERE
        )
    return HousePlace.BESIDE if chance >= HOUSE_NEAR else HousePlace.NOWHERE
