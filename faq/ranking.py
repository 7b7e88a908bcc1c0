"""What speaks for an entry, as numbers, and the learned weights that make one score of them.

For each channel there are four signals: the best agreement with a question form, with a title and with a text, and
the share of the question that the entry as a whole covers. More say whether the entry is of the right game, and whether
a document says it or only the printed rules.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from faq.channels import Asked, Floats, Ints
from faq.entry import Game
from faq.games import GAMES, game_chances
from faq.index import Index
from faq.layer import Layer, Part
from faq.query import Query
from faq.terms import CHANNELS

SIGNALS = (
    *(f"{channel}-{part}" for channel in CHANNELS for part in ("question", "title", "text", "whole")),
    "game",
    "document",
)
QUESTIONS = [SIGNALS.index(f"{channel}-question") for channel in CHANNELS]


@dataclass(frozen=True, slots=True)
class Found:
    """What speaks for each entry, in the order of `SIGNALS`, and for each topic that no document rules.

    The columns of `outside` are the agreements with the topic's questions by channel.
    """

    table: Floats
    outside: Floats


def found(index: Index, query: Query) -> Found:
    """What speaks for what."""
    asked = _weighed(index, query)
    table = _table(index, query, asked)
    outside = np.column_stack(
        [
            best_of(channel.compare(row)[0], index.outside.bounds[Part.QUESTION])
            for channel, row in zip(index.outside.channels, asked, strict=True)
        ]
    )
    return Found(table, outside)


def fitting(index: Index, query: Query, near: Ints) -> Floats:
    """How well each of some entries fits the question as a small neural model reads it: zero for the best."""
    rulings = [index.entries[number].sections for number in near]
    return np.asarray(np.mean([read.apart(rulings) for read in query.read], axis=0))


def found_in_words(index: Index, query: Query) -> Floats:
    """The table alone, without what is outside the documents: enough for a part of a question."""
    return _table(index, query, _weighed(index, query))


def _weighed(index: Index, query: Query) -> list[Asked]:
    vocabularies = (channel.vocabulary for channel in index.layers[-1].channels)
    return [known.weigh(row) for known, row in zip(vocabularies, query.terms.channels(), strict=True)]


def _table(index: Index, query: Query, asked: Sequence[Asked]) -> Floats:
    words = np.concatenate([_agreements(layer, asked) for layer in index.layers])
    return np.column_stack((words, game_column(index, query_chances(index, query)), index.columns.documents))


def query_chances(index: Index, query: Query) -> dict[Game, float]:
    """How likely the question is about each game, by its words or the name in it."""
    return game_chances((*query.terms.words, *query.terms.senses), index.game_terms, query.game)


def _agreements(layer: Layer, asked: Sequence[Asked]) -> Floats:
    columns: list[Floats] = []
    for channel, row in zip(layer.channels, asked, strict=True):
        forms, wholes = channel.compare(row)
        columns += [*best_by_part(forms, layer), wholes]
    return np.column_stack(columns)


def game_column(index: Index, chances: Mapping[Game, float]) -> Floats:
    """For each entry the chance that the question is about its game."""
    return np.array([chances[game] for game in GAMES], dtype=np.float32)[index.columns.games]


def best_of(forms: Floats, bounds: Ints) -> Floats:
    """For each entry the best of its forms of one part."""
    # The zero at the end keeps every beginning inside the array; an entry without a form of this part gets nothing.
    best = np.maximum.reduceat(np.append(forms[: bounds[-1]], np.float32(0)), bounds[:-1])
    return np.where(bounds[:-1] == bounds[1:], np.float32(0), best)


def best_by_part(forms: Floats, layer: Layer) -> list[Floats]:
    """For each part what the best form of each entry says."""
    if layer.gaps or not len(forms):
        return [best_of(forms, bounds) for bounds in layer.bounds]
    return np.split(np.maximum.reduceat(forms, layer.starts), len(layer.bounds))


def by_score(scores: Floats) -> Ints:
    """The places of all entries, best first."""
    return np.argsort(-scores, kind="stable").astype(np.int32)
