"""Whose ruling comes first: the organizers' own, then that of the event's rule set.

Where documents disagree the ruling of the event's own rule set stands before the one that it replaces.
"""

from types import MappingProxyType

import numpy as np

from faq.channels import Floats
from faq.entry import Entry
from faq.index import Index

HOUSE_LEAD = 1.5
"""What an organizer's own ruling is given over a ruling of the corpus that fits the question as well."""
DOCUMENT_LEAD = 0.7
"""The same for the document that the event is played by."""
REACH = 30
"""Places of the ranking in which a replaced ruling's successor is looked for."""
GAP = 3.0
"""A successor that much weaker than the ruling which it replaces is about something else."""
DOCUMENTS = MappingProxyType(
    {
        "catan-japan": "cjp",
        "catan-world": "cwc",
        "catan-standard": "std",
        "backgammon-jba": "jbl",
        "rivals": "riv",
    }
)
"""The document of a rule set. House rule: a rule set without one of its own steers nothing."""


def steer(index: Index, scores: Floats, profile: str | None) -> tuple[int, ...]:
    """The places of all entries, best first, for an event played by `profile`."""
    prefix = DOCUMENTS.get(profile or "")
    own = np.array([entry.document.prefix == prefix for entry in index.entries], dtype=np.float32)
    led = scores + DOCUMENT_LEAD * own
    led[: index.house] += HOUSE_LEAD
    order = [int(number) for number in np.argsort(-led, kind="stable")]
    return tuple(order if prefix is None else _successors_first(index, led, order, prefix))


def _successors_first(index: Index, led: Floats, order: list[int], prefix: str) -> list[int]:
    """The order with every replaced ruling of another document behind the event's own."""
    result: list[int] = []
    for place, number in enumerate(order[:REACH]):
        if index.entries[number].document.prefix != prefix:
            result += (
                later
                for later in order[place + 1 : REACH]
                if later not in result
                and led[number] - led[later] < GAP
                and _replaces(index.entries[later], index.entries[number], prefix)
            )
        if number not in result:
            result.append(number)
    return result + order[REACH:]


def _replaces(entry: Entry, other: Entry, prefix: str) -> bool:
    """The entry belongs to the event's document and disagrees with, or sharpens, the other one."""
    if entry.document.prefix != prefix:
        return False
    return not frozenset(entry.overrides).isdisjoint(other.sections) or not frozenset(
        other.overrides
    ).isdisjoint(entry.sections)
