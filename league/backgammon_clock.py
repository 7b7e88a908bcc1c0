"""Time in a backgammon match: the reserve, coming late, breaks, and when the clock may be stopped."""

from dataclasses import dataclass
from datetime import timedelta
from enum import Enum

from league.refusal import Refusal

DELAY = timedelta(seconds=12)
MINUTE = timedelta(minutes=1)
POINT_RESERVE = timedelta(minutes=2, seconds=30)
AWAY_RESERVE = timedelta(minutes=1, seconds=15)
LATE_LIMIT = timedelta(minutes=15)
LATE_STEP = timedelta(minutes=5)
BREAK_LENGTH = timedelta(minutes=5)
FALSE_CLAIM_BONUS = timedelta(minutes=5)
LONGEST_MATCH = 99
BREAKS_UP_TO = ((9, 1), (25, 2))
"""(longest match, number of breaks). Source: jbl/2.2.2"""


class Rounding(Enum):
    """Where the full minutes of a reserve come from: the rule gives them, or the house rounds up."""

    RULE = "rule"
    HOUSE = "house"


@dataclass(frozen=True, slots=True)
class ClockSetting:
    """What each player's clock is set to: a reserve for the match and a delay before each move."""

    reserve: timedelta
    delay: timedelta
    rounding: Rounding


def time_control(points: int) -> ClockSetting | Refusal:
    """Two and a half minutes a point, in full minutes rounded up, and 12 seconds a move.

    Source: jbl/3.4.5
    """
    if (refusal := _bad_points(points)) is not None:
        return refusal
    return ClockSetting(_full_minutes(POINT_RESERVE * points), DELAY, Rounding.RULE)


def mid_match_time_control(away_a: int, away_b: int) -> ClockSetting | Refusal:
    """A clock brought in later gives 1.25 minutes for each point that either still needs.

    The rule does not say how a part of a minute is rounded: the house rounds it up and labels it.

    Source: jbl/3.4.5-midmatch
    """
    if (refusal := _bad_points(away_a) or _bad_points(away_b)) is not None:
        return refusal
    exact = AWAY_RESERVE * (away_a + away_b)
    full = _full_minutes(exact)
    return ClockSetting(full, DELAY, Rounding.RULE if full == exact else Rounding.HOUSE)


class Timing(Enum):
    """Whether a match is played with a clock."""

    CLOCK = "clock"
    NO_CLOCK = "no-clock"


@dataclass(frozen=True, slots=True)
class Lateness:
    """What a late player loses so far.

    `points` go to the opponent; `clock_may_run` says that the late player's clock may be pressed instead;
    `next_point_at` is the lateness at which the next point falls due, None where none does.
    """

    points: int
    clock_may_run: bool
    next_point_at: timedelta | None


def late(delay: timedelta, timing: Timing) -> Lateness:
    """At 15 minutes the clock may be pressed; without one a point is lost, and one more each 5.

    `delay` counts from the appointed time (or from the end of a break). Two players late at once, and
    points that reach the length of the match, are left to the director: the rules say nothing of them.

    Source: jbl/2.2.4
    """
    overdue = delay >= LATE_LIMIT
    if timing is Timing.CLOCK:
        return Lateness(0, overdue, None)
    points = (delay - LATE_LIMIT) // LATE_STEP + 1 if overdue else 0
    return Lateness(points, clock_may_run=False, next_point_at=LATE_LIMIT + LATE_STEP * points)


class LateOutcome(Enum):
    """What became of a match to which a player came late."""

    NOT_PLAYED = "not-played"
    TIME_TAKEN = "time-taken"
    POINTS_GIVEN = "points-given"


def is_rated(outcome: LateOutcome) -> bool:
    """A late start is rated only where it cost time on the clock. Source: jbl/2.2.4-rating."""
    return outcome is LateOutcome.TIME_TAKEN


@dataclass(frozen=True, slots=True)
class Breaks:
    """How many breaks a match has (None: the rules do not say, the director does), and how long each is."""

    allowed: int | None
    each: timedelta = BREAK_LENGTH


def breaks(points: int) -> Breaks | Refusal:
    """One break between games up to 9 points, two up to 25; longer matches are not defined.

    Source: jbl/2.2.2
    """
    if (refusal := _bad_points(points)) is not None:
        return refusal
    return Breaks(next((count for longest, count in BREAKS_UP_TO if points <= longest), None))


def take_break(points: int, taken: int) -> int | Refusal:
    """Either player may ask for a break between games; returns how many are left after it. Source: jbl/2.2.2.

    `taken` counts the breaks the match has had, whoever asked. Refuses when none is left, and in matches so
    long that the rules name no number (the director decides there: jbl/2.2.3).
    """
    match breaks(points):
        case Refusal() as refusal:
            return refusal
        case Breaks(allowed=None):
            return Refusal("clock-break-undefined", "jbl/2.2.3", {"points": points})
        case Breaks(allowed=int(allowed)) if taken >= allowed:
            return Refusal("clock-break-none-left", "jbl/2.2.2", {"points": points, "allowed": allowed})
        case Breaks(allowed=int(allowed)):
            return allowed - taken - 1
    raise AssertionError(points)


class StopReason(Enum):
    """The seven cases, and no others, in which the clock may be stopped. Source: jbl/4.3.2."""

    GAME_OVER = "game-over"
    BREAK = "break"
    DIE_ON_FLOOR = "die-on-floor"
    OFFICIAL = "official"
    DICE_TOUCHED = "dice-touched"
    ILLEGAL_MOVE = "illegal-move"
    CLAIM = "claim"


def stop_section(reason: StopReason) -> str:
    """The section that describes the case behind a stop, beside the list itself. Source: jbl/4.3.2."""
    match reason:
        case StopReason.BREAK:
            return "jbl/2.2.2"
        case StopReason.DICE_TOUCHED:
            return "jbl/4.1.5.2"
        case StopReason.ILLEGAL_MOVE:
            return "jbl/4.2.3.3"
        case StopReason.CLAIM:
            return "jbl/4.3.2.7"
        case _:
            return "jbl/4.3.2"


def false_claim(opponent_reserve: timedelta) -> timedelta:
    """A game declared over that was not gives the opponent five minutes more. Source: jbl/4.3.2.7."""
    return opponent_reserve + FALSE_CLAIM_BONUS


def _full_minutes(time: timedelta) -> timedelta:
    return MINUTE * -(-time // MINUTE)


def _bad_points(points: int) -> Refusal | None:
    if 1 <= points <= LONGEST_MATCH:
        return None
    return Refusal("clock-match-length", None, {"points": points, "longest": LONGEST_MATCH})
