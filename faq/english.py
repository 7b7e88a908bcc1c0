"""English besides the rules: how it asks, names of people, and everyday words that are no slip of the pen."""

from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files

import Stemmer  # type: ignore[import-not-found] # published without type information

OPEN_ASKS = "what|when|where|who|whose|which|why|how"
"""How a question for more than yes or no begins, as a pattern."""
INVERTED_VERBS = "may|can|could|is|are|was|were|am|do|does|did|must|should|will|would|has|have"
"""How a question for yes or no begins, as a pattern."""
NAMES_FILE = "names.txt"
WORDS_FILE = "words.txt"


@cache
def common_names() -> frozenset[str]:
    """Given names; whether Bob or Kofi asks changes no ruling."""
    return _listed(NAMES_FILE)


@cache
def everyday_words() -> frozenset[str]:
    """Words of five letters and more that stay as they are, near as they may be to a word of the rules."""
    return _listed(WORDS_FILE)


def _listed(file: str) -> frozenset[str]:
    return frozenset(files("faq").joinpath(file).read_text(encoding="utf-8").split())


@cache
def _stemmer() -> Callable[[str], str]:
    found: Callable[[str], str] = Stemmer.Stemmer("english").stemWord
    return lru_cache(4096)(found)


def stem(word: str) -> str:
    """A word without its ending."""
    return _stemmer()(word)
