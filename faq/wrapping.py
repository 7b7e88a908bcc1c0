"""What people put around a question is taken off before anything is looked up: greetings, thanks, stories.

Only whole phrases and whole sentences go, and of the sentences only those that speak of nothing in the game.
"""

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from faq.text import reads_japanese

WRAPPING_FILE = "wrapping.toml"
_SENTENCE = re.compile(r"[^。.!?！？…♪☆★\n]*(?:[。.!?！？…♪☆★\n]+|$)")
_NUMBER_DOT = re.compile(r"(?<=\d)\.(?=\d)")
_DOT = "\uff0e"
_SENTENCE_END = re.compile(r"([?？])\. ")
_QUOTED = re.compile(r"「[^」]*」|『[^』]*』|(?<![^\s(])'[^']{6,}'(?![a-z])")
_ENDS = re.compile(r"[。.!?！？…]+(?=\W*$)|[。!?！？…]+")
"""Ends of sentences inside of what somebody said end nothing."""
_EMOJI = re.compile(
    "(?<=[ .!?])[:;]-?[()dp](?= |$)|[\U0001f000-\U0001faff\u2600-\u27bf\u2190-\u21ff\ufe0f\u200d]+"
)
_EDGES = ' \t、,。.!！:：;…〜~-—()（）「」"'
_LINKS = re.compile(r"^(?:and|so|but|also|then|well|ok|okay|that|で|でも|それで)$")
"""What is left of a sentence that was all phrases."""
_PASSING = 1
"""Concepts of the game that a sentence of a story may touch in passing."""
Concepts = Callable[[str], frozenset[str]]


@dataclass(frozen=True, slots=True)
class _Wrapping:
    phrases: re.Pattern[str]
    chatter: re.Pattern[str]
    hollow: re.Pattern[str]
    asks: re.Pattern[str]
    clause: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class _Sentence:
    """`speaks`: concepts of the game that are no everyday words; `touches`: all of them."""

    text: str
    asks: bool
    chatter: bool
    hollow: bool
    speaks: int
    touches: int


@dataclass(frozen=True, slots=True)
class Unwrapped:
    """A folded question without its wrapping, "" where there is nothing else.

    `hollow` is a question of the wrapping that only points at what was told: "is that okay?".
    """

    text: str
    hollow: str


def unwrapped(text: str, concepts_of: Concepts) -> Unwrapped:
    """What is left of a folded question; `concepts_of` says which concepts of the game a sentence speaks of."""
    wrapping = _wrapping("ja" if reads_japanese(text) else "en")
    whole = _QUOTED.sub(lambda quoted: _ENDS.sub(" ", quoted[0]), text)
    plain = _EMOJI.sub("\n", _NUMBER_DOT.sub(_DOT, whole))
    found = [_read(part, wrapping, concepts_of) for part in _parts(plain)]
    sentences = [sentence for sentence in found if sentence.text]
    bare = not wrapping.phrases.search(text) and not any(s.chatter or s.hollow for s in sentences)
    kept = sentences if bare else _kept(sentences)
    rest = _SENTENCE_END.sub(r"\1 ", ". ".join(sentence.text for sentence in kept)).replace(_DOT, ".").strip()
    left_out = [sentence.text for sentence in sentences if sentence.hollow and sentence not in kept]
    return Unwrapped(rest, left_out[-1] if left_out else "")


def _parts(text: str) -> list[str]:
    """The sentences, and what stands before a colon as one of its own."""
    sentences = (part for part in _SENTENCE.findall(text) if part.strip(_EDGES))
    return [piece for sentence in sentences for piece in re.split(r"(?<=[:：])\s+(?=\D)", sentence)]


def _read(part: str, wrapping: _Wrapping, concepts_of: Concepts) -> _Sentence:
    rest = _without_opening(_trimmed(wrapping.phrases.sub(" ", part)), wrapping, concepts_of)
    bare = _LINKS.sub("", rest.rstrip("?？ "))
    concepts = concepts_of(rest) if bare else frozenset()
    return _Sentence(
        rest if bare else "",
        bool(wrapping.asks.search(rest)),
        bool(wrapping.chatter.search(rest)),
        bool(wrapping.hollow.search(bare)),
        len(concepts - _weak()),
        len(concepts),
    )


def _without_opening(text: str, wrapping: _Wrapping, concepts_of: Concepts) -> str:
    """A sentence without a first clause that only tells what happened to people."""
    opening = wrapping.clause.match(text)
    if opening is None or not wrapping.chatter.search(opening.group()):
        return text
    return text if concepts_of(opening.group()) - _weak() else _trimmed(text[opening.end() :])


def _trimmed(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip(_EDGES)


def _kept(sentences: list[_Sentence]) -> list[_Sentence]:
    """What asks, and what tells of the game; nothing but chatter leaves nothing."""
    if not any(sentence.touches for sentence in sentences):
        asking = [s for s in sentences if not s.hollow and (s.asks or not s.chatter)]
        return asking or (sentences if len(sentences) == 1 else [])
    kept = [
        sentence
        for place, sentence in enumerate(sentences)
        if _matters(sentence) or _belongs(sentences, place)
    ]
    if any(sentence.asks or sentence.speaks for sentence in kept):
        return kept
    plain = [sentence for sentence in sentences if not (sentence.chatter or sentence.hollow)]
    return plain or kept or [sentence for sentence in sentences if sentence.touches]


def _matters(sentence: _Sentence) -> bool:
    if sentence.hollow:
        return False
    if sentence.asks:
        return True
    return sentence.speaks > _PASSING if sentence.chatter else sentence.touches > 0


def _belongs(sentences: list[_Sentence], place: int) -> bool:
    """What is told right before or after something of the game, unless it is chatter: "it's somebody else's go"."""
    sentence = sentences[place]
    if sentence.chatter or sentence.hollow:
        return False
    return any(_matters(other) and not other.chatter for other in sentences[max(0, place - 1) : place + 2])


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(files("faq").joinpath(WRAPPING_FILE).read_text(encoding="utf-8"))


@cache
def _weak() -> frozenset[str]:
    return frozenset(_table()["weak"])


@cache
def _wrapping(lang: str) -> _Wrapping:
    table = _table()[lang]
    joined = {key: re.compile("|".join(table[key])) for key in ("phrases", "chatter", "hollow")}
    return _Wrapping(**joined, asks=re.compile(table["asks"]), clause=re.compile(table["clause"]))
