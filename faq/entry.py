"""What the corpus is made of: a rule document, and one ruling of it in both languages."""

from dataclasses import dataclass
from enum import StrEnum


class Game(StrEnum):
    """The game that a document rules."""

    CATAN = "catan"
    BACKGAMMON = "backgammon"
    RIVALS = "rivals"


class Kind(StrEnum):
    """What a document is, for the badge beside an answer."""

    TOURNAMENT = "tournament"
    FAQ = "faq"
    MANUAL = "manual"
    OFFICIAL = "official"
    PRINTED = "printed"
    OWN = "own"
    """An organizer's own, above the built-in documents."""
    OWN_BENEATH = "own-beneath"


@dataclass(frozen=True, slots=True)
class Text:
    """One text in both languages."""

    ja: str
    en: str


@dataclass(frozen=True, slots=True)
class Forms:
    """Ways to ask for a ruling, in both languages."""

    ja: tuple[str, ...]
    en: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """A rule document.

    `prefix` opens its section ids ("cjp" for "cjp/score-cap"), `edition` is its date or edition,
    `language` the one it was printed in.
    """

    prefix: str
    title: Text
    edition: Text
    game: Game
    kind: Kind
    language: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One ruling, restated; several `sections` only where all of them state this very ruling.

    `printed` is the heading or number in the document; `related` are section ids.
    """

    sections: tuple[str, ...]
    document: Document
    printed: str
    title: Text
    text: Text
    questions: Forms
    example: Text | None = None
    related: tuple[str, ...] = ()
