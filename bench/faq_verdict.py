"""Learns how much answered questions and the stance of a ruling count for yes and no.

    python -m bench.faq_verdict [QUESTIONS.jsonl ...] [--write faq/weights.toml]

It learns from the answered questions alone (`asked.tsv`), each judged by the others about its ruling; the share that is
right is told for rulings of which nothing was learned. QUESTIONS, those of events with a `verdict`, are judged: each is
asked about the ruling that is expected. All that is learned from them is how often the answer is yes: rarer at a table
than among the answered questions, of which as many were written for either; and how much counts what the model read
(`faq/verdict_model.py`), which has learned the answered questions by heart. The stance, too, is judged by the answered
questions, of which nobody thought when its lists were written: on the labelled sets it looks far better than it is, for
its misses there were mended.
"""

import argparse
import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np

from bench.faq_fit import say
from bench.faq_logistic import Points, descend
from bench.faq_written import written_with
from faq.asked import Verdict
from faq.channels import Floats
from faq.corpus import Corpus, load_corpus
from faq.entry import Entry
from faq.frames import Frame, frame_of
from faq.index import Index, build_index
from faq.lexicon import load_lexicon
from faq.marks import posed
from faq.premises import ruling_text
from faq.query import read_query, read_terms
from faq.text import fold
from faq.verdict import verdict_of
from faq.verdict_model import UNREAD, Chances, load_verdict_model
from faq.vote import (
    NEAR_BY,
    TURNS,
    VERDICT_NUMBERS,
    Neighbours,
    leaning,
    neighbours,
    opinion_by,
    speaking,
    voted,
)

COUNT, END = len(NEAR_BY), len(NEAR_BY) + len(TURNS)
_ALLOWS, _DENIES = {Frame.MAY, Frame.IS}, {Frame.NOT, Frame.PUNISHED}
_BY_HAND = {
    "turn-may-must": 0.0,
    "turn-may-need-not": 0.5,
    "turn-is-must": 0.7,
    "turn-is-need-not": 0.3,
    "turn-not-must": 0.3,
    "turn-punished-must": 0.3,
    "turn-not-need-not": -0.6,
    "turn-punished-need-not": -0.6,
    "turn-must-need-not": -1.0,
    **{f"turn-{one}-{other}": -1.0 for one in _ALLOWS for other in _DENIES},
}
"""Where the turns start that are not one."""
START = np.array(
    [2.0, 2.0, 2.0, *[0.0] * (COUNT - 3), *(_BY_HAND.get(name, 1.0) for name in TURNS), 4.0, 0.0]
)
CAUTION = np.array([*[0.0015] * COUNT, *[0.03] * len(TURNS), 0.004, 0.004])
"""How much each number is held to where it starts, by question."""
FOLDS = 5
COUNTS = tuple(step / 20 for step in range(101))
"""What may come out for how much the model counts."""


@dataclass(frozen=True, slots=True)
class VerdictRow:
    """A question about a ruling: what stands beside it, what the stance says, what the model read, what is right."""

    section: str
    beside: Neighbours
    stance: Verdict | None
    read: Chances
    verdict: Verdict


def main() -> None:
    """Learn, report, and write when asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questions", nargs="*", type=Path)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    corpus = load_corpus()
    index = build_index(corpus, load_lexicon())
    rows = [row for row in answered_rows(index, corpus) if row.verdict is not Verdict.DEPENDS]
    stance = stance_numbers(rows)
    for fold_number in range(FOLDS):
        numbers = fit([row for row in rows if _fold(row) != fold_number], stance)
        _report(
            f"rulings left out, {fold_number}", [row for row in rows if _fold(row) == fold_number], numbers
        )
    labelled = {
        file.stem: [
            row for line in file.open(encoding="utf-8") if (row := row_of(index, corpus, json.loads(line)))
        ]
        for file in asked.questions
    }
    numbers = fit(rows, stance)
    if labelled:
        at_a_table = [row for found in labelled.values() for row in found]
        numbers[VERDICT_NUMBERS.index("constant")] += yes_odds(at_a_table) - yes_odds(rows)
        numbers[VERDICT_NUMBERS.index("read")] = counted(at_a_table, numbers)
    for name, found in labelled.items():
        _report(name, found, numbers)
    table = dict(zip(VERDICT_NUMBERS, numbers.tolist(), strict=True))
    say(f"{table}")
    if asked.write:
        stored = asked.write.read_text(encoding="utf-8")
        for name in ("plain", "meaning"):
            stored = written_with(stored, name, {"verdict": table})
        asked.write.write_text(stored, encoding="utf-8")


def _fold(row: VerdictRow) -> int:
    return crc32(row.section.encode()) % FOLDS


def _report(name: str, rows: Sequence[VerdictRow], numbers: Floats) -> None:
    say(f"{name}: {len(rows)}, alone {share(rows, numbers, alone=True):.3f}, both {share(rows, numbers):.3f}")


def answered_rows(index: Index, corpus: Corpus) -> Iterator[VerdictRow]:
    """Each answered question beside the others about its ruling."""
    for place, one in enumerate(index.answered.questions):
        entry, text = corpus.by_section(one.section), fold(one.text)
        how = posed(text)
        terms, _ = read_terms(index, text)
        beside = neighbours(index.answered, entry.sections, terms, how, without=place) if entry else None
        if entry is not None and beside is not None:
            yield VerdictRow(one.section, beside, stance_of(entry, text), UNREAD, one.verdict)


def row_of(index: Index, corpus: Corpus, row: dict[str, Any]) -> VerdictRow | None:
    """What stands beside a labelled question about the expected ruling; None where it is no question of yes or no."""
    entry = corpus.by_section(row["expected"][0]) if row.get("verdict") and row["expected"] else None
    if entry is None:
        return None
    asked = read_query(index, row["q"], row["lang"])
    frame = frame_of(asked.text, asked.hollow)
    if frame is None:
        return None
    beside = neighbours(index.answered, entry.sections, asked.terms, posed(asked.text, frame))
    stance = stance_of(entry, asked.text, asked.hollow)
    read = load_verdict_model().chances(asked.text, entry.sections)
    return VerdictRow(entry.sections[0], beside, stance, read, Verdict(row["verdict"])) if beside else None


def stance_of(entry: Entry, text: str, hollow: str = "") -> Verdict | None:
    """What the ruling's stance alone says."""
    return verdict_of(text, entry.sections, (), hollow, ruling_text(entry))


