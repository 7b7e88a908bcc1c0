"""The lexicon: what players call the things and acts that the rules speak of, in text files to be extended.

A concept is one line of a file: its name and all the ways to write it in both languages. Concepts of `outside.toml`
are what no document rules; a question about them should be answered with "not covered".
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

OUTSIDE_FILE = "outside.toml"


class LexiconError(ValueError):
    """A lexicon file that cannot be read, with its name and what is wrong in it."""


@dataclass(frozen=True, slots=True)
class Concept:
    """One thing or act; `forms` are the ways to write it, `outside` marks what no document rules."""

    name: str
    forms: tuple[str, ...]
    outside: bool = False


@dataclass(frozen=True, slots=True)
class Lexicon:
    """All concepts, each name once."""

    concepts: tuple[Concept, ...]


@cache
def load_lexicon() -> Lexicon:
    """The lexicon on disk; LexiconError names the file and the concept that cannot be read."""
    return lexicon_in(files(__name__))


def lexicon_in(root: Traversable) -> Lexicon:
    """The lexicon of all text files in a directory."""
    found = (child for child in root.iterdir() if child.name.endswith(".toml"))
    return merge(
        Lexicon(()),
        (concept for file in sorted(found, key=lambda file: file.name) for concept in _concepts(file)),
    )


def merge(lexicon: Lexicon, additional: Iterable[Concept]) -> Lexicon:
    """The lexicon with an organizer's concepts; a name that it has already gains their forms."""
    concepts = {concept.name: concept for concept in lexicon.concepts}
    for concept in additional:
        known = concepts.get(concept.name, replace(concept, forms=()))
        concepts[concept.name] = replace(known, forms=tuple(dict.fromkeys(known.forms + concept.forms)))
    return Lexicon(tuple(concepts.values()))


def _concepts(file: Traversable) -> list[Concept]:
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise LexiconError(f"{file.name}: {error}") from error
    return [_concept(file.name, name, entry) for name, entry in table.items()]


def _concept(file: str, name: str, entry: dict[str, Any]) -> Concept:
    try:
        return Concept(name, (*entry["ja"], *entry["en"]), outside=file == OUTSIDE_FILE)
    except (KeyError, TypeError) as error:
        raise LexiconError(f"{file}, {name}: a concept has the lists ja and en") from error
