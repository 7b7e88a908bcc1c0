"""What tells the best entries apart: words of the question that some of them have and others have not.

A word that is rare among all entries may be in each of the nearest ones and then decides nothing between them; how
rare it is among those does.
"""

from collections.abc import Sequence

import numpy as np

from faq.channels import Asked, Floats, Ints
from faq.index import Index
from faq.query import Query
from faq.terms import CHANNELS

NEAREST = 12
"""Entries among which the rarity of a word is counted anew."""
REACH = 20
"""Entries that are told apart by it."""
MOST_RARE = 6.0
"""What is rarer than that among all entries says no more: it may be a slip."""
TOLD_BY = ("words", "grams")
"""Channels whose words are looked at; senses and sounds told nothing more where this was learned."""


def contrast(index: Index, query: Query, near: Ints) -> Floats:
    """How much of what tells `near` apart, entries best first, each of them has: one column for each of `TOLD_BY`."""
    near = near[:REACH]
    return np.column_stack(
        [
            _column(index, CHANNELS.index(name), query.terms.channels()[CHANNELS.index(name)], near)
            for name in TOLD_BY
        ]
    )


def _column(index: Index, channel: int, terms: Sequence[str], near: Ints) -> Floats:
    asked = index.layers[-1].channels[channel].vocabulary.weigh(terms)
    has = _presence(index, channel, asked, near)
    holders = (has[:NEAREST] > 0).sum(axis=0)
    some = (holders > 0) & (holders < NEAREST)
    rarity = np.where(some, np.log((NEAREST + 1) / (holders + 0.5)), 0.0)
    return np.asarray(has @ (rarity * np.minimum(asked.rarity, MOST_RARE) / MOST_RARE), dtype=np.float32)


def _presence(index: Index, channel: int, asked: Asked, near: Ints) -> Floats:
    """How much each of the entries says of each term."""
    first = 0
    has = np.zeros((len(near), len(asked.terms)), dtype=np.float32)
    for layer in index.layers:
        own = layer.channels[channel]
        count = own.row_count - own.form_count
        here = (near >= first) & (near < first + count)
        has[here] = own.says(asked, near[here] - first)
        first += count
    return has
