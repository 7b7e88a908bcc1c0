"""The clock of one Catan table: set-up by the minute, then play, as a value that each call replaces.

All moments are aware UTC datetimes that the caller passes in. Building the board is outside the clock
(cjp/setup-time-excluded): a clock is started when the board is ready. The time that has run is the only
quantity everything else follows from, so a pause can move nothing but the end.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum

from league.refusal import Refusal

NOTHING = timedelta(0)
PLACEMENT_TIME = timedelta(minutes=1)
PLAY_TIME = timedelta(minutes=60)
PLACEMENTS_A_SEAT = 2
LONGEST_EXTENSION = timedelta(hours=12)


class ClockStage(Enum):
    """Where a table is in its time. A pause is not a stage: see `ClockState.paused_at`."""

    READY = "ready"
    SETUP = "setup"
    PLAY = "play"
    ENDED = "ended"


class ClockNotice(Enum):
    """What the players are told at an announced moment."""

    PLACEMENT = "placement"
    PLAY_BEGINS = "play-begins"
    ENDING = "ending"
    TIME_UP = "time-up"


@dataclass(frozen=True, slots=True)
class ClockState:
    """One table's time. `saved` is set-up time that early hand-overs gave back; `extended` lengthens play."""

    setup: timedelta
    play: timedelta
    placement_time: timedelta = PLACEMENT_TIME
    started_at: datetime | None = None
    paused_at: datetime | None = None
    paused_total: timedelta = NOTHING
    extended: timedelta = NOTHING
    saved: timedelta = NOTHING
    ended_at: datetime | None = None

    @property
    def length(self) -> timedelta:
        """Set-up and play together, extensions included, pauses excluded."""
        return self.setup + self.play + self.extended


@dataclass(frozen=True, slots=True)
class ClockAnnouncement:
    """At `at` the players are told `notice`; `left` is the game time that is left then."""

    at: datetime
    notice: ClockNotice
    left: timedelta
    placement: int | None = None


def table_clock(
    seats: int, play: timedelta = PLAY_TIME, placement_time: timedelta | None = PLACEMENT_TIME
) -> ClockState:
    """A new clock: one minute a settlement, two settlements a seat, then an hour; None: play begins at once.

    Source: cjp/time-limit
    """
    if placement_time is None:
        return ClockState(NOTHING, play)
    return ClockState(placement_time * PLACEMENTS_A_SEAT * seats, play, placement_time)


def start(clock: ClockState, now: datetime) -> ClockState | Refusal:
    """The board is ready and the first settlement's minute begins. Source: cjp/setup-time-excluded."""
    if clock.started_at is not None:
        return Refusal("clock-already-started")
    return replace(clock, started_at=now)


