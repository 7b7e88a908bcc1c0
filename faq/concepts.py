"""Which concepts of the lexicon a text speaks of.

A form is found by its words in a row (so 替えて, 替える and かえる are one form), by its characters in a run of
Japanese, and by its sound when the text is in kana or romaji. The longest form at a place counts.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self, TypeVar

from faq.lexicon import Concept, Lexicon
from faq.text import fold, hiragana
from faq.tokens import Tokenizer, Words

LONGEST_PHRASE = 4
LONGEST_RUN = 9
SHORTEST_RUN = 2
SHORTEST_SOUND = 4
_Key = TypeVar("_Key")


@dataclass(frozen=True, slots=True)
class Senses:
    """`concepts`: those found, in order, repeats included. `rest`: the words that no concept explains."""

    concepts: tuple[str, ...]
    rest: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Finder:
    """The forms of a lexicon, ready to be looked up."""

    phrases: dict[tuple[str, ...], tuple[str, ...]]
    runs: dict[str, tuple[str, ...]]
    sounds: dict[str, tuple[str, ...]]
    outside: frozenset[str]

    @classmethod
    def of(cls, lexicon: Lexicon, tokenizer: Tokenizer) -> Self:
        """The finder of a lexicon."""
        finder = cls({}, {}, {}, frozenset(concept.name for concept in lexicon.concepts if concept.outside))
        for concept in lexicon.concepts:
            finder._learn(concept, tokenizer)
        return finder

    def _learn(self, concept: Concept, tokenizer: Tokenizer) -> None:
        for form in concept.forms:
            text = fold(form)
            parts = tokenizer.take_apart(text)
            if parts.words:
                _add(self.phrases, parts.words[:LONGEST_PHRASE], concept.name)
            if not text.isascii():
                _add(self.runs, hiragana(text), concept.name)
            if len(parts.reading) >= SHORTEST_SOUND:
                _add(self.sounds, parts.reading, concept.name)

    def find(self, parts: Words, typed_in_kana: bool = False) -> Senses:  # noqa: FBT001, FBT002
        """The concepts of a text taken apart."""
        concepts, rest = self._by_words(parts.words)
        concepts += self._by_pieces(self.runs, parts.runs, SHORTEST_RUN)
        if typed_in_kana:
            concepts += self._by_pieces(self.sounds, (parts.reading,), SHORTEST_SOUND)
        return Senses(tuple(dict.fromkeys(concepts)), tuple(rest))

    def _by_words(self, words: tuple[str, ...]) -> tuple[list[str], list[str]]:
        concepts: list[str] = []
        rest: list[str] = []
        place = 0
        while place < len(words):
            length, names = self._phrase_at(words, place)
            concepts += names
            rest += words[place : place + 1] if not names else ()
            place += length
        return concepts, rest

    def _phrase_at(self, words: tuple[str, ...], place: int) -> tuple[int, tuple[str, ...]]:
        for length in range(min(LONGEST_PHRASE, len(words) - place), 0, -1):
            names = self.phrases.get(words[place : place + length])
            if names:
                return length, names
        return 1, ()

    @staticmethod
    def _by_pieces(table: dict[str, tuple[str, ...]], texts: Iterable[str], shortest: int) -> list[str]:
        found: list[str] = []
        for text in texts:
            place = 0
            while place < len(text):
                length, names = _piece_at(table, text, place, shortest)
                found += names
                place += length
        return found


def _piece_at(
    table: dict[str, tuple[str, ...]], text: str, place: int, shortest: int
) -> tuple[int, tuple[str, ...]]:
    for length in range(min(LONGEST_RUN, len(text) - place), shortest - 1, -1):
        names = table.get(text[place : place + length])
        if names:
            return length, names
    return 1, ()


def _add(table: dict[_Key, tuple[str, ...]], key: _Key, name: str) -> None:
    table[key] = tuple(dict.fromkeys((*table.get(key, ()), name)))
