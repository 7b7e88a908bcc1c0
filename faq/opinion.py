"""Yes, no, or "it depends": the first words of an answer, by what a small neural model reads in the question."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum


class Verdict(StrEnum):
    """The first words of an answer."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"


@dataclass(frozen=True, slots=True)
class Opinion:
    """A verdict and how likely it is right."""

    verdict: Verdict
    chance: float

    @property
    def sure(self) -> bool:
        """Likely enough to be said without "probably"."""
        return self.chance >= SURE


Chances = Mapping[Verdict, float]
"""How likely each verdict is."""
SURE = 0.925
"""From this chance on a verdict is said plainly (docs/faq.md says how often it is right then)."""
TINY = 1e-6
LIKELY = 0.6
"""Below this chance a verdict is a coin: nothing is said but the ruling."""
_CAUTION = (Verdict.YES, Verdict.DEPENDS, Verdict.NO)
"""Of two halves of a question the later one of these is the answer: yes only where both are."""


def opinion_by(chances: Chances) -> Opinion | None:
    """The likeliest verdict; None where none is likely."""
    verdict = max(Verdict, key=chances.__getitem__)
    return Opinion(verdict, chances[verdict]) if chances[verdict] >= LIKELY else None


def mean_of(weighed: Sequence[tuple[Chances, float]]) -> Chances:
    """The mean of some chances, each with its weight."""
    total = sum(weight for _, weight in weighed)
    return {verdict: sum(one[verdict] * weight for one, weight in weighed) / total for verdict in Verdict}


def together(halves: Sequence[Opinion]) -> Opinion:
    """The verdict on a question of several halves, as sure as the least sure of them."""
    verdict = max((half.verdict for half in halves), key=_CAUTION.index)
    return Opinion(verdict, min(half.chance for half in halves))


def never_plain(opinion: Opinion) -> Opinion:
    """The same, said with "probably" at most."""
    return replace(opinion, chance=min(opinion.chance, SURE - TINY))
