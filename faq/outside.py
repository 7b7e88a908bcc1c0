"""Questions that no document answers, as examples: what is nearer to them than to a ruling should be refused."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

OUTSIDE_FILE = "outside.toml"


@dataclass(frozen=True, slots=True)
class Topic:
    """Something that players ask about and no document rules, with questions in both languages."""

    ja: tuple[str, ...]
    en: tuple[str, ...]


@cache
def load_outside() -> tuple[Topic, ...]:
    """The topics on disk."""
    return topics_in(files("faq").joinpath(OUTSIDE_FILE).read_text(encoding="utf-8"))


def topics_in(text: str) -> tuple[Topic, ...]:
    """The topics of a file; KeyError or ValueError for one that cannot be read."""
    return tuple(Topic(tuple(row["ja"]), tuple(row["en"])) for row in tomllib.loads(text)["topic"])
