"""What a server adds to the rules, and what it was asked: house rules, question forms, questions, votes."""

from dataclasses import dataclass
from datetime import datetime

from faq.own_document import DocumentStanding
from league.ids import EventId


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A rule of the house or an answer of the league's FAQ; its section is "house/<number>".

    A text that is missing in one language ("") is shown in the other. `questions` are forms of either language.
    `replaces` are sections of the rule documents whose place it takes. A removed rule keeps its row, so that its number
    never means another rule.
    """

    id: int
    guild_id: int
    number: int
    title_ja: str
    title_en: str
    text_ja: str
    text_en: str
    questions: tuple[str, ...]
    by: int
    at: datetime
    removed: bool = False
    replaces: tuple[str, ...] = ()
    version: int = 0


@dataclass(frozen=True, slots=True)
class RuleForm:
    """One more way to ask for a section of the rule documents, on one server."""

    id: int
    guild_id: int
    section: str
    question: str
    version: int = 0


@dataclass(frozen=True, slots=True)
class RuleAsk:
    """A question that was put to the rules; nobody's name stands with it.

    `folded` is how equal questions are known, `band` how sure the answer was. `picked`: one of the offered rules was
    opened. `done`: an organizer has seen to it.
    """

    id: int
    guild_id: int
    folded: str
    question: str
    language: str
    band: str
    at: datetime
    picked: bool = False
    done: bool = False
    version: int = 0


@dataclass(frozen=True, slots=True)
class RuleVote:
    """Whether an answer was good: one vote for each person, question and answer."""

    id: int
    guild_id: int
    ask_id: int
    section: str
    user_id: int
    up: bool
    version: int = 0


@dataclass(frozen=True, slots=True)
class RuleShown:
    """A private answer (the number is its message's) that was shown to all."""

    id: int
    guild_id: int
    at: datetime
    version: int = 0


@dataclass(frozen=True, slots=True)
class RuleDocument:
    """A whole rule document of a server's own; `sections` as `faq.own_document` stores them.

    A removed one keeps its row, so that its number never means another document.
    """

    id: int
    guild_id: int
    number: int
    name: str
    sections: str
    by: int
    at: datetime
    removed: bool = False
    version: int = 0


@dataclass(frozen=True, slots=True)
class EventDocument:
    """That an event names an own document: above or beneath the built-in ones, or no longer at all."""

    id: int
    event_id: EventId
    document_id: int
    standing: DocumentStanding
    version: int = 0
