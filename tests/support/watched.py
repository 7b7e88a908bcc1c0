"""What is read of the very thing that a projection is asked about: no query shows that."""

from dataclasses import fields
from typing import Any, Final

from usecases.projection import Of

_FIXED: Final = frozenset({"id", "guild_id", "event_id", "round_id", "created_by", "created_at", "imported"})
"""What never differs while a row stands."""


def watched(of: Of, row: str, read: set[str]) -> Of:
    """The same thing; `row` comes to `read` as soon as anything of it is read that may differ."""
    kind: Any = type(of)
    differing = {one.name for one in fields(kind)} - _FIXED

    def noting(seen: object, name: str) -> object:
        if name in differing:
            read.add(row)
        return object.__getattribute__(seen, name)

    made: Of = object.__new__(type(kind.__name__, (kind,), {"__slots__": (), "__getattribute__": noting}))
    for one in fields(kind):
        object.__setattr__(made, one.name, getattr(of, one.name))
    return made
