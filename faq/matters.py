"""Matters: which sections of which documents rule the same thing, and how they belong together.

Search, answers, penalties and citations read this one table, `matters.toml`.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any

from faq.force import document_of, documents_in_force, game_of_document, is_in_force

MATTERS_FILE = "matters.toml"


class Relation(StrEnum):
    """What one section is to another on the same matter."""

    SAME = "same"
    SHARPER = "sharper"
    CONTRADICTS = "contradicts"
    EXCEPTION = "exception"
    PENALTY = "penalty"
    HALF = "half"
    COMMENT = "comment"


REPLACING = frozenset({Relation.SAME, Relation.SHARPER, Relation.CONTRADICTS})
"""Where a higher document rules so, the lower one's ruling stands behind it."""
TOLD_APART = frozenset({Relation.SHARPER, Relation.CONTRADICTS, Relation.EXCEPTION})
"""What a reader is told of a document that is not in force."""


@dataclass(frozen=True, slots=True)
class Matter:
    """`rules` are the rulings, `how` what they are to one another across documents; `more` what belongs to them."""

    name: str
    rules: tuple[str, ...]
    how: Relation
    more: tuple[tuple[Relation, tuple[str, ...]], ...]

    def of(self, relation: Relation) -> tuple[str, ...]:
        """The sections that belong to the rulings in this way."""
        return next((sections for found, sections in self.more if found is relation), ())


@dataclass(frozen=True, slots=True)
class Related:
    """A section that belongs to another one."""

    section: str
    relation: Relation


_COMMENTS = frozenset({"cwc/3.0.16-cocked"})
"""Comments that stand as a section of their own, beside a rule of the same matter."""


@cache
def load_matters() -> tuple[Matter, ...]:
    """All matters, in the order of the file."""
    table = tomllib.loads(files("faq").joinpath(MATTERS_FILE).read_text(encoding="utf-8"))
    return tuple(_matter(name, row) for name, row in table.items())


def _matter(name: str, row: Mapping[str, Any]) -> Matter:
    more = ((Relation(key), tuple(row[key])) for key in row if key not in ("rules", "how"))
    return Matter(name, tuple(row["rules"]), Relation(row.get("how", Relation.SAME)), tuple(more))


@cache
def _by_rule() -> Mapping[str, tuple[Matter, ...]]:
    table: dict[str, tuple[Matter, ...]] = {}
    for matter in load_matters():
        for section in matter.rules:
            table[section] = (*table.get(section, ()), matter)
    return table


def matters_of(section: str) -> tuple[Matter, ...]:
    """The matters that a section rules."""
    return _by_rule().get(section, ())


def rulings_in_force(profile: str | None, section: str) -> tuple[str, ...]:
    """What holds on the matters of a section where these regulations are played, the first one before the others.

    The section itself where it is in force and nothing higher replaces it; nothing where it is not and no document in
    force rules its matters.
    """
    found = {section: None} if is_in_force(profile, section) else {}
    higher: dict[str, None] = {}
    for other in _counterparts(section, profile):
        if _before(profile, other, section):
            higher[other] = None
    return tuple({**higher, **found})


def replaces(profile: str | None, one: str, other: str) -> bool:
    """Whether the first section stands before the second on a matter that both rule, under these regulations."""
    return one in _counterparts(other, profile) and _before(profile, one, other)


def is_contradicted(section: str) -> bool:
    """Whether documents say the opposite of one another on a matter of a section: which holds must be known first."""
    return any(matter.how is Relation.CONTRADICTS for matter in matters_of(section))


def belonging(profile: str | None, section: str) -> tuple[Related, ...]:
    """What a ruling is not told without, each once, the most important first.

    Exception, penalty and other half in force, what other documents of its game rule differently, comments.
    """
    found: dict[str, Related] = {}
    for related in (*_own(profile, section), *_elsewhere(profile, section), *_comments(section)):
        if related.section != section:
            found.setdefault(related.section, related)
    return tuple(found.values())


def _own(profile: str | None, section: str) -> Iterable[Related]:
    """Sections of documents in force, and of the ruling's own document."""
    for relation in (Relation.EXCEPTION, Relation.PENALTY, Relation.HALF):
        for matter in matters_of(section):
            for other in matter.of(relation):
                if _near(profile, section, other):
                    yield Related(other, relation)
    for other in _ruled_with(section):
        if _near(profile, section, other):
            yield Related(other, Relation.HALF)


@cache
def _ruled_with(section: str) -> tuple[str, ...]:
    """What a section is the exception, the penalty or the other half of: the rulings of that matter, each once."""
    found = (
        rule
        for matter in load_matters()
        for relation in (Relation.EXCEPTION, Relation.PENALTY, Relation.HALF)
        if section in matter.of(relation)
        for rule in matter.rules
    )
    return tuple(dict.fromkeys(found))


def _near(profile: str | None, section: str, other: str) -> bool:
    own = document_of(other) == document_of(section)
    return own or (bool(documents_in_force(profile)) and is_in_force(profile, other))


def _elsewhere(profile: str | None, section: str) -> Iterable[Related]:
    for matter in matters_of(section):
        if matter.how in TOLD_APART:
            for other in (*matter.rules, *matter.of(Relation.PENALTY)):
                if _parts(section, other) and not _replaced(profile, matter, other):
                    yield Related(other, matter.how)


def _parts(section: str, other: str) -> bool:
    """Another document of the same game."""
    one, two = document_of(section), document_of(other)
    return one != two and game_of_document(one) is game_of_document(two)


def _replaced(profile: str | None, matter: Matter, other: str) -> bool:
    """What lies beneath in force and says the same less sharply need not be told."""
    known = bool(documents_in_force(profile)) and is_in_force(profile, other)
    return known and matter.how in REPLACING


def _comments(section: str) -> Iterable[Related]:
    for matter in matters_of(section):
        for other in matter.of(Relation.COMMENT):
            if document_of(other) == document_of(section):
                yield Related(other, Relation.COMMENT)


def _counterparts(section: str, profile: str | None) -> Iterable[str]:
    """Rulings in force of other documents on the matters of a section, those of the first document first."""
    documents = documents_in_force(profile)
    replaced = is_in_force(profile, section)
    for document in documents:
        for matter in matters_of(section):
            if replaced and matter.how not in REPLACING:
                continue
            for other in matter.rules:
                if document_of(other) == document and document != document_of(section):
                    yield other


def _before(profile: str | None, one: str, other: str) -> bool:
    documents = documents_in_force(profile)
    if document_of(other) not in documents:
        return True
    return documents.index(document_of(one)) < documents.index(document_of(other))


@cache
def comments() -> frozenset[str]:
    """The sections that are not rules but a translator's comments on them."""
    named = {section for matter in load_matters() for section in matter.of(Relation.COMMENT)}
    return frozenset(named | _COMMENTS)
