"""What is done for a seat whose time has run out."""

from collections.abc import Sequence

from engine.rivals.actions import CastDice, Decline, FinishTurn, RivalsAction
from engine.rivals.house import thrifty
from engine.rivals.imagine import imagined
from engine.rivals.names import Chance, Seat
from engine.rivals.view import RivalsView

_LEAST = (CastDice, FinishTurn, Decline)


class RivalsTimeOut:
    """The capability `TimeOut`: the dice roll, the turn ends, nothing is built; a choice is made soberly."""

    def on_timeout(
        self, view: RivalsView, actions: Sequence[RivalsAction], chance: Chance
    ) -> tuple[Seat, RivalsAction] | None:
        """As little as the rules allow. Source: house."""
        if view.seat is None or not actions:
            return None
        least = next((action for action in actions if isinstance(action, _LEAST)), None)
        if least is not None:
            return view.seat, least
        return view.seat, thrifty(imagined(view, view.seat, chance), view.seat, actions, chance)
