"""What people put around a question is taken off before anything is looked up: greetings, thanks, stories.

Phrases go wherever they stand, what surrounds the question in its own sentence (`faq/question_span.py`), and sentences
that most likely are chatter: what speaks of the game or asks must be so beyond doubt.
"""

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import takewhile
from typing import Any

from faq.chatter import Sentence, chance_of_chatter
from faq.question_span import question_in
from faq.text import reads_japanese

WRAPPING_FILE = "wrapping.toml"
_SENTENCE = re.compile(r"[^。.!?！？…♪☆★\n]*(?:[。.!?！？…♪☆★\n]+|$)")
_NUMBER_DOT = re.compile(r"(?<=\d)\.(?=\d)")
_DOT = "\uff0e"
_SENTENCE_END = re.compile(r"([?？])\. ")
_NESTED = "「(?:[^「」]|「[^「」]*」)*」|『[^』]*』"
_QUOTED = re.compile(rf"{_NESTED}|\"[^\"]{{6,}}\"|“[^”]{{6,}}”|(?<![^\s(])'[^']{{6,}}'(?![a-z])")
_ASKED_IN = re.compile(rf'(?:{_NESTED}|"[^"]*"|“[^”]*”)')
_LEAST_ASKED = 8
"""Characters of a quotation with its marks: a shorter one is mostly a word, not the question."""
_ENDS = re.compile(r"[。.!?！？…](?=\W*$)|[。!?！？…\n]|[.:：](?=\s)")
_HIDDEN = str.maketrans("。.!?！？…\n:：", "\ue000\ue001\ue002\ue003\ue004\ue005\ue006\ue007\ue008\ue009")
_SHOWN = {hidden: chr(shown) for shown, hidden in _HIDDEN.items()}
_BLANK = dict.fromkeys(_SHOWN, " ")
"""Ends of sentences inside of what somebody said end nothing; they come back where that is the question."""
_EMOJI = re.compile(
    "(?<=[ .!?])[:;]-?[()dp](?= |$)|[\U0001f000-\U0001faff\u2600-\u27bf\u2190-\u21ff\ufe0f\u200d]+"
)
_EDGES = ' \t、,。.!！:：;…〜~-—()（）「」"'
_LINKS = re.compile(r"^(?:and|so|but|also|then|well|ok|okay|that|で|でも|それで)$")
"""What is left of a sentence that was all phrases."""
CLEAR = 0.1
"""Below this chance of being chatter a sentence belongs to the question, one that asks is the question."""
LIKELY = 0.3
"""From this chance on a sentence beside a clear question is chatter, if it neither asks nor speaks of the game."""
SURE = 0.5
"""From this chance on any sentence is that neither asks nor speaks of the game."""
BEYOND_DOUBT = 0.75
"""From this chance on any sentence is."""
BEYOND_ALL_DOUBT = 0.9
"""From this chance on what says much of the game is, too, and what could be nothing but a topic."""
NOTHING_ASKED = 0.6
"""At least this is the chance for a sentence in which no question is found."""
_TOPIC = 16
"""Characters of what may be a topic and nothing else."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a folded text speaks of: concepts of the game, and how rare its words are, from 0 to 1."""

    concepts: frozenset[str]
    rarity: float


Reading = Callable[[str], Spoken]


@dataclass(frozen=True, slots=True)
class _Wrapping:
    phrases: re.Pattern[str]
    hollow: re.Pattern[str]
    asks: re.Pattern[str]
    label: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class _Part:
    """A sentence without the phrases and clauses around it, and the chance that it only accompanies the question.

    `hollow`: it only points at what was told: "is that okay?".
    """

    sentence: Sentence
    chatter: float
    hollow: bool


@dataclass(frozen=True, slots=True)
class Unwrapped:
    """A folded question without its wrapping, "" where there is nothing else.

    `core` is what stands behind "question:", else what surely asks, or surely tells of the game where nothing asks,
    without what was told beside it; "" where that is all. `tells`: something beside it surely is about the game.
    `pointing` also has what only points at what was told ("is he right?"): that leads to no ruling, but turns yes and
    no around.
    """

    text: str
    core: str = ""
    tells: bool = False
    pointing: str = ""


def unwrapped(text: str, read: Reading) -> Unwrapped:
    """What is left of a folded question; `read` says what a part of it speaks of."""
    wrapping = _wrapping("ja" if reads_japanese(text) else "en")
    whole = _QUOTED.sub(_without_ends, text)
    label = wrapping.label.search(whole)
    split = label.end() if label else len(whole)
    announced = _parts(whole[split:], wrapping, read)
    parts = [*_parts(whole[:split], wrapping, read), *announced]
    bare = not wrapping.phrases.search(text) and not any(s.hollow or s.chatter >= LIKELY for s in parts)
    kept = parts if bare else _kept(parts)
    rest = _joined(kept)
    clear = [part for part in kept if _is_clear(part)]
    telling = clear or [part for part in kept if part.sentence.speaks]
    labelled = list(takewhile(_is_clear, announced))
    asking = labelled or [part for part in telling if part.sentence.asks and part.sentence.touches]
    core = _joined(asking or telling)
    tells = bool(asking) and len(asking) < len(clear) and not labelled
    pointing = _joined([part for part in parts if part.hollow or part in kept])
    return Unwrapped(rest, "" if core == rest else core, tells, pointing)


