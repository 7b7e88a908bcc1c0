"""What the answered questions about a ruling say to a new one: the nearer one is, the more its answer counts.

Each stands beside the new one by its senses, its characters and its frame. An answer turns round where one asks whether
it may be and the other whether it is forbidden. How much each of these counts is learned (`bench/faq_verdict.py`).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby
from types import MappingProxyType

import numpy as np

from faq.asked import AnsweredQuestion, Verdict
from faq.channels import Floats, Ints
from faq.frames import Frame, frame_of
from faq.layer import Form, Layer, Part, layer_of
from faq.terms import CHANNELS, Terms
from faq.text import fold

NEAR_BY = ("senses", "grams", "frame")
"""What makes an answered question near. The sense of meaning won nothing beside them."""
VERDICT_NUMBERS = (*NEAR_BY, "votes", "constant", "yes", "no", "depends")
"""The learned numbers: the nearness, the votes, then what the ruling's stance adds."""
EITHER, EITHER_TOO = 0.6, 0.2
"""The share of the near ones that must say "it depends", and where the stance says so too. By hand: few ever do."""
SLACK = 0.15
"""Added to the best likeness, so that the best of several bad ones is not taken for a good one."""
_SIGN = MappingProxyType({Verdict.YES: 1.0, Verdict.NO: -1.0, Verdict.DEPENDS: 0.0})


def turned(one: Frame, other: Frame) -> float:
    """How the answer to a question of one frame carries over to the same matter asked in another.

    1: as it is; -1: the opposite; less than that where the frames do not settle each other.
    """
    return _turned(*sorted((one, other)))


@cache
def _turned(one: str, other: str) -> float:
    pair = {_GROUPS[Frame(one)], _GROUPS[Frame(other)]}
    return 1.0 if len(pair) == 1 else _TURNED[frozenset(pair)]


_GROUPS = MappingProxyType(
    {
        Frame.MAY: "may",
        Frame.IS: "is",
        Frame.NOT: "not",
        Frame.PUNISHED: "not",
        Frame.MUST: "must",
        Frame.NEED_NOT: "need-not",
    }
)
_TURNED = MappingProxyType(
    {
        frozenset({"may", "is"}): 1.0,
        frozenset({"may", "not"}): -1.0,
        frozenset({"is", "not"}): -1.0,
        frozenset({"must", "need-not"}): -1.0,
        frozenset({"not", "need-not"}): -0.6,
        frozenset({"is", "must"}): 0.7,
        frozenset({"may", "need-not"}): 0.5,
        frozenset({"is", "need-not"}): 0.3,
        frozenset({"not", "must"}): 0.3,
        frozenset({"may", "must"}): 0.0,
    }
)
"""By hand: what a may and a must say of each other is little; learning them anew won nothing."""


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
    questions: Iterable[AnsweredQuestion], take: Callable[[str], Terms], below: Layer
) -> AnsweredQuestions:
    """Answered questions laid out; `take` takes a text apart, `below` is the layer whose measures they share."""
    ordered = tuple(sorted(questions, key=lambda one: one.section))
    if not ordered:
        return NONE_ANSWERED
    # One entry for all: nothing is asked of whole rulings here. Neither words nor sound are compared, and no terms are
    # kept: all of them together would fill 40 MB.
    forms = [Form(0, Part.QUESTION, one.text) for one in ordered]
    layer = layer_of(1, forms, (replace(take(one.text), sounds=(), words=()) for one in ordered), None, below)
    places = {
        section: np.array([place for place, _ in found], dtype=np.int32)
        for section, found in groupby(enumerate(ordered), key=lambda one: one[1].section)
    }
    return AnsweredQuestions(ordered, places, layer)


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The answered questions about a ruling beside a new one: `near` by column of `NEAR_BY`, `says` yes (1) or no."""

    near: Floats
    says: Floats
    either: Floats


def neighbours(
    answered: AnsweredQuestions, sections: Iterable[str], asked: Terms, frame: Frame
) -> Neighbours | None:
    """What stands beside a question about the ruling with these sections; None where nothing was asked about it."""
    places = answered.of(sections)
    layer = answered.layer
    if layer is None or not len(places):
        return None
    chosen = [answered.questions[place] for place in places]
    frames = [_frame(one.text) for one in chosen]
    columns = [_likeness(layer, name, terms, places) for name, terms in _compared(asked)]
    same = np.array([one is frame for one in frames], dtype=np.float32)
    verdicts = [one.verdict for one in chosen]
    signs = [_SIGN[one] * turned(frame, other) for one, other in zip(verdicts, frames, strict=True)]
    return Neighbours(
        near=np.column_stack((*columns, same)).astype(np.float32),
        says=np.array(signs, dtype=np.float32),
        either=np.array([one is Verdict.DEPENDS for one in verdicts], dtype=np.float32),
    )


def _compared(asked: Terms) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return ("senses", asked.senses), ("grams", asked.grams)


def _likeness(layer: Layer, channel: str, terms: tuple[str, ...], places: Ints) -> Floats:
    """How alike the questions at some places are in a channel, the nearest nearly one."""
    of = layer.channels[CHANNELS.index(channel)]
    alike = of.compare(of.vocabulary.weigh(terms))[0][places]
    return np.asarray(alike / (alike.max() + SLACK), dtype=np.float32)


@cache
def _frame(text: str) -> Frame:
    return frame_of(fold(text)) or Frame.IS


def voted(beside: Neighbours, numbers: Floats) -> tuple[float, float]:
    """What the neighbours say, from -1 (no) to 1 (yes), and the share of them that says that it depends."""
    pull = beside.near @ numbers[: len(NEAR_BY)]
    weight = np.exp(pull - pull.max())
    weight /= weight.sum()
    return float(weight @ beside.says), float(weight @ beside.either)


def verdict_by(beside: Neighbours, stance: Verdict | None, numbers: Floats) -> Verdict:
    """The verdict of the neighbours together with that of the ruling's stance."""
    by_name = dict(zip(VERDICT_NUMBERS, map(float, numbers), strict=True))
    says, either = voted(beside, numbers)
    if either > (EITHER_TOO if stance is Verdict.DEPENDS else EITHER):
        return Verdict.DEPENDS
    speaks = by_name["votes"] * says + by_name["constant"] + (by_name[stance] if stance else 0.0)
    return Verdict.YES if speaks > 0 else Verdict.NO
