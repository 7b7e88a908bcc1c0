"""Questions with their rulings: `faq_answered.tsv`, what the model of `faq/question_model.py` learns from.

A line: section, language, verdict or "open", question. `faq_unanswerable.txt` has those that no ruling answers.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Self

from faq.opinion import Verdict

ANSWERED = Path(__file__).with_name("faq_answered.tsv")
UNANSWERABLE = Path(__file__).with_name("faq_unanswerable.txt")
"""Questions that no ruling answers, a line each."""
OPEN = "open"
"""Stands where a question asks for more than yes or no."""


@dataclass(frozen=True, slots=True)
class AnsweredQuestion:
    """A question about a section and what that says to it: None for one that asks for more than yes or no.

    `lang` is "ja" or "en".
    """

    section: str
    lang: str
    verdict: Verdict | None
    text: str

    @classmethod
    def of(cls, line: str) -> Self:
        """The question of a line; ValueError for one that is none."""
        section, lang, verdict, text = line.split("\t")
        return cls(section, lang, None if verdict == OPEN else Verdict(verdict), text)


def answered_questions() -> tuple[AnsweredQuestion, ...]:
    """All of them, in the order of the rulings."""
    return tuple(map(AnsweredQuestion.of, ANSWERED.read_text(encoding="utf-8").splitlines()))


def unanswerable_questions() -> tuple[str, ...]:
    """Questions that no ruling answers."""
    return tuple(UNANSWERABLE.read_text(encoding="utf-8").splitlines())
