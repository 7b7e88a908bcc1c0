"""What the answered questions about a ruling say to a new one: the nearer one is, the more its answer counts.

Each stands beside the new one by its senses, its characters, its frame, its numbers and what it says about the case
(`faq/marks.py`). An answer turns round where one asks whether it may be and the other whether it is forbidden. To that
comes what a small neural model reads in the question (`faq/verdict_model.py`). How much each of these counts, and how
far an answer turns, is learned (`bench/faq_verdict.py`).
"""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations_with_replacement, groupby
from types import MappingProxyType

import numpy as np

from faq.asked import AnsweredQuestion, Opinion, Verdict
from faq.channels import Floats, Ints
from faq.frames import Frame
from faq.layer import Form, Layer, Part, layer_of
from faq.marks import Posed, mark_names, posed
from faq.terms import CHANNELS, Terms
from faq.text import fold
from faq.verdict_model import Chances

NEAR_BY = (
    *("senses", "grams", "frame", "language", "same-number", "other-number"),
    *(f"parts-{name}" for name in mark_names()),
    *(f"shares-{name}" for name in mark_names()),
)
"""What makes an answered question near. The sense of meaning won nothing beside them."""
_PAIRS = tuple(combinations_with_replacement(Frame, 2))
TURNS = tuple(f"turn-{one}-{other}" for one, other in _PAIRS)
"""How the answer to a question of one frame carries over to the same matter asked in another: 1 as it is, -1 turned
round, less where the frames do not settle each other."""
_LAST = ("votes", "constant", "yes", "no", "depends", "read")
VERDICT_NUMBERS = (*NEAR_BY, *TURNS, *_LAST)
"""The learned numbers: the nearness, the turns, the votes, what the stance adds, what counts that the model read."""
EITHER, EITHER_TOO = 0.6, 0.25
"""The share of the near ones that must say "it depends", and where the stance says so too. By hand: few ever do."""
SURE = 2.2
"""From here on what speaks for a verdict makes it sure: 86 of 100 are right, below it 63 (docs/faq.md)."""
UNLIKELY = 1e-4
"""Added to a chance before its logarithm is taken."""
SLACK = 0.15
"""Added to the best likeness, so that the best of several bad ones is not taken for a good one."""
_PLACES = MappingProxyType(
    {pair: place for place, (one, other) in enumerate(_PAIRS) for pair in ((one, other), (other, one))}
)
_SIGN = MappingProxyType({Verdict.YES: 1.0, Verdict.NO: -1.0, Verdict.DEPENDS: 0.0})


@dataclass(frozen=True, slots=True)
class AnsweredQuestions:
    """Answered questions laid out: `places` are those of each section, `layer` compares them."""

    questions: tuple[AnsweredQuestion, ...]
    places: Mapping[str, Ints]
    layer: Layer | None

    def of(self, sections: Iterable[str]) -> Ints:
        """Where the questions about some sections stand."""
        found = [self.places[section] for section in sections if section in self.places]
        return np.concatenate(found) if found else np.zeros(0, dtype=np.int32)


NONE_ANSWERED = AnsweredQuestions((), MappingProxyType({}), None)


