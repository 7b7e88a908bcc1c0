"""Learns how much answered questions and the stance of a ruling count for yes and no.

    python -m bench.faq_verdict QUESTIONS.jsonl ... [--write faq/weights.toml]

QUESTIONS are those of events with a `verdict`; each is asked about the ruling that is expected. The stance is judged by
the answered questions themselves (`asked.tsv`), of which nobody thought when its lists were written: on the labelled
sets it looks far better than it is, for its misses there were mended.
"""

import argparse
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench.faq_fit import say
from bench.faq_logistic import Points, descend
from bench.faq_written import written_with
from faq.asked import Verdict, load_asked
from faq.channels import Floats
from faq.corpus import Corpus, load_corpus
from faq.entry import Entry
from faq.frames import frame_of
from faq.index import Index, build_index
from faq.lexicon import load_lexicon
from faq.query import read_query
from faq.search import ruling_text
from faq.text import fold
from faq.verdict import verdict_of
from faq.vote import NEAR_BY, VERDICT_NUMBERS, Neighbours, neighbours, verdict_by

START = (3.0,) * len(NEAR_BY) + (4.0, 0.0)
CAUTION = 0.004
"""How much each number is held to where it starts, by question."""


@dataclass(frozen=True, slots=True)
class VerdictRow:
    """A labelled question: what stands beside it, what the stance says, what is right."""

    source: str
    beside: Neighbours
    stance: Verdict | None
    verdict: Verdict


def main() -> None:
    """Learn, report with each file left out, and write when asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questions", nargs="+", type=Path)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    corpus = load_corpus()
    index = build_index(corpus, load_lexicon())
    rows = [
        found
        for file in asked.questions
        for line in file.open(encoding="utf-8")
        if (found := row_of(index, corpus, json.loads(line), file.stem))
    ]
    stance = stance_numbers(corpus)
    sources = tuple(dict.fromkeys(row.source for row in rows))
    for source in sources:
        numbers = fit([row for row in rows if row.source != source], stance)
        own = [row for row in rows if row.source == source]
        say(
            f"{source}: {len(own)}, alone {share(own, numbers, alone=True):.3f}, both {share(own, numbers):.3f}"
        )
    numbers = fit(rows, stance)
    table = dict(zip(VERDICT_NUMBERS, numbers.tolist(), strict=True))
    say(f"{table}")
    if asked.write:
        stored = asked.write.read_text(encoding="utf-8")
        for name in ("plain", "meaning"):
            stored = written_with(stored, name, {"verdict": table})
        asked.write.write_text(stored, encoding="utf-8")


def row_of(index: Index, corpus: Corpus, row: dict[str, Any], source: str) -> VerdictRow | None:
    """What stands beside a labelled question about the expected ruling; None where it is no question of yes or no."""
    entry = corpus.by_section(row["expected"][0]) if row.get("verdict") and row["expected"] else None
    if entry is None:
        return None
    asked = read_query(index, row["q"], row["lang"])
    frame = frame_of(asked.text, asked.hollow)
    if frame is None:
        return None
    beside = neighbours(index.answered, entry.sections, asked.terms, frame)
    stance = stance_of(entry, asked.text, asked.hollow)
    return VerdictRow(source, beside, stance, Verdict(row["verdict"])) if beside else None


def stance_of(entry: Entry, text: str, hollow: str = "") -> Verdict | None:
    """What the ruling's stance alone says."""
    return verdict_of(text, entry.sections, (), hollow, ruling_text(entry))


def stance_numbers(corpus: Corpus) -> list[float]:
    """The log odds of a yes after each verdict of the stance, among the answered questions."""
    counts = {verdict: [1, 1] for verdict in Verdict}
    for one in load_asked():
        entry = corpus.by_section(one.section)
        says = stance_of(entry, fold(one.text)) if entry else None
        if says is not None and one.verdict is not Verdict.DEPENDS:
            counts[says][one.verdict is Verdict.YES] += 1
    return [math.log(counts[verdict][1] / counts[verdict][0]) for verdict in Verdict]


def fit(rows: Sequence[VerdictRow], stance: list[float]) -> Floats:
    """The numbers in the order of `VERDICT_NUMBERS`: the neighbours alone are learned here."""
    chosen = [row for row in rows if row.verdict is not Verdict.DEPENDS]
    truth = np.array([row.verdict is Verdict.YES for row in chosen], dtype=np.float64)
    start = np.array(START)

    def slope(point: Points) -> Points:
        down = np.zeros_like(point)
        for row, yes in zip(chosen, truth, strict=True):
            near, says = row.beside.near, row.beside.says
            pull = near @ point[: len(NEAR_BY)]
            weight = np.exp(pull - pull.max())
            weight /= weight.sum()
            vote = float(weight @ says)
            gap = 1 / (1 + math.exp(-(point[-2] * vote + point[-1]))) - yes
            down[: len(NEAR_BY)] += gap * point[-2] * ((weight * (says - vote)) @ near)
            down[-2:] += gap * np.array([vote, 1.0])
        return np.asarray(down / len(chosen) + CAUTION * (point - start))

    least = np.array([0.0] * len(NEAR_BY) + [0.0, -np.inf])
    return np.array([*descend(start, slope, least), *stance], dtype=np.float32)


def share(rows: Sequence[VerdictRow], numbers: Floats, *, alone: bool = False) -> float:
    """The share of right verdicts; `alone` without what the stance says."""
    return float(
        np.mean(
            [verdict_by(row.beside, None if alone else row.stance, numbers) is row.verdict for row in rows]
        )
    )


if __name__ == "__main__":
    main()
