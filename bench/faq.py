"""The search beside the methods that one would try first, in one run.

    python -m bench.faq QUESTIONS.jsonl ...

Every method gets the same entries with the same texts: titles, rulings, examples and question forms in both
languages. hits@1 and hits@3 over all answerable questions; "none answered": the share of unanswerable questions that
score like the answerable ones when 5% of those are refused. Our own numbers are those of left-out folds.
"""

import argparse
import json
import sqlite3
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from time import perf_counter

import numpy as np
from rapidfuzz import fuzz, process

from bench.faq_fit import cases_of, judged, place
from faq.bands import Band
from faq.channels import Floats
from faq.corpus import load_corpus
from faq.index import Index, build_index
from faq.layer import Layer
from faq.lexicon import load_lexicon
from faq.measure import MeasuredQuestion, Question, answered_unanswerable, figures, question_of
from faq.ranking import best_of
from faq.search import search
from faq.terms import terms_of
from faq.text import fold

Method = Callable[[str], Floats]
K1, B = 1.2, 0.75


def main() -> None:
    """Prints one line a method."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questions", nargs="+", type=Path)
    files = parser.parse_args().questions
    questions = [question_of(json.loads(line)) for file in files for line in file.open(encoding="utf-8")]
    index = build_index(load_corpus(), load_lexicon())
    say(f"{'method':34} {'hits@1':>6} {'hits@3':>6} {'none answered':>13} {'p50 ms':>7} {'p95 ms':>7}")
    for name, method in methods(index).items():
        compare(name, method, index, questions)
    ours("ours, left-out folds", index, files, questions)


def methods(index: Index) -> dict[str, Method]:
    """The peers: each gives every entry a score."""
    peers: dict[str, Method] = {
        "rapidfuzz WRatio": fuzzy(index, fuzz.WRatio),
        "rapidfuzz partial_ratio": fuzzy(index, fuzz.partial_ratio),
        "rapidfuzz token_set on our words": fuzzy_words(index),
        "SQLite FTS5 trigram": full_text(index),
        "character n-gram BM25": bm25(index, 2),
        "Sudachi + Snowball BM25": bm25(index, 0),
    }
    return peers


def fuzzy(index: Index, scorer: Callable[..., float]) -> Method:
    """The best of an entry's forms by a rapidfuzz scorer."""
    forms = [fold(form.text) for form in corpus_of(index).forms]
    return lambda text: strongest(index, process.cdist([fold(text)], forms, scorer=scorer)[0])


def fuzzy_words(index: Index) -> Method:
    """Rapidfuzz token_set_ratio on words taken apart."""
    forms = [" ".join(index.tokenizer.take_apart(fold(form.text)).words) for form in corpus_of(index).forms]

    def find(text: str) -> Floats:
        asked = " ".join(index.tokenizer.take_apart(fold(text)).words)
        return strongest(index, process.cdist([asked], forms, scorer=fuzz.token_set_ratio)[0])

    return find


def full_text(index: Index) -> Method:
    """SQLite's own full-text search on trigrams, any of which may match."""
    base = sqlite3.connect(":memory:")
    base.execute("CREATE VIRTUAL TABLE forms USING fts5(text, tokenize='trigram')")
    base.executemany(
        "INSERT INTO forms(rowid, text) VALUES (?, ?)",
        enumerate((fold(f.text) for f in corpus_of(index).forms), 1),
    )

    def find(text: str) -> Floats:
        asked = fold(text).replace('"', " ")
        grams = {asked[n : n + 3] for n in range(len(asked) - 2)}
        scores = np.zeros(len(corpus_of(index).forms), np.float32)
        match = " OR ".join(f'"{gram}"' for gram in sorted(grams))
        for row, score in (
            base.execute("SELECT rowid, -rank FROM forms WHERE forms MATCH ?", (match,)) if match else ()
        ):
            scores[row - 1] = score
        return strongest(index, scores)

    return find


