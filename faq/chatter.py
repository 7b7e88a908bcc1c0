"""Whether a sentence only accompanies a question: a greeting, thanks, who quarrelled where. Learned from examples.

`bench/faq_chatter.py` learns it: from lines that people put around questions, and from the sentences of the corpus.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from faq.learned import learned_weights
from faq.text import reads_japanese

CHATTER_FILE = "chatter.tsv"
_WORD = re.compile(r"[a-z0-9']+")
_NUMBER = re.compile(r"\d+")
_PIECES = (2, 3)
"""Characters of the runs that Japanese is compared by."""
_MOST = 3
_LENGTHS = 5
_STEPS = 10


@dataclass(frozen=True, slots=True)
class Sentence:
    """A folded sentence or clause and how much of the game is in it.

    `touches` are its concepts of the game, `speaks` those of them that are no everyday words; `rarity` is how rare its
    words are in the corpus, from 0 to 1 (nobody knows them); `asks` whether it is a question.
    """

    text: str
    touches: int
    speaks: int
    rarity: float
    asks: bool


@lru_cache(maxsize=64)  # the clauses of one question are judged several times
def chance_of_chatter(sentence: Sentence) -> float:
    """The chance that a sentence says nothing on what is asked."""
    lang = "ja" if reads_japanese(sentence.text) else "en"
    weights = learned_weights(CHATTER_FILE)[lang]
    odds = sum(weights.get(sign, 0.0) for sign in signs_of(sentence, lang))
    return 1 / (1 + math.exp(-odds))


def signs_of(sentence: Sentence, lang: str) -> frozenset[str]:
    """What a sentence is judged by: its words and pairs of words, or runs of characters, and how much game is in it."""
    text = sentence.text
    terms = _runs(text) if lang == "ja" else _pairs(text)
    length = min(_LENGTHS, len(text) // (8 if lang == "ja" else 16))
    touches, speaks = min(sentence.touches, _MOST), min(sentence.speaks, _MOST)
    counts = (f"*touches {touches}", f"*speaks {speaks}", f"*length {length}")
    return frozenset(
        (*terms, *counts, f"*rarity {int(_STEPS * sentence.rarity)}", f"*asks {sentence.asks}", "*")
    )


def _pairs(sentence: str) -> Iterator[str]:
    words = [_NUMBER.sub("0", word) for word in _WORD.findall(sentence)]
    yield from words
    yield from map(" ".join, zip(("^", *words), (*words, "$"), strict=True))


def _runs(sentence: str) -> Iterator[str]:
    text = f"^{_NUMBER.sub('0', sentence)}$"
    for length in _PIECES:
        yield from (text[place : place + length] for place in range(len(text) - length + 1))