def place(clock: ClockState, now: datetime) -> ClockState | Refusal:
    """This settlement is placed, so the next player may begin at once. Source: cjp/placement-next-early.

    The last settlement begins play. Refuses outside a running set-up.
    """
    if (refusal := _not_in_setup(clock, now)) is not None:
        return refusal
    minute_end = clock.placement_time * (_elapsed(clock, now) // clock.placement_time + 1)
    return _forward_to(clock, now, min(minute_end, clock.setup))


def pause(clock: ClockState, now: datetime) -> ClockState | Refusal:
    """A judge is called and the table's time stands still. Source: cjp/call-judge.

    A second call is refused, and so changes nothing: the pause counts from the first.
    """
    return _not_running(clock, now, "clock-already-paused") or replace(clock, paused_at=now)


def resume(clock: ClockState, now: datetime) -> ClockState | Refusal:
    """Time runs again; the interruption is added to the game. Source: cjp/pause-time."""
    if (refusal := _not_live(clock, now)) is not None:
        return refusal
    if clock.paused_at is None:
        return Refusal("clock-not-paused")
    span = max(now - clock.paused_at, NOTHING)
    return replace(clock, paused_at=None, paused_total=clock.paused_total + span)


def as_played(clock: ClockState, stood: ClockState, now: datetime) -> ClockState:
    """A clock that was put back as it was before: what it has stood still since, as `stood` says, cost no time.

    Settlements that were placed since stay placed.
    Source: house
    """
    runs = clock.paused_at is None and clock.ended_at is None
    if not runs or clock.started_at != stood.started_at or stood.ended_at is not None:
        return clock
    span = NOTHING if stood.paused_at is None else max(now - stood.paused_at, NOTHING)
    return replace(clock, paused_total=stood.paused_total + span, saved=stood.saved)


def placed_since(stood: ClockState | None, clock: ClockState) -> bool:
    """Whether settlements have been placed in time that did not run in `stood` (None: there was no clock).

    Source: house
    """
    runs = stood is not None and stood.started_at is not None and stood.paused_at is None
    return not runs and clock.saved > (stood.saved if stood else NOTHING)


def extend(clock: ClockState, now: datetime, by: timedelta) -> ClockState | Refusal:
    """A judge lengthens the time for play, also during a pause. Source: cjp/time-extension.

    Refuses a clock that is over, an extension that is not positive, and one beyond twelve hours (house).
    """
    if (refusal := _not_live(clock, now)) is not None:
        return refusal
    if by <= NOTHING:
        return Refusal("clock-extension-not-positive", "cjp/time-extension")
    if by > LONGEST_EXTENSION:
        return Refusal(
            "clock-extension-too-long", None, {"hours": int(LONGEST_EXTENSION.total_seconds()) // 3600}
        )
    return replace(clock, extended=clock.extended + by)


def end(clock: ClockState, now: datetime) -> ClockState | Refusal:
    """The game is over, by victory or by the judge's signal. Source: cjp/time-up-ends.

    Recording the end after time was up keeps the moment at which it was up. A pause that is still open is
    closed.
    """
    if clock.started_at is None:
        return Refusal("clock-not-started")
    if clock.ended_at is not None:
        return Refusal("clock-ended", "cjp/time-up-ends")
    over = deadline(clock)
    return replace(
        clock,
        ended_at=now if over is None else min(now, over),
        paused_at=None,
        paused_total=clock.paused_total
        + (NOTHING if clock.paused_at is None else max(now - clock.paused_at, NOTHING)),
    )


def stage(clock: ClockState, now: datetime) -> ClockStage:
    """Set-up turns into play by itself when its time has run, and play into the end.

    Source: cjp/time-limit
    """
    if clock.started_at is None:
        return ClockStage.READY
    elapsed = _elapsed(clock, now)
    if clock.ended_at is not None or elapsed >= clock.length:
        return ClockStage.ENDED
    return ClockStage.SETUP if elapsed < clock.setup else ClockStage.PLAY


def deadline(clock: ClockState) -> datetime | None:
    """When time will be up; None before the start, during a pause and once an end is recorded."""
    return _moment(clock, clock.length)


def remaining(clock: ClockState, now: datetime) -> timedelta:
    """Time left until the end of the game; the whole of it before the start, zero after the end."""
    if stage(clock, now) is ClockStage.ENDED:
        return NOTHING
    return clock.length - _elapsed(clock, now)


def stage_remaining(clock: ClockState, now: datetime) -> timedelta:
    """Time left in the set-up while it lasts (all of it before the start), afterwards in the game."""
    if stage(clock, now) in (ClockStage.READY, ClockStage.SETUP):
        return clock.setup - _elapsed(clock, now)
    return remaining(clock, now)


def placement(clock: ClockState, now: datetime) -> int | None:
    """Which settlement is due, from 1; every player places one a minute. Source: cjp/placement-fourth.

    None outside the set-up.
    """
    if stage(clock, now) is not ClockStage.SETUP:
        return None
    return _elapsed(clock, now) // clock.placement_time + 1


def announcements(clock: ClockState, warn_before: Sequence[timedelta]) -> tuple[ClockAnnouncement, ...]:
    """Everything that the clock announces if nothing changes, past or to come; empty while time does not run.

    `warn_before` holds the times before the end at which it is announced, for example ten and five minutes; a
    warning that would fall into the set-up is left out. Ask again after each change of the clock.
    """
    program = sorted(_program(clock, warn_before), key=lambda due: due[0])
    moments = ((_moment(clock, run), run, notice, number) for run, notice, number in program)
    return tuple(
        ClockAnnouncement(at, notice, clock.length - run, number)
        for at, run, notice, number in moments
        if at is not None
    )


def _program(
    clock: ClockState, warn_before: Sequence[timedelta]
) -> Iterator[tuple[timedelta, ClockNotice, int | None]]:
    """Every announcement of the clock by the time that has run when it is made."""
    settlements = -(-clock.setup // clock.placement_time)
    for number in range(2, settlements + 1):
        yield clock.placement_time * (number - 1), ClockNotice.PLACEMENT, number
    yield clock.setup, ClockNotice.PLAY_BEGINS, None
    for before in sorted({before for before in warn_before if before > NOTHING}):
        if clock.length - before > clock.setup:
            yield clock.length - before, ClockNotice.ENDING, None
    yield clock.length, ClockNotice.TIME_UP, None


def _elapsed(clock: ClockState, now: datetime) -> timedelta:
    """Time that has run, in which early hand-overs count as run; never less than none."""
    if clock.started_at is None:
        return NOTHING
    return max((clock.paused_at or now) - clock.started_at - clock.paused_total, NOTHING) + clock.saved


def _moment(clock: ClockState, run: timedelta) -> datetime | None:
    """The moment at which `run` of time will have run, if time is running at all."""
    if clock.started_at is None or clock.paused_at is not None or clock.ended_at is not None:
        return None
    return clock.started_at + clock.paused_total + run - clock.saved


def _forward_to(clock: ClockState, now: datetime, run: timedelta) -> ClockState:
    return replace(clock, saved=clock.saved + run - _elapsed(clock, now))


def _not_live(clock: ClockState, now: datetime) -> Refusal | None:
    if clock.started_at is None:
        return Refusal("clock-not-started")
    if stage(clock, now) is ClockStage.ENDED:
        return Refusal("clock-ended", "cjp/time-up-ends")
    return None


def _not_running(clock: ClockState, now: datetime, paused_code: str) -> Refusal | None:
    if (refusal := _not_live(clock, now)) is not None:
        return refusal
    return Refusal(paused_code, "cjp/pause-time") if clock.paused_at is not None else None


def _not_in_setup(clock: ClockState, now: datetime) -> Refusal | None:
    if (refusal := _not_running(clock, now, "clock-paused")) is not None:
        return refusal
    if stage(clock, now) is not ClockStage.SETUP:
        return Refusal("clock-play-already-begun", "cjp/placement-start")
    return None
