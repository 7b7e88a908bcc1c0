"""The rules of one process: the corpus, the index, each server's own rules on top of it, and one search at a time.

Everything here may take a while (reading files, building, searching): call it in a thread, never on the event loop.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from threading import Lock

from faq.corpus import load_corpus
from faq.embedding import installed, load_meaning, stored_vectors
from faq.entry import Entry, Game
from faq.index import Index, build_index, extended
from faq.lexicon import load_lexicon
from faq.naming import named_by, numbers_of
from faq.search import Hit, SearchResult, search, suggest
from usecases.rule.evaluation import Evaluation, compared, sample
from usecases.rule.house import NO_HOUSE, House, form_entries, is_house, rule_entries

READ = 500
"""Characters of a question that are searched for: a longer message costs time and asks for more than one rule."""
BESIDE = 3
"""Rulings of other documents that are shown beside one."""
HOUSE_NUMBERS = 1_000_000
"""House rules are numbered from here on: no corpus grows so far."""
_KEPT = 32
"""Servers whose own index is kept: rebuilding one takes a few milliseconds."""
_MEANT = 40
"""A server with more rules of its own is searched without the optional sense of meaning: to lay out 300 rules with it
would hold up everybody's questions for two minutes."""
_NEAR = 12
_FORMS_ASKED = 40


@dataclass(frozen=True, slots=True)
class Ruling:
    """An entry to be shown: the number of its buttons, what other documents rule on it, and what else may be meant."""

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
    house: House = NO_HOUSE


class Rulebook:
    """The index and its lock: the tokenizer and the optional model take one text at a time."""

    def __init__(self) -> None:
        """Nothing is read yet."""
        self._lock = Lock()
        self._index: Index | None = None
        self._own: OrderedDict[tuple[House, Game | None], Index] = OrderedDict()

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
            index = self._index_of(asked.house, asked.game)
            question = asked.question[:READ]
            found = search(index, question, asked.language, asked.game, asked.rule_set)
            return _told_once(found)

    def suggest(
        self,
        typed: str,
        language: str,
        limit: int,
        house: House = NO_HOUSE,
    ) -> tuple[Entry, ...]:
        """The entries to offer while somebody types."""
        with self._lock:
            index = self._index_of(house, None)
            found = suggest(index, typed[:READ], language, limit + len(house.forms))
            return tuple(dict.fromkeys(map(_meant, found)))[:limit]

    def compare(self, before: House, after: House, go_on: Callable[[], bool]) -> Evaluation:
        """What a change of a server's rules does to the answers that there are; asked as long as `go_on` says.

        Compared without the optional sense of meaning, which would make it twenty times slower.
        """
        with self._lock:
            plain = replace(self._built(), meaning=None)
            old, new = extended(plain, _entries(before, None)), extended(plain, _entries(after, None))
            changed = _changed(before, after)
            forms = _forms_of(changed)[:_FORMS_ASKED]
            near = tuple(entry for form in forms for entry in suggest(plain, form, "ja", _NEAR))

        def ask(index: Index, question: str, language: str, game: Game | None) -> SearchResult:
            with self._lock:  # for each question anew: whoever asks meanwhile is answered in between
                return _told_once(search(index, question, language, game))

        own = tuple(entry for entry in changed if entry in new.entries)
        questions = sample(own, near, load_corpus().entries)
        return compared(lambda *asked: ask(old, *asked), lambda *asked: ask(new, *asked), questions, go_on)

    def _index_of(self, house: House, game: Game | None) -> Index:
        """The index with a server's own rules on top; those used last are kept."""
        built = self._built()
        if not (house.rules or house.forms):
            return built
        key = (house, game)
        if key not in self._own:
            entries = _entries(house, game)
            base = built if len(entries) <= _MEANT else replace(built, meaning=None)
            self._own[key] = extended(base, entries)
        self._own.move_to_end(key)
        if len(self._own) > _KEPT:
            self._own.popitem(last=False)
        return self._own[key]

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
    """What the buttons of an entry carry: its place in the corpus, the same within a release, or a house number."""
    if is_house(entry):
        return HOUSE_NUMBERS + int(entry.sections[0].partition("/")[2])
    return load_corpus().entries.index(entry)


def entry_at(number: int, house: House) -> Entry | None:
    """The entry whose buttons carry this number; None for a button of another release, or of a rule that is gone."""
    if number >= HOUSE_NUMBERS:
        return next((entry for entry in rule_entries(house) if number_of(entry) == number), None)
    entries = load_corpus().entries
    return entries[number] if number < len(entries) else None


def ruling_at(number: int, house: House = NO_HOUSE) -> Ruling | None:
    """The ruling whose buttons carry this number."""
    entry = entry_at(number, house)
    return ruling_on(entry) if entry else None


def ruling_named(name: str, house: House = NO_HOUSE) -> Ruling | None:
    """The ruling of a section id (cwc/3.0.14-a) or printed number (3.0.14), with the others of that number."""
    named = named_by(numbers_of((*rule_entries(house), *load_corpus().entries)), name)
    return ruling_on(named[0], named[1:]) if named else None


def ruling_on(entry: Entry, found: tuple[Entry, ...] = ()) -> Ruling:
    """An entry with all that belongs beside it; `found` are the next best answers."""
    corpus = load_corpus()
    beside = tuple(other for other in corpus.entries if _disagree(entry, other))[:BESIDE]
    related = (other for section in entry.related if (other := corpus.by_section(section)))
    further = tuple(other for other in dict.fromkeys((*found, *related)) if other != entry)
    return Ruling(number_of(entry), entry, beside, further)


def _entries(house: House, game: Game | None) -> tuple[Entry, ...]:
    return (*rule_entries(house, game), *form_entries(house))


def _told_once(found: SearchResult) -> SearchResult:
    """Each entry once, a question form giving way to the entry that it stands for."""
    hits: dict[tuple[str, ...], Hit] = {}
    for hit in found.hits:
        meant = _meant(hit.entry)
        hits.setdefault(meant.sections, replace(hit, entry=meant))
    return replace(found, hits=tuple(hits.values()))


def _meant(entry: Entry) -> Entry:
    if is_house(entry):
        return entry
    return load_corpus().by_section(entry.sections[0]) or entry


def _changed(before: House, after: House) -> tuple[Entry, ...]:
    """The entries that a change adds, alters or takes away."""
    old, new = _entries(before, None), _entries(after, None)
    return (*(entry for entry in new if entry not in old), *(entry for entry in old if entry not in new))


def _forms_of(entries: Sequence[Entry]) -> tuple[str, ...]:
    """The titles and questions of entries: what is near them may be answered differently."""
    texts = (
        form
        for entry in entries
        for form in (entry.title.ja, entry.title.en, *entry.questions.ja, *entry.questions.en)
    )
    return tuple(dict.fromkeys(texts))


def _disagree(entry: Entry, other: Entry) -> bool:
    """Two documents on the same matter, one of which names the ruling of the other."""
    if entry.document == other.document:
        return False
    return not {*entry.overrides}.isdisjoint(other.sections) or not {*other.overrides}.isdisjoint(
        entry.sections
    )
