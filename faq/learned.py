"""What was learned ahead and comes with the program: how much each sign counts, in either language."""

from array import array
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Protocol

import numpy as np


class SignWeights(Protocol):
    """How much a sign counts; a dict will do."""

    def __getitem__(self, sign: str, /) -> float:
        """The weight of a sign that was learned."""
        ...

    def __contains__(self, sign: object, /) -> bool:
        """Whether it was learned."""
        ...

    def get(self, sign: str, default: float, /) -> float:
        """The weight, where it was learned."""
        ...


@dataclass(frozen=True, slots=True)
class LearnedWeights:
    """Weights by the hash of their sign: a hundred thousand signs take 2 MB, and as a dict of texts 16 MB."""

    hashes: "array[int]"
    weights: "array[float]"

    def __getitem__(self, sign: str, /) -> float:
        """The weight of a sign that was learned."""
        place = self._place(sign)
        if place is None:
            raise KeyError(sign)
        return self.weights[place]

    def __contains__(self, sign: object, /) -> bool:
        """Whether it was learned."""
        return self._place(sign) is not None

    def get(self, sign: str, default: float, /) -> float:
        """The weight, where it was learned."""
        place = self._place(sign)
        return default if place is None else self.weights[place]

    def _place(self, sign: object) -> int | None:
        wanted = hash(sign)
        place = bisect_left(self.hashes, wanted)
        return place if place < len(self.hashes) and self.hashes[place] == wanted else None


@cache
def learned_weights(file: str) -> Mapping[str, SignWeights]:
    """The weights of a file of the program by language ("ja", "en") and sign; its lines have all three."""
    found = {"ja": (array("q"), array("d")), "en": (array("q"), array("d"))}
    with files("faq").joinpath(file).open(encoding="utf-8") as lines:
        for line in lines:
            lang, sign, weight = line.rstrip("\n").split("\t")
            hashes, weights = found[lang]
            hashes.append(hash(sign))
            weights.append(float(weight))
    return MappingProxyType({lang: _sorted(*read) for lang, read in found.items()})


def _sorted(hashes: "array[int]", weights: "array[float]") -> LearnedWeights:
    order = np.argsort(np.asarray(hashes))
    return LearnedWeights(
        array("q", np.asarray(hashes)[order].tobytes()), array("d", np.asarray(weights)[order].tobytes())
    )