def bm25(index: Index, channel: int) -> Method:
    """BM25 over whole entries, on the terms of one channel."""
    terms = [_terms(index, fold(form.text), channel) for form in corpus_of(index).forms]
    rows: list[list[str]] = [[] for _ in index.entries]
    for form, found in zip(corpus_of(index).forms, terms, strict=True):
        rows[form.entry] += found
    mean = sum(map(len, rows)) / len(rows)
    holders: dict[str, int] = {}
    for row in rows:
        for term in frozenset(row):
            holders[term] = holders.get(term, 0) + 1
    postings = _postings(rows, holders, mean)

    def find(text: str) -> Floats:
        scores = np.zeros(len(rows), np.float32)
        for term in _terms(index, fold(text), channel):
            for row, weight in postings.get(term, ()):
                scores[row] += weight
        return scores

    return find


def _terms(index: Index, text: str, channel: int) -> Sequence[str]:
    return terms_of(text, index.tokenizer, index.finder)[0].channels()[channel]


def _postings(
    rows: Sequence[Sequence[str]], holders: dict[str, int], mean: float
) -> dict[str, list[tuple[int, float]]]:
    postings: dict[str, list[tuple[int, float]]] = {}
    for number, row in enumerate(rows):
        for term in dict.fromkeys(row):
            rarity = np.log(1 + (len(rows) - holders[term] + 0.5) / (holders[term] + 0.5))
            times = row.count(term)
            weight = rarity * times * (K1 + 1) / (times + K1 * (1 - B + B * len(row) / mean))
            postings.setdefault(term, []).append((number, float(weight)))
    return postings


def corpus_of(index: Index) -> Layer:
    """The only layer of an index without house rules."""
    return index.layers[-1]


def strongest(index: Index, forms: Floats) -> Floats:
    """For each entry the best of its forms."""
    best = [best_of(np.asarray(forms, np.float32), bounds) for bounds in corpus_of(index).bounds]
    return np.asarray(np.maximum.reduce(best), dtype=np.float32)


def compare(name: str, method: Method, index: Index, questions: Iterable[Question]) -> None:
    """One method on all questions."""
    outcomes, times = [], []
    for question in questions:
        started = perf_counter()
        scores = method(question.text)
        times.append((perf_counter() - started) * 1000)
        order = np.argsort(-scores, kind="stable")
        places = [
            n
            for n, row in enumerate(order[:10], 1)
            if not set(question.expected).isdisjoint(index.entries[row].sections)
        ]
        outcomes.append(
            MeasuredQuestion(question, places[0] if places else None, float(scores[order[0]]), Band.ANSWER)
        )
    line(name, outcomes, times)


def ours(name: str, index: Index, files: Sequence[Path], questions: Sequence[Question]) -> None:
    """Our search, each question by numbers learned without its fold; the time is that of the whole search."""
    cases = cases_of(index, files)
    found = judged(index, cases)
    times = []
    for question in questions:
        started = perf_counter()
        search(index, question.text, question.lang)
        times.append((perf_counter() - started) * 1000)
    outcomes = [
        MeasuredQuestion(
            question, place(case, row.scores) if case.answerable else None, row.answerable, Band.ANSWER
        )
        for question, case, row in zip(questions, cases, found, strict=False)
    ]
    line(name, outcomes, times)


def line(name: str, outcomes: Sequence[MeasuredQuestion], times: list[float]) -> None:
    """The figures of one method."""
    found = figures(outcomes)
    none = answered_unanswerable(outcomes)
    if found is None:
        return
    times.sort()
    p50, p95 = times[len(times) // 2], times[int(len(times) * 0.95)]
    refused = "" if none is None else f"{none:.0%}"
    say(f"{name:34} {found.first:6.3f} {found.third:6.3f} {refused:>13} {p50:7.2f} {p95:7.2f}")


def say(text: str) -> None:
    """Standard output is what this program is for."""
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main()
