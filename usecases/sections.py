"""Sections of the rule documents, as commands name them."""

from functools import cache

from data.unit_of_work import UnitOfWork
from faq.corpus import known_sections
from faq.written import is_own
from league.event import Event
from league.refusal import Refusal
from usecases.citing import in_force
from usecases.rule.documents import rules_of_event
from usecases.rule.house_rules import entry_named, replaced_by


def section_in(uow: UnitOfWork, event: Event, typed: str) -> str | Refusal:
    """The section by which something is decided in an event: of a document in force there, or a rule of its server.

    Refusals: those of `section_of`, `section-not-in-force` (params: section), `section-replaced` (params: section,
    rule).
    Source: house
    """
    house = rules_of_event(uow, event)
    own = entry_named(typed.strip(), house)
    if own is not None and is_own(own):
        return typed.strip()
    section = section_of(typed)
    if isinstance(section, Refusal) or not section:
        return section
    rule = replaced_by(house).get(section)
    if rule is not None:
        return Refusal("section-replaced", params={"section": section, "rule": rule})
    return (
        section if in_force(event, section) else Refusal("section-not-in-force", params={"section": section})
    )


def section_of(typed: str) -> str | Refusal:
    """The section that was named; "" for none.

    Refusals: `no-such-section` (params: section).
    Source: house
    """
    section = typed.strip()
    if section and section not in _known():
        return Refusal("no-such-section", params={"section": section[:60]})
    return section


@cache
def _known() -> frozenset[str]:
    return frozenset(known_sections())
