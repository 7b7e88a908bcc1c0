"""Which documents are in force where a set of regulations is played, the most particular first."""

from collections.abc import Mapping
from types import MappingProxyType

from faq.entry import Game

_CATAN = ("std", "catan")
IN_FORCE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "catan-japan": ("cjp", *_CATAN),
        "ikebukuro": ("cjp", *_CATAN),
        "catan-world": ("cwc", *_CATAN),
        "catan-germany": _CATAN,
        "catan-standard": _CATAN,
        "backgammon-jba": ("jbl", "backgammon"),
        "rivals": ("riv", "rivals"),
    }
)
"""The documents of each set of regulations. "catan", "backgammon" and "rivals" are the printed rules, which stand
beneath everything. Regulations of a house have those of their base. Source: house"""
PRINTED = tuple(game.value for game in Game)
"""The prefixes of what the printed rules say and no document does."""
_GAME_OF = MappingProxyType(
    {
        "cjp": Game.CATAN,
        "cwc": Game.CATAN,
        "std": Game.CATAN,
        "jbl": Game.BACKGAMMON,
        "riv": Game.RIVALS,
        **{game.value: game for game in Game},
    }
)


def documents_in_force(profile: str | None) -> tuple[str, ...]:
    """The prefixes of the documents in force, first the one that holds before the others; none for no regulations."""
    return IN_FORCE.get(profile or "", ())


def rule_set(*names: str) -> str | None:
    """The first of some rule sets that has documents: an event's own profile, then the one that it is based on."""
    return next((name for name in names if name in IN_FORCE), None)


def game_of(profile: str | None) -> Game | None:
    """The game that a set of regulations is for."""
    documents = documents_in_force(profile)
    return _GAME_OF[documents[0]] if documents else None


def game_of_document(prefix: str) -> Game | None:
    """The game that a document rules, None for rules of a house."""
    return _GAME_OF.get(prefix)


def document_of(section: str) -> str:
    """The prefix of a section's document."""
    return section.partition("/")[0]


def is_in_force(profile: str | None, section: str) -> bool:
    """Whether a section is in force; without regulations, and for rules of a house, everything is."""
    documents = documents_in_force(profile)
    return not documents or document_of(section) in documents or document_of(section) not in _GAME_OF
