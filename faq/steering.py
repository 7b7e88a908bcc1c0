"""Whose ruling comes first: the organizers' own, then that of the event's rule set.

Where documents disagree the ruling of the event's own rule set stands before the one that it replaces.
"""

from types import MappingProxyType

import numpy as np

from faq.channels import Floats
from faq.entry import Entry, Game
from faq.games import game_chances
from faq.index import Index
from faq.ranking import SIGNALS, game_column

HOUSE_LEAD = 3.0
"""What an organizer's own ruling is given over a ruling of the corpus that fits the question as well."""
DOCUMENT_LEAD = 0.7
"""The same for the document that the event is played by."""
REACH = 10
"""First places of the ranking at which a replaced ruling is looked for: those that are shown."""
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


def rule_set(*names: str) -> str | None:
    """The first of some rule sets that has a document: an event's own profile, then the one that it is based on."""
    return next((name for name in names if name in DOCUMENTS), None)


def told(index: Index, table: Floats, game: Game) -> Floats:
    """The signals of all entries, in the order of `SIGNALS`, when the game is told and need not be guessed."""
    known = table.copy()
    known[:, SIGNALS.index("game")] = game_column(index, game_chances((), {}, game))
    return known


def steer(index: Index, scores: Floats, profile: str | None) -> tuple[int, ...]:
    """The places of all entries, best first, for an event played by `profile`."""
    prefix = DOCUMENTS.get(profile or "")
    own = np.array([entry.document.prefix == prefix for entry in index.entries], dtype=np.float32)
    led = scores + DOCUMENT_LEAD * own
    led[: index.house] += HOUSE_LEAD
    order = [int(number) for number in np.argsort(-led, kind="stable")]
    return tuple(order if prefix is None else _successors_first(index, order, prefix))


def _successors_first(index: Index, order: list[int], prefix: str) -> list[int]:
    """The order with every replaced ruling of another document behind the event's own, however that one fits."""
    own = [number for number in order if index.entries[number].document.prefix == prefix]
    first: dict[int, None] = {}
    for number in order[:REACH]:
        if number >= index.house and index.entries[number].document.prefix != prefix:
            first |= {later: None for later in own if _replaces(index.entries[later], index.entries[number])}
        first[number] = None
    return list(dict.fromkeys((*first, *order)))


def _replaces(entry: Entry, other: Entry) -> bool:
    """One of the two entries names the other as what it disagrees with or sharpens."""
    return any(section in entry.overrides for section in other.sections) or any(
        section in other.overrides for section in entry.sections
    )
