"""Learns where the question stands in a sentence that says more in the same breath, and writes what it learned.

    python -m bench.faq_question_span [--sentences 400000] [--write]

Questions (the answered ones, the forms of the rulings, those that nothing answers) are put between lines of
bench/faq_chatter_{ja,en}.txt; an averaged perceptron learns to find them again. What is told at the end is
about lines that it was not taught.
"""

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.faq_answered import answered_questions, unanswerable_questions
from faq.corpus import load_corpus
from faq.question_span import NONE, SPAN_FILE, UNKNOWN, SentenceWords, Signs, asked_words, stretch, words_of
from faq.text import fold, reads_japanese
from faq.wrapping import sentences_of

HERE = Path(__file__).parent
LEFT_OUT = 20
"""One line of chatter of so many is not taught."""
ASKED_AT_THE_END = 4000
"""Sentences with those lines."""
NOTHING_ASKED, BARE, BEFORE_ONLY, BEHIND_ONLY = 0.15, 0.35, 0.2, 0.25
"""Shares of sentences in which nothing is asked; of the others those that only ask, have more before, behind."""
SINGLE, TWICE, MARKED = 0.5, 0.2, 0.5
"""Shares of questions of which one sentence is asked, of lines that two are made of, of question marks that stay."""
LOST, KEPT = 1.0, 0.5
"""By how much a word of the question that is lost must be the worse, one around it that is kept."""
STEP, LEAST = 0.1, 0.5
"""What one mistake changes; weights below this are left out."""
KNOWN = (4, 16, 64, 512)
"""A sign is known as well as the number of these that questions have it at least as often."""
_JOINTS = {"ja": (" ", " ", "", "", "、", "】", "「"), "en": (" ", " ", " ", ",", ", ")}
_ENDS = " 、。,.!！…"
_MARKS = "?？ "
Weights = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence and where its question begins and ends; nowhere, at (0, 0), where nothing is asked."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Material:
    """Questions by their kind, and lines of chatter, of one language, folded."""

    lang: str
    questions: tuple[tuple[str, ...], ...]
    chatter: tuple[str, ...]


