"""What is sane in a certainty: nonsense is refused, a word alone is no question, a question written down is sure."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from faq.bands import Certainty
from faq.entry import Entry, Forms
from faq.query import Query
from faq.text import fold

NONSENSE = 2
"""Words that nobody knows around a single known one: nonsense."""
WRITTEN_DOWN = 0.97
"""How sure a ruling is that was written for just this question. Source: house"""
ALONE = 0.5
"""A word alone is surer than that only where it is the name of one ruling: it asks for nothing yet."""
TINY = 0.001
_MARKS = " ?？"


def sane_ruled(first: Entry, asked: Query, bare: Query, ruled: float, none: float) -> float:
    """A chance that a question is ruled within what is sane: below `none` where it is nonsense around a word.

    A question that somebody wrote down as a way to ask for the first ruling is no nonsense, whatever its words.
    """
    if is_written_down(first, asked):
        return max(ruled, WRITTEN_DOWN)
    known, all_of_them = len(bare.terms.words), len(asked.terms.words)
    return min(ruled, none - TINY) if all_of_them - known >= NONSENSE and known <= 1 else ruled


def sane(entries: Sequence[Entry], first: Entry, asked: Query, sure: Certainty) -> Certainty:
    """A certainty within what is sane: what is written down is sure, a word alone is no question."""
    if is_written_down(first, asked) and sure.ruled >= WRITTEN_DOWN:
        return Certainty(sure.ruled, max(sure.right, WRITTEN_DOWN))
    if len(asked.terms.words) == 1 and not _is_name(entries, asked):
        return Certainty(sure.ruled, min(sure.right, ALONE))
    return sure


def is_written_down(entry: Entry, asked: Query) -> bool:
    """The question is one of the entry's own."""
    return asked.text.strip(_MARKS) in _written(entry.questions)


@lru_cache(maxsize=1024)
def _written(questions: Forms) -> frozenset[str]:
    return frozenset(fold(form).strip(_MARKS) for form in (*questions.ja, *questions.en))


def _is_name(entries: Sequence[Entry], asked: Query) -> bool:
    """The question is the name that exactly one ruling bears."""
    text = asked.text.strip(_MARKS)
    titles = ((entry.title.ja, entry.title.en) for entry in entries)
    return sum(any(_name(title) == text for title in pair) for pair in titles) == 1


@cache
def _name(title: str) -> str:
    return fold(re.split("[・:：(]", title)[0].strip())
