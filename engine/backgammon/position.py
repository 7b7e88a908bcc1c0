"""The board as one number, seen by the side to move: what plays are added to and looked up by.

Points are numbered from the mover's side: 1 to 24, 25 is the mover's bar, 0 the checkers borne off. The other side's
checkers stand on the mover's numbers too: its bar is 0, what it has borne off is 25. Each of the 52 counts is a
hexadecimal digit, the mover's 26 below the other side's; so a step is an addition, a set of points is a mask with a bit
at each digit's foot, and the board turns round by reading the digits backwards.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, NewType

Position = NewType("Position", int)
"""Both sides' checkers, as the module says."""
Slot = NewType("Slot", int)
"""Where a checker of the mover's can be: a point, the bar, or off. Neither a number of checkers nor of points won."""

CHECKERS: Final = 15
OFF: Final = Slot(0)
BAR: Final = Slot(25)
HOME: Final = Slot(6)
POINTS: Final = tuple(map(Slot, range(1, 25)))
SLOTS: Final = 26
DIGIT: Final = 4
SIDE: Final = DIGIT * SLOTS
"""How many bits one side takes."""
OWN: Final = (1 << SIDE) - 1
FEET: Final = int("1" * SLOTS, 16)
"""A set of all slots."""


def foot(slot: Slot) -> int:
    """The set of one slot; added to a position it is one checker of the mover's there."""
    return 1 << DIGIT * slot


BOARD_FEET: Final = sum(foot(point) for point in POINTS)
HOME_FEET: Final = sum(foot(point) for point in POINTS if point <= HOME)
OUTSIDE: Final = OWN & ~((foot(HOME) << DIGIT) - 1)
"""The mover's digits beyond the home board, bar included."""
ON_BAR: Final = 15 << DIGIT * BAR
OTHER_BAR: Final = 1 << SIDE
"""One checker of the other side's on its bar."""

START_POINTS: Final = {24: 2, 13: 5, 8: 3, 6: 5}
"""The starting position, each side by its own numbers."""


class Counts(NamedTuple):
    """Checkers by slot, both sides on the mover's numbers: each 26 counts from 0 to 25."""

    own: tuple[int, ...]
    other: tuple[int, ...]


def pack(own: Sequence[int], other: Sequence[int]) -> Position:
    """The position of 26 + 26 counts on the mover's numbers; what is missing to 15 has been borne off.

    The counts at `own[0]` and `other[25]` are worked out, not read. Raises nothing: `is_position` judges counts.
    """
    mine = (CHECKERS - sum(own[1:]), *own[1:])
    theirs = (*other[:BAR], CHECKERS - sum(other[:BAR]))
    return Position(_digits(mine) | _digits(theirs) << SIDE)


def _digits(counts: Iterable[int]) -> int:
    return sum(count << DIGIT * slot for slot, count in enumerate(counts))


def is_position(own: Sequence[int], other: Sequence[int]) -> bool:
    """Whether 26 + 26 counts are a board: nobody has more than 15, no point belongs to both."""
    mine, theirs = own[1:], other[:BAR]
    if min(*mine, *theirs) < 0 or sum(mine) > CHECKERS or sum(theirs) > CHECKERS:
        return False
    return not any(own[point] and other[point] for point in POINTS)


def of_points(own: dict[int, int], other: dict[int, int]) -> Position:
    """A position from {point: checkers}, each side by its own numbers (25 is its bar)."""
    mine = [own.get(slot, 0) for slot in range(SLOTS)]
    theirs = [other.get(BAR - slot, 0) for slot in range(SLOTS)]
    return pack(mine, theirs)


START: Final = of_points(START_POINTS, START_POINTS)


def counts(position: Position) -> Counts:
    """The checkers by slot."""
    digits = [position >> DIGIT * slot & 15 for slot in range(2 * SLOTS)]
    return Counts(tuple(digits[:SLOTS]), tuple(digits[SLOTS:]))


def flip(position: Position) -> Position:
    """The same board seen by the other side."""
    return Position(int(f"{position:052x}"[::-1], 16))


def occupied(digits: int) -> int:
    """The set of slots with a checker, of one side's digits."""
    pairs = digits | digits >> 1
    return (pairs | pairs >> 2) & FEET


def pips(position: Position) -> int:
    """How many pips the mover still has to play."""
    return sum(slot * (position >> DIGIT * slot & 15) for slot in range(1, SLOTS))


def borne_off(position: Position) -> int:
    """How many checkers the mover has borne off."""
    return position & 15


def has_contact(position: Position) -> bool:
    """Whether a checker of either side can still meet one of the other: some has not passed all of them."""
    mine = position & OWN & ~15
    theirs = position >> SIDE & (foot(BAR) - 1)
    if not mine or not theirs:
        return False
    return mine.bit_length() > (theirs & -theirs).bit_length() // DIGIT * DIGIT
