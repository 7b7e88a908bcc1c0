"""The rules of one process: the corpus, the index that is built when first needed, and one search at a time.

Everything here may take a while (reading files, building, searching): call it in a thread, never on the event loop.
"""

from dataclasses import dataclass
from functools import cache
from threading import Lock

from faq.corpus import load_corpus
from faq.embedding import installed, load_meaning, stored_vectors
from faq.entry import Entry, Game
from faq.index import Index, build_index
from faq.lexicon import load_lexicon
from faq.naming import named_by, numbers_of
from faq.search import SearchResult, search, suggest

READ = 500
"""Characters of a question that are searched for: a longer message costs time and asks for more than one rule."""
BESIDE = 3
"""Rulings of other documents that are shown beside one."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """An entry to be shown: its place in the corpus, what other documents rule on it, and what else may be meant."""

    number: int
    entry: Entry
    beside: tuple[Entry, ...]
    further: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, the language in which its asker reads, and what steers the order of the answers."""

    question: str
    language: str
    game: Game | None = None
    rule_set: str | None = None


class Rulebook:
    """The index and its lock: the tokenizer and the optional model take one text at a time."""

    def __init__(self) -> None:
        """Nothing is read yet."""
        self._lock = Lock()
        self._index: Index | None = None

    @property
    def ready(self) -> bool:
        """Whether a search would answer at once."""
        return self._index is not None

    def build(self) -> None:
        """Build the index, unless that was done."""
        with self._lock:
            self._built()

    def ask(self, asked: Asked) -> SearchResult:
        """The rulings that answer a question, of which the first characters are read."""
        with self._lock:
            question = asked.question[:READ]
            return search(self._built(), question, asked.language, asked.game, asked.rule_set)

    def suggest(self, typed: str, language: str, limit: int) -> tuple[Entry, ...]:
        """The entries to offer while somebody types."""
        with self._lock:
            return suggest(self._built(), typed[:READ], language, limit)

    def _built(self) -> Index:
        if self._index is None:
            meaning = load_meaning(stored_vectors()) if installed() else None
            self._index = build_index(load_corpus(), load_lexicon(), meaning=meaning)
        return self._index


@cache
def the_rulebook() -> Rulebook:
    """The one of this process."""
    return Rulebook()


def number_of(entry: Entry) -> int:
    """The place of an entry in the corpus: what its buttons carry, the same within a release."""
    return load_corpus().entries.index(entry)


def ruling_at(number: int) -> Ruling | None:
    """The ruling at a place of the corpus; None for a button of another release."""
    entries = load_corpus().entries
    return ruling_on(entries[number]) if number < len(entries) else None


def ruling_named(name: str) -> Ruling | None:
    """The ruling of a section id (cwc/3.0.14-a) or printed number (3.0.14), with the others of that number."""
    named = named_by(numbers_of(load_corpus().entries), name)
    return ruling_on(named[0], named[1:]) if named else None


def ruling_on(entry: Entry, found: tuple[Entry, ...] = ()) -> Ruling:
    """An entry with all that belongs beside it; `found` are the next best answers."""
    corpus = load_corpus()
    beside = tuple(other for other in corpus.entries if _disagree(entry, other))[:BESIDE]
    related = (other for section in entry.related if (other := corpus.by_section(section)))
    further = tuple(other for other in dict.fromkeys((*found, *related)) if other != entry)
    return Ruling(number_of(entry), entry, beside, further)


def _disagree(entry: Entry, other: Entry) -> bool:
    """Two documents on the same matter, one of which names the ruling of the other."""
    if entry.document == other.document:
        return False
    return not {*entry.overrides}.isdisjoint(other.sections) or not {*other.overrides}.isdisjoint(
        entry.sections
    )
