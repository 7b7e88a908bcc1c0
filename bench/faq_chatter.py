"""Learns what a sentence around a question looks like, and says how well that does on sentences left out.

    python -m bench.faq_chatter [--write]

Chatter are the lines of bench/faq_chatter_{ja,en}.txt, anything else the sentences and clauses of the corpus and of
some of the answered questions.
"""

import argparse
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import numpy as np

from bench.faq_answered import answered_questions
from bench.faq_logistic import Points, descend
from faq.chatter import CHATTER_FILE, signs_of
from faq.corpus import load_corpus
from faq.index import Index, build_index
from faq.lexicon import load_lexicon
from faq.query import said_in
from faq.text import fold
from faq.wrapping import sentence_of, sentences_of

HERE = Path(__file__).parent
FOLDS = 5
CAUTION = 2.0
"""How much each weight is held back."""
CHATTER_WEIGHT = 0.3
"""What all chatter counts beside all else: to leave out what matters is worse than to keep what does not."""
ENDS = " 、。,.!！…"
LEAST = 0.15
"""Weights below this are left out."""
ANSWERED_EVERY = 8
"""One answered question of so many is read."""
_CLAUSE = re.compile("(?<=[、,])")


@dataclass(frozen=True, slots=True)
class Example:
    """A sentence with what it is judged by."""

    text: str
    signs: frozenset[str]
    chatter: bool


def main() -> None:
    """Learn, report, and write if asked to."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--write", action="store_true")
    write = arguments.parse_args().write
    index = build_index(load_corpus(), load_lexicon())
    lines: list[str] = []
    for lang in ("ja", "en"):
        examples = list(_examples(index, lang))
        _report(lang, examples)
        learned = _learned(examples)
        lines += [f"{lang}\t{sign}\t{weight:.2f}" for sign, weight in sorted(learned.items())]
    if write:
        text = "\n".join(lines) + "\n"
        (HERE.parent / "faq" / CHATTER_FILE).write_text(text, encoding="utf-8")


def _examples(index: Index, lang: str) -> Iterator[Example]:
    for line in (HERE / f"faq_chatter_{lang}.txt").read_text(encoding="utf-8").splitlines():
        yield _example(index, fold(line), lang, chatter=True)
    for sentence in (found for text in _texts(index, lang) for found in sentences_of(fold(text))):
        whole = " ".join(sentence.split())
        clauses = [clause.strip(ENDS) for clause in _CLAUSE.split(whole)]
        for part in dict.fromkeys((whole.strip(ENDS), *clauses)):
            if part:
                yield _example(index, part, lang, chatter=False)


def _texts(index: Index, lang: str) -> Iterator[str]:
    """What is asked and ruled."""
    for entry in index.entries:
        yield from (*getattr(entry.questions, lang), getattr(entry.text, lang))
    asked = (one.text for one in answered_questions() if one.lang == lang)
    yield from islice(asked, 0, None, ANSWERED_EVERY)


def _example(index: Index, text: str, lang: str, *, chatter: bool) -> Example:
    sentence = sentence_of(text, said_in(index, text), asks=text.endswith(("?", "？")))
    return Example(text, signs_of(sentence, lang), chatter)


def _learned(examples: Sequence[Example]) -> dict[str, float]:
    """The weight of each sign that more than one sentence has."""
    counts = Counter(sign for one in examples for sign in one.signs)
    signs = {sign: place for place, sign in enumerate(s for s, number in counts.items() if number > 1)}
    truth = np.array([one.chatter for one in examples], dtype=float)
    share = CHATTER_WEIGHT * (1 - truth).sum() / truth.sum()
    weight = np.where(truth == 1, share, 1.0)
    having = [(row, signs[sign]) for row, one in enumerate(examples) for sign in one.signs if sign in signs]
    row, column = np.array(having).T

    def slope(point: Points) -> Points:
        chance = 1 / (1 + np.exp(-np.bincount(row, point[column], len(examples))))
        away = weight * (chance - truth)
        return np.asarray(np.bincount(column, away[row], len(signs)) + CAUTION * point)

    best = descend(np.zeros(len(signs)), slope)
    return {sign: float(best[place]) for sign, place in signs.items() if abs(best[place]) >= LEAST}


def _report(lang: str, examples: list[Example]) -> None:
    shuffled = random.Random(1).sample(examples, len(examples))  # noqa: S311 - no secret
    caught = lost = 0
    for fold_number in range(FOLDS):
        learned = _learned([one for place, one in enumerate(shuffled) if place % FOLDS != fold_number])
        for one in shuffled[fold_number::FOLDS]:
            said = sum(learned.get(sign, 0.0) for sign in one.signs) > 0
            caught += said and one.chatter
            lost += said and not one.chatter
    chatter = sum(one.chatter for one in examples)
    print(
        f"{lang}: {caught / chatter:.1%} of {chatter} lines known for chatter, "
        f"{lost / (len(examples) - chatter):.1%} of {len(examples) - chatter} others taken for it"
    )


if __name__ == "__main__":
    main()
