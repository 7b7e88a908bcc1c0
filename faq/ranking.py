"""What speaks for an entry, as numbers, and the learned weights that make one score of them.

For each channel there are four signals: the best agreement with a question form, with a title and with a text, and
the share of the question that the entry as a whole covers. Two more say whether the entry is of the right game and,
where the optional embedding is installed, how near it is in meaning.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from faq.channels import Asked, Floats, Ints
from faq.entry import Game
from faq.index import Index
from faq.layer import Layer
from faq.terms import CHANNELS, Terms

SIGNALS = (
    *(f"{channel}-{part}" for channel in CHANNELS for part in ("question", "title", "text", "whole")),
    "game",
)
NEARNESS = ("meaning-question", "meaning-title", "meaning-text")
UNRELATED = 0.75
SPREAD = 4.0
"""The model gives any two texts about 0.75; what is above is spread over 0 to 1, like the other signals."""


def signals(index: Index, terms: Terms, chances: Mapping[Game, float]) -> Floats:
    """The signals of every entry for a question, one row an entry."""
    vocabularies = (channel.vocabulary for channel in index.layers[-1].channels)
    asked = [known.weigh(row) for known, row in zip(vocabularies, terms.channels(), strict=True)]
    rows = np.concatenate([_agreements(layer, asked) for layer in index.layers])
    return np.column_stack((rows, game_column(index, chances)))


def _agreements(layer: Layer, asked: Sequence[Asked]) -> Floats:
    columns: list[Floats] = []
    for channel, row in zip(layer.channels, asked, strict=True):
        forms, wholes = channel.compare(row)
        columns += [best_of(forms, bounds) for bounds in layer.bounds]
        columns.append(wholes)
    return np.column_stack(columns)


def nearness(index: Index, query_vector: Floats) -> Floats:
    """How near each entry is in meaning, one column for each part."""
    return np.concatenate([_nearness(layer, query_vector) for layer in index.layers])


def _nearness(layer: Layer, query_vector: Floats) -> Floats:
    forms = ((layer.vectors @ query_vector - UNRELATED) * SPREAD).clip(min=0)
    return np.column_stack([best_of(forms, bounds) for bounds in layer.bounds])


def game_column(index: Index, chances: Mapping[Game, float]) -> Floats:
    """For each entry the chance that the question is about its game."""
    return np.array([chances[entry.document.game] for entry in index.entries], dtype=np.float32)


def best_of(forms: Floats, bounds: Ints) -> Floats:
    """For each entry the best of its forms of one part."""
    # The zero at the end keeps every beginning inside the array; an entry without a form of this part gets nothing.
    best = np.maximum.reduceat(np.append(forms[: bounds[-1]], np.float32(0)), bounds[:-1])
    return np.where(bounds[:-1] == bounds[1:], np.float32(0), best)
