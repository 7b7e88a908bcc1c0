"""Finding a ruling by its section id or by the number printed in its document."""

import re
from collections.abc import Iterable, Mapping

from faq.entry import Entry
from faq.text import fold

OPENING = re.compile(r"[a-z]{3,}\d*/|\d+\.\d")
_PRINTED = re.compile(r"\d+(?:\.\d+)+")


def numbers_of(entries: Iterable[Entry]) -> Mapping[str, tuple[Entry, ...]]:
    """Every name that entries go by: cwc/3.0.14-a, 3.0.14-a, 3.0.14."""
    table: dict[str, list[Entry]] = {}
    for entry in entries:
        for name in dict.fromkeys(_names(entry)):
            table.setdefault(name, []).append(entry)
    return {name: tuple(named) for name, named in table.items()}


def named_by(numbers: Mapping[str, tuple[Entry, ...]], text: str) -> tuple[Entry, ...]:
    """The entries that go by exactly this name."""
    return numbers.get(fold(text).strip("()[]「」 。.#§"), ())


def opened_by(numbers: Mapping[str, tuple[Entry, ...]], typed: str) -> tuple[Entry, ...]:
    """The entries whose name opens with what is typed, as soon as that can be nothing but a name."""
    text = fold(typed)
    if not OPENING.match(text):
        return ()
    named = (entry for name, entries in numbers.items() if name.startswith(text) for entry in entries)
    return tuple({id(entry): entry for entry in named}.values())


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
