"""The index: every entry's forms taken apart and laid out for comparison, built once and never changed."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from string import ascii_lowercase

import numpy as np

from faq.channels import Channel, ChannelBuilder, Floats, Ints
from faq.concepts import Finder, Senses
from faq.corpus import Corpus
from faq.embedding import Meaning
from faq.entry import Entry
from faq.games import GameCounter
from faq.lexicon import Lexicon
from faq.naming import numbers_of
from faq.text import fold
from faq.tokens import Tokenizer, Words


class Part(IntEnum):
    """What a form of an entry is."""

    QUESTION = 0
    TITLE = 1
    TEXT = 2


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of one text in each channel."""

    words: tuple[str, ...]
    senses: tuple[str, ...]
    grams: tuple[str, ...]
    sounds: tuple[str, ...]

    def channels(self) -> tuple[tuple[str, ...], ...]:
        """The terms, channel by channel, in the order of `CHANNELS`."""
        return self.words, self.senses, self.grams, self.sounds


_WORD = re.compile(r"[a-z]{2,}")
_CAPITAL = re.compile(r"\b[A-Z][a-z]+\b")
_SMALL = re.compile(r"\b[a-z]+\b")

NO_VECTORS = np.zeros((0, 0), dtype=np.float32)
CHANNELS = ("words", "senses", "grams", "sounds")


@dataclass(frozen=True, slots=True)
class Form:
    """One text of an entry; `entry` is its place in the index."""

    entry: int
    part: Part
    text: str


@dataclass(frozen=True, slots=True)
class Index:
    """Everything a search needs.

    `entries`: house rules first, then the corpus; the first `house` of them are the organizers' own.
    `forms` are sorted by part and entry, `bounds` holds for each part where each entry's forms begin.
    `words` are the English words of the corpus by first letter.
    """

    entries: tuple[Entry, ...]
    house: int
    forms: tuple[Form, ...]
    bounds: tuple[Ints, ...]
    channels: tuple[Channel, ...]
    game_terms: dict[str, tuple[float, ...]]
    numbers: Mapping[str, tuple[Entry, ...]]
    tokenizer: Tokenizer
    finder: Finder
    meaning: Meaning | None
    vectors: Floats
    words: Mapping[str, tuple[str, ...]]


def build_index(
    corpus: Corpus, lexicon: Lexicon, extra_entries: Iterable[Entry] = (), meaning: Meaning | None = None
) -> Index:
    """The index of the corpus and of an organizer's own entries, with the optional sense of meaning."""
    extra = tuple(extra_entries)
    return index_of((*extra, *corpus.entries), len(extra), lexicon, meaning)


def index_of(entries: Sequence[Entry], house: int, lexicon: Lexicon, meaning: Meaning | None = None) -> Index:
    """The index of some entries, the first `house` of which are house rules."""
    forms = sorted(_forms(entries), key=lambda form: (form.part, form.entry))
    tokenizer = Tokenizer(_names(forms) - _spoken_of(lexicon))
    finder = Finder.of(lexicon, tokenizer)
    builders = [ChannelBuilder() for _ in CHANNELS]
    games = GameCounter()
    for entry in entries:
        title = entry.document.title
        games.add(entry.document.game, terms_of(fold(f"{title.ja} {title.en}"), tokenizer, finder)[0].senses)
    for form in forms:
        terms, _ = terms_of(fold(form.text), tokenizer, finder)
        games.add(entries[form.entry].document.game, (*terms.words, *terms.senses))
        for builder, row in zip(builders, terms.channels(), strict=True):
            builder.add(form.entry, row)
    return Index(
        entries=tuple(entries),
        house=house,
        forms=tuple(forms),
        bounds=tuple(_bounds(forms, part, len(entries)) for part in Part),
        channels=tuple(builder.channel(len(entries)) for builder in builders),
        game_terms=games.shares(),
        numbers=numbers_of(entries),
        tokenizer=tokenizer,
        finder=finder,
        meaning=meaning,
        vectors=meaning.vectors([form.text for form in forms]) if meaning else NO_VECTORS,
        words=_english_words(forms),
    )


def terms_of(text: str, tokenizer: Tokenizer, finder: Finder, heard: str = "") -> tuple[Terms, Senses]:
    """The terms of a folded text, and its concepts; `heard` is its part typed in kana or romaji, as sound."""
    parts = tokenizer.take_apart(text)
    senses = finder.find(parts, heard)
    return Terms(
        words=parts.words,
        senses=(*(f"={name}" for name in senses.concepts), *senses.rest),
        grams=tuple(_grams(parts)),
        sounds=tuple(_pieces(parts.reading, 3)),
    ), senses


def _grams(parts: Words) -> list[str]:
    grams: list[str] = []
    for run in parts.runs:
        if run[0].isascii():
            grams += _pieces(f"_{run}_", 3)
        else:
            grams += _pieces(run, 2)
    return grams


def _pieces(text: str, length: int) -> list[str]:
    if len(text) <= length:
        return [text] if text else []
    return [text[place : place + length] for place in range(len(text) - length + 1)]


def _forms(entries: Iterable[Entry]) -> Iterable[Form]:
    for number, entry in enumerate(entries):
        for question in (*entry.questions.ja, *entry.questions.en):
            yield Form(number, Part.QUESTION, question)
        for title in (entry.title.ja, entry.title.en):
            yield Form(number, Part.TITLE, title)
        for text in (entry.text, entry.example):
            if text is not None:
                yield Form(number, Part.TEXT, text.ja)
                yield Form(number, Part.TEXT, text.en)


def _bounds(forms: Sequence[Form], part: Part, count: int) -> Ints:
    """Where the forms of each entry begin among those of a part, and where the last ends."""
    places = [number for number, form in enumerate(forms) if form.part is part]
    first = places[0] if places else 0
    sizes = np.bincount([forms[place].entry for place in places], minlength=count)
    return (first + np.concatenate(([0], np.cumsum(sizes)))).astype(np.int32)


def _names(forms: Iterable[Form]) -> frozenset[str]:
    """The names of people in English stories: written with a capital only, and in no title or ruling.

    A card that is called after a person keeps its name, for its title has it.
    """
    small: set[str] = set()
    capital: set[str] = set()
    for form in forms:
        if form.part is Part.QUESTION:
            capital.update(_CAPITAL.findall(form.text))
            small.update(_SMALL.findall(form.text))
        else:
            small.update(_WORD.findall(form.text.casefold()))
    return frozenset(map(str.casefold, capital)) - small


def _spoken_of(lexicon: Lexicon) -> frozenset[str]:
    """The English words of the lexicon: what it lists is a thing, capital or not."""
    return frozenset(
        word for concept in lexicon.concepts for form in concept.forms for word in _WORD.findall(fold(form))
    )


def _english_words(forms: Iterable[Form]) -> Mapping[str, tuple[str, ...]]:
    """The English words of all forms by first letter: what a mistyped word may stand for."""
    texts = (fold(form.text) for form in forms if form.text.isascii())
    words = dict.fromkeys(word for text in texts for word in _WORD.findall(text))
    return {letter: tuple(word for word in words if word[0] == letter) for letter in ascii_lowercase}
