"""Many numbers or names in a sentence: of three hundred nobody reads each."""

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from league.refusal import Refusal

_NUMBERS: Final = re.compile(r"(\d{1,4})(?:[-~〜–](\d{1,4}))?")
_BETWEEN: Final = re.compile(r"[\s,、;]+")
_NONE: Final = frozenset({"-", "—", "none", "なし"})
_A_RUN = 3
_MOST = 25


def in_runs(numbers: Iterable[int]) -> str:
    """The numbers in order, three and more in a row as one: "1–4, 7, 9"; the first few, and how many more."""
    ordered = sorted(set(numbers))
    rows = [
        [number for _, number in row]
        for _, row in groupby(enumerate(ordered), key=lambda placed: placed[1] - placed[0])
    ]
    parts = [part for row in rows for part in _parts(row)]
    named = ", ".join(words for words, _ in parts[:_MOST])
    more = sum(count for _, count in parts[_MOST:])
    return f"{named} … (+{more})" if more else named


def some(names: Iterable[str], most: int = 20, between: str = ", ") -> str:
    """The first few names, and how many more there are."""
    listed = list(names)
    more = f" … (+{len(listed) - most})" if len(listed) > most else ""
    return between.join(listed[:most]) + more


def as_choices(named: Iterable[tuple[int, str]]) -> str:
    """What can be meant, as a refusal carries it: a line for each, its number before its name."""
    return "\n".join(f"{number} {name}" for number, name in named)


def choices_in(refusal: Refusal) -> tuple[tuple[int, str], ...]:
    """The numbers and names of what can be meant."""
    lines = (line.partition(" ") for line in str(refusal.params.get("choices", "")).splitlines())
    return tuple((int(number), name) for number, _, name in lines)


def _parts(row: list[int]) -> list[tuple[str, int]]:
    """A row of neighbours as it is written, and how many numbers each part stands for."""
    if len(row) < _A_RUN:
        return [(str(number), 1) for number in row]
    return [(f"{row[0]}–{row[-1]}", len(row))]


def numbers_in(typed: str) -> tuple[int, ...] | None:
    """The numbers in words such as "1, 3-5", in order; a dash alone is none. None where they are no numbers."""
    words = unicodedata.normalize("NFKC", typed).strip()
    found: set[int] = set()
    for word in _BETWEEN.split(words) if words.casefold() not in _NONE else ():
        fits = _NUMBERS.fullmatch(word)
        if word and not fits:
            return None
        if fits:
            start, end = int(fits[1]), int(fits[2] or fits[1])
            found.update(range(min(start, end), max(start, end) + 1))
    return tuple(sorted(found))
