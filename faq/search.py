"""The search: a question in, the rulings that answer it out, with how sure that is.

Pure and in process: the same index, question, game and profile give the same answer, always.
"""

from dataclasses import dataclass

import numpy as np

from faq.bands import Band, band_of, certainty, evidence
from faq.channels import Floats
from faq.entry import Entry, Game
from faq.games import game_chances
from faq.index import Index
from faq.naming import named_by, opened_by
from faq.query import Query, read_query
from faq.ranking import NEARNESS, SIGNALS, nearness, signals
from faq.steering import steer
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
    table = table_of(index, asked, game)
    scores = table @ weights.ranking
    certain = certainty(weights, evidence(index, asked, table, scores))
    hits = tuple(
        Hit(index.entries[number], float(scores[number]), _loudest(weights, table[number]))
        for number in steer(index, scores, profile)[:limit]
    )
    return SearchResult(hits, round(certain, 4), band_of(weights, certain))


def suggest(index: Index, typed: str, lang: str, limit: int = 25) -> tuple[Entry, ...]:
    """Entries to offer while a question is being typed, best first; the first ones as long as nothing is typed."""
    named = named_by(index.numbers, typed) or opened_by(index.numbers, typed)
    if named:
        return named[:limit]
    asked = read_query(index, typed, lang)
    if asked.empty:
        return index.entries[:limit]
    plain = load_weights("plain")
    table = signals(index, asked.terms, _chances(index, asked, None))
    order = np.argsort(-(table @ plain.ranking), kind="stable")
    return tuple(index.entries[number] for number in order[:limit])


def table_of(index: Index, asked: Query, game: Game | None) -> Floats:
    """The signals of all entries for a question, with those of meaning where the index has it."""
    table = signals(index, asked.terms, _chances(index, asked, game))
    if index.meaning is None:
        return table
    return np.column_stack((table, nearness(index, asked.text, index.meaning.embed((asked.text,))[0])))


def _chances(index: Index, asked: Query, game: Game | None) -> dict[Game, float]:
    return game_chances((*asked.terms.words, *asked.terms.senses), index.game_terms, game or asked.game)


def _loudest(weights: Weights, row: Floats) -> str:
    return (SIGNALS + NEARNESS)[int(np.argmax(row * weights.ranking))]
