"""What the host hands over unread, as Catan's own types."""

from collections.abc import Sequence
from typing import TypeAlias, cast

from engine.catan.events import Event, Rolled
from engine.catan.view import Concealed, View
from usecases.play.views import GameView, Witnessed

Told: TypeAlias = Sequence[Event | Concealed]


def view_of(seen: GameView) -> View | None:
    """The seat's view of the island; None before the game has begun."""
    return cast("View | None", seen.view)


def told_of(events: Witnessed) -> Told:
    """What was witnessed."""
    return cast("Told", events)


def dice_of(seen: GameView) -> tuple[int, int] | None:
    """What was thrown in the present turn, if anything was."""
    rolls = (event for event in told_of(seen.turn) if isinstance(event, Rolled))
    return next(((roll.first, roll.second) for roll in rolls), None)
