"""A play, checker by checker: which steps lead on from those already chosen, and to which ends."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.backgammon.names import Roll
from engine.backgammon.plays import STEPS_OF_DOUBLE, after_die, after_step, open_points, plays, single_steps
from engine.backgammon.position import BAR, DIGIT, OFF, Position, Slot, foot

Chosen = Sequence[tuple[Slot, int]]
"""The steps so far: from which slot, by which die."""


class NextStep(NamedTuple):
    """A step that leads on: from where to where, by which die, and how many plays it leaves."""

    source: Slot
    target: Slot
    die: int
    plays: int


class Partial(NamedTuple):
    """A play that is not finished: the board so far, the dice that are left, and the ends that it can lead to."""

    board: Position
    dice: tuple[int, ...]
    ends: tuple[Position, ...]


def partial(position: Position, roll: Roll, chosen: Chosen) -> Partial | None:
    """Where the chosen steps lead; `None` if they are not the beginning of a legal play."""
    dice = list(roll) if roll[0] != roll[1] else [roll[0]] * STEPS_OF_DOUBLE
    board, landing = int(position), open_points(position)
    for source, die in chosen:
        steps = dict(single_steps(board, die, landing)) if die in dice else {}
        if not 0 < source <= BAR or foot(source) not in steps:
            return None
        board = after_step(board, foot(source), steps[foot(source)])
        dice.remove(die)
    ends = _ends(position, roll, board, tuple(dice))
    return Partial(Position(board), tuple(dice), ends) if ends else None


def next_steps(position: Position, roll: Roll, chosen: Chosen) -> tuple[NextStep, ...]:
    """Every step that leads on to a legal play, the farthest checker first and of one checker the higher die."""
    now = partial(position, roll, chosen)
    if now is None:
        return ()
    landing, found = open_points(position), []
    for die in set(now.dice):
        left = list(now.dice)
        left.remove(die)
        for source, target in single_steps(now.board, die, landing):
            ends = _ends(position, roll, after_step(now.board, source, target), tuple(left))
            if ends:
                found.append(NextStep(_slot(source), _slot(target), die, len(ends)))
    return tuple(sorted(found, key=lambda step: (-step.source, -step.die)))


def _slot(one: int) -> Slot:
    return Slot((one.bit_length() - 1) // DIGIT) if one > 1 else OFF


@lru_cache(maxsize=512)
def _ends(position: Position, roll: Roll, board: int, dice: tuple[int, ...]) -> tuple[Position, ...]:
    """The legal ends of the roll that can be reached from a board with these dice left."""
    legal = plays(position, *roll)
    reached = _reached({board}, dice, open_points(position))
    return tuple(end for end in legal if end in reached)


def _reached(boards: Iterable[int], dice: tuple[int, ...], landing: int) -> set[int]:
    """Every board after some of the dice, in any order."""
    found = set(boards)
    for die in set(dice):
        left = list(dice)
        left.remove(die)
        after = {end for board in boards for end in after_die(board, die, landing)}
        found |= _reached(after, tuple(left), landing) if after else set()
    return found
