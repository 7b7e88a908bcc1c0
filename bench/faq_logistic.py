"""Logistic regression with bounds, by Adam."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from faq.channels import Floats

Points = NDArray[np.float64]
STEPS = 300
CAUTION = 0.003
"""How much each number of the evidence is held back."""


def fit_logistic(
    found: Points,
    truth: Points,
    weight: Points,
    least: float | Points = -np.inf,
    most: float | Points = np.inf,
) -> Floats:
    """A logistic regression whose last column is constant."""
    middle, spread = found.mean(axis=0), found.std(axis=0)
    middle[-1], spread[spread == 0] = 0.0, 1.0
    even = (found - middle) / spread

    def slope(point: Points) -> Points:
        chance = 1 / (1 + np.exp(-(even @ point)))
        return np.asarray(even.T @ ((chance - truth) * weight) + CAUTION * point)

    point = descend(np.zeros(found.shape[1]), slope, least, most, pace=0.05) / spread
    point[-1] -= (point * middle).sum()
    return np.asarray(point, dtype=np.float32)


def descend(
    point: Points,
    slope: Callable[[Points], Points],
    least: float | Points = -np.inf,
    most: float | Points = np.inf,
    pace: float = 0.1,
) -> Points:
    """Where Adam ends up; no coordinate goes below `least` or above `most`."""
    mean, square = np.zeros_like(point), np.zeros_like(point)
    for step in range(1, STEPS + 1):
        down = slope(point)
        mean, square = 0.9 * mean + 0.1 * down, 0.999 * square + 0.001 * down**2
        point = point - pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
        point = np.minimum(np.maximum(point, least), most)
    return point
