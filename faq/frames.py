"""How a question asks: whether something may be, is so, is forbidden, must be, need not be; or for something else."""

import re
import tomllib
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files

from faq.text import reads_japanese

FRAMES_FILE = "frames.toml"
Words = Mapping[str, re.Pattern[str]]


class Frame(StrEnum):
    """What a question asks: whether it may be, is so, is not so or forbidden, is punished, must be, need not be."""

    MAY = "may"
    IS = "is"
    NOT = "not"
    PUNISHED = "punished"
    MUST = "must"
    NEED_NOT = "need-not"


class _Other(StrEnum):
    """A sentence that asks for something else, and one that asks nothing."""

    WHAT = "what"
    TELLS = "tells"


_QUOTED = re.compile(
    r"「[^」]*」|^[^「」]*」(?=っ?て|と|は)|『[^』]*』|\"[^\"]*\"|(?<![^\s(])'[^']{6,}'(?![a-z])"
)
"""What somebody said asks nothing itself."""
_ASIDE = re.compile(
    r"\s*[(][^()]{1,20}[)](?=[?？]?$)|(?<=か)、[^、。?？]{1,13}(?:[一-龥ァ-ヶー]|で|なら|とき|[れけ]ば|し)(?=[?？]?$)|"
    r"(?<=よね)、[^、。?？]{1,13}(?:[一-龥ァ-ヶー]|で|なら|とき|[れけ]ば|し)(?=[?？]?$)|^[a-z' ]{3,24}:\s"
)
"""What is only added before or behind: "Monopoly: may I …", "…ますか、世界選手権で"."""
_CLAIM = re.compile(r"本当|ほんと|合って|正しい|\b(?:true|right|correct|wrong|is (?:that|it|this) so)\b")


def frame_of(text: str, hollow: str = "") -> Frame | None:
    """How a folded question without its wrapping asks; None where it cannot be answered with yes or no.

    `hollow` is a question that only points at what was said before: "is that okay?".
    """
    text = _with_apostrophes(_QUOTED.sub("", text).strip() or text)
    text = _ASIDE.sub("", text) or text
    words = _words(text)
    told = [piece for part in words["sentence"].split(text) if (piece := part.strip(" 、,")).strip("?？")]
    asks = [_asked(sentence) for sentence in reversed(told)]
    first = next((ask for ask in asks if ask is not _Other.TELLS), None)
    if first is not None:
        return first if isinstance(first, Frame) else None
    if hollow and told:
        return _pointed_at(text, hollow)
    claim = next(
        (_kind(words["says"].sub("", one)) for one in reversed(told) if words["says"].search(one)), None
    )
    return claim or (Frame.MAY if any(words["wish"].search(sentence) for sentence in told) else None)


_UNMARKED = re.compile(r"\b(is|are|was|were|do|does|did|has|have|had|could|would|should|must|ca|wo)nt\b")


def _with_apostrophes(text: str) -> str:
    """The apostrophe that phones leave out: "isnt it"."""
    return _UNMARKED.sub(r"\1n't", text)


def _pointed_at(text: str, hollow: str) -> Frame | None:
    """A hollow question asks whether what was told is allowed, or whether what somebody said is true."""
    if _CLAIM.search(hollow):
        return _kind(_words(text)["says"].sub("", text))
    words = _words(hollow)
    if words["what"].search(hollow):
        return None
    return Frame.NOT if words["not"].search(hollow) else Frame.MAY


def _asked(sentence: str) -> Frame | _Other:
    return _asked_in_japanese(sentence) if reads_japanese(sentence) else _asked_in_english(sentence)


def _kind(asked: str) -> Frame:
    return _kind_in_japanese(asked) if reads_japanese(asked) else _kind_in_english(asked)


def _asked_in_japanese(sentence: str) -> Frame | _Other:
    words = _words(sentence)
    bare = sentence.rstrip("?？ ")
    if not words["asks"].search(bare) and bare == sentence:
        return _Other.WHAT if words["asks-what"].search(bare) else _Other.TELLS
    if words["what"].search(words["indirect"].sub("", bare)) or (
        words["topic"].search(bare) and not words["not"].search(bare)
    ):
        return _Other.WHAT
    return _kind_in_japanese(bare)


