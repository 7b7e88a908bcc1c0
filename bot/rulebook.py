"""The rules of one process: the corpus, the index, and each server's own rules on top of it.

Everything here may take a while (reading files, building, searching): call it in a thread, never on the event loop.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib.util import find_spec

import numpy as np

from bot.house_indexes import HouseIndexes, OneAtATime, entries_of
from faq.box import NEXT_BEST, Box, box_of, further_parts
from faq.corpus import load_corpus, numbered_sections
from faq.decisive import decisive_in
from faq.entry import Entry, Game
from faq.force import game_of
from faq.index import Index, Step, build_index
from faq.learned import learned_weights
from faq.lexicon import load_lexicon
from faq.matters import Relation
from faq.measure import Question
from faq.naming import named_by, numbers_of
from faq.negated import as_sentence
from faq.opinion import Verdict
from faq.own_document import place_of_section
from faq.places import place_of, whole_texts
from faq.question_model import load_question_model, read_question
from faq.ranked import ranked_question
from faq.ranking import by_score
from faq.result import Hit, SearchResult
from faq.search import search
from faq.steering import REACH
from faq.suggest import suggest
from faq.sums import Sum
from faq.written import is_own
from usecases.rule.evaluation import Evaluation, compared, sample
from usecases.rule.house_rules import NO_HOUSE, HouseRules, is_house, own_entries_of, replaced_by

READ = 800
"""Characters of a question that are searched for: a longer message costs time and asks for more than one rule."""
HOUSE_NUMBERS = 1_000_000
"""House rules are numbered from here on: no corpus grows so far."""
DOCUMENT_NUMBERS = 2_000_000
"""The sections of a server's own documents from here on, a thousand numbers for each document."""
_NEAR = 12
_FORMS_ASKED = 40


@dataclass(frozen=True, slots=True)
class Ruling:
    """An entry to be shown: the number of its buttons, what belongs beside it and how, and what else may be meant.

    `profile` are the regulations under which it is shown. Where it answers a question, `verdict` are its first words
    (`verdict_sure`: without "probably"),
    `decisive` is the place of the sentence that decides and `total` what the ruling comes to with the numbers of the
    question; `in_need`: asked by somebody who is not safe. `said` is the verdict on a Japanese question that denies
    something, as a sentence. `replaced_by` is the house rule that holds in its place, `replaces` are the rulings whose
    place a house rule takes.
    """

    number: int
    entry: Entry
    beside: tuple[Entry, ...]
    further: tuple[Entry, ...]
    relations: tuple[Relation | None, ...] = ()
    profile: str | None = None
    verdict: Verdict | None = None
    verdict_sure: bool = False
    decisive: int | None = None
    total: Sum | None = None
    in_need: bool = False
    said: str | None = None
    replaced_by: str | None = None
    replaces: tuple[Entry, ...] = ()


@dataclass(frozen=True, slots=True)
class RuleQuery:
    """A question, the language in which its asker reads, and what steers the order of the answers."""

    question: str
    language: str
    game: Game | None = None
    rule_set: str | None = None
    house: HouseRules = NO_HOUSE


Asked = RuleQuery
"""The name that the measure of event questions (`measure_event.py`, kept outside) imports."""


