"""What is found in a file of rules: rules and faults, each with its line."""

import re
from dataclasses import dataclass
from enum import StrEnum

from faq.text import is_japanese
from faq.written import LONGEST_TITLE, Fault, RuleText, one_line

_SENTENCE = re.compile(r"(?<=[。.!?！？])(?:\s+|(?<=[。！？]))")


class Trouble(StrEnum):
    """What else may be wrong with a line of a file."""

    OUTSIDE = "outside"
    """Text before the first heading, question or number."""
    NO_ANSWER = "no-answer"
    NO_QUESTION = "no-question"
    TITLE_TWICE = "title-twice"
    """The title of an earlier rule, with another text."""
    FORMULA = "formula"
    """A cell that a spreadsheet would compute, or failed to."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A line, counted from 1, from which no rule was made."""

    line: int
    what: Trouble | Fault


@dataclass(frozen=True, slots=True)
class FoundRule:
    """A rule and the line on which it begins."""

    line: int
    rule: RuleText


def spoken_rule(titles: list[str], texts: list[str], questions: list[str]) -> RuleText:
    """A rule of titles and texts in whichever language each is written."""
    return RuleText(
        next((title for title in titles if is_japanese(title)), ""),
        next((title for title in titles if title and not is_japanese(title)), ""),
        "\n\n".join(text for text in texts if is_japanese(text)),
        "\n\n".join(text for text in texts if text and not is_japanese(text)),
        tuple(questions),
    )


def short_title(text: str) -> str:
    """The first sentence of a text, cut where it is too long for a title."""
    first = one_line(_SENTENCE.split(one_line(text), maxsplit=1)[0])
    return first if len(first) <= LONGEST_TITLE else first[: LONGEST_TITLE - 1] + "…"
