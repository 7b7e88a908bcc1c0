"""The index: every entry's forms taken apart and laid out for comparison, built once and never changed.

House rules form a layer of their own before the corpus, so that adding them costs only what they are.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from string import ascii_lowercase

from faq.columns import Columns, columns_of
from faq.concepts import Finder, Senses
from faq.corpus import Corpus
from faq.english import common_names
from faq.entry import Entry
from faq.games import GameCounter
from faq.layer import Form, Layer, Part, forms_of, layer_of, topic_forms
from faq.lexicon import Lexicon
from faq.naming import numbers_of
from faq.outside import Topic, load_outside
from faq.places import Placements, placed
from faq.runs import stored_runs
from faq.terms import Terms, terms_of
from faq.text import fold
from faq.tokens import Tokenizer
from faq.written import HOUSE

_WORD = re.compile(r"[a-z]{2,}")
_CAPITAL = re.compile(r"\b[A-Z][a-z]+\b")
_SMALL = re.compile(r"\b[a-z]+\b")

Take = Callable[[str], tuple[Terms, Senses]]
Step = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Index:
    """Everything a search needs.

    `entries`: those of all layers in a row; the first `house` of them are the organizers' own, the rest the corpus.
    `columns` are what is known of them once and for all; `outside` the questions of topics that no document rules;
    `words` the English words by first letter, `places` where the entries stand among all texts; `replaced` are the
    sections that a house rule takes the place of, with the place of that rule.
    """

    entries: tuple[Entry, ...]
    house: int
    columns: Columns
    layers: tuple[Layer, ...]
    outside: Layer
    game_terms: Mapping[str, tuple[float, ...]]
    numbers: Mapping[str, tuple[Entry, ...]]
    tokenizer: Tokenizer
    finder: Finder
    words: Mapping[str, tuple[str, ...]]
    places: Placements
    replaced: Mapping[str, int]


def build_index(
    corpus: Corpus, lexicon: Lexicon, extra_entries: Iterable[Entry] = (), step: Step | None = None
) -> Index:
    """The index of the corpus and of an organizer's own entries."""
    return extended(index_of(corpus.entries, lexicon, load_outside(), step), tuple(extra_entries))


def index_of(
    entries: Sequence[Entry], lexicon: Lexicon, outside: Sequence[Topic] = (), step: Step | None = None
) -> Index:
    """The index of some entries, none of which is a house rule.

    `step` is called before each text: whoever cannot wait for the seconds that all take raises there.
    """
    forms = forms_of(entries)
    tokenizer = Tokenizer(_names(forms) - _spoken_of(lexicon), stored_runs())
    finder = Finder.of(lexicon, tokenizer)
    games = GameCounter()
    for document in dict.fromkeys(entry.document for entry in entries):
        title = terms_of(fold(f"{document.title.ja} {document.title.en}"), tokenizer, finder)[0]
        games.add(document.game, title.senses)

    def counted(form: Form) -> Terms:
        """The terms of one form, not kept: those of all together would fill 20 MB."""
        if step:
            step()
        found, _ = terms_of(fold(form.text), tokenizer, finder)
        games.add(entries[form.entry].document.game, (*found.words, *found.senses))
        return found

    layer = layer_of(len(entries), forms, map(counted, forms))
    topics = topic_forms(outside)
    asked = (terms_of(fold(form.text), tokenizer, finder)[0] for form in topics)
    unanswered = layer_of(len(outside), topics, asked, layer)
    tokenizer.forget_runs()
    return Index(
        entries=tuple(entries),
        house=0,
        columns=columns_of(entries, 0),
        layers=(layer,),
        outside=unanswered,
        game_terms=games.shares(),
        numbers=numbers_of(entries),
        tokenizer=tokenizer,
        finder=finder,
        words=_english_words(forms, {}),
        places=placed(entries),
        replaced={},
    )


