"""One way to compare texts: terms, their rarity, and which rows of text have them, as a compressed table.

A row is one form of an entry (a question, its title, its text) and is compared by cosine; a `whole` row is an
entry with everything it says and is compared by how much of the question it covers.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]

SATURATION = 0.6
LENGTH_SHARE = 0.3


@dataclass(frozen=True, slots=True)
class Channel:
    """Terms by number; `rows[starts[t]:starts[t + 1]]` are the rows that have the term t, `weights` how heavily."""

    terms: dict[str, int]
    rarity: Floats
    unknown: float
    starts: Ints
    rows: Ints
    weights: Floats
    row_count: int

    @classmethod
    def of(cls, forms: Sequence[Iterable[str]], wholes: Sequence[Iterable[str]]) -> Self:
        """The channel of rows: first every form, then every whole entry."""
        terms: dict[str, int] = {}
        counts = [_counted(row, terms) for row in (*forms, *wholes)]
        lengths = np.array([len(row) for row in counts], dtype=np.int32)
        columns = np.fromiter((term for row in counts for term in row), dtype=np.int32)
        times = np.fromiter((row[term] for row in counts for term in row), dtype=np.float32)
        rows = np.repeat(np.arange(len(counts), dtype=np.int32), lengths)
        whole = rows >= len(forms)
        rarity = _rarity(columns[whole], len(terms), len(wholes))
        weights = np.where(
            whole, rarity[columns] * _saturated(times, lengths, rows, len(forms)), rarity[columns]
        ).astype(np.float32)
        norms = np.sqrt(np.bincount(rows, weights=weights**2, minlength=len(counts))) + 1e-9
        weights = np.where(whole, weights, weights / norms[rows]).astype(np.float32)
        order = np.argsort(columns, kind="stable")
        starts = np.zeros(len(terms) + 1, dtype=np.int32)
        np.cumsum(np.bincount(columns, minlength=len(terms)), out=starts[1:])
        unknown = float(rarity.max()) if len(rarity) else 1.0
        return cls(terms, rarity, unknown, starts, rows[order], weights[order], len(counts))

    def weigh(self, terms: Iterable[str]) -> tuple[Floats, float, float]:
        """Each row's agreement with the terms, the length of the question and its sum of rarities."""
        known = [self.terms[term] for term in dict.fromkeys(terms) if term in self.terms]
        missing = sum(1 for term in dict.fromkeys(terms) if term not in self.terms)
        rarity = self.rarity[known]
        length = math.sqrt(float(rarity @ rarity) + missing * self.unknown**2)
        total = float(rarity.sum()) + missing * self.unknown
        if not known:
            return np.zeros(self.row_count, dtype=np.float32), length, total
        spans = [slice(self.starts[term], self.starts[term + 1]) for term in known]
        rows = np.concatenate([self.rows[span] for span in spans])
        weights = np.concatenate([self.weights[span] * self.rarity[term] for term, span in zip(known, spans, strict=True)])
        return np.bincount(rows, weights=weights, minlength=self.row_count).astype(np.float32), length, total
