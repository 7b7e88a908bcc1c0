"""The rule corpus: every ruling of the five documents in text files that organizers can edit.

A document is a directory with `document.toml` and one file a topic; `load_corpus` reads them all, once.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from faq.entry import Document, Entry, Forms, Game, Kind, Text

DOCUMENT_FILE = "document.toml"
SECTIONS_FILE = "sections.txt"
NUMBERS_FILE = "numbers.txt"


class CorpusError(ValueError):
    """A corpus file that cannot be read, with its name and what is wrong in it."""


@dataclass(frozen=True, slots=True)
class Corpus:
    """All entries, in the order of the files and of the entries in them, and the way from section to entry."""

    entries: tuple[Entry, ...]
    index: Mapping[str, Entry]

    def by_section(self, section: str) -> Entry | None:
        """The entry that covers a section id, or None for an id that no document has."""
        return self.index.get(section)


@cache
def load_corpus() -> Corpus:
    """The corpus on disk; CorpusError names the file and entry that cannot be read."""
    return corpus_in(files(__name__))


def corpus_in(root: Traversable) -> Corpus:
    """The corpus below a directory; a section that two entries cover belongs to the first."""
    entries = tuple(entry for folder in _document_folders(root) for entry in _document_entries(folder))
    index = {section: entry for entry in reversed(entries) for section in entry.sections}
    return Corpus(entries, MappingProxyType(index))


def known_sections() -> tuple[str, ...]:
    """Every section id of the rule documents, in their order."""
    return tuple(files(__name__).joinpath(SECTIONS_FILE).read_text(encoding="utf-8").split())


@cache
def numbered_sections() -> tuple[str, ...]:
    """A section of each entry, in the order of the numbers that buttons carry from one release to the next."""
    return tuple(files(__name__).joinpath(NUMBERS_FILE).read_text(encoding="utf-8").split())


def _document_folders(root: Traversable) -> list[Traversable]:
    folders = (child for child in root.iterdir() if child.joinpath(DOCUMENT_FILE).is_file())
    return sorted(folders, key=lambda folder: folder.name)


def _document_entries(folder: Traversable) -> list[Entry]:
    document = _document(folder.joinpath(DOCUMENT_FILE))
    topics = sorted((file for file in folder.iterdir() if _is_topic(file)), key=lambda file: file.name)
    return [
        _entry(document, table, f"{folder.name}/{file.name}, entry {number}")
        for file in topics
        for number, table in enumerate(_read(file).get("entry", ()), start=1)
    ]


def _is_topic(file: Traversable) -> bool:
    return file.name.endswith(".toml") and file.name != DOCUMENT_FILE


def _read(file: Traversable) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise CorpusError(f"{file.name}: {error}") from error


def _document(file: Traversable) -> Document:
    table = _read(file)
    try:
        return Document(
            prefix=table["prefix"],
            title=_text(table["title"]),
            edition=_text(table["edition"]),
            game=Game(table["game"]),
            kind=Kind(table["kind"]),
            language=table["language"],
        )
    except (KeyError, TypeError, ValueError) as error:
        raise CorpusError(f"{file}: {error}") from error


def _entry(document: Document, table: dict[str, Any], place: str) -> Entry:
    try:
        return Entry(
            sections=tuple(table["sections"]),
            document=document,
            printed=table["printed"],
            title=_text(table["title"]),
            text=_text(table["text"]),
            questions=Forms(tuple(table["questions"]["ja"]), tuple(table["questions"]["en"])),
            example=_text(table["example"]) if "example" in table else None,
            related=tuple(table.get("related", ())),
        )
    except (AttributeError, KeyError, TypeError) as error:
        raise CorpusError(f"{place}: {error}") from error


def _text(table: dict[str, str]) -> Text:
    return Text(table["ja"].strip(), table["en"].strip())
