"""What was learned ahead and comes with the program: how much each sign counts, in either language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType


@cache
def learned_weights(file: str) -> Mapping[str, Mapping[str, float]]:
    """The weights of a file of the program by language ("ja", "en") and sign; its lines have all three."""
    found: dict[str, dict[str, float]] = {"ja": {}, "en": {}}
    for line in files("faq").joinpath(file).read_text(encoding="utf-8").splitlines():
        lang, sign, weight = line.split("\t")
        found[lang][sign] = float(weight)
    return MappingProxyType(found)
