"""Learns the numbers of faq/weights.toml from labelled questions, and says how well they do on others.

    python -m bench.faq_fit QUESTIONS.jsonl ... [--write faq/weights.toml]

The questions are parted into five folds so that all questions about a section, and about sections that some question
names beside it, are in the same one; each fold is judged by numbers learned from the other four. The file gets the
numbers learned from all of them; the figures printed are those of the folds, never those of the learning.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.faq_logistic import Points, descend, fit_logistic
from bench.faq_written import written_with
from faq.bands import EVIDENCE, evidence
from faq.channels import Floats
from faq.corpus import load_corpus
from faq.index import Index, build_index
from faq.lexicon import load_lexicon
from faq.outside import Topic, load_outside
from faq.query import Query, read_query, sober
from faq.ranking import SIGNALS, Found, by_score, found

Marks = NDArray[np.bool_]

FOLDS = 5
CANDIDATES = 60
START = 2.0
REFUSED = 0.05
"""Share of the answerable questions that are refused when the answering of others is compared."""
BELOW = 0.03
"""Share of the answerable questions that may fall below the band of answers."""
NEAR_MISS_WEIGHT = 0.03
OUTSIDE_WEIGHT = 0.5
"""Our own unanswerable questions are many, and harder than what people ask."""
OUTSIDE = "outside"
"""The name under which our own unanswerable questions are reported."""


@dataclass(frozen=True, slots=True)
class Case:
    """One labelled question with its signals; `right` marks the entries that answer it, none for some.

    `sober` is the question without the words that nobody knows, `soberly` what speaks for what in it.
    """

    lang: str
    kind: str
    source: str
    fold: int
    query: Query
    speaks: Found
    sober: Query
    soberly: Found
    right: Marks

    @property
    def table(self) -> Floats:
        """The signals of all entries."""
        return self.speaks.table

    @property
    def answerable(self) -> bool:
        """Some entry answers the question."""
        return bool(self.right.any())


def main() -> None:
    """Fit, report, and write when asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questions", nargs="+", type=Path)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    index = build_index(load_corpus(), load_lexicon())
    cases = cases_of(index, asked.questions)
    none = report(index, cases)
    if asked.write:
        write(asked.write, index, cases, none)


def cases_of(index: Index, files: Sequence[Path]) -> list[Case]:
    """The questions of some files and those that no document answers, with their signals and folds."""
    rows = [(file.stem, json.loads(line)) for file in files for line in file.open(encoding="utf-8")]
    rows += [(OUTSIDE, row) for row in outside_rows()]
    folds = folds_of([row["expected"] or [row.get("topic", f"none {n}")] for n, (_, row) in enumerate(rows)])
    topics = np.array([fold for (source, row), fold in zip(rows, folds, strict=True) if row.get("first")])
    sections = [frozenset(entry.sections) for entry in index.entries]
    cases = []
    for (source, row), fold in zip(rows, folds, strict=True):
        query = read_query(index, row["q"], row["lang"])
        bare = sober(index, query)
        speaks, soberly = (found(index, each) for each in (query, bare))
        if source == OUTSIDE:
            # A topic is no example to its own questions, nor are those of its fold: then nothing would be proved.
            own = topics[:, None] == fold
            soberly = replace(soberly, outside=np.where(own, np.float32(0), soberly.outside))
        right = np.array([not known.isdisjoint(row["expected"]) for known in sections])
        cases.append(Case(row["lang"], row["kind"], source, fold, query, speaks, bare, soberly, right))
    return cases


def outside_rows() -> list[dict[str, Any]]:
    """The questions that no document answers as labelled ones; translations have the topic in common."""
    return [
        {"lang": lang, "kind": "none", "q": question, "expected": [], "topic": f"topic {n}", "first": first}
        for n, topic in enumerate(load_outside())
        for first, lang, question in _first_marked(topic)
    ]


def _first_marked(topic: Topic) -> list[tuple[bool, str, str]]:
    asked = [("ja", question) for question in topic.ja] + [("en", question) for question in topic.en]
    return [(place == 0, lang, question) for place, (lang, question) in enumerate(asked)]


def folds_of(expected: Sequence[Sequence[str]]) -> list[int]:
    """A fold for each question; sections that one question names together stay together, and translations do."""
    leader: dict[str, str] = {}

    def find(section: str) -> str:
        while leader.setdefault(section, section) != section:
            section = leader[section]
        return section

    for sections in expected:
        for section in sections[1:]:
            leader[find(section)] = find(sections[0])
    groups = [find(sections[0]) for sections in expected]
    names = sorted(frozenset(groups))
    random.Random(0).shuffle(names)  # noqa: S311 # folds, not secrets
    return [names.index(group) % FOLDS for group in groups]


def fit_ranking(cases: Iterable[Case]) -> Floats:
    """Weights under which the right entries of each question outweigh the others: a softmax over candidates."""
    chosen = [candidates(case) for case in cases if case.answerable]
    tables = np.stack([table for table, _ in chosen])
    right = np.stack([marks for _, marks in chosen])
    weights = np.full(tables.shape[2], START)

    def slope(point: Points) -> Points:
        scores = tables @ point
        gap = _softmax(scores) - _softmax(np.where(right, scores, -np.inf))
        return np.asarray(np.einsum("qe,qes->s", gap, tables) / len(chosen) + 1e-3 * (point - START))

    # A signal never speaks against an entry: what seems so in few questions is chance.
    return descend(weights, slope, least=0.0).astype(np.float32)


def candidates(case: Case) -> tuple[Floats, Marks]:
    """The entries that a question has to choose from: the right ones and the strongest others."""
    order = np.argsort(-(case.table.sum(axis=1) + 100 * case.right), kind="stable")[:CANDIDATES]
    return case.table[order], case.right[order]


