"""Text in pieces by the unigram model of SentencePiece: the cut whose pieces are together the most likely.

The pieces and their log probabilities are those of multilingual-e5-small, as far as people need them here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

BEGIN, PAD, END, UNKNOWN = range(4)
"""The first four pieces stand for no text."""
SPACE = "▁"
RARER = 10.0
"""By how much a sign that no piece has is less likely than the rarest piece, in log probability."""


@dataclass(frozen=True, slots=True)
class UnigramTokenizer:
    """The number and the log probability of each piece; `longest` in characters."""

    pieces: Mapping[str, tuple[int, float]]
    longest: int
    unknown: float

    @classmethod
    def of(cls, pieces: Sequence[str], log_probs: Sequence[float]) -> Self:
        """The tokenizer of some pieces with their log probabilities; the first four are signs."""
        known = {
            piece: (number, float(log_prob))
            for number, (piece, log_prob) in enumerate(zip(pieces, log_probs, strict=True))
            if number > UNKNOWN
        }
        return cls(known, max(map(len, known)), min(log_prob for _, log_prob in known.values()) - RARER)

    def numbers(self, text: str) -> list[int]:
        """The numbers of the pieces of a folded text."""
        spaced = SPACE + text.replace(" ", SPACE)
        best = [0.0] + [-float("inf")] * len(spaced)
        last = [(0, UNKNOWN)] * (len(spaced) + 1)
        for start in range(len(spaced)):
            self._extend(spaced, start, best, last)
        return _followed(last)

    def _extend(self, text: str, start: int, best: list[float], last: list[tuple[int, int]]) -> None:
        """Every piece that begins at `start`, where the best cut so far ends."""
        if best[start] + self.unknown > best[start + 1]:
            best[start + 1], last[start + 1] = best[start] + self.unknown, (start, UNKNOWN)
        for end in range(start + 1, min(len(text), start + self.longest) + 1):
            number, log_prob = self.pieces.get(text[start:end], (UNKNOWN, -float("inf")))
            if best[start] + log_prob > best[end]:
                best[end], last[end] = best[start] + log_prob, (start, number)


def _followed(last: list[tuple[int, int]]) -> list[int]:
    """The pieces from the end of the text back to its beginning, in the order of the text."""
    found, end = [], len(last) - 1
    while end:
        end, number = last[end]
        found.append(number)
    return found[::-1]
