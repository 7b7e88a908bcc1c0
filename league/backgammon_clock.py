"""Time in a backgammon match: the reserve, coming late, breaks, and when the clock may be stopped."""

from dataclasses import dataclass
from datetime import timedelta
from enum import Enum

from league.limits import LONGEST_MATCH
from league.refusal import Refusal
from league.regulations.backgammon_jba import LATE, MOVE_CLOCK
from league.regulations.profile import LatePolicy, MoveClock

MINUTE = timedelta(minutes=1)
BREAK_LENGTH = timedelta(minutes=5)
FALSE_CLAIM_BONUS = timedelta(minutes=5)
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


def time_control(points: int, clock: MoveClock = MOVE_CLOCK) -> ClockSetting | Refusal:
    """So much for each point, in full minutes rounded up, and the free delay a move.

    Source: jbl/3.4.5
    """
    if (refusal := _bad_points(points)) is not None:
        return refusal
    reserve = timedelta(seconds=clock.seconds_a_point * points)
    return ClockSetting(_full_minutes(reserve), timedelta(seconds=clock.delay_seconds), Rounding.RULE)


def mid_match_time_control(away_a: int, away_b: int, clock: MoveClock = MOVE_CLOCK) -> ClockSetting | Refusal:
    """A clock brought in later gives a smaller reserve for each point that either still needs.

    The rule does not say how a part of a minute is rounded: the house rounds it up and labels it.

    Source: jbl/3.4.5-midmatch
    """
    if (refusal := _bad_points(away_a) or _bad_points(away_b)) is not None:
        return refusal
    exact = timedelta(seconds=clock.midmatch_seconds_a_point * (away_a + away_b))
    full = _full_minutes(exact)
    delay = timedelta(seconds=clock.delay_seconds)
    return ClockSetting(full, delay, Rounding.RULE if full == exact else Rounding.HOUSE)


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


def late(delay: timedelta, timing: Timing, policy: LatePolicy = LATE) -> Lateness:
    """After the grace the clock may be pressed; without one a point is lost, and one more each step.

    `delay` counts from the appointed time (or from the end of a break). Two players late at once, and
    points that reach the length of the match, are left to the director: the rules say nothing of them.

    Source: jbl/2.2.4
    """
    limit, step = MINUTE * policy.grace_minutes, MINUTE * policy.step_minutes
    overdue = delay >= limit
    if timing is Timing.CLOCK:
        return Lateness(0, overdue, None)
    points = (delay - limit) // step + 1 if overdue else 0
    return Lateness(points, clock_may_run=False, next_point_at=limit + step * points)


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


def may_use_clock(*, wanted_by: int, required: bool, allowed_to_one: bool, ordered: bool) -> bool:
    """Both players want a clock, the event demands it, one may ask for it and does, or the director orders it.

    Source: jbl/3.4.1
    """
    return required or ordered or wanted_by >= (1 if allowed_to_one else 2)


def dice_on_table(timing: Timing) -> int:
    """Two dice are shared over a clock, without one each player has two. Source: jbl/3.3.1."""
    return 2 if timing is Timing.CLOCK else 4


class Crawford(Enum):
    """What the next game is to the cube. Source: jbl/4.4.4, jbl/4.8-crawford."""

    BEFORE = "before"
    NOW = "now"
    AFTER = "after"


@dataclass(frozen=True, slots=True)
class AgreedScore:
    """What both players confirm before a game: points still needed, and whether the cube is in play."""

    away_a: int
    away_b: int
    crawford: Crawford


def agreed_score(points: int, score: tuple[int, int], before_last: tuple[int, int]) -> AgreedScore | Refusal:
    """The Crawford game is the first one before which a player needs one point: it follows from the last two scores.

    Refusals: `clock-match-length`, `clock-score-over` (params: points) where somebody has won, `clock-score-back` where
    points were lost or both players won points in one game; `clock-score-before` where only the last game tells.
    Source: jbl/4.8, jbl/4.8-crawford
    """
    if (refusal := _bad_points(points)) is not None:
        return refusal
    if max(score) >= points:
        return Refusal("clock-score-over", "jbl/4.8", {"points": points})
    won = [now - then for now, then in zip(score, before_last, strict=True)]
    if min(won) != 0 or min(before_last) < 0:
        return Refusal("clock-score-back", "jbl/4.8")
    near, was_near = points - 1 in score, points - 1 in before_last
    if near and sum(won) == 0 and points > 1:
        return Refusal("clock-score-before", "jbl/4.8-crawford")
    was_near = was_near and sum(won) > 0
    crawford = Crawford.AFTER if was_near else Crawford.NOW if near else Crawford.BEFORE
    return AgreedScore(points - score[0], points - score[1], crawford)


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


def _full_minutes(time: timedelta) -> timedelta:
    return MINUTE * -(-time // MINUTE)


def _bad_points(points: int) -> Refusal | None:
    if 1 <= points <= LONGEST_MATCH:
        return None
    return Refusal("clock-match-length", None, {"points": points, "longest": LONGEST_MATCH})