class Rulebook:
    """The index of the corpus, those of the servers' own rules, and the turn in which texts are taken apart."""

    def __init__(self) -> None:
        """Nothing is read yet."""
        self._turn = OneAtATime()
        self._index: Index | None = None
        self._houses = HouseIndexes(self._turn, self._built)
        self._awake = self._asked = False
        self.settle: Callable[[], None] | None = None
        """Called when what stays for good has been read: the index, and for the first question the model."""

    @property
    def ready(self) -> bool:
        """Whether a search would answer at once."""
        return self._index is not None

    def build(self, step: Step | None = None) -> None:
        """Build the index of the documents, unless it stands; it goes before servers' own rules.

        `step` is called before each text, and may raise: then nothing stands.
        """
        if not self.ready:
            with self._turn.asked():
                self._built(step)
            self._settle()

    def is_laid_out(self, house: HouseRules, game: Game | None = None) -> bool:
        """Whether a search of a server's own rules would answer at once."""
        return self.ready and self._houses.kept(house, game) is not None

    def lay_out(self, house: HouseRules, game: Game | None = None) -> None:
        """Build the index of a server's own rules beside everything else; it may take a second."""
        self.build()
        self._houses.index_of(house, game)

    def ask(self, asked: RuleQuery) -> SearchResult:
        """The rulings that answer a question, of which the first characters are read."""
        self.build()
        index = self._houses.index_of(asked.house, asked.game)
        with self._turn.asked():
            found = search(index, asked.question[:READ], asked.language, asked.game, asked.rule_set)
        first, self._awake, self._asked = not self._awake, True, True
        if first:
            self._settle()
        return _told_once(found)

    def rest(self) -> None:
        """Give back what only questions need, if none was asked since the last call: 100 MB on a quiet server."""
        asked, self._asked = self._asked, False
        if self._index is None or asked or not self._awake:
            return
        with self._turn.asked():
            self._awake = False
            for kept in (load_question_model, read_question, learned_weights):
                kept.cache_clear()
            self._index.tokenizer.close_dictionary()
        self._settle()

    def suggest(
        self,
        typed: str,
        language: str,
        limit: int,
        house: HouseRules = NO_HOUSE,
    ) -> tuple[Entry, ...]:
        """The entries that an autocomplete offers."""
        self.build()
        index = self._houses.index_of(house, None)
        with self._turn.asked():
            found = suggest(index, typed[:READ], language, limit + len(house.forms))
        return tuple(dict.fromkeys(map(_meant, found)))[:limit]

    def compare(self, before: HouseRules, after: HouseRules, go_on: Callable[[], bool]) -> Evaluation:
        """What a change of a server's rules does to the answers that there are; asked as long as `go_on` says."""
        self.build()
        corpus = self._built()
        old, new = (self._houses.index_of(rules, None) for rules in (before, after))
        changed = _changed(before, after)
        forms = _forms_of(changed)[:_FORMS_ASKED]
        near = tuple(entry for form in forms for entry in self._near(corpus, form))

        def ask(index: Index, question: str, language: str, game: Game | None) -> SearchResult:
            with self._turn.in_between():
                return _told_once(search(index, question, language, game))

        indexes = [(index, numbers) for index in (old, new) if (numbers := _places(index, changed))]

        def comes_near(question: Question) -> bool:
            with self._turn.in_between():
                return any(
                    not numbers.isdisjoint(_nearest(index, question.text, question.lang))
                    for index, numbers in indexes
                )

        standing = frozenset(new.entries[: new.house])
        own = tuple(entry for entry in changed if entry in standing)
        questions = sample(own, near, load_corpus().entries)
        without, with_it = partial(ask, old), partial(ask, new)
        return compared(without, with_it, questions, go_on, comes_near)

    def nearest_rulings(self, rule: Entry, limit: int) -> tuple[Entry, ...]:
        """The rulings of the documents that are nearest to a house rule: what it may take the place of."""
        index = self._built()
        near = np.max([index.places.near(place_of(text)) for text in set(whole_texts(rule))], axis=0)
        order = np.argsort(-near, kind="stable")
        return tuple(index.entries[number] for number in order[:limit])

    def _near(self, corpus: Index, form: str) -> tuple[Entry, ...]:
        with self._turn.in_between():
            return suggest(corpus, form, "ja", _NEAR)

    def _settle(self) -> None:
        if self.settle is not None:
            self.settle()

    def _built(self, step: Step | None = None) -> Index:
        if self._index is None:
            self._index = index_of_corpus(step)
        return self._index


_LIBRARIES = ("onnxruntime", "sudachipy", "sudachidict_small", "Stemmer")


@cache
def search_is_installed() -> bool:
    """Whether the package's extra `search` is there; without it rules are shown by their number alone."""
    return all(find_spec(name) for name in _LIBRARIES)


_CORPUS: list[Index] = []


def index_of_corpus(step: Step | None = None) -> Index:
    """The index of the documents: built once a process."""
    if not _CORPUS:
        _CORPUS.append(build_index(load_corpus(), load_lexicon(), step=step))
    return _CORPUS[0]


@cache
def the_rulebook() -> Rulebook:
    """The one of this process."""
    return Rulebook()


def number_of(entry: Entry) -> int:
    """What the buttons of an entry carry: its number in the corpus, which outlives releases, or one of the server."""
    if is_own(entry) and not is_house(entry):
        document, place = place_of_section(entry)
        return DOCUMENT_NUMBERS + 1000 * document + place
    if is_house(entry):
        return HOUSE_NUMBERS + int(entry.sections[0].partition("/")[2])
    return numbered_sections().index(entry.sections[0])


def entry_at(number: int, house: HouseRules = NO_HOUSE) -> Entry | None:
    """The entry whose buttons carry this number; None for a button of a rule that is gone."""
    if number >= HOUSE_NUMBERS:
        return next((entry for entry in own_entries_of(house) if number_of(entry) == number), None)
    sections = numbered_sections()
    return load_corpus().by_section(sections[number]) if number < len(sections) else None


def ruling_at(number: int, house: HouseRules = NO_HOUSE, profile: str | None = None) -> Ruling | None:
    """The ruling whose buttons carry this number, under the regulations of the event."""
    entry = entry_at(number, house)
    return (
        _on_server(ruling_on(entry, profile=_of_its_game(entry, profile), house=house), house)
        if entry
        else None
    )


