"""Learns what tells the nearest rulings apart and how surely the first one is right, from whole answers.

    python -m bench.faq_doubt QUESTIONS.jsonl ... [--write faq/weights.toml]

Run it after `bench.faq_fit`, on bare questions and on those of events. Every file is judged by numbers learned from the
others; the bounds are chosen on those figures, and the numbers in the file are learned from all.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from bench.faq_calibration import JudgedQuestion, calibration_lines
from bench.faq_fit import say
from bench.faq_logistic import Points, descend, fit_logistic
from bench.faq_written import written_with
from faq.bands import chance
from faq.channels import Floats, Ints
from faq.corpus import load_corpus
from faq.doubt import DOUBTS
from faq.entry import Game
from faq.index import Index, build_index
from faq.lexicon import load_lexicon
from faq.ranked import RankedQuestion, ranked_question, whereabouts
from faq.ranking import fitting
from faq.steering import REACH

WRONG = 0.025
"""Share of the answerable questions that may get a wrong ruling at once, inside an event and outside of one.

Four in a hundred are asked for; most of the labelled ones had their misses mended, so a new one is wrong more often."""
LATER = 3.0
"""How much more a question counts of the files named last, whose answers nobody had mended."""
SPEAKS_FOR = frozenset({"lead", "small-lead", "lead-far", "ruled", "score"})
"""What never speaks against the first ruling: else words that nobody knows could make it surer."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answered question: what speaks for its first ruling, whether that is right, and what told it apart."""

    source: str
    kind: str
    words: int
    told: bool
    weight: float
    ruled: float
    found: Floats
    right: bool
    scores: Floats
    apart: Floats
    marks: Floats


def main() -> None:
    """Learn, report, and write when asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questions", nargs="+", type=Path)
    parser.add_argument("--write", type=Path)
    parser.add_argument("--later", type=int, default=0, help="how many of the last files nobody had mended")
    asked = parser.parse_args()
    index = build_index(load_corpus(), load_lexicon())
    later = asked.questions[len(asked.questions) - asked.later :]
    answers = [
        found
        for file in asked.questions
        for line in file.open(encoding="utf-8")
        if (found := answer_of(index, json.loads(line), file.stem, LATER if file in later else 1.0))
    ]
    read = fit_apart(answers)
    say(f"what the model reads counts {read:.3f}")
    sure = judged(answers)
    _report(answers, sure)
    bounds = {"told": _bound(answers, sure, told=True), "answer": _bound(answers, sure, told=False)}
    if asked.write:
        tables = {
            "apart": {"read": read},
            "right": dict(zip((*DOUBTS, "constant"), fit_doubts(answers).tolist(), strict=True)),
            "bands": bounds,
        }
        asked.write.write_text(
            written_with(asked.write.read_text(encoding="utf-8"), tables), encoding="utf-8"
        )


def answer_of(index: Index, row: dict[str, Any], source: str, weight: float) -> Answer | None:
    """What the search makes of a labelled question; None for one that no ruling answers or that says nothing."""
    plain = ranked_question(index, row["q"], row["lang"]) if row["expected"] else None
    if plain is None:
        return None
    where = whereabouts(plain.asked, Game(row["game"]) if row.get("game") else None, row.get("profile"))
    asked = replace(plain, where=where)
    ruled = min(replace(plain, rough=True).ruled, asked.ruled)
    expected = frozenset(row["expected"])
    first = index.entries[asked.decided.places[0]]
    near = np.array([number for number in asked.steered.order if number in asked.own][:REACH], dtype=np.int32)
    apart = fitting(index, asked.asked, near)
    return Answer(
        source=source,
        kind=row.get("kind", ""),
        words=len(asked.asked.terms.words),
        told=where.profile is not None or asked.asked.game is not None,
        weight=weight,
        ruled=ruled,
        found=asked.doubts(ruled),
        right=not expected.isdisjoint(first.sections),
        scores=_without(asked, near, apart),
        apart=apart,
        marks=np.array([not expected.isdisjoint(index.entries[number].sections) for number in near]),
    )


def _without(asked: RankedQuestion, near: Ints, apart: Floats) -> Floats:
    """The scores of the nearest entries without what told them apart."""
    return np.asarray(asked.steered.scores[near] - apart * asked.weights.read, dtype=np.float32)


def fit_apart(answers: Sequence[Answer]) -> float:
    """How much what the model reads counts beside the scores of the nearest: a softmax over them."""
    chosen = [answer for answer in answers if answer.marks.any() and len(answer.marks) == REACH]
    scores, apart = (np.stack([getattr(answer, name) for answer in chosen]) for name in ("scores", "apart"))
    right = np.stack([answer.marks for answer in chosen])
    weight = np.array([answer.weight for answer in chosen])
    weight /= weight.sum()

    def slope(point: Points) -> Points:
        now = scores + apart * point
        gap = _softmax(now) - _softmax(np.where(right, now, -np.inf))
        return np.asarray([np.einsum("q,qe,qe->", weight, gap, apart)])

    return float(descend(np.ones(1), slope, least=0.0)[0])


def _softmax(scores: Points) -> Points:
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def judged(answers: Sequence[Answer]) -> list[float]:
    """How sure each answer is by numbers learned without its file."""
    learned = {
        source: fit_doubts([answer for answer in answers if answer.source != source])
        for source in dict.fromkeys(answer.source for answer in answers)
    }
    return [answer.ruled * chance(answer.found @ learned[answer.source]) for answer in answers]


def fit_doubts(answers: Sequence[Answer]) -> Floats:
    """A logistic regression on what tells a right first ruling from a wrong one."""
    names = (*DOUBTS, "constant")
    weight = np.array([answer.weight for answer in answers])
    for_it = [name in SPEAKS_FOR or name.endswith(("-whole", "-question")) for name in names]
    least = np.where(for_it, 0.0, -np.inf)
    return fit_logistic(
        np.stack([answer.found for answer in answers]).astype(np.float64),
        np.array([answer.right for answer in answers], dtype=np.float64),
        weight / weight.sum(),
        least=least,
    )


def _report(answers: Sequence[Answer], sure: Sequence[float]) -> None:
    for low, high in ((0.0, 0.5), (0.5, 0.7), (0.7, 0.9), (0.9, 0.95), (0.95, 1.01)):
        inside = [answer.right for answer, value in zip(answers, sure, strict=True) if low <= value < high]
        say(
            f"certainty from {low:.2f}: {len(inside):4} questions, right {sum(inside) / max(1, len(inside)):.3f}"
        )
    for line in calibration_lines(
        JudgedQuestion(answer.kind, answer.words, value, answer.right)
        for answer, value in zip(answers, sure, strict=True)
    ):
        say(line)


def _bound(answers: Sequence[Answer], sure: Sequence[float], *, told: bool) -> float:
    """The certainty from which on a ruling is shown at once; questions that nobody had mended count more."""
    own = [(value, answer) for answer, value in zip(answers, sure, strict=True) if answer.told is told]
    total = sum(answer.weight for _, answer in own)
    for bound in sorted(value for value, _ in own):
        wrong = sum(answer.weight for value, answer in own if value >= bound and not answer.right)
        if wrong <= WRONG * total:
            shown = [answer.right for value, answer in own if value >= bound]
            name = "told" if told else "bare"
            say(f"{name} from {bound:.3f}: {len(shown)} of {len(own)} shown, right {np.mean(shown):.3f}")
            return round(float(bound), 3)
    return 1.0


if __name__ == "__main__":
    main()
