"""Boards as they were drawn: one drawing serves all who see the same, with what is theirs alone put in for each."""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, TypeVar

T = TypeVar("T")

_MOST: Final = 60
"""Drawings: of 600 players a tenth of a megabyte each."""
_SECRET: Final = secrets.token_hex(16)
"""Nobody who writes a name or a note knows it."""
MARK, ONCE = f"mark-{_SECRET}", f"once-{_SECRET}"
"""What stands in a drawing where each reader's own mark and number belong."""


class KeptDrawings:
    """Used by the one thread that draws pages; the oldest drawing is forgotten."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._kept: OrderedDict[Hashable, tuple[str, object]] = OrderedDict()

    def of(self, key: Hashable, stamp: str, draw: Callable[[], T]) -> T:
        """It, drawn again only if `stamp` differs."""
        found = self._kept.pop(key, None)
        drawn = found[1] if found is not None and found[0] == stamp else draw()
        self._kept[key] = (stamp, drawn)
        if len(self._kept) > _MOST:
            self._kept.popitem(last=False)
        return drawn  # type: ignore[return-value]  # a key has one kind of drawing


def theirs(drawn: bytes, mark: str, once: int) -> bytes:
    """The drawing with one reader's own mark and number in its forms."""
    return drawn.replace(MARK.encode(), mark.encode()).replace(ONCE.encode(), str(once).encode())
