"""What a question says about its case besides what it is about: only or all, before or after, still or already.

Neighbouring questions on one ruling part in these, and so do their answers (`faq/vote.py`). Pure: `marks.toml` is data.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np

from faq.channels import Floats
from faq.frames import Frame, frame_of
from faq.numbers import in_figures
from faq.text import reads_japanese

MARKS_FILE = "marks.toml"
_FIGURES = re.compile(r"\d+")


@dataclass(frozen=True, slots=True, eq=False)
class Posed:
    """How a question is put: its frame, its marks (one or zero each, by `mark_names`), its numbers, its language."""

    frame: Frame
    marks: Floats
    figures: frozenset[str]
    japanese: bool


def posed(text: str, frame: Frame | None = None) -> Posed:
    """How a folded question is put; `frame` where it is known already."""
    figures, japanese = in_figures(text), reads_japanese(text)
    marks = [1.0 if words.search(figures) else 0.0 for words in _words("ja" if japanese else "en")]
    return Posed(
        frame=frame or frame_of(text) or Frame.IS,
        marks=np.array(marks, dtype=np.float32),
        figures=frozenset(_FIGURES.findall(figures)),
        japanese=japanese,
    )


@cache
def mark_names() -> tuple[str, ...]:
    """The names of the marks, in the order of the file."""
    return tuple(_table())


@cache
def _words(language: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(words[language]) for words in _table().values())


@cache
def _table() -> dict[str, dict[str, str]]:
    table: dict[str, dict[str, str]] = tomllib.loads(
        files("faq").joinpath(MARKS_FILE).read_text(encoding="utf-8")
    )
    return table
