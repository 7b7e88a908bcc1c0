"""The learned numbers, read from `weights.toml`, which tells how they were learned.

`bench/faq_fit.py` and `bench/faq_doubt.py` write that file; nobody edits it by hand.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from faq.channels import Floats

WEIGHTS_FILE = "weights.toml"


@dataclass(frozen=True, slots=True)
class Weights:
    """`ranking` has a weight for each signal, `read` is that of what a model reads in the question.

    `evidence`, `right` and `house` have one for each kind of evidence, then the constant.

    A question with a chance below `none` of being ruled at all gets no answer; one ruling is shown at once where the
    chance that it is the right one reaches `answer`, or `told` where the regulations are known.
    """

    ranking: Floats
    read: float
    evidence: Floats
    right: Floats
    house: Floats
    answer: float
    told: float
    none: float


@cache
def load_weights() -> Weights:
    """The weights of the file."""
    return weights_of(tomllib.loads(files("faq").joinpath(WEIGHTS_FILE).read_text(encoding="utf-8")))


def weights_of(table: Mapping[str, Any]) -> Weights:
    """The weights of a table, in its order."""
    bands = table["bands"]
    return Weights(
        _column(table["ranking"].values()),
        table["apart"]["read"],
        _column(table["evidence"].values()),
        _column(table["right"].values()),
        _column(table["house"].values()),
        bands["answer"],
        bands["told"],
        bands["none"],
    )


def _column(numbers: Iterable[float]) -> Floats:
    return np.array(list(numbers), dtype=np.float32)