def main() -> None:
    """Learn, report, and write if asked to."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--sentences", type=int, default=400_000)
    arguments.add_argument("--write", action="store_true")
    asked = arguments.parse_args()
    lines: list[str] = []
    for lang in ("ja", "en"):
        taught, left_out = _material(lang)
        learner = _Learner(_counts(taught))
        for told in _sentences(taught, asked.sentences):
            learner.learn(told)
        weights = learner.weights()
        _report(lang, weights, list(_sentences(left_out, ASKED_AT_THE_END)))
        lines += (f"{lang}\t{sign}\t{weight:.1f}" for sign, weight in sorted(weights.items()))
    if asked.write:
        text = "\n".join(lines) + "\n"
        (HERE.parent / "faq" / SPAN_FILE).write_text(text, encoding="utf-8")


def _material(lang: str) -> tuple[Material, Material]:
    """What is taught, and the same questions with the lines that are left out."""
    answered = tuple(fold(one.text) for one in answered_questions() if one.lang == lang)
    forms = tuple(fold(form) for entry in load_corpus().entries for form in getattr(entry.questions, lang))
    unanswerable = (one for one in unanswerable_questions() if reads_japanese(one) == (lang == "ja"))
    lines = (HERE / f"faq_chatter_{lang}.txt").read_text(encoding="utf-8").splitlines()
    chatter = tuple(folded for line in lines if (folded := fold(line).strip(_ENDS)))
    questions = (answered, forms, tuple(map(fold, unanswerable)))
    taught = tuple(line for place, line in enumerate(chatter) if place % LEFT_OUT)
    return Material(lang, questions, taught), Material(lang, questions, chatter[::LEFT_OUT])


def _counts(material: Material) -> tuple[Counter[str], ...]:
    """In how many sentences of the questions each sign stands that they may know, by its kind."""
    counts = tuple(Counter[str]() for _ in UNKNOWN)
    for part in (part for kind in material.questions for text in kind for part in sentences_of(text)):
        words = words_of(part.strip(_ENDS + _MARKS))
        read = [words.known(place) for place in range(len(words))]
        for kind, signs in enumerate(zip(*read, strict=True)):
            counts[kind].update(set(signs))
    return counts


def _sentences(material: Material, count: int) -> Iterator[Told]:
    chance = random.Random(1)  # noqa: S311 - no secret
    for _ in range(count):
        yield _sentence(material, chance)


def _sentence(material: Material, chance: random.Random) -> Told:
    if chance.random() < NOTHING_ASKED:
        return Told(_line(material, chance), 0, 0)
    question, kind = _question(material, chance), chance.random()
    around = kind >= BARE + BEFORE_ONLY + BEHIND_ONLY
    before = around or BARE <= kind < BARE + BEFORE_ONLY
    behind = around or (kind >= BARE and not before)
    if behind or chance.random() < MARKED:
        question = question.rstrip(_MARKS + _ENDS) or question
    head = _line(material, chance) + chance.choice(_JOINTS[material.lang]) if before else ""
    tail = chance.choice(_JOINTS[material.lang]) + _line(material, chance) if behind else ""
    return Told(f"{head}{question}{tail}", len(head), len(head) + len(question))


def _question(material: Material, chance: random.Random) -> str:
    answered, forms, unanswerable = material.questions
    text = chance.choice(chance.choices((answered, forms, unanswerable), (62, 28, 10))[0])
    sentences = [part.strip() for part in sentences_of(text)]
    if len(sentences) < 2:
        return text
    if chance.random() < SINGLE:
        return chance.choice(sentences)
    return " ".join(part.strip(_ENDS + _MARKS) for part in sentences)


def _line(material: Material, chance: random.Random) -> str:
    line = chance.choice(material.chatter)
    if chance.random() < TWICE:
        line += chance.choice(_JOINTS[material.lang]) + chance.choice(material.chatter)
    return line


class _Learner:
    """An averaged perceptron: what a mistake shows counts more or less from then on."""

    def __init__(self, known: Sequence[Counter[str]]) -> None:
        self.known = known
        self.kinds = {sign: kind for kind, counts in enumerate(known) for sign in counts}
        self.now: dict[str, float] = defaultdict(float)
        self.before: dict[str, float] = defaultdict(float)
        self.steps = 1

    def learn(self, told: Told) -> None:
        """Find the question of a sentence; where another stretch is almost as good, change what speaks for either."""
        words = words_of(told.text)
        self.steps += 1
        if not words:
            return
        right = _place(words, told)
        wished = [-LOST if right[0] <= place < right[1] else KEPT for place in range(len(words))]
        signs = [self._inside(words, place, own=right[0] <= place < right[1]) for place in range(len(words))]
        starts = [words.start(gap) for gap in range(len(words) + 1)]
        ends = [words.end(gap) for gap in range(len(words) + 1)]
        found = stretch(
            [self._sum(some) + wish for some, wish in zip(signs, wished, strict=True)],
            [self._sum(some) for some in starts],
            [self._sum(some) for some in ends],
            self.now[NONE],
        )
        if found != right:
            for (first, last), way in ((right, STEP), (found, -STEP)):
                shown = (*starts[first], *ends[last]) if first < last else (NONE,)
                self._change((*(sign for some in signs[first:last] for sign in some), *shown), way)

    def weights(self) -> dict[str, float]:
        """What counts, with how well a sign is known: what all questions leave out is `UNKNOWN`."""
        mean = {sign: weight - self.before[sign] / self.steps for sign, weight in self.now.items()}
        heavy = {sign: weight for sign, weight in mean.items() if abs(weight) >= LEAST and sign[0] != "#"}
        told = {
            sign: heavy.get(sign, 0.0) + mean.get(f"#{kind}{level}", 0.0)
            for sign, kind in self.kinds.items()
            if (level := _level(self.known[kind][sign])) or sign in heavy
        }
        unknown = {sign: mean.get(f"#{kind}0", 0.0) for kind, sign in enumerate(UNKNOWN)}
        return {**heavy, **told, **unknown, NONE: mean.get(NONE, 0.0)}

    def _inside(self, words: SentenceWords, place: int, *, own: bool) -> Signs:
        known = words.known(place)
        self.kinds.update((sign, kind) for kind, sign in enumerate(known))
        levels = (f"#{kind}{_level(self.known[kind][sign] - own)}" for kind, sign in enumerate(known))
        return (*levels, *known, *words.inside(place))

    def _sum(self, signs: Signs) -> float:
        return sum(self.now.get(sign, 0.0) for sign in signs)

    def _change(self, signs: Sequence[str], by: float) -> None:
        for sign in signs:
            self.now[sign] += by
            self.before[sign] += by * self.steps


def _level(count: int) -> int:
    return sum(count >= least for least in KNOWN)


def _place(words: SentenceWords, told: Told) -> tuple[int, int]:
    """The words of the question, as places among all."""
    if told.start == told.end:
        return 0, 0
    own = [n for n, (start, end) in enumerate(words.places) if start < told.end and end > told.start]
    return (own[0], own[-1] + 1) if own else (0, 0)


def _report(lang: str, weights: Weights, told: Sequence[Told]) -> None:
    read = [words_of(one.text) for one in told]
    found = [(_place(words, one), asked_words(words, weights)) for words, one in zip(read, told, strict=True)]
    lost = sum(_outside(right, of) for right, of in found)
    kept = sum(_outside(of, right) for right, of in found)
    asked = sum(last - first for (first, last), _ in found)
    others = sum(map(len, read)) - asked
    print(
        f"{lang}: {len(weights)} signs; {sum(right == of for right, of in found) / len(found):.1%} of {len(found)} "
        f"sentences just right, {lost / asked:.1%} of the question lost, {kept / others:.1%} of all else kept"
    )


def _outside(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How many words of one stretch the other has not."""
    return one[1] - one[0] - max(0, min(one[1], other[1]) - max(one[0], other[0]))


if __name__ == "__main__":
    main()
