"""What two texts are compared by: their words, their senses, their characters and their sound."""

from dataclasses import dataclass

from faq.concepts import Finder, Senses
from faq.tokens import Tokenizer, Words

CHANNELS = ("words", "senses", "grams", "sounds")


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
