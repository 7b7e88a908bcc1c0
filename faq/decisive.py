"""The sentence of a ruling that decides a question."""

import re
from collections import Counter
from itertools import chain, takewhile

from faq.entry import Text
from faq.text import fold, reads_japanese

_SENTENCE = re.compile(r"(?:「[^「」]*」|[.](?=\S)|[^。.!?])*(?:[。.!?]+[)）]?|$)\s*")
_SIZE = 2
_COMMENT = ("(", "（")


def sentences(text: str) -> tuple[str, ...]:
    """The sentences of a text, with what stands between them."""
    return tuple(piece for piece in _SENTENCE.findall(text) if piece.strip())


def decisive(text: str, question: str) -> int:
    """The place of the sentence that has most in common with the question; the first one where none has.

    What several sentences have tells none apart. A comment of the translator decides nothing.
    """
    found = sentences(text)
    pieces = [_pieces(sentence) for sentence in found]
    times = Counter(chain.from_iterable(pieces))
    asked = frozenset(piece for piece in _pieces(question) if times[piece] == 1)
    ruling = len([*takewhile(lambda sentence: not sentence.startswith(_COMMENT), found)])
    shares = [len(asked & own) / (len(own) ** 0.5 + 1) for own in pieces[: max(1, ruling)]]
    return shares.index(max(shares)) if shares else 0


def decisive_in(text: Text, question: str) -> int:
    """The place of that sentence in both languages of a text, found by the one in which the question was asked."""
    return decisive(text.ja if reads_japanese(question) else text.en, question)


def _pieces(text: str) -> frozenset[str]:
    letters = re.sub(r"\W+", " ", fold(text))
    return frozenset(letters[place : place + _SIZE] for place in range(len(letters) - 1)) - {"  "}
