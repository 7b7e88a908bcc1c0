"""Learns how much the model and the stance of a ruling count for yes and no (`faq/opinion.py`).

    python -m bench.faq_verdict QUESTIONS.jsonl ... [--write faq/weights.toml]

What a stance says is learned from answered questions, of which nobody thought when its lists were written: on the
labelled sets it looks far better than it is, for its misses there were mended. How much counts what the model read,
which has learned the answered questions by heart, and how often the answer is yes at a table, is learned from
QUESTIONS, those of events with a `verdict`, each asked about the ruling that is expected.
"""

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench.faq_answered import answered_questions
from bench.faq_fit import say
from bench.faq_logistic import Points, descend
from bench.faq_written import written_with
from faq.channels import Floats
from faq.corpus import Corpus, load_corpus
from faq.entry import Entry
from faq.index import Index, build_index
from faq.lexicon import load_lexicon
from faq.opinion import OPINION_NUMBERS, Chances, Verdict, leaning, opinion_by
from faq.premises import ruling_text
from faq.query import read_query
from faq.question_model import read_question
from faq.text import fold
from faq.verdict import verdict_of

EVERY = 10
"""One in so many answered questions is enough for the stances."""


@dataclass(frozen=True, slots=True)
class VerdictRow:
    """A question about a ruling: what its stance says, what the model reads, what is right."""

    stance: Verdict
    read: Chances
    verdict: Verdict


def main() -> None:
    """Learn, report, and write when asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questions", nargs="+", type=Path)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    corpus = load_corpus()
    index = build_index(corpus, load_lexicon())
    labelled = {
        file.stem: [
            row for line in file.open(encoding="utf-8") if (row := row_of(index, corpus, json.loads(line)))
        ]
        for file in asked.questions
    }
    numbers = fit([row for rows in labelled.values() for row in rows], stance_numbers(corpus))
    for name, rows in labelled.items():
        right = np.mean([opinion_by(row.stance, row.read, numbers).verdict is row.verdict for row in rows])
        say(f"{name}: {len(rows)}, right {right:.3f}")
    table = dict(zip(OPINION_NUMBERS, numbers.tolist(), strict=True))
    say(f"{table}")
    if asked.write:
        stored = asked.write.read_text(encoding="utf-8")
        for name in ("plain", "meaning"):
            stored = written_with(stored, name, {"verdict": table})
        asked.write.write_text(stored, encoding="utf-8")


def row_of(index: Index, corpus: Corpus, row: dict[str, Any]) -> VerdictRow | None:
    """A labelled question about the expected ruling; None for one that is not of yes or no, or that no model reads."""
    entry = corpus.by_section(row["expected"][0]) if row.get("verdict") and row["expected"] else None
    if entry is None:
        return None
    asked = read_query(index, row["q"], row["lang"])
    stance = stance_of(entry, asked.text, asked.hollow)
    read = read_question(asked.typed).chances(entry.sections) if asked.typed else None
    return None if stance is None or read is None else VerdictRow(stance, read, Verdict(row["verdict"]))


def stance_of(entry: Entry, text: str, hollow: str = "") -> Verdict | None:
    """What the ruling's stance alone says."""
    return verdict_of(text, entry.sections, (), hollow, ruling_text(entry))


def stance_numbers(corpus: Corpus) -> dict[Verdict, float]:
    """The log odds of a yes after each verdict of the stance, among the answered questions."""
    counts = {verdict: [1, 1] for verdict in Verdict}
    for stance, verdict in _judged(corpus):
        if verdict is not Verdict.DEPENDS:
            counts[stance][verdict is Verdict.YES] += 1
    return {verdict: math.log(yes / no) for verdict, (no, yes) in counts.items()}


def _judged(corpus: Corpus) -> Iterator[tuple[Verdict, Verdict]]:
    """What the stance says to answered questions, and what is right."""
    for one in answered_questions()[::EVERY]:
        entry = corpus.by_section(one.section)
        stance = entry and stance_of(entry, fold(one.text))
        if stance:
            yield stance, one.verdict


def fit(rows: Sequence[VerdictRow], stances: dict[Verdict, float]) -> Floats:
    """The numbers in the order of `OPINION_NUMBERS`: the constant and how much counts what is read are learned here."""
    plain = [row for row in rows if row.verdict is not Verdict.DEPENDS]
    truth = np.array([row.verdict is Verdict.YES for row in plain], dtype=np.float64)
    stance = np.array([stances[row.stance] for row in plain])
    leans = np.array([leaning(row.read) for row in plain])

    def slope(point: Points) -> Points:
        gap = 1 / (1 + np.exp(-(stance + point[0] + point[1] * leans))) - truth
        return np.array([gap.mean(), gap @ leans / len(plain)])

    constant, read = descend(np.array([0.0, 1.0]), slope).tolist()
    return np.array([constant, *stances.values(), read], dtype=np.float32)


if __name__ == "__main__":
    main()
