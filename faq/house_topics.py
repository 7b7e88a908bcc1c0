"""What clubs write rules about (`house_topics.txt`): dogs, fees, lateness, photos, in everybody's words.

Only house rules are looked up by these: what a document says of them, if anything, is found by its own words.
"""

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files

import numpy as np

from faq.channels import Floats
from faq.english import stem
from faq.entry import Entry
from faq.text import fold

TOPICS_FILE = "house_topics.txt"
_WORD = re.compile("[a-z]{2,}")


@cache
def _topics() -> tuple[Mapping[str, frozenset[str]], tuple[tuple[str, str], ...]]:
    """The topics of each English stem, and each Japanese form with its topic."""
    english: dict[str, set[str]] = {}
    japanese: list[tuple[str, str]] = []
    for line in files("faq").joinpath(TOPICS_FILE).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            name, forms, words = (part.strip() for part in line.split("|"))
            japanese += [(fold(form), name) for form in forms.split()]
            for word in _WORD.findall(words):
                english.setdefault(stem(word), set()).add(name)
    return {word: frozenset(names) for word, names in english.items()}, tuple(japanese)


def topics_of(text: str) -> frozenset[str]:
    """The topics that a folded text speaks of."""
    english, japanese = _topics()
    by_word = (english.get(stem(word), frozenset()) for word in _WORD.findall(text))
    by_form = frozenset(name for form, name in japanese if form in text)
    return by_form.union(*by_word)


@lru_cache(maxsize=4096)
def topics_of_entry(entry: Entry) -> frozenset[str]:
    """The topics of a rule, by its title and text in both languages."""
    texts = {entry.title.ja, entry.title.en, entry.text.ja, entry.text.en}
    return topics_of(fold(" ".join(sorted(texts))))


def shared_topics(asked: Iterable[str], rules: Sequence[frozenset[str]]) -> Floats:
    """How much each of some rules has of what is asked: topics that few of them have count most."""
    holders = Counter(topic for rule in rules for topic in rule)
    weight = {topic: math.log1p(len(rules) / holders[topic]) for topic in asked if holders[topic]}
    shares = [sum(one for topic, one in weight.items() if topic in rule) for rule in rules]
    return np.array(shares, dtype=np.float32)
