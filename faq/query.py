"""A question as typed, made ready for the search."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from rapidfuzz import process
from rapidfuzz.distance import OSA

from faq.concepts import Senses
from faq.english import everyday_words
from faq.entry import Game
from faq.games import named_game
from faq.index import Index
from faq.terms import Terms, terms_of
from faq.text import fold, sound
from faq.tokens import read_romaji

_KANA = re.compile(r"[ぁ-ゖァ-ヺー]{4,}")
_WORD = re.compile(r"[a-z]{5,}")
LONG_WORD = 8


@dataclass(frozen=True, slots=True)
class Query:
    """A question: its folded text without the name of the game, the game named, its terms and concepts."""

    text: str
    game: Game | None
    terms: Terms
    senses: Senses

    @property
    def empty(self) -> bool:
        """Nothing in the question can be looked up."""
        return not (self.terms.words or self.terms.grams)


def read_query(index: Index, query: str, lang: str) -> Query:
    """The question of an asker of a language: romaji read as kana, small typos mended."""
    named, text = named_game(fold(query))
    if lang == "ja":
        text = read_romaji(text, partial(is_english, index))
    text = _WORD.sub(lambda match: _mended(index, match.group()), text)
    heard = " ".join(map(sound, _KANA.findall(text)))
    terms, senses = terms_of(text, index.tokenizer, index.finder, heard)
    return Query(text, named, terms, senses)


def is_english(index: Index, word: str) -> bool:
    """A word that some English text of the corpus has."""
    return word in index.words.get(word[:1], ())


def _mended(index: Index, word: str) -> str:
    """A word that is right as it stands is left alone: a name, another form of a known word, everyday English."""
    if index.tokenizer.is_name(word) or word in everyday_words() or _is_known(index, word):
        return word
    return mended(word, index.words)


def _is_known(index: Index, word: str) -> bool:
    stems = index.tokenizer.english(word)
    return any(stem in layer.channels[0].terms for layer in (*index.layers, index.outside) for stem in stems)


def mended(word: str, known: Mapping[str, tuple[str, ...]]) -> str:
    """The known word that a mistyped one stands for: one slip apart, two in a long word; else the word itself.

    `known` are the words by first letter, which hands and phones rarely get wrong.
    """
    words = known.get(word[0], ())
    if word in words:
        return word
    slips = 1 if len(word) < LONG_WORD else 2
    found = process.extractOne(word, words, scorer=OSA.distance, score_cutoff=slips)
    return word if found is None else str(found[0])
