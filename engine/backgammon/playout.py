"""Random games without a log, as fast as they go: for measuring, and for playing positions out many times."""

from typing import NamedTuple

from engine.backgammon.certain import kind_of_loss
from engine.backgammon.names import SIDES, Chance, Seat, WinKind
from engine.backgammon.plays import STEPS_OF_DOUBLE, ends, open_points, random_step
from engine.backgammon.position import CHECKERS, START, Position, borne_off, flip


class Playout(NamedTuple):
    """The end of a random game: who has won what, after how many turns."""

    winner: Seat
    kind: WinKind
    turns: int


def random_play(position: Position, first: int, second: int, chance: Chance) -> Position:
    """One of the legal ends of a roll, the position itself where nothing can be played.

    Step by step, each any of those that go: so not every end is as likely as the others. What leaves dice unplayed
    may break the rule that as many are played as can be; then one of all ends is drawn.
    """
    landing, now = open_points(position), int(position)
    if first == second:
        dice: tuple[int, ...] = (first,) * STEPS_OF_DOUBLE
    else:
        dice = (first, second) if chance(2) else (second, first)
    for die in dice:
        now = random_step(now, die, landing, chance)
        if not now:
            return _any_end(position, first, second, chance)
    return Position(now)


def _any_end(position: Position, first: int, second: int, chance: Chance) -> Position:
    found = sorted(ends(position, first, second))
    return found[chance(len(found))] if found else position


def random_game(chance: Chance) -> Playout:
    """One game from its opening roll to its end, without the cube."""
    first, second = chance(SIDES) + 1, chance(SIDES) + 1
    while first == second:
        first, second = chance(SIDES) + 1, chance(SIDES) + 1
    position, seat, turns = START, int(second > first), 0
    while True:
        after = random_play(position, first, second, chance)
        turns += 1
        if borne_off(after) == CHECKERS:
            return Playout(seat, kind_of_loss(flip(after)), turns)
        position, seat = flip(after), 1 - seat
        first, second = chance(SIDES) + 1, chance(SIDES) + 1