def stance_numbers(rows: Sequence[VerdictRow]) -> list[float]:
    """The log odds of a yes after each verdict of the stance, among the answered questions."""
    counts = {verdict: [1, 1] for verdict in Verdict}
    for row in rows:
        if row.stance is not None:
            counts[row.stance][row.verdict is Verdict.YES] += 1
    return [math.log(counts[verdict][1] / counts[verdict][0]) for verdict in Verdict]


def yes_odds(rows: Sequence[VerdictRow]) -> float:
    """The log odds of a yes against a no."""
    counts = Counter(row.verdict for row in rows)
    return math.log(counts[Verdict.YES] / counts[Verdict.NO])


def fit(rows: Sequence[VerdictRow], stance: list[float]) -> Floats:
    """The numbers in the order of `VERDICT_NUMBERS`: the neighbours alone are learned here."""
    truth = np.array([row.verdict is Verdict.YES for row in rows], dtype=np.float64)
    near = np.concatenate([row.beside.near for row in rows])
    says = np.concatenate([row.beside.says for row in rows])
    turns = np.concatenate([row.beside.turns for row in rows])
    sizes = np.array([len(row.beside.says) for row in rows])
    begins, own = np.concatenate([[0], np.cumsum(sizes)[:-1]]), np.repeat(np.arange(len(rows)), sizes)

    def slope(point: Points) -> Points:
        pull = near @ point[:COUNT].astype(np.float32)
        weight = np.exp(pull - np.maximum.reduceat(pull, begins)[own])
        weight /= np.add.reduceat(weight, begins)[own]
        turned = says * point[COUNT:END][turns]
        vote = np.add.reduceat(weight * turned, begins)
        gap = 1 / (1 + np.exp(-(point[-2] * vote + point[-1]))) - truth
        heard = (gap * point[-2])[own] * weight
        drawn = (heard * (turned - vote[own])).astype(np.float32) @ near
        turning = np.bincount(turns, heard * says, END - COUNT)
        down = np.concatenate([drawn, turning, [gap @ vote, gap.sum()]])
        return np.asarray(down / len(rows) + CAUTION * (point - START))

    return np.array([*descend(START, slope), *stance, 0.0], dtype=np.float32)


def counted(rows: Sequence[VerdictRow], numbers: Floats) -> float:
    """How much what the model read counts: the number under which the right verdicts are the likeliest."""
    plain = [row for row in rows if row.verdict is not Verdict.DEPENDS]
    side = np.array([1.0 if row.verdict is Verdict.YES else -1.0 for row in plain])
    without = np.array(
        [speaking(voted(row.beside, numbers)[0], row.stance, UNREAD, numbers) for row in plain]
    )
    leans = np.array([leaning(row.read) for row in plain])
    return min(COUNTS, key=lambda much: float(np.logaddexp(0, -side * (without + much * leans)).mean()))


def share(rows: Sequence[VerdictRow], numbers: Floats, *, alone: bool = False) -> float:
    """The share of right verdicts; `alone` without what the stance says."""
    return float(
        np.mean(
            [
                opinion_by(
                    row.beside,
                    None if alone else row.stance,
                    UNREAD if alone else row.read,
                    numbers,
                ).verdict
                is row.verdict
                for row in rows
            ]
        )
    )


if __name__ == "__main__":
    main()
