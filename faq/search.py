"""The search: a question in, the rulings that answer it out, with how sure that is.

Pure and in process: the same index, question, game and profile give the same answer, always.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from faq.bands import Band, band_of, certainty, evidence, strangeness
from faq.channels import Floats, Ints
from faq.entry import Entry, Game
from faq.index import Index
from faq.naming import named_by, opened_by
from faq.query import Query, read_query
from faq.ranking import NEARNESS, SIGNALS, Found, by_score, found
from faq.steering import steer, told
from faq.weights import Weights, load_weights


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry found; `score` compares hits of one question only, `why` is the signal that spoke loudest for it."""

    entry: Entry
    score: float
    why: str


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The hits, best first; `score` from 0 to 1 is how surely the first one answers the question."""

    hits: tuple[Hit, ...]
    score: float
    band: Band


NOTHING = SearchResult((), 0.0, Band.NONE)
MEANT = 200
"""Characters whose meaning is looked at: the model's time grows faster than the text."""
NUMBER = "number"
"""Why a hit is there that was asked for by its id or printed number."""


def search(
    index: Index, query: str, lang: str, game: Game | None = None, profile: str | None = None, limit: int = 10
) -> SearchResult:
    """The rulings for a question of an asker who reads `lang` ("ja" or "en").

    `game` and `profile` (the rule set of the event, such as "catan-japan") steer the order, they exclude nothing.
    """
    named = named_by(index.numbers, query)
    if named:
        return SearchResult(tuple(Hit(entry, 1.0, NUMBER) for entry in named[:limit]), 1.0, Band.ANSWER)
    asked = read_query(index, query, lang)
    if asked.empty or not index.entries:
        return NOTHING
    weights = load_weights("meaning" if index.meaning else "plain")
    speaks = found_for(index, asked)
    scores = speaks.table @ weights.ranking
    led = scores if game is None else told(index, speaks.table, game) @ weights.ranking
    order = steer(index, led, profile)
    plain = _certainty(index, weights, asked, speaks, by_score(scores))
    certain = min(plain, _certainty(index, weights, asked, speaks, order))
    if band_of(weights, certain) is Band.NONE and band_of(weights, plain) is not Band.NONE:
        # Nothing of the event's game fits: the question is of another one, and is answered as if nothing steered it.
        led, order = scores, steer(index, scores, None)
        certain = min(plain, _certainty(index, weights, asked, speaks, order))
    hits = tuple(
        Hit(index.entries[number], float(led[number]), _loudest(weights, speaks.table[number]))
        for number in order[:limit]
    )
    return SearchResult(hits, round(certain, 4), _band(index, weights, asked, certain))


def _band(index: Index, weights: Weights, asked: Query, certain: float) -> Band:
    """The band of a certainty; a single word of the game asks for no ruling, but the best ones are offered."""
    band = band_of(weights, certain)
    single = len(asked.terms.words) == 1 and strangeness(index, 0, asked.terms.words) == 0
    inside = bool(asked.senses.concepts) and index.finder.outside.isdisjoint(asked.senses.concepts)
    return Band.MAYBE if band is Band.NONE and single and inside else band


def _certainty(
    index: Index, weights: Weights, asked: Query, speaks: Found, order: Sequence[int] | Ints
) -> float:
    """How surely the first entries of an order answer the question: judged without what steered the order."""
    scores = speaks.table @ weights.ranking
    found_there = evidence(index, asked, speaks, scores, np.array(order, dtype=np.int32))
    return certainty(weights, found_there)


def suggest(index: Index, typed: str, lang: str, limit: int = 25) -> tuple[Entry, ...]:
    """Entries to offer while a question is being typed, best first; the first ones as long as nothing is typed."""
    named = named_by(index.numbers, typed) or opened_by(index.numbers, typed)
    if named:
        return named[:limit]
    asked = read_query(index, typed, lang)
    if asked.empty:
        return index.entries[:limit]
    order = by_score(found(index, asked, None).table @ load_weights("plain").ranking)
    return tuple(index.entries[number] for number in order[:limit])


def found_for(index: Index, asked: Query) -> Found:
    """What speaks for what in a question, with the meanings where the index has them."""
    vector = None if index.meaning is None else index.meaning.embed((asked.text[:MEANT],))[0]
    return found(index, asked, vector)


def _loudest(weights: Weights, row: Floats) -> str:
    return (SIGNALS + NEARNESS)[int(np.argmax(row * weights.ranking))]