def _kind_in_japanese(bare: str) -> Frame:
    words = _words(bare)
    confirmed = words["so"].search(bare)
    if confirmed and bare[: confirmed.start()]:
        return _kind_in_japanese(bare[: confirmed.start()])
    for name, frame in _SAID_OUTRIGHT:
        if words[name].search(bare):
            return frame
    allowed = Frame.MAY if words["may"].search(bare) else Frame.IS
    if words["rhetorical"].search(bare):
        return allowed
    denied = _denied_in_japanese(words, words["condition"].split(bare)[-1] or bare)
    if denied is not None:
        return denied
    return Frame.MUST if words["must"].search(bare) else allowed


_SAID_OUTRIGHT = (
    ("need-not", Frame.NEED_NOT),
    ("unpunished", Frame.NEED_NOT),
    ("duty", Frame.MUST),
    ("nothing-but", Frame.MUST),
    ("fine-so", Frame.MAY),
)


def _denied_in_japanese(words: Words, main: str) -> Frame | None:
    """What a Japanese question denies in its main clause."""
    if words["punished"].search(main):
        return Frame.PUNISHED
    denied = words["not"].search(main) and not words["must-not-fail"].search(main)
    return Frame.NOT if denied or words["objects"].search(main) else None


def _asked_in_english(sentence: str) -> Frame | _Other:
    words = _words(sentence)
    marked = sentence.endswith("?")
    bare = words["opening"].sub("", sentence.rstrip("? "))
    embedded = words["embedded"].match(bare)
    main = bare[embedded.end() :] if embedded else _main_clause(bare)
    asks = words["asks"].search(main)
    what = words["what"].match(main) if words["asks"].match(main) else words["what"].search(main)
    if what and not words["tag"].search(main) and not embedded:
        return _Other.WHAT if marked or words["inverted"].search(main) else _Other.TELLS
    if words["alternative"].search(main) or (
        words["or"].search(main) and marked and not words["asks"].match(main)
    ):
        return _Other.WHAT
    return _kind_in_english(main) if marked or embedded or asks else _Other.TELLS


def _main_clause(bare: str) -> str:
    """A sentence without a first clause that only says when or where, if a question follows it."""
    words = _words(bare)
    clause = words["clause"].match(bare)
    if clause is None:
        last = words["opening"].sub("", bare.rpartition(", ")[2])
        unmarked = words["unmarked"].match(bare)
        if unmarked and not words["tag"].search(bare):
            return bare[unmarked.end() :]
        return last if words["asks"].match(last) and not words["tag"].search(bare) else bare
    rest = words["opening"].sub("", bare[clause.end() :])
    return rest if words["asks"].match(rest) or words["what"].match(rest) else bare


def _kind_in_english(asked: str) -> Frame:
    words = _words(asked)
    bare = words["purpose"].split(asked)[0] or asked
    opening, tag = words["negative-opening"].match(bare), words["tag"].search(bare)
    said = bare[opening.end() if opening else 0 : tag.start() if tag else len(bare)]
    rest = words["asked-of"].split(words["condition"].split(said)[0])[0]
    if words["need-not"].search(rest if words["must"].search(rest) else bare) and not opening:
        return Frame.NEED_NOT
    if words["positive-tag"].search(bare):
        return Frame.MAY if words["may"].search(rest) else Frame.IS
    denied = _denied(words, bare, rest)
    if denied is not None:
        return denied
    allowed = words["may"].search(rest) and not words["must"].search(rest)
    if not allowed and words["must"].search(rest if opening else bare) and not words["asks-may"].match(bare):
        return Frame.MUST
    return Frame.MAY if words["may"].search(bare) else Frame.IS


def _denied(words: Words, bare: str, rest: str) -> Frame | None:
    """What an English question denies in its main clause."""
    if words["punished"].search(rest):
        return Frame.PUNISHED
    if words["not-done"].search(rest) and words["fine"].search(bare) and not words["not"].search(rest):
        return Frame.NEED_NOT
    return Frame.NOT if words["not"].search(rest) or words["not-done"].search(rest) else None


def _words(text: str) -> Words:
    return _language("ja" if reads_japanese(text) else "en")


@cache
def _language(language: str) -> Words:
    table = tomllib.loads(files("faq").joinpath(FRAMES_FILE).read_text(encoding="utf-8"))[language]
    lists = {
        name: f"(?:{'|'.join(table.pop(name))})" for name in tuple(table) if isinstance(table[name], list)
    }
    return {name: re.compile(_filled(pattern, lists)) for name, pattern in table.items()}


def _filled(pattern: str, lists: Mapping[str, str]) -> str:
    for name, words in lists.items():
        pattern = pattern.replace(f"{{{name}}}", words)
    return pattern
