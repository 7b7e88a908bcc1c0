"""Questions of yes or no with their answers: `faq_answered.tsv`, what the model of `faq/question_model.py` learns from.

A line: section, language, verdict, question.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Self

from faq.opinion import Verdict

ANSWERED = Path(__file__).with_name("faq_answered.tsv")


@dataclass(frozen=True, slots=True)
class AnsweredQuestion:
    """A question of yes or no about a section and what that says to it; `lang` is "ja" or "en"."""

    section: str
    lang: str
    verdict: Verdict
    text: str

    @classmethod
    def of(cls, line: str) -> Self:
        """The question of a line; ValueError for one that is none."""
        section, lang, verdict, text = line.split("\t")
        return cls(section, lang, Verdict(verdict), text)


def answered_questions() -> tuple[AnsweredQuestion, ...]:
    """All of them, in the order of the rulings."""
    return tuple(map(AnsweredQuestion.of, ANSWERED.read_text(encoding="utf-8").splitlines()))