def answered_questions(
    questions: Iterable[AnsweredQuestion], take: Callable[[str], Terms]
) -> AnsweredQuestions:
    """Answered questions laid out; `take` takes a text apart. Rarity of terms is that among these questions."""
    ordered = tuple(sorted(questions, key=lambda one: one.section))
    if not ordered:
        return NONE_ANSWERED
    # One entry for all: nothing is asked of whole rulings here. Neither words nor sound are compared, and no terms are
    # kept: all of them together would fill 40 MB.
    forms = [Form(0, Part.QUESTION, one.text) for one in ordered]
    layer = layer_of(1, forms, (replace(take(one.text), sounds=(), words=()) for one in ordered), None)
    places = {
        section: np.array([place for place, _ in found], dtype=np.int32)
        for section, found in groupby(enumerate(ordered), key=lambda one: one[1].section)
    }
    return AnsweredQuestions(ordered, places, layer)


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The answered questions about a ruling beside a new one: `near` by column of `NEAR_BY`, `says` yes (1) or no (-1).

    `turns`: the places in `TURNS` of what carries their answers over; `either` is 1 where one says that it depends.
    """

    near: Floats
    says: Floats
    turns: Ints
    either: Floats


def neighbours(
    answered: AnsweredQuestions, sections: Iterable[str], asked: Terms, how: Posed, without: int | None = None
) -> Neighbours | None:
    """What stands beside a question about the ruling with these sections; None where nothing was asked about it.

    `how` the question is put; `without` leaves one answered question out, from which the others are to be judged.
    """
    places = answered.of(sections)
    places = places if without is None else places[places != without]
    layer = answered.layer
    if layer is None or not len(places):
        return None
    chosen = [answered.questions[place] for place in places]
    put = [_posed(one.text) for one in chosen]
    columns = [_likeness(layer, name, terms, places) for name, terms in _compared(asked)]
    marks = np.stack([one.marks for one in put])
    verdicts = [one.verdict for one in chosen]
    return Neighbours(
        near=np.column_stack(
            (*columns, _alike(how, put), -np.abs(marks - how.marks), marks * how.marks)
        ).astype(np.float32),
        says=np.array([_SIGN[one] for one in verdicts], dtype=np.float32),
        turns=np.array([_PLACES[how.frame, one.frame] for one in put], dtype=np.int32),
        either=np.array([one is Verdict.DEPENDS for one in verdicts], dtype=np.float32),
    )


def _alike(how: Posed, put: list[Posed]) -> Floats:
    """Whether others are put in the same frame and language, and with one of the same numbers or only others."""
    return np.array(
        [
            (
                one.frame is how.frame,
                one.japanese is how.japanese,
                not one.figures.isdisjoint(how.figures),
                bool(one.figures and how.figures) and one.figures.isdisjoint(how.figures),
            )
            for one in put
        ],
        dtype=np.float32,
    )


def _compared(asked: Terms) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return ("senses", asked.senses), ("grams", asked.grams)


def _likeness(layer: Layer, channel: str, terms: tuple[str, ...], places: Ints) -> Floats:
    """How alike the questions at some places are in a channel, the nearest nearly one."""
    of = layer.channels[CHANNELS.index(channel)]
    alike = of.compare(of.vocabulary.weigh(terms))[0][places]
    return np.asarray(alike / (alike.max() + SLACK), dtype=np.float32)


@cache
def _posed(text: str) -> Posed:
    return posed(fold(text))


def voted(beside: Neighbours, numbers: Floats) -> tuple[float, float]:
    """What the neighbours say, from -1 (no) to 1 (yes), and the share of them that says that it depends."""
    nearness, turns = numbers[: len(NEAR_BY)], numbers[len(NEAR_BY) : len(NEAR_BY) + len(TURNS)]
    pull = beside.near @ nearness
    weight = np.exp(pull - pull.max())
    weight /= weight.sum()
    return float(weight @ (beside.says * turns[beside.turns])), float(weight @ beside.either)


def leaning(read: Chances) -> float:
    """How far what the model read leans to yes (above zero) or to no: the logarithm of the odds."""
    return math.log((read[Verdict.YES] + UNLIKELY) / (read[Verdict.NO] + UNLIKELY))


def opinion_by(beside: Neighbours, stance: Verdict | None, read: Chances, numbers: Floats) -> Opinion:
    """What the neighbours say together with the ruling's stance and what the model `read`."""
    says, either = voted(beside, numbers)
    if either > (EITHER_TOO if stance is Verdict.DEPENDS else EITHER) or read[Verdict.DEPENDS] > EITHER:
        return Opinion(Verdict.DEPENDS, sure=True)  # a doubt of its own
    speaks = speaking(says, stance, read, numbers)
    return Opinion(Verdict.YES if speaks > 0 else Verdict.NO, sure=abs(speaks) >= SURE)


def speaking(says: float, stance: Verdict | None, read: Chances, numbers: Floats) -> float:
    """What speaks for yes (above zero) or for no; `says`: the neighbours, from -1 to 1."""
    by_name = dict(zip(_LAST, numbers[-len(_LAST) :].tolist(), strict=True))
    voices = by_name["votes"] * says + by_name["read"] * leaning(read)
    return float(voices + by_name["constant"] + (by_name[stance] if stance else 0.0))
