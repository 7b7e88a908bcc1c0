"""What a game is worth, and what of it is certain although it is not played out.

A race is certain for a side when it comes first although it rolls 21 for ever and the other side 66.
"""

from functools import lru_cache

from engine.backgammon.names import Roll, WinKind
from engine.backgammon.plays import ends, plays
from engine.backgammon.position import (
    BAR,
    CHECKERS,
    HOME,
    OWN,
    Position,
    borne_off,
    counts,
    flip,
    has_contact,
)

_RIVALS_HOME = BAR - HOME
"""The mover's numbers from here on, bar included, are the other side's home board."""


def kind_of_loss(position: Position) -> WinKind:
    """What the mover has lost, once the other side has borne everything off.

    One checker off saves the gammon; none off and one on the bar or in the winner's home is a backgammon.
    Source: jbl/1.4.1
    """
    if borne_off(position):
        return WinKind.SINGLE
    return WinKind.BACKGAMMON if any(counts(position).own[_RIVALS_HOME:]) else WinKind.GAMMON


def certain_win(position: Position, *, on_roll: bool) -> int:
    """How many cubes the side that sees the position wins whatever is rolled: 0 (perhaps none) to 3.

    `on_roll`: it rolls next, not the other side. Source: jbl/4.3.3-certain, jbl/4.6-concede
    """
    rivals = _checkers(flip(position))
    if has_contact(position) or fewest_of_21(position) >= turns_of_66(rivals) + on_roll:
        return 0
    turns = rolls_of_21(Position(position & OWN))
    if turns >= turns_of_66(rivals) + on_roll:
        return 0
    return _least_kind(turns, rivals, on_roll)


def _least_kind(turns: int, rivals: tuple[int, ...], on_roll: bool) -> WinKind:  # noqa: FBT001 - the fact itself
    """What the winner gets at least, who needs so many turns, while the loser rolls 66."""
    outside = sum(-(-(slot - HOME) // 6) for slot in rivals if slot > HOME)
    if len(rivals) < CHECKERS or turns >= -(-(outside + 1) // 4) + on_roll:
        return WinKind.SINGLE
    behind = sum(slot >= _RIVALS_HOME for slot in rivals)
    return WinKind.BACKGAMMON if turns < -(-behind // 4) + on_roll else WinKind.GAMMON


def certain_after(position: Position, roll: Roll, *, mover: bool) -> int:
    """How many cubes one side wins whatever is rolled after this roll, which was thrown and still counts.

    The mover plays it as it likes; seen by the mover, whether the question is the mover's own or the other side's.
    Source: jbl/4.3.3, jbl/4.3.3-certain
    """
    after = plays(position, *roll) or (position,)
    return max(map(_won_by, after)) if mover else min(map(_left_to_the_other, after))


def _won_by(after: Position) -> int:
    if borne_off(after) == CHECKERS:
        return kind_of_loss(flip(after))
    return certain_win(after, on_roll=False)


def _left_to_the_other(after: Position) -> int:
    return 0 if borne_off(after) == CHECKERS else certain_win(flip(after), on_roll=True)


def most_lost(position: Position, *, on_roll: bool) -> WinKind:
    """What the side that sees the position loses at most; in a race it surely saves what 21s against 66s save.

    Source: jbl/4.6-concede
    """
    if borne_off(position):
        return WinKind.SINGLE
    if has_contact(position):
        return WinKind.BACKGAMMON
    alone, left = Position(position & OWN), turns_of_66(_checkers(flip(position))) - 1 + on_roll
    home, off = _rolls_home_and_off(alone)
    if off <= left:
        return WinKind.SINGLE
    return WinKind.GAMMON if home <= left else WinKind.BACKGAMMON


def _checkers(position: Position) -> tuple[int, ...]:
    own = counts(position).own
    return tuple(slot for slot in range(BAR, 0, -1) for _ in range(own[slot]))


def turns_of_66(checkers: tuple[int, ...]) -> int:
    """How many rolls of 66 bear these checkers off: nothing stands in the way of a race."""
    return -(-sum(-(-slot // 6) for slot in checkers) // 4)


def fewest_of_21(position: Position) -> int:
    """A number of rolls of 21 below which bearing off is impossible.

    A checker on an even point takes twos, on an odd one a one besides; two ones can do for a two.
    """
    checkers = _checkers(position)
    twos, odd = sum(-(-slot // 2) for slot in checkers), sum(slot % 2 for slot in checkers)
    turns = 0
    while twos - min(turns, odd) - max(turns - odd, 0) // 2 > turns:
        turns += 1
    return turns


@lru_cache(maxsize=1024)
def rolls_of_21(alone: Position) -> int:
    """In how many rolls of 21 a side bears off, playing each so that the bound after it is least."""
    turns = 0
    while alone & ~15:
        alone, turns = (
            min(ends(alone, 2, 1), key=lambda end: (fewest_of_21(end), -borne_off(end), end)),
            turns + 1,
        )
    return turns


def _rolls_home_and_off(alone: Position) -> tuple[int, int]:
    """In how many rolls of 21 the last checker leaves the rival's home, and the first one is borne off."""
    turns, out = 0, None
    while not borne_off(alone):
        if out is None and _beyond(alone, _RIVALS_HOME) == 0:
            out = turns
        alone, turns = min(ends(alone, 2, 1), key=_hurry), turns + 1
    return (turns if out is None else out), turns


def _hurry(position: Position) -> tuple[int, int, int, int]:
    """The next roll is played for the rival's home first, then for the own one, then for bearing off."""
    return _beyond(position, _RIVALS_HOME), _beyond(position, HOME + 1), -borne_off(position), position


def _beyond(position: Position, first: int) -> int:
    own = counts(position).own
    return sum(own[slot] * (slot - first + 1) for slot in range(first, BAR + 1))
