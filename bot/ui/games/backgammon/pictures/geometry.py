"""Where things stand on the picture of a board: the viewer bears off at the bottom right, points by their numbers."""

from typing import Final, NamedTuple

from engine.backgammon.position import BAR, OFF, Slot

WIDTH: Final = 1080
HEIGHT: Final = 1010
"""A phone of 390 pixels shows it at 0.36: numbers of 38 are read as 14."""
EDGE: Final = 16
CUBE: Final = 90
"""The column of the cube at the left."""
TRAY: Final = 92
"""The column of the checkers borne off at the right."""
COLUMN: Final = 66
BAR_WIDTH: Final = 74
RADIUS: Final = 31
BAND: Final = 54
"""Above and below the points, for their numbers."""
POINT: Final = 320
"""The length of a point."""
TOP: Final = BAND
BOTTOM: Final = BAND + 2 * POINT + 88
STRIP: Final = BOTTOM + BAND
"""Where the lines below the board begin."""
LEFT: Final = EDGE + CUBE
RIGHT: Final = LEFT + 12 * COLUMN + BAR_WIDTH
FULL: Final = 5
"""Checkers that a point shows one by one; beyond them a number stands on the last."""
_HALF: Final = 12


class BoardPlace(NamedTuple):
    """A slot by the numbers of one of the two sides: its viewer's (`mine`) or the other's."""

    slot: Slot
    mine: bool


def column(point: Slot) -> int:
    """The middle of a point's column; points by the viewer's numbers."""
    index = _HALF - point if point <= _HALF else point - _HALF - 1
    return LEFT + index * COLUMN + COLUMN // 2 + (BAR_WIDTH if index >= _HALF // 2 else 0)


def middle_of_bar() -> int:
    """Between the two halves."""
    return LEFT + 6 * COLUMN + BAR_WIDTH // 2


def is_low(point: Slot) -> bool:
    """Whether a point, by the viewer's numbers, stands at the bottom."""
    return point <= _HALF


def checker(point: Slot, level: int) -> tuple[int, int]:
    """The middle of the so manieth checker on a point, from 0 at the rim."""
    rise = RADIUS + min(level, FULL - 1) * 2 * RADIUS
    return column(point), BOTTOM - rise if is_low(point) else TOP + rise


def on_bar(level: int, *, mine: bool) -> tuple[int, int]:
    """The middle of a checker on the bar; the viewer's stand in the lower half."""
    middle = (TOP + BOTTOM) // 2
    rise = RADIUS + 12 + min(level, 3) * 2 * RADIUS
    return middle_of_bar(), middle + rise if mine else middle - rise


def spot(place: BoardPlace, level: int) -> tuple[int, int]:
    """Where an arrow begins or ends: at this height of a point, on the bar, or at the tray."""
    if place.slot == BAR:
        return on_bar(level, mine=place.mine)
    if place.slot == OFF:
        return RIGHT + TRAY // 2, BOTTOM - POINT // 2 if place.mine else TOP + POINT // 2
    return checker(place.slot if place.mine else Slot(BAR - place.slot), level)
