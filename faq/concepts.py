"""Which concepts of the lexicon a text speaks of.

A form is found by its words in a row (so 替えて, 替える and かえる are one form), by its characters in a run of
Japanese, and by its sound when the text is in kana or romaji. The longest form at a place counts.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Self, TypeVar

from faq.lexicon import Concept, Lexicon
from faq.text import fold, hiragana
from faq.tokens import Tokenizer, Words

LONGEST_PHRASE = 4
LONGEST_RUN = 9
SHORTEST_RUN = 2
SHORTEST_SOUND = 3
SHORTEST_OUTSIDE_SOUND = 4
"""べんと (a packed lunch) is in いべんと (an event), too."""
LONGEST_ENDING = 1
LONGEST_FOREIGN = 3
"""Katakana words up to this long are endings in hiragana: マス and ます, タイ and たい, ナイト and ないと."""
_FOREIGN = re.compile(rf"[ァ-ヺー]{{1,{LONGEST_FOREIGN}}}")
_DIGIT = re.compile("[0-9]")
_Key = TypeVar("_Key")


@dataclass(frozen=True, slots=True)
class Senses:
    """`concepts`: those found, in order, repeats included. `rest`: the words that no concept explains."""

    concepts: tuple[str, ...]
    rest: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pieces:
    """Forms looked up inside a run of characters; `openings` are their first `shortest` characters."""

    shortest: int
    forms: dict[str, tuple[str, ...]] = field(default_factory=dict)
    openings: set[str] = field(default_factory=set)

    def learn(self, form: str, name: str) -> None:
        """One more way to write a concept; a form that is too short would be found everywhere."""
        if len(form) >= self.shortest:
            _add(self.forms, form, name)
            self.openings.add(form[: self.shortest])


@dataclass(frozen=True, slots=True)
class Finder:
    """The forms of a lexicon, ready to be looked up."""

    phrases: dict[tuple[str, ...], tuple[str, ...]]
    runs: Pieces
    foreign: Pieces
    sounds: Pieces
    outside: frozenset[str]

    @classmethod
    def of(cls, lexicon: Lexicon, tokenizer: Tokenizer) -> Self:
        """The finder of a lexicon."""
        finder = cls(
            {},
            Pieces(SHORTEST_RUN),
            Pieces(SHORTEST_RUN),
            Pieces(SHORTEST_SOUND),
            frozenset(concept.name for concept in lexicon.concepts if concept.outside),
        )
        for concept in lexicon.concepts:
            finder._learn(concept, tokenizer)
        return finder

    def _learn(self, concept: Concept, tokenizer: Tokenizer) -> None:
        for form in concept.forms:
            text = fold(form)
            parts = tokenizer.take_apart(text)
            if parts.words and not _worn_down(text, parts):
                _add(self.phrases, parts.words[:LONGEST_PHRASE], concept.name)
            if _FOREIGN.fullmatch(text):
                self.foreign.learn(text, concept.name)
            elif not text.isascii():
                self.runs.learn(hiragana(text), concept.name)
                if _sounds_alone(text, parts, concept):
                    self.sounds.learn(parts.reading, concept.name)

    def find(self, parts: Words, heard: str = "") -> Senses:
        """The concepts of a text taken apart; `heard` is the sound of what was typed in kana or romaji."""
        concepts, rest = self._by_words(parts.words)
        concepts += self._by_pieces(self.runs, parts.runs)
        concepts += self._by_pieces(self.foreign, parts.written)
        concepts += self._by_pieces(self.sounds, (heard,))
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
    def _by_pieces(table: Pieces, texts: Iterable[str]) -> list[str]:
        found: list[str] = []
        shortest, openings = table.shortest, table.openings
        for text in texts:
            place = 0
            while place <= len(text) - shortest:
                # Most places open no form: they are passed without a call.
                if text[place : place + shortest] in openings:
                    length, names = _piece_at(table, text, place)
                    found += names
                    place += length
                else:
                    place += 1
        return found


def _sounds_alone(text: str, parts: Words, concept: Concept) -> bool:
    """The sound says it all: not without the digits ("5人で"), nor where a short one would refuse a question."""
    shortest = SHORTEST_OUTSIDE_SOUND if concept.outside else SHORTEST_SOUND
    return len(parts.reading) >= shortest and _DIGIT.search(text) is None


def _worn_down(text: str, parts: Words) -> bool:
    """A phrase of which only one word says anything ("what time") would be found wherever that word stands.

    So would one that is no more than a number ("1周").
    """
    if not text.isascii() and len(text) > sum(map(len, parts.words)):
        number = any(word.isdigit() for word in parts.words)
        if number and all(word.isdigit() or len(word) == 1 for word in parts.words):
            return True
    if len(parts.words) != 1:
        return False
    return " " in text if text.isascii() else len(text) - len(parts.words[0]) > LONGEST_ENDING


def _piece_at(table: Pieces, text: str, place: int) -> tuple[int, tuple[str, ...]]:
    for length in range(min(LONGEST_RUN, len(text) - place), table.shortest - 1, -1):
        names = table.forms.get(text[place : place + length])
        if names:
            return length, names
    return 1, ()


def _add(table: dict[_Key, tuple[str, ...]], key: _Key, name: str) -> None:
    table[key] = tuple(dict.fromkeys((*table.get(key, ()), name)))
