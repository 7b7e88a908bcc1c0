"""Every legal play of a roll, as the distinct positions that it can end in.

A play is what the rules call one: however it is carried out, the same end is the same play. Both dice are
played if that is possible, else the higher if only one can be; a double is four steps or as many as go.
Checkers on the bar come first; bearing off needs all checkers at home, and a die higher than the highest
checker bears that one off. What has no section here is the game of backgammon itself, which
the tournament's rules take for granted (jbl/1.4.1).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.backgammon.names import Chance
from engine.backgammon.position import (
    BAR,
    BOARD_FEET,
    DIGIT,
    FEET,
    HOME,
    HOME_FEET,
    ON_BAR,
    OTHER_BAR,
    OUTSIDE,
    OWN,
    SIDE,
    Position,
    foot,
    occupied,
)

STEPS_OF_DOUBLE: Final = 4
NOTES: Final = 2 * SIDE
"""Above the board, a digit a point counts the visits to a blot while a roll's steps are added up."""
BOARD: Final = (1 << NOTES) - 1
_BAR_FOOT: Final = foot(BAR)
_OUTFIELD: Final = DIGIT * (HOME + 1)
_FAR_OUT: Final = (2, 4)
"""With so many checkers outside (of a plain roll, of a double) nobody bears off within the roll."""


@lru_cache(maxsize=4096)
def plays(position: Position, first: int, second: int) -> tuple[Position, ...]:
    """The distinct ends of a roll, in ascending order; none where nothing can be played.

    The ends are seen by the same side as the position. Source: house (order); jbl/1.4.1
    """
    return tuple(sorted(ends(position, first, second)))


def is_end(position: Position, first: int, second: int, after: int) -> bool:
    """Whether a roll can end so: as `after in plays(...)`, without the other ends where this one plays all dice.

    What plays them all is never against the rule that as many are played as can be. The farthest checker that is not
    where it ends has to move: if the steps go in any order, they go in this one.
    """
    landing = open_points(position)
    if first == second:
        return _leads_to(position, (first,) * STEPS_OF_DOUBLE, landing, after) or after in plays(
            position, first, second
        )
    return (
        _leads_to(position, (first, second), landing, after)
        or _leads_to(position, (second, first), landing, after)
        or after in plays(position, first, second)
    )


def _leads_to(position: int, dice: tuple[int, ...], landing: int, after: int) -> bool:
    now = position
    for die in dice:
        farthest = ((now ^ after) & OWN).bit_length() - 1
        if farthest < DIGIT:
            return False
        source = 1 << farthest // DIGIT * DIGIT
        target = source >> DIGIT * die
        own = now & OWN
        if not own & source * 15 or (own & ON_BAR and source != _BAR_FOOT):
            return False
        if target & landing:
            now = after_step(now, source, target)
        elif target > 1 or own & OUTSIDE or not (target or own < source << DIGIT):
            return False
        else:
            now += 1 - source
    return now == after


def ends(position: Position, first: int, second: int) -> "set[Position]":
    """The distinct ends of a roll, in no order."""
    outside = (position & OUTSIDE) >> _OUTFIELD
    far_out = not position & ON_BAR and (outside % 15 or bool(outside) * 15) >= _FAR_OUT[first == second]
    if first == second:
        return (_double_far_out if far_out else _double)(position, first)
    if far_out and (found := _two_far_out(position, first, second)):
        return found
    return _two(position, first, second)


def open_points(position: int) -> int:
    """The set of points on which the mover may land: those with at most one checker of the other side's."""
    theirs = position >> SIDE
    return BOARD_FEET & ~(theirs >> 1 | theirs >> 2 | theirs >> 3)


def after_step(position: int, source: int, target: int) -> int:
    """The position after one checker went from one slot's foot to another's, hitting a lone checker there."""
    moved = position - source + target
    if target != 1 and moved & target << SIDE:
        moved += OTHER_BAR - (target << SIDE)
    return moved


def single_steps(position: int, die: int, landing: int) -> Iterator[tuple[int, int]]:
    """Every (source, target) that one die allows, as feet; the farthest checker first."""
    own = position & OWN
    if own & ON_BAR:
        if (target := _BAR_FOOT >> DIGIT * die) & landing:
            yield _BAR_FOOT, target
        return
    stand, shift = occupied(own), DIGIT * die
    movable = stand & landing << shift
    while movable:
        source = 1 << movable.bit_length() - 1
        movable ^= source
        yield source, source >> shift
    if not own & OUTSIDE:
        yield from _bearing_off(stand, die)


def random_step(position: int, die: int, landing: int, chance: Chance) -> int:
    """The position after any of the steps that one die allows, each as likely as the others; 0 where none does."""
    own, shift = position & OWN, DIGIT * die
    if own & ON_BAR:
        target = _BAR_FOOT >> shift
        return after_step(position, _BAR_FOOT, target) if target & landing else 0
    stand = occupied(own)
    movable = stand & landing << shift
    if not own & OUTSIDE:
        for source, _ in _bearing_off(stand, die):
            movable |= source
    if not movable:
        return 0
    for _ in range(chance(movable.bit_count())):
        movable &= movable - 1
    source = movable & -movable
    return after_step(position, source, source >> shift or 1)


def _bearing_off(stand: int, die: int) -> Iterator[tuple[int, int]]:
    exact = 1 << DIGIT * die  # the point from which the die bears off
    if stand & exact:
        yield exact, 1
    elif (home := stand & HOME_FEET) and home < exact:
        yield 1 << home.bit_length() - 1, 1


