"""What a person sees of an answer: the rulings in one box, and the menu of what else may be meant."""

from collections.abc import Iterable
from dataclasses import dataclass

from faq.bands import Band, same_matter
from faq.corpus import Corpus
from faq.entry import Entry
from faq.matters import Related, Relation, belonging
from faq.search import SearchResult

BESIDE = 3
"""Rulings that are shown beside the first one."""
GUESSES = 3
"""Rulings that are offered when none is sure."""
NEXT_BEST = 3
IN_DOUBT = 2
"""Rulings that are shown where none is sure: the two that fit best."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A ruling shown with another one; `relation` None for the answer to another part of the question."""

    entry: Entry
    relation: Relation | None


@dataclass(frozen=True, slots=True)
class Box:
    """`beside` are shown at once, `further` are in the menu."""

    beside: tuple[Beside, ...]
    further: tuple[Entry, ...]


def box_of(
    corpus: Corpus,
    entry: Entry,
    found: tuple[Entry, ...] = (),
    parts: tuple[Entry, ...] = (),
    profile: str | None = None,
) -> Box:
    """What belongs beside a ruling: the other parts of the question, then exception, conflict, penalty, other half.

    `found` are the next best answers: they come into the menu.
    """
    beside: dict[str, Beside] = {part.sections[0]: Beside(part, None) for part in parts}
    for related in _ordered(belonging(profile, entry.sections[0])):
        other = corpus.by_section(related.section)
        if other is not None and len(beside) < BESIDE:
            beside.setdefault(other.sections[0], Beside(other, related.relation))
    beside.pop(entry.sections[0], None)
    shown = tuple(beside.values())
    inside = {entry.sections[0], *beside}
    linked = (other for section in entry.related if (other := corpus.by_section(section)))
    further = dict.fromkeys(other for other in (*found, *linked) if other.sections[0] not in inside)
    return Box(shown, tuple(further))


_ORDER = (
    Relation.EXCEPTION,
    Relation.CONTRADICTS,
    Relation.PENALTY,
    Relation.SHARPER,
    Relation.HALF,
    Relation.COMMENT,
    Relation.SAME,
)


def _ordered(related: Iterable[Related]) -> list[Related]:
    return sorted(related, key=lambda one: _ORDER.index(one.relation))


def shown_in(corpus: Corpus, result: SearchResult, profile: str | None = None) -> tuple[list[str], list[str]]:
    """The section ids in the box of an answer, and those in its menu or on its buttons."""
    entries = tuple(hit.entry for hit in result.hits)
    if not entries:
        return [], []
    if result.band is Band.ANSWER:
        box = box_of(corpus, entries[0], entries[1 : 1 + NEXT_BEST], result.parts, profile)
        shown = (entries[0], *(beside.entry for beside in box.beside))
        return _sections(shown), _sections(box.further)
    return _sections(in_doubt(result)), _sections(offered(result))


def in_doubt(result: SearchResult) -> tuple[Entry, ...]:
    """The rulings whose texts are shown where none is sure: the second one says something else than the first."""
    if result.band is not Band.MAYBE or result.other_game is not None:
        return ()
    entries = tuple(hit.entry for hit in result.hits)
    others = (entry for entry in entries[1:] if entry in result.parts or not same_matter(entries[0], entry))
    return tuple(dict.fromkeys((*entries[:1], *others)))[:IN_DOUBT]


def offered(result: SearchResult) -> tuple[Entry, ...]:
    """The rulings on the buttons where none is shown at once, the nearest ones where none is found."""
    entries = tuple(hit.entry for hit in result.hits)
    if result.choices:
        entries = tuple(choice.entry for choice in result.choices)
    if result.elsewhere is not None:
        entries = tuple(dict.fromkeys((*entries[: GUESSES - 1], result.elsewhere)))
    return entries[:GUESSES]


def _sections(entries: Iterable[Entry]) -> list[str]:
    return [section for entry in entries for section in entry.sections]
