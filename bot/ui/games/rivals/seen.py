"""What the host hands over unread, as Rivals' own types."""

from collections.abc import Sequence
from typing import cast

from engine.rivals.events import RivalsEvent
from engine.rivals.view import RivalsView, Unseen
from usecases.play.views import GameView, Witnessed


def view_of(seen: GameView) -> RivalsView | None:
    """What the seat (or everybody) may know; None before the game has begun."""
    return cast("RivalsView | None", seen.view)


def told_of(events: Witnessed) -> Sequence[RivalsEvent | Unseen]:
    """What was witnessed."""
    return cast("Sequence[RivalsEvent | Unseen]", events)
