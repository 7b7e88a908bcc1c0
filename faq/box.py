"""What a person sees of an answer: the rulings in one box, and the menu of what else may be meant."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from itertools import chain, islice

from faq.bands import Band, same_matter
from faq.corpus import Corpus
from faq.entry import Entry
from faq.matters import Related, Relation, belonging, rulings_in_force
from faq.result import SearchResult
from faq.written import HOUSE

BESIDE = 3
"""Rulings that are shown beside the first one, at most."""
FILLED = 2
"""Up to so many beside the first one are filled up with what the corpus links with it."""
GUESSES = 3
"""Rulings that are offered when none is sure."""
NEXT_BEST = 3
CLOSE_BEHIND = 10.0
"""A lead below this is small: the next best ruling is shown beside the first. Chosen on the event questions."""
IN_DOUBT = 2
"""Rulings that are shown where none is sure: the two that fit best."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A ruling shown with another one; `relation` None for another part of the question and for a link."""

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
    replaced: Collection[str] = (),
) -> Box:
    """What belongs beside a ruling: the other parts of the question, then exception, conflict, penalty, other half.

    Where that is little, what the corpus links with it and holds here as well. `found` are the next best answers:
    they come into the menu. What house rules have `replaced` is left out.
    """
    inherent = {
        related.section: related.relation
        for related in _ordered(belonging(profile, entry.sections[0]))
        if related.section not in replaced
    }
    related = (other for section in inherent if (other := corpus.by_section(section)))
    asked = [*dict.fromkeys(other for other in (*parts, *related) if other != entry)][:BESIDE]
    linked = [
        other
        for section in (() if entry.document.prefix == HOUSE else entry.related)
        if section not in replaced and (other := corpus.by_section(section)) is not None
    ]
    filling = (other for other in linked if other not in asked and _holds_beside(entry, other, profile))
    others = (*asked, *islice(filling, max(0, FILLED - len(asked))))
    shown = tuple(Beside(other, inherent.get(other.sections[0])) for other in others)
    inside = {entry, *others}
    return Box(shown, tuple(dict.fromkeys(other for other in (*found, *linked) if other not in inside)))


def _holds_beside(entry: Entry, other: Entry, profile: str | None) -> bool:
    """Whether a ruling holds where the first one does: in force here and replaced by nothing, or of its document."""
    if profile is None:
        return other.document == entry.document
    return other.sections[0] in rulings_in_force(profile, other.sections[0])[:1]


def further_parts(result: SearchResult) -> tuple[Entry, ...]:
    """What the question itself brings beside the first ruling: its other parts, and what fits nearly as well."""
    first, *others = result.hits
    game = first.entry.document.game
    close = (hit.entry for hit in others[:1] if first.score - hit.score < CLOSE_BEHIND)
    return tuple(dict.fromkeys((*result.parts, *(entry for entry in close if entry.document.game is game))))


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
        box = box_of(
            corpus, entries[0], entries[1 : 1 + NEXT_BEST], further_parts(result), profile, result.replaced
        )
        shown = (entries[0], *(beside.entry for beside in box.beside))
        return _sections(shown), _sections(box.further)
    doubted = ((entry, *(one.entry for one in beside)) for entry, beside in in_doubt(corpus, result))
    return _sections(chain.from_iterable(doubted)), _sections(offered(result))


def in_doubt(corpus: Corpus, result: SearchResult) -> tuple[tuple[Entry, tuple[Beside, ...]], ...]:
    """The rulings whose texts are shown where none is sure, the first with what belongs to it most.

    The second one says something else than the first.
    """
    if result.band is not Band.MAYBE or result.other_game is not None:
        return ()
    first, *entries = (hit.entry for hit in result.hits)
    others = dict.fromkeys(
        entry for entry in entries if entry in result.parts or not same_matter(first, entry)
    )
    shown = tuple(others)[: IN_DOUBT - 1]
    related = box_of(corpus, first, profile=result.profile, replaced=result.replaced).beside
    return (
        (first, tuple(one for one in related if one.entry not in shown)[:1]),
        *((entry, ()) for entry in shown),
    )


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