def extended(index: Index, extra: Sequence[Entry], take: Take | None = None) -> Index:
    """The index with house rules in a layer before the others, which both share; the index itself stays as it is.

    Rarity of terms is that of the corpus. `take` takes one folded text apart, for whoever must share the tokenizer with
    others in between. A concept that no document rules but a house rule is titled after or asked
    for counts as ruled from now on.
    """
    if not extra:
        return index
    forms = forms_of(extra)
    ruled: set[str] = set()

    def taken(form: Form) -> Terms:
        """The terms of one form, not kept: those of all together would fill 40 MB."""
        text = fold(form.text)
        terms, senses = take(text) if take else terms_of(text, index.tokenizer, index.finder)
        if form.part is not Part.TEXT:
            ruled.update(senses.concepts)
        return terms

    layer = layer_of(len(extra), forms, map(taken, forms), index.layers[-1])
    entries, house = (*extra, *index.entries), len(extra) + index.house
    return replace(
        index,
        entries=entries,
        house=house,
        columns=columns_of(entries, house),
        layers=(layer, *index.layers),
        numbers=_joined(numbers_of(extra), index.numbers),
        finder=replace(index.finder, outside=index.finder.outside - ruled),
        words=_english_words(forms, index.words),
        places=placed(extra, by_sentence=True).above(index.places),
        replaced=_replaced(extra) | {old: len(extra) + new for old, new in index.replaced.items()},
    )


def _replaced(extra: Sequence[Entry]) -> dict[str, int]:
    """The sections whose place house rules take, with the places of these."""
    rules = [(number, entry) for number, entry in enumerate(extra) if entry.document.prefix == HOUSE]
    return {section: number for number, entry in rules for section in entry.related}


def texts_of(entries: Iterable[Entry], lexicon: Lexicon) -> tuple[str, ...]:
    """All texts that are taken apart to build an index."""
    documents = dict.fromkeys(entry.document for entry in entries)
    titles = [f"{document.title.ja} {document.title.en}" for document in documents]
    spoken = [form for concept in lexicon.concepts for form in concept.forms]
    forms = (*forms_of(entries), *topic_forms(load_outside()))
    return (*(form.text for form in forms), *titles, *spoken)


def _joined(
    first: Mapping[str, tuple[Entry, ...]], second: Mapping[str, tuple[Entry, ...]]
) -> Mapping[str, tuple[Entry, ...]]:
    return {**second, **{name: (*found, *second.get(name, ())) for name, found in first.items()}}


def _names(forms: Iterable[Form]) -> frozenset[str]:
    """The names of people in English: common ones, and those of stories, written with a capital only.

    A card that is called after a person keeps its name, for its title has it.
    """
    small: set[str] = set()
    capital: set[str] = set()
    for form in forms:
        if form.part is Part.QUESTION:
            capital.update(_CAPITAL.findall(form.text))
            small.update(_SMALL.findall(form.text))
        else:
            small.update(_WORD.findall(form.text.casefold()))
    return frozenset((*common_names(), *map(str.casefold, capital))) - small


def _spoken_of(lexicon: Lexicon) -> frozenset[str]:
    """The English words of the lexicon: what it lists is a thing, capital or not."""
    return frozenset(
        word for concept in lexicon.concepts for form in concept.forms for word in _WORD.findall(fold(form))
    )


def _english_words(
    forms: Iterable[Form], known: Mapping[str, tuple[str, ...]]
) -> Mapping[str, tuple[str, ...]]:
    """The English words known already and those of the forms by first letter: what a mistyped word may stand for."""
    texts = (fold(form.text) for form in forms if form.text.isascii())
    new: dict[str, dict[str, None]] = {letter: {} for letter in ascii_lowercase}
    for text in texts:
        for word in _WORD.findall(text):
            new[word[0]][word] = None
    return {letter: tuple(dict.fromkeys((*known.get(letter, ()), *words))) for letter, words in new.items()}
