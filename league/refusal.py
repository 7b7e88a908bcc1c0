"""A refusal is a value: why something may not be done, and which rule says so."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

NO_PARAMS: Mapping[str, str | int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why the rules say no.

    `code` names the text in the locale files (`refusal-<code>`), `section` the rule ("cjp/score-cap") or None
    for a rule of the house, `params` the numbers and names that the text shows.
    """

    code: str
    section: str | None = None
    params: Mapping[str, str | int] = field(default_factory=lambda: NO_PARAMS)
