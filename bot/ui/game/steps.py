"""The steps of a panel: which one comes first in each position, and which stands behind each `?word`."""

from collections.abc import Callable

from bot.ui.game.orders_panel import orders
from bot.ui.game.place_steps import corner, move, placed, road, settlement
from bot.ui.game.robber_steps import discard, discard_by_kind, robber, victim
from bot.ui.game.scene import Scene, Words
from bot.ui.game.screen import Screen
from bot.ui.game.trade_steps import answer, trade, want
from bot.ui.game.turn_steps import build, monopoly, plenty, turn
from bot.ui.game.usual import judge, over, paused, resigned, waiting
from data.game_records import GameStatus
from engine.catan.actions import Discard, PlaceRoad, PlaceSettlement
from engine.catan.phases import OVER, ROBBER, SETUP_SETTLEMENT

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
    "judge": judge,
    "orders": orders,
}


def screen_of(scene: Scene, step: str) -> Screen:
    """What a step of the panel shows; the first step wherever the one asked for means nothing."""
    word, *rest = step.split(" ")
    asleep = _asleep(scene)
    if asleep is not None and not (word == "orders" and scene.seen.game.status is GameStatus.PAUSED):
        return asleep
    found = STEPS[word](scene, tuple(rest)) if word in STEPS else None
    return found or home(scene)


def _asleep(scene: Scene) -> Screen | None:
    """What a player sees for whom there is nothing to do in this game now."""
    status = scene.seen.game.status
    if status is GameStatus.PAUSED:
        return paused(scene)
    if status is not GameStatus.PLAYING or scene.view.turn.phase is OVER:
        return over(scene)
    return resigned(scene) if scene.seen.seats[scene.seat].resigned else None


def home(scene: Scene) -> Screen:
    """What the player can do first."""
    if scene.can(Discard):
        return discard(scene) or waiting(scene)
    if not scene.moves:
        return waiting(scene)
    if scene.can(PlaceSettlement):
        return settlement(scene)
    if scene.can(PlaceRoad):
        return road(scene)
    return _later(scene)


def _later(scene: Scene) -> Screen:
    """After the set-up, and for whoever has just placed in it."""
    phase = scene.view.turn.phase
    if not scene.mine:
        return placed(scene) if phase is SETUP_SETTLEMENT else answer(scene)
    return robber(scene) if phase is ROBBER else turn(scene)
