"""The steps of a panel: which one comes first in each position, and which stands behind each `?word`."""

from collections.abc import Callable

from bot.ui.games.catan.common import waiting
from bot.ui.games.catan.orders_panel import orders
from bot.ui.games.catan.place_steps import corner, move, placed, road, settlement
from bot.ui.games.catan.robber_steps import discard, discard_by_kind, put_aside, robber, victim
from bot.ui.games.catan.scene import Scene, Words
from bot.ui.games.catan.trade_steps import answer, trade, want
from bot.ui.games.catan.turn_steps import build, end, monopoly, plenty, turn, with_win
from bot.ui.play.screen import Screen
from engine.catan.actions import Discard, PlaceRoad, PlaceSettlement
from engine.catan.phases import DISCARD, ROBBER, SETUP_SETTLEMENT

Step = Callable[[Scene, Words], Screen | None]
"""What a step shows; None where the position has gone on and it means nothing any more."""

STEPS: dict[str, Step] = {
    "tile": corner,
    "build": build,
    "move": move,
    "plenty": plenty,
    "monopoly": monopoly,
    "rob": victim,
    "discard": discard_by_kind,
    "trade": trade,
    "want": want,
    "orders": orders,
    "end": end,
}


def screen_of(scene: Scene, step: str) -> Screen:
    """What a step of the panel shows; the first step wherever the one asked for means nothing."""
    word, *rest = step.split(" ")
    found = STEPS[word](scene, tuple(rest)) if word in STEPS else None
    return found or home(scene)


def home(scene: Scene) -> Screen:
    """What the player can do first."""
    if scene.view.turn.phase is DISCARD:
        return with_win(scene, _discarding(scene))
    if not scene.moves:
        return waiting(scene)
    if scene.can(PlaceSettlement):
        return settlement(scene)
    if scene.can(PlaceRoad):
        return road(scene)
    return _later(scene)


def _discarding(scene: Scene) -> Screen:
    """What the player owes, has put aside, or waits for."""
    if scene.can(Discard):
        return discard(scene) or waiting(scene)
    return put_aside(scene) if any(scene.view.turn.chosen) else waiting(scene)


def _later(scene: Scene) -> Screen:
    """After the set-up, and for whoever has just placed in it."""
    phase = scene.view.turn.phase
    if not scene.mine:
        return placed(scene) if phase is SETUP_SETTLEMENT else answer(scene)
    return with_win(scene, robber(scene)) if phase is ROBBER else turn(scene)
