"""What is said to a question of yes or no about a ruling: what a small neural model reads, with the ruling's stance.

How much each of the two counts is learned (`bench/faq_verdict.py`).
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from faq.channels import Floats


class Verdict(StrEnum):
    """The first words of an answer."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"


@dataclass(frozen=True, slots=True)
class Opinion:
    """A verdict, and whether it is sure enough to be said without "probably"."""

    verdict: Verdict
    sure: bool


Chances = Mapping[Verdict, float]
"""How likely each verdict is."""
OPINION_NUMBERS = ("constant", "yes", "no", "depends", "read")
"""The learned numbers: what speaks for yes whatever is asked, what each stance adds, how much counts what is read."""
EITHER = 0.5
"""From this chance on that it depends, that is said."""
SURE = 1.5
"""From here on what speaks for a verdict makes it sure: 90 of 100 are right, below it 65 (docs/faq.md)."""
UNLIKELY = 1e-4
"""Added to a chance before its logarithm is taken."""


def opinion_by(stance: Verdict, read: Chances, numbers: Floats) -> Opinion:
    """What the model `read` in the question, together with the stance of the ruling."""
    if read[Verdict.DEPENDS] > EITHER:
        return Opinion(Verdict.DEPENDS, sure=True)  # a doubt of its own
    speaks = speaking(stance, read, numbers)
    return Opinion(Verdict.YES if speaks > 0 else Verdict.NO, sure=abs(speaks) >= SURE)


def speaking(stance: Verdict, read: Chances, numbers: Floats) -> float:
    """What speaks for yes (above zero) or for no."""
    by_name = dict(zip(OPINION_NUMBERS, numbers.tolist(), strict=True))
    return float(by_name["constant"] + by_name[stance] + by_name["read"] * leaning(read))


def leaning(read: Chances) -> float:
    """How far what is read leans to yes (above zero) or to no: the logarithm of the odds."""
    return math.log((read[Verdict.YES] + UNLIKELY) / (read[Verdict.NO] + UNLIKELY))
