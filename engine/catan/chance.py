"""What chance does: it throws, steals and draws."""

from collections.abc import Callable
from typing import Final

from engine.catan.actions import Action, Draw, Steal
from engine.catan.hands import size
from engine.catan.names import Chance
from engine.catan.phases import DICE, DRAW, THEFT, CatanPhase
from engine.catan.production import ALL_DICE
from engine.catan.state import CatanState


def chance_action(state: CatanState, chance: Chance) -> Action:
    """What chance does in a state that waits for it: throw, steal or draw."""
    return CHANCES[state.turn.phase](state, chance)


def _throw(_state: CatanState, chance: Chance) -> Action:
    first = chance(6)
    return ALL_DICE[6 * first + chance(6)]


def _steal(state: CatanState, chance: Chance) -> Action:
    return Steal(chance(size(state.players[state.turn.victim].hand)))


def _draw(state: CatanState, chance: Chance) -> Action:
    return Draw(chance(size(state.deck)))


CHANCES: Final[dict[CatanPhase, Callable[[CatanState, Chance], Action]]] = {
    DICE: _throw,
    THEFT: _steal,
    DRAW: _draw,
}
