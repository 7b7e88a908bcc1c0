"""Sections of the rule documents, as commands name them."""

from functools import cache

from faq.corpus import known_sections
from league.refusal import Refusal


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
