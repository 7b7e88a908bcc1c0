"""One way to compare texts: terms, their rarity, and which rows of text have them, as a compressed table.

A row is one form of an entry (a question, its title, its text) and is compared by cosine; a `whole` row is an
entry with everything it says and is compared by how much of the question it covers.
"""

import math
from array import array
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]

SATURATION = 0.6
LENGTH_SHARE = 0.3


@dataclass(frozen=True, slots=True)
class Asked:
    """The distinct terms of a question and how rare each is."""

    terms: tuple[str, ...]
    rarity: Floats


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Terms by number and the rarity of each; one more number at the end is the rarity of every other term."""

    numbers: dict[str, int]
    rarity: Floats

    def weigh(self, terms: Iterable[str]) -> Asked:
        """Terms with their rarity; what is not in the vocabulary is as rare as can be."""
        distinct = tuple(dict.fromkeys(terms))
        return Asked(distinct, self.rarity[[self.numbers.get(term, -1) for term in distinct]])


@dataclass(frozen=True, slots=True)
class Channel:
    """Terms by number; `rows[starts[t]:starts[t + 1]]` are the rows that have the term t, `weights` how heavily.

    `vocabulary` says how rare terms are. Layers of one index share it: what they say can then be compared.
    """

    vocabulary: Vocabulary
    terms: dict[str, int]
    starts: Ints
    rows: Ints
    weights: Floats
    form_count: int
    row_count: int

    def compare(self, asked: Asked) -> tuple[Floats, Floats]:
        """Of each form the cosine with these terms, of each whole entry the share of them that it covers."""
        agreement = self._agreement(asked)
        length = math.sqrt(float(asked.rarity @ asked.rarity)) or 1.0
        total = float(asked.rarity.sum()) or 1.0
        return agreement[: self.form_count] / length, agreement[self.form_count :] / total

    def _agreement(self, asked: Asked) -> Floats:
        known = [(self.terms[term], place) for place, term in enumerate(asked.terms) if term in self.terms]
        if not known:
            return np.zeros(self.row_count, dtype=np.float32)
        spans = [slice(self.starts[term], self.starts[term + 1]) for term, _ in known]
        rows = np.concatenate([self.rows[span] for span in spans])
        weights = np.concatenate([self.weights[span] for span in spans])
        weights *= np.repeat(asked.rarity[[place for _, place in known]], [s.stop - s.start for s in spans])
        return np.bincount(rows, weights=weights, minlength=self.row_count).astype(np.float32)


class ChannelBuilder:
    """Takes rows of terms one after the other; keeps numbers only, for the terms of a corpus are many."""

    __slots__ = ("_numbers", "_owners", "_sizes", "_terms")

    def __init__(self) -> None:
        self._terms: dict[str, int] = {}
        self._numbers = array("i")
        self._sizes = array("i")
        self._owners = array("i")

    def add(self, owner: int, terms: Iterable[str]) -> None:
        """One more row, a form of the entry `owner`."""
        known = self._terms
        row = {known.setdefault(term, len(known)): None for term in terms}
        self._numbers.extend(row)
        self._sizes.append(len(row))
        self._owners.append(owner)

    def channel(self, owner_count: int, vocabulary: Vocabulary | None = None) -> Channel:
        """The channel of the rows so far: first every form, then every entry as a whole.

        Rarity is that of a vocabulary given, else what the entries say, or the forms where all are of one entry.
        """
        size, forms = max(1, len(self._terms)), len(self._sizes)
        numbers = np.array(self._numbers, dtype=np.int32)
        form_of = np.repeat(np.arange(forms, dtype=np.int32), self._sizes)
        rows, terms, times = _distinct(np.repeat(self._owners, self._sizes), numbers, size)
        if vocabulary is None:
            said = _rarity(terms, size, owner_count) if owner_count > 1 else _rarity(numbers, size, forms)
            vocabulary = Vocabulary(self._terms, said)
        rarity = vocabulary.weigh(self._terms).rarity
        weights = (_unit(form_of, rarity[numbers], forms), _saturated(times, rows, owner_count))
        order = np.argsort(np.concatenate((numbers, terms)), kind="stable")
        return Channel(
            vocabulary=vocabulary,
            terms=self._terms,
            starts=_starts(numbers, terms, size),
            rows=np.concatenate((form_of, rows + forms))[order],
            weights=np.concatenate(weights)[order],
            form_count=forms,
            row_count=forms + owner_count,
        )


def _starts(numbers: Ints, terms: Ints, size: int) -> Ints:
    counts = np.bincount(numbers, minlength=size) + np.bincount(terms, minlength=size)
    return np.concatenate(([0], np.cumsum(counts))).astype(np.int32)


def _distinct(rows: Ints, terms: Ints, size: int) -> tuple[Ints, Ints, Ints]:
    """Each pair of row and term once, with how often it occurred."""
    pairs, times = np.unique(rows.astype(np.int64) * size + terms, return_counts=True)
    return (pairs // size).astype(np.int32), (pairs % size).astype(np.int32), times.astype(np.int32)


def _rarity(terms: Ints, size: int, owner_count: int) -> Floats:
    """The rarity of each term, and at the end that of terms that nobody has: as rare as the rarest."""
    holders = np.bincount(terms, minlength=size)
    rarity = np.log(1 + (owner_count - holders + 0.5) / (holders + 0.5))
    return np.append(rarity, rarity.max(initial=1.0)).astype(np.float32)


def _unit(rows: Ints, weights: Floats, count: int) -> Floats:
    """The weights with every row brought to length one."""
    lengths = np.sqrt(np.bincount(rows, weights=weights**2, minlength=count)) + 1e-9
    return (weights / lengths[rows]).astype(np.float32)


def _saturated(times: Ints, rows: Ints, count: int) -> Floats:
    """How much a term says about a whole entry: nearly all with the first mention, less in a long entry."""
    lengths = np.bincount(rows, minlength=count)
    share = lengths / max(1.0, lengths.sum() / max(1, count))
    room = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * share[rows])
    return np.asarray(times / (times + room), dtype=np.float32)
