"""What a game can wait for."""

from enum import IntEnum
from typing import Final


class CatanPhase(IntEnum):
    """What the game waits for."""

    SETUP_SETTLEMENT = 0
    SETUP_ROAD = 1
    BEFORE_ROLL = 2
    DICE = 3
    DISCARD = 4
    ROBBER = 5
    THEFT = 6
    MAIN = 7
    DRAW = 8
    FREE_ROADS = 9
    OVER = 10


# The members once more as plain names: Python 3.11 takes 60 ns to find a member on its class, the rules
# ask for one a dozen times an action.
SETUP_SETTLEMENT: Final = CatanPhase.SETUP_SETTLEMENT
SETUP_ROAD: Final = CatanPhase.SETUP_ROAD
BEFORE_ROLL: Final = CatanPhase.BEFORE_ROLL
DICE: Final = CatanPhase.DICE
DISCARD: Final = CatanPhase.DISCARD
ROBBER: Final = CatanPhase.ROBBER
THEFT: Final = CatanPhase.THEFT
MAIN: Final = CatanPhase.MAIN
DRAW: Final = CatanPhase.DRAW
FREE_ROADS: Final = CatanPhase.FREE_ROADS
OVER: Final = CatanPhase.OVER