def _parts(text: str, wrapping: _Wrapping, read: Reading) -> list[_Part]:
    """The sentences of which anything is left."""
    pieces = (said for piece in sentences_of(text) for said in _asked_in(piece, wrapping, read))
    return [part for piece in pieces if (part := _part(piece, wrapping, read)).sentence.text]


def _is_clear(part: _Part) -> bool:
    return part.chatter < CLEAR


def _without_ends(quoted: re.Match[str]) -> str:
    return _ENDS.sub(lambda end: end[0].translate(_HIDDEN), _EMOJI.sub("\n", quoted[0]))


def _joined(parts: list[_Part]) -> str:
    whole = ". ".join(part.sentence.text for part in parts)
    return _SENTENCE_END.sub(r"\1 ", whole).replace(_DOT, ".").strip()


def sentences_of(text: str) -> list[str]:
    """The sentences of a folded text; what stands before a colon is one of its own."""
    plain = _EMOJI.sub("\n", _NUMBER_DOT.sub(_DOT, text))
    sentences = (part for part in _SENTENCE.findall(plain) if part.strip(_EDGES))
    return [piece for sentence in sentences for piece in re.split(r"(?<=[:：])\s+(?=\D)", sentence)]


def _part(piece: str, wrapping: _Wrapping, read: Reading) -> _Part:
    whole = _trimmed(piece)
    asked = question_in(whole)
    rest = _trimmed(wrapping.phrases.sub(" ", asked or whole)) or _trimmed(wrapping.phrases.sub(" ", whole))
    bare = _LINKS.sub("", rest.rstrip("?？ "))
    sentence = _sentence(rest if bare else "", wrapping, read)
    chatter = chance_of_chatter(sentence)
    if not sentence.speaks and not (asked and sentence.asks):
        chatter = max(chatter, chance_of_chatter(_sentence(whole, wrapping, read)))
    if asked == "":
        chatter = max(chatter, NOTHING_ASKED)
    return _Part(sentence, chatter, bool(wrapping.hollow.search(bare)))


def _asked_in(piece: str, wrapping: _Wrapping, read: Reading) -> list[str]:
    """The sentences that a sentence quotes where all the rest of it is who asked whom; else the sentence."""
    quoted = _ASKED_IN.search(piece)
    if quoted is None:
        return [piece.translate(_BLANK)]
    around = _sentence(_trimmed(f"{piece[: quoted.start()]} {piece[quoted.end() :]}"), wrapping, read)
    asked = _sentence(quoted[0][1:-1].translate(_SHOWN).strip(), wrapping, read)
    least = LIKELY if asked.asks and not around.speaks else SURE
    if not asked.touches or len(quoted[0]) < _LEAST_ASKED:
        least = BEYOND_ALL_DOUBT
    elsewhere = not asked.touches and question_in(around.text)
    alone = not (elsewhere or around.asks) and chance_of_chatter(around) >= least
    return sentences_of(asked.text) if alone else [piece.translate(_BLANK)]


def _sentence(text: str, wrapping: _Wrapping, read: Reading) -> Sentence:
    return sentence_of(text, read(text), asks=bool(wrapping.asks.search(text)))


def sentence_of(text: str, said: Spoken, *, asks: bool) -> Sentence:
    """A folded sentence with what it speaks of."""
    return Sentence(text, len(said.concepts), len(said.concepts - _weak()), said.rarity, asks)


def _trimmed(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip(_EDGES)


def _kept(parts: list[_Part]) -> list[_Part]:
    """What asks, and what tells of the game; nothing but chatter leaves nothing."""
    told = [part for part in parts if not part.hollow]
    clear = any(part.sentence.asks and part.chatter < CLEAR for part in told)
    kept = [part for part in told if part.chatter < _most(part.sentence, clear=clear)]
    if kept or len(told) == 1:
        return kept or told
    topics = (part for part in told if len(part.sentence.text) <= _TOPIC and part.chatter < BEYOND_ALL_DOUBT)
    return [part for part in told if part.sentence.speaks] or sorted(topics, key=_chatter_of)[:1]


def _chatter_of(part: _Part) -> float:
    return part.chatter


def _most(sentence: Sentence, *, clear: bool) -> float:
    """From which chance on a sentence is taken for chatter; `clear`: another one surely is the question."""
    if sentence.speaks > 1 or (sentence.touches and len(sentence.text) <= _TOPIC):
        return BEYOND_ALL_DOUBT
    if sentence.speaks or (sentence.asks and (sentence.touches or not clear)):
        return BEYOND_DOUBT
    return LIKELY if clear and not sentence.asks else SURE


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(files("faq").joinpath(WRAPPING_FILE).read_text(encoding="utf-8"))


@cache
def _weak() -> frozenset[str]:
    return frozenset(_table()["weak"])


@cache
def _wrapping(lang: str) -> _Wrapping:
    table = _table()[lang]
    joined = {key: re.compile("|".join(table[key])) for key in ("phrases", "hollow")}
    return _Wrapping(**joined, **{key: re.compile(table[key]) for key in ("asks", "label")})
