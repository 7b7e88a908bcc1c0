"""What is wrong with a host's own profile, as values."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from league.refusal import NO_PARAMS


@dataclass(frozen=True, slots=True)
class ProfileFault:
    """One fault: where (`path`, dotted, "" for the whole text) and which (text `fault-<code>`)."""

    path: str
    code: str
    params: Mapping[str, str | int] = field(default_factory=lambda: NO_PARAMS)
