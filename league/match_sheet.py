"""The sheet of a backgammon match at the board: what is settled before it, the score game by game, what stopped it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from league.backgammon_clock import (
    AgreedScore,
    Crawford,
    may_use_clock,
    take_break,
)
from league.ids import EventId, PlayerId, SheetLineId, TableId
from league.refusal import Refusal

CONSENT_FROM = 10
"""From so many minutes on, leaving the seat needs the director's consent. Source: jbl/2.2.4-leave."""


class SheetKind(StrEnum):
    """What a line is about; the director is named for an event, everything else for a match."""

    DIRECTOR = "director"
    MONITOR = "monitor"
    SETUP = "setup"
    CLOCK = "clock"
    SCORE = "score"
    BREAK = "break"
    LEAVE = "leave"
    STOP = "stop"
    FALSE_CLAIM = "false-claim"


class ClockReason(StrEnum):
    """The four cases, and no others, in which a clock is used. Source: jbl/3.4.1."""

    BOTH = "both"
    REQUIRED = "required"
    ONE = "one"
    ORDERED = "ordered"


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of the sheet.

    `player` is whom it is about (0: nobody), `official` the Discord user of a director or monitor, `minutes` a span or
    a reserve, `detail` the reason, what was drawn, or how many breaks are left. `scores` of a score are those of the
    two seats, then the points that penalties had given to them. `agreed_by` is who has said yes (0: nobody yet).
    """

    id: SheetLineId
    event_id: EventId
    table_id: TableId
    kind: SheetKind
    by: int
    at: datetime
    player_id: PlayerId = PlayerId(0)
    official: int = 0
    minutes: int = 0
    detail: str = ""
    scores: tuple[int, ...] = ()
    agreed_by: int = 0
    version: int = 0


_DURING = frozenset(
    {SheetKind.SCORE, SheetKind.BREAK, SheetKind.LEAVE, SheetKind.STOP, SheetKind.FALSE_CLAIM}
)
PUBLIC_LINES = frozenset({SheetKind.SCORE, SheetKind.BREAK})
"""What anybody who looks on may know: the score, and that a break is on; not who leaves or who claims what."""
Sheet = Sequence[SheetLine]
"""The lines of one match in their order."""


@dataclass(frozen=True, slots=True)
class SetupDraw:
    """Who chooses first (the seat's place), and what the draw says for whoever does not choose.

    `white` has the white checkers, `right` bears off to the right, `clock` has the clock on the right: each a seat's
    place.
    """

    dice: tuple[int, int]
    first: int
    white: int
    right: int
    clock: int

    @property
    def words(self) -> str:
        """As a line keeps it."""
        return ":".join(map(str, (*self.dice, self.white, self.right, self.clock)))


def draw_setup(dice: tuple[int, int], coins: int) -> SetupDraw:
    """The higher die chooses colour and direction or the side of the clock; three coins say it where nobody does.

    Source: jbl/3.5
    """
    return SetupDraw(dice, int(dice[1] > dice[0]), coins & 1, coins >> 1 & 1, coins >> 2 & 1)


def read_setup(words: str) -> SetupDraw:
    """A draw as a line keeps it."""
    high, low, white, right, clock = map(int, words.split(":"))
    return SetupDraw((high, low), int(low > high), white, right, clock)


def needs_agreement(line: SheetLine) -> bool:
    """Whether the line still waits for a yes: the opponent's to a score or a clock, the director's to an absence.

    Source: jbl/4.8, jbl/3.4.1, jbl/2.2.4-leave
    """
    return asks(line) and not line.agreed_by


def waits(sheet: Sheet, line: SheetLine) -> bool:
    """Whether a yes to the line would still count: it has none yet, and no later line has taken its place.

    Source: house
    """
    newer = any(later.kind is line.kind and later.id > line.id for later in sheet)
    return needs_agreement(line) and (not newer or line.kind is SheetKind.LEAVE)


def asks(line: SheetLine) -> bool:
    """Whether the line was put down as a question.

    Source: jbl/4.8, jbl/3.4.1, jbl/2.2.4-leave
    """
    asked = line.kind is SheetKind.CLOCK and line.detail == ClockReason.BOTH
    return (
        asked
        or line.kind is SheetKind.SCORE
        or (line.kind is SheetKind.LEAVE and line.minutes >= CONSENT_FROM)
    )


def standing(sheet: Sheet, kind: SheetKind) -> SheetLine | None:
    """The last line of a kind that needs nobody's consent any more."""
    return next((line for line in reversed(sheet) if line.kind is kind and not needs_agreement(line)), None)


def break_ends(sheet: Sheet) -> datetime | None:
    """When the last break is over, None where none was taken.

    Source: jbl/2.2.2
    """
    taken = [line for line in sheet if line.kind is SheetKind.BREAK]
    return break_over_at(taken[-1]) if taken else None


def break_over_at(taken: SheetLine) -> datetime:
    """When this break is over: time that was lost in it is given back by more minutes.

    Source: jbl/2.2.2
    """
    return taken.at + timedelta(minutes=taken.minutes)


def has_begun(sheet: Sheet) -> bool:
    """Whether the sheet shows that the match is being played; what is settled before it does not.

    Source: jbl/4.7-publish
    """
    return any(line.kind in _DURING for line in sheet)


def clock_used(sheet: Sheet) -> SheetLine | None:
    """The line by which the match is played with a clock, None while it is not.

    Source: jbl/3.4.1
    """
    line = standing(sheet, SheetKind.CLOCK)
    if line is None:
        return None
    used = may_use_clock(
        wanted_by=2 if line.detail == ClockReason.BOTH else 1,
        required=line.detail == ClockReason.REQUIRED,
        allowed_to_one=line.detail == ClockReason.ONE,
        ordered=line.detail == ClockReason.ORDERED,
    )
    return line if used else None


def break_taken(sheet: Sheet, points: int, now: datetime) -> int | Refusal:
    """How many breaks are left after one more.

    Refusals: `match-break-on` (params: minutes) while one lasts, those of `take_break`.
    Source: jbl/2.2.2
    """
    taken, ends = [line for line in sheet if line.kind is SheetKind.BREAK], break_ends(sheet)
    if ends is not None and now < ends:
        left = ends - now
        return Refusal("match-break-on", "jbl/2.2.2", {"minutes": -(-int(left.total_seconds()) // 60)})
    return take_break(points, len(taken))


def next_score(
    sheet: Sheet, points: int, score: tuple[int, int], given: tuple[int, int]
) -> AgreedScore | Refusal:
    """The score before the next game, from the one before it: one player has won points, and Crawford follows.

    `given` are the points that penalties have given so far; they are nobody's game.
    Refusals: `clock-score-over` (params: points) where somebody has won, `match-score-same`, `match-score-skipped`
    (params: a, b) where points were lost or both have won some since the last agreed score.
    Source: jbl/4.8, jbl/4.8-crawford
    """
    last = standing(sheet, SheetKind.SCORE)
    was = last.scores if last else (0, 0, 0, 0)
    if max(score) >= points:
        return Refusal("clock-score-over", "jbl/4.8", {"points": points})
    if last and score == was[:2]:
        return Refusal("match-score-same", "jbl/4.8")
    won = [score[seat] - was[seat] - given[seat] + was[seat + 2] for seat in (0, 1)]
    if min(won) != 0:
        return Refusal("match-score-skipped", "jbl/4.8", {"a": was[0], "b": was[1]})
    return AgreedScore(points - score[0], points - score[1], _crawford(sheet, points, score))


def _crawford(sheet: Sheet, points: int, score: tuple[int, int]) -> Crawford:
    if points - 1 not in score:
        return Crawford.BEFORE
    agreed = (line for line in sheet if line.kind is SheetKind.SCORE and not needs_agreement(line))
    played = any(line.detail == Crawford.NOW.value for line in agreed)
    return Crawford.AFTER if played else Crawford.NOW
