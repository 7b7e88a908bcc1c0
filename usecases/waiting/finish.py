"""What an event's end leaves as it is, although it is open: named before, and agreed to."""

from dataclasses import dataclass
from typing import Final

from usecases.waiting.open import Open, OpenKind, mark_of, of_kind

_FOLLOWED: Final = (
    OpenKind.LINE, OpenKind.FALLEN, OpenKind.REFUSED, OpenKind.GAME, OpenKind.CALL, OpenKind.COMMITTEE, OpenKind.VOTE,
)  # fmt: skip
"""What keeps no event from ending; without a result it cannot end, and who is not in by then is in no more."""


@dataclass(frozen=True, slots=True)
class Followed:
    """What would be left open, and the number by which a yes says that it was read."""

    opens: tuple[Open, ...]

    @property
    def mark(self) -> int:
        """0 where nothing is left open."""
        return mark_of(self.opens)


def followed_by(opens: tuple[Open, ...]) -> Followed:
    """What of all that is open an end would leave.

    Source: house
    """
    return Followed(of_kind(opens, *_FOLLOWED))
