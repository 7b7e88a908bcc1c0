"""Each server's own rules as an index on top of the corpus: built beside, while everybody else is answered."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Lock, get_ident
from typing import Final

from faq.concepts import Senses
from faq.entry import Entry, Game
from faq.index import Index, extended
from faq.own_document import length_of
from faq.terms import Terms, terms_of
from usecases.rule.house_rules import HouseRules, form_entries, own_entries_of, weight_of

_KEPT: Final = 600_000
"""Characters of rules whose indexes are kept, over all servers: a typical one takes 26 bytes of memory each, nonsense
that shares no word with anything ten times as much."""
_STEP_ASIDE: Final = 0.001
_PATIENCE: Final = 50

_Key = tuple[object, ...]


class OneAtATime:
    """The tokenizer takes one text at a time: people first, whoever builds in between."""

    def __init__(self) -> None:
        """No question waits."""
        self._lock = Lock()
        self._waiting: set[int] = set()

    @contextmanager
    def asked(self) -> Iterator[None]:
        """For a question: its user waits for the answer."""
        self._waiting.add(get_ident())
        try:
            with self._lock:
                yield
        finally:
            self._waiting.discard(get_ident())

    @contextmanager
    def in_between(self) -> Iterator[None]:
        """For a small piece of a long work: it stands back while a question waits, but not for ever."""
        for _ in range(_PATIENCE):
            if not self._waiting:
                break
            time.sleep(_STEP_ASIDE)
        with self._lock:
            yield


class HouseIndexes:
    """The indexes of the servers' own rules; those used last are kept."""

    def __init__(self, turn: OneAtATime, corpus: Callable[[], Index]) -> None:
        """`corpus` gives the index without any house rule."""
        self._turn = turn
        self._corpus = corpus
        self._changing = Lock()
        self._kept: OrderedDict[_Key, tuple[Index, int]] = OrderedDict()
        self._building: dict[_Key, Future[Index]] = {}

    def kept(self, house: HouseRules, game: Game | None) -> Index | None:
        """The index of a server's rules, if it stands ready; without rules of its own that is the corpus's."""
        if not (house.rules or house.forms or house.documents):
            return self._corpus()
        key = _key(house, game)
        with self._changing:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
        return found[0] if found else None

    def index_of(self, house: HouseRules, game: Game | None) -> Index:
        """The same, built now if need be; whoever wants it meanwhile waits for the same one."""
        ready = self.kept(house, game)
        if ready is not None:
            return ready
        key = _key(house, game)
        with self._changing:
            being_built = self._building.get(key)
            mine = self._building.setdefault(key, Future())
        if being_built is not None:
            return being_built.result()
        try:
            mine.set_result(self._built(entries_of(house, game)))
        except BaseException as error:
            mine.set_exception(error)
            raise
        finally:
            self._keep(key, mine, weight_of(house) + sum(map(length_of, house.documents)))
        return mine.result()

    def _keep(self, key: _Key, built: Future[Index], weight: int) -> None:
        with self._changing:
            del self._building[key]
            if built.exception() is None:
                self._kept[key] = (built.result(), weight)
            while len(self._kept) > 1 and sum(weight for _, weight in self._kept.values()) > _KEPT:
                self._kept.popitem(last=False)

    def _built(self, entries: tuple[Entry, ...]) -> Index:
        """An index, built text by text."""
        corpus = self._corpus()

        def take(text: str) -> tuple[Terms, Senses]:
            with self._turn.in_between():
                return terms_of(text, corpus.tokenizer, corpus.finder)

        return extended(corpus, entries, take)


def entries_of(house: HouseRules, game: Game | None) -> tuple[Entry, ...]:
    """Everything that a server adds, as entries."""
    return (*own_entries_of(house, game), *form_entries(house))


def _key(house: HouseRules, game: Game | None) -> _Key:
    """What an index depends on: the same rules saved anew need no new one."""
    rules = tuple(
        (
            rule.number,
            rule.title_ja,
            rule.title_en,
            rule.text_ja,
            rule.text_en,
            rule.questions,
            rule.replaces,
        )
        for rule in house.rules
    )
    return (game, rules, tuple((form.section, form.question) for form in house.forms), house.documents)
