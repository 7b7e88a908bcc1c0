"""Whether a ruling says what a question asks about: "is it thrown again?", "do I lose?", "does it count?"."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from faq.frames import main_clause
from faq.premises import Wording
from faq.text import fold, reads_japanese

OUTCOMES_FILE = "outcomes.toml"


@dataclass(frozen=True, slots=True)
class _Outcome:
    asked: re.Pattern[str]
    so: re.Pattern[str]
    otherwise: re.Pattern[str]


def comes_of(question: str, says: Wording) -> bool | None:
    """Whether a ruling says that what the main clause of a folded question asks about comes of it.

    None where the question asks about nothing that is known, or the ruling says both or neither.
    """
    clause = main_clause(question)
    said = fold(says.ja if reads_japanese(question) else says.en)
    found = {_told(outcome, said) for outcome in _outcomes() if outcome.asked.search(clause)} - {None}
    return found.pop() if len(found) == 1 else None


def _told(outcome: _Outcome, said: str) -> bool | None:
    so, otherwise = bool(outcome.so.search(said)), bool(outcome.otherwise.search(said))
    return None if so is otherwise else so


@cache
def _outcomes() -> tuple[_Outcome, ...]:
    table = tomllib.loads(files("faq").joinpath(OUTCOMES_FILE).read_text(encoding="utf-8"))
    return tuple(
        _Outcome(*(re.compile(row[name]) for name in ("asked", "so", "otherwise")))
        for row in table["outcome"]
    )
