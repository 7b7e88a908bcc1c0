"""What a game can wait for."""

from enum import IntEnum
from typing import Final


class Phase(IntEnum):
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
SETUP_SETTLEMENT: Final = Phase.SETUP_SETTLEMENT
SETUP_ROAD: Final = Phase.SETUP_ROAD
BEFORE_ROLL: Final = Phase.BEFORE_ROLL
DICE: Final = Phase.DICE
DISCARD: Final = Phase.DISCARD
ROBBER: Final = Phase.ROBBER
THEFT: Final = Phase.THEFT
MAIN: Final = Phase.MAIN
DRAW: Final = Phase.DRAW
FREE_ROADS: Final = Phase.FREE_ROADS
OVER: Final = Phase.OVER
