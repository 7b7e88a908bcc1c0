"""Where the question stands in a sentence that says more in the same breath: "how many cards idk my brother won't say".

Each word (of Japanese each letter) speaks for or against belonging to the question, each gap for or against its
beginning or its end; the stretch for which most speaks is the question, unless more speaks for none. How much each sign
counts is learned by `bench/faq_question_span.py`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import inf

from faq.learned import SignWeights, learned_weights
from faq.text import reads_japanese

SPAN_FILE = "question_span.tsv"
UNKNOWN, NONE = ("?", "??"), "."
"""Signs for a word or a run of letters that questions hardly have, and for a sentence in which nothing is asked."""
_WORD = re.compile(r"[a-z0-9']+|[^\W_]")
_SCRIPTS = (re.compile(r"[一-鿿々]"), re.compile(r"[ァ-ヺー]"))
_NUMBER = re.compile(r"\d+")
_AROUND = " 、,【】"
"""Signs between the question and what is said around it."""
LEAST = 8
"""Characters of a sentence that may say more than its question."""

Signs = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SentenceWords:
    """The words of a folded sentence (of Japanese its letters), two marks at either end, and where each stands.

    `marked`: a question mark ends it.
    """

    japanese: bool
    marked: bool
    words: tuple[str, ...]
    places: tuple[tuple[int, int], ...]

    def __len__(self) -> int:
        """How many there are."""
        return len(self.places)

    def known(self, place: int) -> Signs:
        """What questions may know of a word; of a letter, with the one before and with both around it."""
        before, word, after = self.words[place + 1 : place + 4]
        return (f"{before}{word}", f"{before}{word}{after}") if self.japanese else (word,)

    def inside(self, place: int) -> Signs:
        """What else it shows on belonging to the question."""
        before, word = self.words[place + 1 : place + 3]
        return (word,) if self.japanese else (f"{before} {word}",)

    def divides(self, gap: int) -> bool:
        """The question may begin or end at the gap before a word: not within a word of kanji or of katakana."""
        left, right = self.words[gap + 1 : gap + 3]
        return not any(script.match(left) and script.match(right) for script in _SCRIPTS)

    def start(self, gap: int) -> Signs:
        """What the gap before a word shows on the question beginning there."""
        return ("<edge",) if gap == 0 else self._gap(gap, "<")

    def end(self, gap: int) -> Signs:
        """What the gap before a word shows on the question ending there."""
        if gap == len(self):
            return (">edge", ">edge?") if self.marked else (">edge",)
        return self._gap(gap, ">")

    def _gap(self, gap: int, side: str) -> Signs:
        further, left, right, beyond = self.words[gap : gap + 4]
        joint = "" if self.japanese else " "
        apart = "_" if 0 < gap < len(self) and self.places[gap][0] > self.places[gap - 1][1] else ""
        signs = (
            f"{side}{apart}|",
            f"{side}{left}{apart}|",
            f"{side}{apart}|{right}",
            f"{side}{left}{apart}|{right}",
            f"{side}{further}{joint}{left}|",
            f"{side}|{right}{joint}{beyond}",
        )
        return (*signs, f"{side}{left}|", f"{side}|{right}") if apart else signs


def words_of(text: str) -> SentenceWords:
    """The words of a folded sentence."""
    found = tuple(_WORD.finditer(text))
    words = (_NUMBER.sub("0", word[0]) for word in found)
    return SentenceWords(
        reads_japanese(text),
        text.endswith(("?", "？")),
        ("^", "^", *words, "$", "$"),
        tuple(word.span() for word in found),
    )


def question_in(text: str) -> str | None:
    """The question in a folded sentence, "" where nothing is asked; None for one too short to say more."""
    words = words_of(text)
    if len(text) < LEAST or not words:
        return None
    first, last = asked_words(words, learned_weights(SPAN_FILE)["ja" if words.japanese else "en"])
    if first == last:
        return ""
    start = words.places[first][0] if first else 0
    return text[start : words.places[last][0] if last < len(words) else len(text)].strip(_AROUND)


def asked_words(words: SentenceWords, weights: SignWeights) -> tuple[int, int]:
    """From which word up to which the question stands, by what each sign counts; (0, 0) where nothing is asked.

    What nobody knows is not said around it: words of which none was learned stay with the question.
    """
    places, gaps = range(len(words)), range(len(words) + 1)
    first, last = stretch(
        [_known(words.known(place), weights) + _at(words.inside(place), weights) for place in places],
        [_at(words.start(gap), weights) if words.divides(gap) else -inf for gap in gaps],
        [_at(words.end(gap), weights) if words.divides(gap) else -inf for gap in gaps],
        weights[NONE],
    )
    learned = [any(sign in weights for sign in words.known(place)) for place in places]
    if first == last:
        return (0, 0) if any(learned) else (0, len(words))
    return (first if any(learned[:first]) else 0, last if any(learned[last:]) else len(words))


def stretch(
    inside: Sequence[float], starts: Sequence[float], ends: Sequence[float], none: float
) -> tuple[int, int]:
    """The stretch for which most speaks, by what words and gaps count; (0, 0) where no more does than `none`."""
    sums = (0.0, *accumulate(inside))
    begun, first, most, found = starts[0], 0, none, (0, 0)
    for last in range(1, len(sums)):
        if begun + sums[last] + ends[last] > most:
            most, found = begun + sums[last] + ends[last], (first, last)
        if starts[last] - sums[last] > begun:
            begun, first = starts[last] - sums[last], last
    return found


def _known(signs: Signs, weights: SignWeights) -> float:
    return sum(weights.get(sign, weights[unknown]) for sign, unknown in zip(signs, UNKNOWN, strict=False))


def _at(signs: Signs, weights: SignWeights) -> float:
    return sum(weights.get(sign, 0.0) for sign in signs)
