"""A rule as an organizer writes it, in a form or in a file: its limits, and when two of them say the same."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from faq.entry import Document, Entry, Forms, Game, Kind, Text
from faq.text import is_japanese

HOUSE = "house"
"""Opens the section ids of house rules: house/3."""
MOST_RULES = 300
"""House rules of one server: what an index holds without anybody noticing."""
LONGEST_TITLE = 100
LONGEST_TEXT = 2000
"""Characters of a ruling in one language: both together fit one message."""
LONGEST_FORM = 200
MOST_FORMS = 20


class Fault(StrEnum):
    """Why a rule cannot be taken as it is written."""

    NO_TITLE = "no-title"
    NO_TEXT = "no-text"
    LONG_TITLE = "long-title"
    LONG_TEXT = "long-text"
    LONG_FORM = "long-form"
    MANY_FORMS = "many-forms"


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule in one language or both ("" where there is none); `questions` are forms of either language.

    `replaces` are sections of the rule documents whose place it takes, None where nobody said.
    """

    title_ja: str = ""
    title_en: str = ""
    text_ja: str = ""
    text_en: str = ""
    questions: tuple[str, ...] = ()
    replaces: tuple[str, ...] | None = None


def tidied(rule: RuleText) -> RuleText:
    """The rule without needless spaces; titles and forms on one line, each form once."""
    return RuleText(
        one_line(rule.title_ja),
        one_line(rule.title_en),
        _lines(rule.text_ja),
        _lines(rule.text_en),
        tuple(dict.fromkeys(form for line in rule.questions if (form := one_line(line)))),
        rule.replaces,
    )


def fault_of(rule: RuleText) -> Fault | None:
    """What is wrong with a tidied rule, None for a good one. One language is enough, but of both parts.

    Source: house
    """
    faults = (
        (not (rule.title_ja or rule.title_en), Fault.NO_TITLE),
        (not (rule.text_ja or rule.text_en), Fault.NO_TEXT),
        (_longest((rule.title_ja, rule.title_en)) > LONGEST_TITLE, Fault.LONG_TITLE),
        (_longest((rule.text_ja, rule.text_en)) > LONGEST_TEXT, Fault.LONG_TEXT),
        (_longest(rule.questions) > LONGEST_FORM, Fault.LONG_FORM),
        (len(rule.questions) > MOST_FORMS, Fault.MANY_FORMS),
    )
    return next((fault for is_so, fault in faults if is_so), None)


def titles_of(rule: RuleText) -> frozenset[str]:
    """What the rule is known by, in either language."""
    return frozenset(plain_words(title) for title in (rule.title_ja, rule.title_en) if title)


def ruling_of(rule: RuleText) -> tuple[str, ...]:
    """What two rules that say the same have in common: title and text, however they are spaced."""
    return tuple(map(plain_words, (rule.title_ja, rule.title_en, rule.text_ja, rule.text_en)))


def plain_words(text: str) -> str:
    """A text in one width and case, on one line."""
    return one_line(unicodedata.normalize("NFKC", text)).casefold()


def one_line(text: str) -> str:
    """A text on one line."""
    return " ".join(text.split())


def _lines(text: str) -> str:
    """A text of several lines, none of which ends in spaces; empty lines stand alone."""
    lines = [line.rstrip() for line in text.strip().splitlines()]
    return "\n".join(line for line, before in zip(lines, ["", *lines], strict=False) if line or before)


def _longest(texts: Iterable[str]) -> int:
    return max(map(len, texts), default=0)


def is_own(entry: Entry) -> bool:
    """Whether an entry is an organizer's: a house rule, or a section of an own document."""
    return entry.document.prefix == HOUSE or entry.document.kind in _OWN


_OWN = frozenset({Kind.OWN, Kind.OWN_BENEATH})


def house_entry(number: int, rule: RuleText, game: Game = Game.CATAN) -> Entry:
    """A house rule as an entry; what is missing in one language stands in the other. It holds in every game.

    Its `related` sections are those whose place it takes.
    """
    document = Document(HOUSE, Text("", ""), Text("", ""), game, Kind.FAQ, "")
    forms = Forms(
        tuple(form for form in rule.questions if is_japanese(form)),
        tuple(form for form in rule.questions if not is_japanese(form)),
    )
    title = Text(rule.title_ja or rule.title_en, rule.title_en or rule.title_ja)
    text = Text(rule.text_ja or rule.text_en, rule.text_en or rule.text_ja)
    section = f"{HOUSE}/{number}"
    return Entry((section,), document, "", title, text, forms, related=rule.replaces or ())
