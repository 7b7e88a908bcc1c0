"""Questions of yes or no with their answers: `corpus/<document>/asked.tsv`, some for every ruling.

A line: section, language, verdict, question. What a ruling says to a new question is read from those that were asked
about it before (`faq/vote.py`).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from sys import intern
from typing import Self

ASKED_FILE = "asked.tsv"


class Verdict(StrEnum):
    """The first words of an answer."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"


@dataclass(frozen=True, slots=True)
class Opinion:
    """A verdict, and whether it is sure enough to be said without "probably"."""

    verdict: Verdict
    sure: bool


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
        try:
            section, lang, verdict, text = line.split("\t")
            return cls(intern(section), intern(lang), Verdict(verdict), text)
        except ValueError as error:
            raise ValueError(f"no answered question: {line!r}: {error}") from error


@cache
def load_asked() -> tuple[AnsweredQuestion, ...]:
    """The answered questions of all documents, in the order of the files."""
    folders = sorted(files("faq.corpus").iterdir(), key=lambda folder: folder.name)
    found = (folder.joinpath(ASKED_FILE) for folder in folders if folder.is_dir())
    return tuple(
        asked for file in found if file.is_file() for asked in asked_in(file.read_text(encoding="utf-8"))
    )


def asked_in(text: str) -> Iterator[AnsweredQuestion]:
    """The answered questions of a file; ValueError for a line that is none."""
    return map(AnsweredQuestion.of, _filled(text.splitlines()))


def _filled(lines: Iterable[str]) -> Iterator[str]:
    return (line for line in lines if line.strip())
