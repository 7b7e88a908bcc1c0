"""Learns the numbers of faq/weights.toml from labelled questions, and says how well they do on others.

    python -m bench.faq_fit QUESTIONS.jsonl ... [--write] [--meaning]

The questions are parted into five folds so that all questions about a section, and about sections that some question
names beside it, are in the same one; each fold is judged by numbers learned from the other four. The file gets the
numbers learned from all of them; the figures printed are those of the folds, never those of the learning.
"""

import argparse
import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from faq.bands import EVIDENCE, evidence
from faq.channels import Floats
from faq.corpus import load_corpus
from faq.embedding import load_meaning, stored_vectors
from faq.index import Index, build_index
from faq.lexicon import load_lexicon
from faq.query import Query, read_query
from faq.ranking import NEARNESS, SIGNALS
from faq.search import table_of

FOLDS = 5
CANDIDATES = 60
START = 2.0
STEPS = 300
UNANSWERABLE = Path(__file__).with_name("faq_unanswerable.jsonl")
REFUSED = 0.05
DOUBTFUL = 0.15
NEAR_MISS_WEIGHT = 0.3
UNANSWERABLE_WEIGHT = 3.0


@dataclass(frozen=True, slots=True)
class Case:
    """One labelled question with its signals; `right` marks the entries that answer it, none for some."""

    lang: str
    kind: str
    source: str
    fold: int
    query: Query
    table: Floats
    right: np.ndarray

    @property
    def answerable(self) -> bool:
        """Some entry answers the question."""
        return bool(self.right.any())


def main() -> None:
    """Fit, report, and write when asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questions", nargs="+", type=Path)
    parser.add_argument("--write", type=Path)
    parser.add_argument("--meaning", action="store_true")
    asked = parser.parse_args()
    meaning = load_meaning(stored_vectors()) if asked.meaning else None
    index = build_index(load_corpus(), load_lexicon(), meaning=meaning)
    cases = cases_of(index, asked.questions)
    report(index, cases)
    if asked.write:
        write(asked.write, index, cases)


def cases_of(index: Index, files: Sequence[Path]) -> list[Case]:
    """The questions of some files and our own unanswerable ones, with their signals and folds."""
    rows = [(file.stem, json.loads(line)) for file in (*files, UNANSWERABLE) for line in file.open(encoding="utf-8")]
    folds = folds_of([row["expected"] for _, row in rows])
    sections = [frozenset(entry.sections) for entry in index.entries]
    cases = []
    for (source, row), fold in zip(rows, folds, strict=True):
        query = read_query(index, row["q"], row["lang"])
        right = np.array([not known.isdisjoint(row["expected"]) for known in sections])
        cases.append(Case(row["lang"], row["kind"], source, fold, query, table_of(index, query, None), right))
    return cases


def folds_of(expected: Sequence[Sequence[str]]) -> list[int]:
    """A fold for each question; sections that one question names together stay together."""
    leader: dict[str, str] = {}

    def find(section: str) -> str:
        while leader.setdefault(section, section) != section:
            section = leader[section]
        return section

    for sections in expected:
        for section in sections[1:]:
            leader[find(section)] = find(sections[0])
    groups = [find(sections[0]) if sections else f"none {n}" for n, sections in enumerate(expected)]
    names = sorted(frozenset(groups))
    random.Random(0).shuffle(names)
    return [names.index(group) % FOLDS for group in groups]


def fit_ranking(cases: Iterable[Case]) -> Floats:
    """Weights under which the right entries of each question outweigh the others: a softmax over candidates."""
    chosen = [candidates(case) for case in cases if case.answerable]
    tables = np.stack([table for table, _ in chosen])
    right = np.stack([marks for _, marks in chosen])
    weights = np.full(tables.shape[2], START)

    def slope(point: np.ndarray) -> np.ndarray:
        scores = tables @ point
        gap = _softmax(scores) - _softmax(np.where(right, scores, -np.inf))
        return np.einsum("qe,qes->s", gap, tables) / len(chosen) + 1e-3 * (point - START)

    # A signal never speaks against an entry: what seems so in few questions is chance.
    return descend(weights, slope, least=0.0).astype(np.float32)


def candidates(case: Case) -> tuple[Floats, np.ndarray]:
    """The entries that a question has to choose from: the right ones and the strongest others."""
    order = np.argsort(-(case.table.sum(axis=1) + 100 * case.right), kind="stable")[:CANDIDATES]
    return case.table[order], case.right[order]


def descend(point: np.ndarray, slope, least: float | None = None, pace: float = 0.1) -> np.ndarray:  # type: ignore[no-untyped-def]
    """Where Adam ends up; with `least` no coordinate goes below it."""
    mean, square = np.zeros_like(point), np.zeros_like(point)
    for step in range(1, STEPS + 1):
        down = slope(point)
        mean, square = 0.9 * mean + 0.1 * down, 0.999 * square + 0.001 * down**2
        point = point - pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
        point = point if least is None else np.maximum(point, least)
    return point
