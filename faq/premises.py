"""Whether a question takes for granted what a ruling contradicts: another number, only one of both, the next turn."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from faq.entry import Entry
from faq.numbers import in_figures
from faq.text import fold, reads_japanese

PREMISES_FILE = "premises.toml"


@dataclass(frozen=True, slots=True)
class _Clash:
    """What rulings of some stances contradict: words asked, words ruled, and words ruled that take it away."""

    stances: frozenset[str]
    asked: re.Pattern[str]
    ruled: re.Pattern[str]
    unless: re.Pattern[str] | None


@dataclass(frozen=True, slots=True)
class Wording:
    """The title and the text of a ruling in both languages."""

    ja: str
    en: str


UNWORDED = Wording("", "")


def ruling_text(entry: Entry) -> Wording:
    """The title and the text of a ruling in both languages."""
    return Wording(f"{entry.title.ja}。{entry.text.ja}", f"{entry.title.en}. {entry.text.en}")


def contradicted(question: str, says: Wording, stance: str) -> bool:
    """Whether a ruling that does `stance` contradicts what a folded question takes for granted."""
    said = _said(says.ja if reads_japanese(question) else says.en)
    return _other_number(question, said) or any(
        stance in clash.stances and _clashes_with(clash, question, said) for clash in _clashes()
    )


def _clashes_with(clash: _Clash, question: str, said: str) -> bool:
    if clash.asked.search(question) is None or clash.ruled.search(said) is None:
        return False
    return clash.unless is None or clash.unless.search(said) is None


@cache
def _said(ruling: str) -> str:
    return fold(ruling)


_UNITS = MappingProxyType(
    {
        name: unit
        for unit, names in (
            ("枚", "card resource"),
            ("点", "point vp pt ポイント"),
            ("分", "minute"),
            ("人", "player people"),
            ("秒", "second"),
            ("本", "road segment"),
            ("回", "break time round"),
            ("軒", "settlement house city citi"),
            ("金", "gold"),
            ("個", "die dice つ"),
        )
        for name in names.split()
    }
)
"""What is counted, by how it is called."""
_JAPANESE = re.compile(r"(\d+)(枚|点|分(?!の)|人|秒|本|回|軒|個|つ|金|ポイント)")
_ENGLISH = re.compile(rf"\b(\d+) (?:[a-z]+ )?({'|'.join(name for name in _UNITS if name.isascii())})")
_TIMES = re.compile(r"\bonce\b(?! (?:i|he|she|they|we|my|the|it|a|you|one|all|every)\b)|\btwice\b")
_SO_OFTEN = MappingProxyType({"once": "1 times", "twice": "2 times"})
_OPEN = re.compile(
    r"以上|を超え|\d.{0,2}から|ごと|未満|\b(?:or more|at least|more than|or later|less than|every further)\b"
)
"""A ruling that says so counts other numbers, too."""


def _counted(text: str) -> Mapping[str, frozenset[int]]:
    found: dict[str, frozenset[int]] = {}
    figures = in_figures(_TIMES.sub(lambda match: _SO_OFTEN[match[0]], text))
    pattern = _JAPANESE if reads_japanese(text) else _ENGLISH
    for number, unit in pattern.findall(figures):
        name = _UNITS.get(unit, unit)
        found[name] = found.get(name, frozenset()) | {int(number)}
    return found


@cache
def _ruled_numbers(said: str) -> Mapping[str, frozenset[int]]:
    return {} if _OPEN.search(said) else _counted(said)


def _other_number(question: str, said: str) -> bool:
    ruled = _ruled_numbers(said)
    if not ruled:
        return False
    asked = _counted(question)
    shared = [unit for unit in asked if unit in ruled]
    return bool(shared) and all(asked[unit].isdisjoint(ruled[unit]) for unit in shared)


@cache
def _clashes() -> tuple[_Clash, ...]:
    table = tomllib.loads(files("faq").joinpath(PREMISES_FILE).read_text(encoding="utf-8"))
    return tuple(_clash(row) for row in table["clash"])


def _clash(row: Mapping[str, Any]) -> _Clash:
    words = {name: re.compile(row[name]) for name in ("asked", "ruled", "unless") if name in row}
    return _Clash(frozenset(row["stances"]), words["asked"], words["ruled"], words.get("unless"))
