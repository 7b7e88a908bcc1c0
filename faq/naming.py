"""Finding a ruling by its section id or by the number printed in its document."""

import re
from collections.abc import Iterable, Mapping

from faq.entry import Entry
from faq.text import fold

OPENING = re.compile(r"[a-z]{3,}/|\d+\.\d")
_PRINTED = re.compile(r"\d+(?:\.\d+)+")


def numbers_of(entries: Iterable[Entry]) -> Mapping[str, tuple[Entry, ...]]:
    """Every name that entries go by: cwc/3.0.14-a, 3.0.14-a, 3.0.14."""
    table: dict[str, tuple[Entry, ...]] = {}
    for entry in entries:
        for name in dict.fromkeys(_names(entry)):
            table[name] = (*table.get(name, ()), entry)
    return table


def named_by(numbers: Mapping[str, tuple[Entry, ...]], text: str) -> tuple[Entry, ...]:
    """The entries that go by exactly this name."""
    return numbers.get(fold(text).strip("()[]「」 。.#§"), ())


def opened_by(numbers: Mapping[str, tuple[Entry, ...]], typed: str) -> tuple[Entry, ...]:
    """The entries whose name opens with what is typed, as soon as that can be nothing but a name."""
    text = fold(typed)
    if not OPENING.match(text):
        return ()
    found: list[Entry] = []
    for name, entries in numbers.items():
        if name.startswith(text):
            found += (entry for entry in entries if entry not in found)
    return tuple(found)


def _names(entry: Entry) -> Iterable[str]:
    for section in entry.sections:
        yield fold(section)
        tail = section.partition("/")[2]
        if _PRINTED.match(tail):
            yield fold(tail)
            yield tail.partition("-")[0]
    printed = _PRINTED.match(fold(entry.printed))
    if printed:
        yield printed.group()