def after_die(position: int, die: int, landing: int) -> list[int]:
    """Every position after one die."""
    return [after_step(position, source, target) for source, target in single_steps(position, die, landing)]


def _two(position: Position, first: int, second: int) -> "set[Position]":
    low, high = sorted((first, second))
    landing = open_points(position)
    by_high, by_low = after_die(position, high, landing), after_die(position, low, landing)
    both = {end for middle in by_high for end in after_die(middle, low, landing)}
    both.update(end for middle in by_low for end in after_die(middle, high, landing))
    return {Position(end) for end in both or by_high or by_low}


def _double(position: Position, die: int) -> "set[Position]":
    landing = open_points(position)
    reached = {int(position)}
    for step in range(STEPS_OF_DOUBLE):
        further = {end for middle in reached for end in after_die(middle, die, landing)}
        if not further:
            return {Position(end) for end in reached} if step else set()
        reached = further
    return {Position(end) for end in reached}


def _double_far_out(position: Position, die: int) -> "set[Position]":
    """As `_double`, for boards on which nothing is entered or borne off.

    Steps of one die commute: point by point, its checkers' steps are added to what the points before can do.
    """
    shift, landing = DIGIT * die, open_points(position)
    blots = position >> SIDE & FEET & landing
    by_steps: list[set[int]] = [{position}, set(), set(), set(), set()]
    movable = occupied(position & OWN) & landing << shift
    while movable:
        source = movable & -movable
        movable ^= source
        ways = _ways(_chain(source, shift, landing, blots), position >> source.bit_length() - 1 & 15)
        for total in (4, 3, 2, 1):
            into = by_steps[total]
            for taken, deltas in enumerate(ways[:total], 1):
                for delta in deltas:
                    into.update([end + delta for end in by_steps[total - taken]])
    most = max(steps for steps, found in enumerate(by_steps) if found)
    return _with_hits(by_steps[most]) if most else set()


def _chain(source: int, shift: int, landing: int, blots: int) -> list[int]:
    """What one, two, three and four steps of one checker add, as far as they go; a visit to a blot is noted."""
    found, visited, target = [], 0, source
    for _ in range(STEPS_OF_DOUBLE):
        target >>= shift
        if not target & landing:
            break
        if target & blots:
            visited += target << NOTES
        found.append(target - source + visited)
    return found


def _ways(chain: list[int], number: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """What so many checkers of one point add with one, two, three or four steps in all."""
    one = chain[0]
    two, three, four = [*chain, 0, 0, 0][1:4]
    far = len(chain)
    by_two, by_three, by_four = ([step] if step else [] for step in (two, three, four))
    if number > 1:
        by_two.append(2 * one)
        if far > 1:
            by_three.append(two + one)
            by_four.append(2 * two)
        if far > 2:  # noqa: PLR2004 - steps
            by_four.append(three + one)
    if number > 2:  # noqa: PLR2004 - checkers
        by_three.append(3 * one)
        if far > 1:
            by_four.append(two + 2 * one)
    if number >= STEPS_OF_DOUBLE:
        by_four.append(4 * one)
    return [one], by_two, by_three, by_four


def _two_far_out(position: Position, first: int, second: int) -> "set[Position]":
    """As `_two`, for boards on which nothing is entered or borne off; empty where two dice do not go.

    Two different checkers' steps add up; one checker's two steps are looked at apart.
    """
    landing, near, far = open_points(position), DIGIT * first, DIGIT * second
    blots, stand = position >> SIDE & FEET & landing, occupied(position & OWN)
    from_near, from_far = stand & landing << near, stand & landing << far
    by_first, by_second = _deltas(from_near, near, blots), _deltas(from_far, far, blots)
    found = {position + one + two for one in by_first.values() for two in by_second.values()}
    for source in by_first.keys() & by_second.keys():
        if not position & source * 14:
            found.discard(position + by_first[source] + by_second[source])
    twice = landing << near + far
    _add_chains(found, position, from_near & twice, near, near + far, blots)
    _add_chains(
        found, position, from_far & twice if blots else from_far & twice & ~from_near, far, near + far, blots
    )
    return _with_hits(found) if blots else found  # type: ignore[return-value]  # sums of a position and steps


def _deltas(movable: int, shift: int, blots: int) -> dict[int, int]:
    """What each source's step by one die adds to the position; a visit to a blot is noted."""
    found = {}
    while movable:
        source = movable & -movable
        movable ^= source
        target = source >> shift
        found[source] = target - source + ((target & blots) << NOTES)
    return found


def _add_chains(found: set[int], position: int, movable: int, shift: int, both: int, blots: int) -> None:
    """One checker plays both dice, the first by `shift`."""
    while movable:
        source = movable & -movable
        movable ^= source
        target = source >> both
        found.add(position + target - source + ((source >> shift & blots | target & blots) << NOTES))


def _with_hits(found: set[int]) -> "set[Position]":
    """The ends, with every blot that was visited put on the bar."""
    return {Position(end if end <= BOARD else _hit(end)) for end in found}


def _hit(end: int) -> int:
    visited, end = occupied(end >> NOTES), end & BOARD
    while visited:
        point = visited & -visited
        visited ^= point
        end += OTHER_BAR - (point << SIDE)
    return end