def ruling_named(name: str, house: HouseRules = NO_HOUSE, profile: str | None = None) -> Ruling | None:
    """The ruling of a section id (cwc/3.0.14-a) or printed number (3.0.14), with the others of that number."""
    named = named_by(numbers_of((*own_entries_of(house), *load_corpus().entries)), name)
    if not named:
        return None
    profile = _of_its_game(named[0], profile)
    return _on_server(ruling_on(named[0], named[1:], profile=profile, house=house), house)


def _on_server(ruling: Ruling, house: HouseRules) -> Ruling:
    """A ruling with the house rule that holds in its place, if there is one."""
    replaced = replaced_by(house)
    heir = next((replaced[one] for one in ruling.entry.sections if one in replaced), None)
    return replace(ruling, replaced_by=heir)


def _of_its_game(entry: Entry, profile: str | None) -> str | None:
    """The regulations, where they are of the ruling's game: of another one nothing is in force or out of it."""
    return profile if is_own(entry) or entry.document.game is game_of(profile) else None


def ruling_on(
    entry: Entry,
    found: tuple[Entry, ...] = (),
    parts: tuple[Entry, ...] = (),
    profile: str | None = None,
    house: HouseRules = NO_HOUSE,
) -> Ruling:
    """An entry with all that belongs beside it; `found` are the next best answers, `parts` those of further parts."""
    box = box_of(load_corpus(), entry, found, parts, profile, replaced_by(house).keys())
    return ruling_with(entry, box, profile)


def ruling_with(entry: Entry, box: Box, profile: str | None = None) -> Ruling:
    """An entry with what is shown beside it."""
    return Ruling(
        number_of(entry),
        entry,
        tuple(beside.entry for beside in box.beside),
        box.further,
        tuple(beside.relation for beside in box.beside),
        profile,
        replaces=replaced_rulings(entry),
    )


def replaced_rulings(entry: Entry) -> tuple[Entry, ...]:
    """The rulings of the documents whose place a house rule takes."""
    sections = entry.related if is_house(entry) else ()
    found = (load_corpus().by_section(section) for section in sections)
    return tuple(dict.fromkeys(one for one in found if one is not None))


def ruling_found(result: SearchResult) -> Ruling:
    """The first ruling of a search as the answer to its question."""
    first, *others = (hit.entry for hit in result.hits)
    found = tuple(others[:NEXT_BEST])
    box = box_of(load_corpus(), first, found, further_parts(result), result.profile, result.replaced)
    ruling = ruling_with(first, box, result.profile)
    place = decisive_in(first.text, result.question) if result.question else None
    return replace(
        ruling,
        verdict=result.verdict,
        verdict_sure=result.verdict_sure,
        decisive=place,
        total=result.total,
        in_need=result.in_need,
        said=as_sentence(result.question, result.verdict),
    )


def _told_once(found: SearchResult) -> SearchResult:
    """Each entry once, a question form giving way to the entry that it stands for."""
    hits: dict[tuple[str, ...], Hit] = {}
    for hit in found.hits:
        meant = _meant(hit.entry)
        hits.setdefault(meant.sections, replace(hit, entry=meant))
    return replace(found, hits=tuple(hits.values()))


def _meant(entry: Entry) -> Entry:
    if is_own(entry):
        return entry
    return load_corpus().by_section(entry.sections[0]) or entry


def _changed(before: HouseRules, after: HouseRules) -> tuple[Entry, ...]:
    """The entries that a change adds, alters or takes away."""
    old, new = dict.fromkeys(entries_of(before, None)), dict.fromkeys(entries_of(after, None))
    return (*(entry for entry in new if entry not in old), *(entry for entry in old if entry not in new))


def _places(index: Index, changed: Collection[Entry]) -> frozenset[int]:
    """Where the changed entries stand in an index."""
    return frozenset(number for number, entry in enumerate(index.entries[: index.house]) if entry in changed)


def _nearest(index: Index, query: str, language: str) -> frozenset[int]:
    """The places of the entries of which one can come first, by words or by where they stand: a part of a search."""
    ranked = ranked_question(index, query, language)
    if ranked is None:
        return frozenset()
    near = index.places.near(np.mean([one.place for one in ranked.asked.read], axis=0))
    words = ranked.speaks.table @ ranked.weights.ranking
    return frozenset(number for found in (near, words) for number in by_score(found)[:REACH].tolist())


def _forms_of(entries: Sequence[Entry]) -> tuple[str, ...]:
    """The titles and questions of entries: what is near them may be answered differently."""
    texts = (
        form
        for entry in entries
        for form in (entry.title.ja, entry.title.en, *entry.questions.ja, *entry.questions.en)
    )
    return tuple(dict.fromkeys(texts))