def _softmax(scores: Points) -> Points:
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


@dataclass(frozen=True, slots=True)
class Proof:
    """What the bands look at for one question, and whether it can be answered."""

    fold: int
    found: Floats
    answerable: bool
    weight: float


def proofs_of(index: Index, cases: Sequence[Case], rankings: Sequence[Floats]) -> list[Proof]:
    """The evidence for every question, and once more with its right entries taken away.

    What is left then is a question close to the rules that no rule answers, the hardest kind to refuse.
    """
    proofs = []
    for case, ranking in zip(cases, rankings, strict=True):
        row = case.soberly.table @ ranking
        proofs.append(
            Proof(
                case.fold,
                evidence(index, case.sober, case.soberly, row, by_score(row)),
                case.answerable,
                OUTSIDE_WEIGHT if case.source == OUTSIDE else 1.0,
            )
        )
    for case, ranking in zip(cases, rankings, strict=True):
        if case.answerable:
            rest = replace(
                case.soberly, table=np.where(case.right[:, None], np.float32(0), case.soberly.table)
            )
            others = np.where(case.right, np.float32(-100), case.soberly.table @ ranking)
            found = evidence(index, case.sober, rest, others, by_score(others))
            gone = [
                section for place in np.nonzero(case.right)[0] for section in index.entries[place].sections
            ]
            found[EVIDENCE.index("read-outside")] = case.sober.read[-1].outside(but=gone)
            proofs.append(Proof(case.fold, found, answerable=False, weight=NEAR_MISS_WEIGHT))
    return proofs


def fit_evidence(proofs: Sequence[Proof]) -> Floats:
    """A logistic regression on what tells answerable questions from others; what nobody knows speaks for nothing."""
    found = np.stack([proof.found for proof in proofs]).astype(np.float64)
    truth = np.array([proof.answerable for proof in proofs], dtype=np.float64)
    weight = np.array([proof.weight for proof in proofs]) / sum(proof.weight for proof in proofs)
    against = [name.startswith("strange") or name == "read-outside" for name in (*EVIDENCE, "constant")]
    most = np.where(against, 0.0, np.inf)
    return fit_logistic(found, truth, weight, most=most)


@dataclass(frozen=True, slots=True)
class Judged:
    """What numbers learned without a question's fold make of it: its scores, and whether it can be answered."""

    scores: Floats
    answerable: float


def judged(index: Index, cases: Sequence[Case]) -> list[Judged]:
    """Every question judged by numbers learned without its fold."""
    rankings = [fit_ranking(case for case in cases if case.fold != fold) for fold in range(FOLDS)]
    own = [rankings[case.fold] for case in cases]
    proofs = proofs_of(index, cases, own)
    learned = [fit_evidence([proof for proof in proofs if proof.fold != fold]) for fold in range(FOLDS)]
    chances = [sureness(learned[case.fold], proof.found) for case, proof in zip(cases, proofs, strict=False)]
    return [
        Judged(case.table @ ranking, chance)
        for case, ranking, chance in zip(cases, own, chances, strict=True)
    ]


def sureness(weights: Floats, found: Floats) -> float:
    """The chance that logistic regression gives."""
    return float(1 / (1 + np.exp(-(found @ weights))))


def place(case: Case, scores: Floats) -> int:
    """The place of the best right entry, counted from 1."""
    return int(np.nonzero(case.right[np.argsort(-scores, kind="stable")])[0][0]) + 1


def report(index: Index, cases: Sequence[Case]) -> float:
    """Print the figures of the folds; the bound below which a question is refused that they lead to."""
    found = judged(index, cases)
    for source in dict.fromkeys(case.source for case in cases):
        for lang in ("ja", "en"):
            for kind in ("", *dict.fromkeys(case.kind for case in cases)):
                _line(
                    f"{source} {lang} {kind}",
                    [
                        place(case, row.scores)
                        for case, row in zip(cases, found, strict=True)
                        if case.answerable
                        and (case.source, case.lang) == (source, lang)
                        and kind in ("", case.kind)
                    ],
                )
    return _refusals(cases, [row.answerable for row in found])


def _line(name: str, places: Sequence[int]) -> None:
    if places:
        first, third = (sum(n <= most for n in places) / len(places) for most in (1, 3))
        say(f"{name:36} n={len(places):3}  hits@1 {first:.3f}  hits@3 {third:.3f}")


def _refusals(cases: Sequence[Case], sure: Sequence[float]) -> float:
    answerable = sorted(value for case, value in zip(cases, sure, strict=True) if case.answerable)
    none = answerable[int(len(answerable) * REFUSED)]
    bound = answerable[int(len(answerable) * BELOW)]
    for source in dict.fromkeys(case.source for case in cases):
        others = [
            value
            for case, value in zip(cases, sure, strict=True)
            if case.source == source and not case.answerable
        ]
        if others:
            share = sum(value >= none for value in others) / len(others)
            say(f"{source}: {share:.3f} of {len(others)} unanswerable answered at {REFUSED:.0%} refused")
    return bound


def write(file: Path, index: Index, cases: Sequence[Case], none: float) -> None:
    """The numbers learned from all questions, into their section of the file."""
    rankings = [fit_ranking(cases)] * len(cases)
    proofs = proofs_of(index, cases, rankings)
    learned = fit_evidence(proofs)
    tables = {
        "ranking": dict(zip(SIGNALS, rankings[0].tolist(), strict=True)),
        "evidence": dict(zip((*EVIDENCE, "constant"), learned.tolist(), strict=True)),
        "bands": {"none": none},
    }
    file.write_text(written_with(file.read_text(encoding="utf-8"), tables), encoding="utf-8")


def say(line: str) -> None:
    """Standard output is what this program is for."""
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
