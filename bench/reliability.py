"""How far told chances hold: Brier score beside that of a constant, and how often those won who were told so high."""

from collections.abc import Sequence
from statistics import mean
from typing import Final, NamedTuple

BINS: Final = 10
_THIRDS: Final = 3


class ToldChance(NamedTuple):
    """The chances of all seats at one moment of a game, who won it, and how much of it was over."""

    shares: tuple[float, ...]
    winner: int
    over: float


def brier(told: Sequence[ToldChance]) -> float:
    """The mean square of what was told wrong, over all seats."""
    return mean((share - (seat == one.winner)) ** 2 for one in told for seat, share in enumerate(one.shares))


def constant(told: Sequence[ToldChance]) -> list[ToldChance]:
    """The same moments, each seat told as likely as the others."""
    return [one._replace(shares=(1 / len(one.shares),) * len(one.shares)) for one in told]


def reliability(told: Sequence[ToldChance]) -> list[dict[str, float]]:
    """What was told and how often it came, in ten classes."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for one in told:
        for seat, share in enumerate(one.shares):
            bins[min(BINS - 1, int(share * BINS))].append((share, seat == one.winner))
    return [
        {
            "told": round(mean(c for c, _ in one), 3),
            "won": round(mean(w for _, w in one), 3),
            "number": len(one),
        }
        for one in bins
        if one
    ]


def figures_of(told: Sequence[ToldChance]) -> dict[str, object]:
    """All that is measured; scores by third of the game, too, each beside the constant's."""
    thirds = [[one for one in told if third <= _THIRDS * one.over < third + 1] for third in range(_THIRDS)]
    return {
        "moments": len(told),
        "brier": round(brier(told), 4),
        "brier_of_a_constant": round(brier(constant(told)), 4),
        "brier_by_third": [
            (round(brier(third), 4), round(brier(constant(third)), 4)) for third in thirds if third
        ],
        "reliability": reliability(told),
    }


def holds(told: Sequence[ToldChance]) -> bool:
    """Whether the chances tell more than a constant does."""
    return brier(told) < brier(constant(told))
