"""A question as typed, made ready for the search."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, partial

from rapidfuzz import process
from rapidfuzz.distance import OSA

from faq.concepts import Senses
from faq.english import everyday_words
from faq.entry import Game
from faq.games import named_game
from faq.index import Index
from faq.parts import parts_of
from faq.question_model import ReadQuestion, read_question
from faq.terms import Terms, terms_of
from faq.text import fold, on_one_line, sound
from faq.tokens import read_romaji
from faq.wrapping import Spoken, Unwrapped, unwrapped

_KANA = re.compile(r"[ぁ-ゖァ-ヺー]{4,}")
_WORD = re.compile(r"[a-z]{5,}")
_NO_WORD = re.compile(r"\W+")
LONG_WORD = 8


@dataclass(frozen=True, slots=True)
class Query:
    """A question: its folded text without wrapping and the name of the game, the game named, its terms and concepts.

    `readings` are what the model reads: the whole folded text, romaji as kana, and it without what only accompanies the
    question, the name of the game and what points at a story left in; one where that is the same. `parts` are what
    each ask something, the whole where it asks one thing. `excluded` are games that it says it is not about; `strange`
    is the share of words and of senses that nobody knows, `core` what asks without what was told, `tells` whether that
    surely was about the game.
    """

    readings: tuple[str, ...]
    parts: tuple[str, ...]
    text: str
    game: Game | None
    terms: Terms
    senses: Senses
    excluded: frozenset[Game] = frozenset()
    strange: tuple[float, float] = (0.0, 0.0)
    core: str = ""
    tells: bool = False

    @property
    def empty(self) -> bool:
        """Nothing in the question can be looked up."""
        return not (self.terms.words or self.terms.grams)

    @property
    def read(self) -> tuple[ReadQuestion, ...]:
        """What the model reads in each of its readings."""
        return tuple(map(read_question, self.readings))

    @property
    def read_parts(self) -> tuple[ReadQuestion, ...]:
        """What it reads in each of several parts."""
        return tuple(read_question(f"{part}?") for part in self.parts) if len(self.parts) > 1 else ()


def read_query(index: Index, query: str, lang: str) -> Query:
    """The question of an asker of a language: without its wrapping, romaji read as kana, small typos mended."""
    folded = fold(on_one_line(query))
    kana = partial(read_romaji, english=partial(is_english, index)) if lang == "ja" else str
    named = named_game(folded)
    bare = bare_question(index, named.text)
    text = kana(bare.text)
    text = _WORD.sub(lambda match: _mended(index, match.group()), text)
    terms, senses = read_terms(index, text)
    strange = (_strangeness(index, 0, terms.words), _strangeness(index, 1, terms.senses))
    whole = bare_question(index, folded).pointing or folded
    readings = (kana(folded),) if _words_of(whole) == _words_of(folded) else (kana(folded), kana(whole))
    parts = parts_of(text)
    return Query(
        readings, parts, text, named.game, terms, senses, named.excluded, strange, bare.core, bare.tells
    )


def _words_of(text: str) -> str:
    return _NO_WORD.sub("", text)


def sober(index: Index, asked: Query) -> Query:
    """The question without the words that nobody knows: what those are like makes no answer surer.

    What the model reads stays as it was typed.
    """
    unknown = frozenset(word for word in asked.terms.words if not _is_term(index, word))
    if not unknown:
        return asked
    text = index.tokenizer.without(asked.text, unknown).strip()
    terms, senses = read_terms(index, text)
    return replace(asked, text=text, terms=terms, senses=senses)


def _is_term(index: Index, word: str) -> bool:
    return any(word in layer.channels[0].terms for layer in (*index.layers, index.outside))


def _strangeness(index: Index, channel: int, terms: tuple[str, ...]) -> float:
    """The share of terms that no entry has."""
    known = [layer.channels[channel].terms for layer in index.layers]
    return sum(1 for term in terms if not any(term in table for table in known)) / max(1, len(terms))


def read_terms(index: Index, text: str) -> tuple[Terms, Senses]:
    """The terms and concepts of a folded text."""
    heard = " ".join(map(sound, _KANA.findall(text)))
    return terms_of(text, index.tokenizer, index.finder, heard)


def bare_question(index: Index, text: str) -> Unwrapped:
    """A folded text without what people put around a question; short ones have nothing around them."""
    return unwrapped(text, cache(partial(said_in, index)))


def said_in(index: Index, text: str) -> Spoken:
    """What a folded text speaks of, and how rare its words are in the corpus."""
    words = index.tokenizer.take_apart(text)
    vocabulary = index.layers[-1].channels[0].vocabulary
    rarity = vocabulary.weigh(words.words).rarity
    rare = float(rarity.mean() / vocabulary.rarity[-1]) if len(rarity) else 1.0
    return Spoken(frozenset(index.finder.find(words).concepts) - index.finder.outside, rare)


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
    return any(_is_term(index, stem) for stem in stems)


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
