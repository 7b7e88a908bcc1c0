"""A table's clock as a page counts it: everything a browser needs to go on counting by itself."""

from dataclasses import dataclass
from datetime import datetime

from league.clock import ClockStage, ClockState, deadline, remaining, stage

_SECOND = 1000


@dataclass(frozen=True, slots=True)
class ClockFace:
    """`state` is ready, running, paused or ended; moments are in milliseconds since 1970, spans in seconds.

    `setup_end` is when the set-up ends (0: it has none, or is over), `left` what a clock shows that stands still.
    """

    state: str
    end: int
    setup_end: int
    left: int
    length: int
    ends_at: datetime | None


def clock_face(clock: ClockState, now: datetime) -> ClockFace:
    """A clock at this moment."""
    at = stage(clock, now)
    length = int(clock.play.total_seconds())
    left = int(remaining(clock, now).total_seconds())
    if at is ClockStage.READY or clock.started_at is None:
        return ClockFace("ready", 0, 0, left, length, None)
    if at is ClockStage.ENDED:
        return ClockFace("ended", 0, 0, 0, length, None)
    end = deadline(clock)
    if clock.paused_at is not None or end is None:
        return ClockFace("paused", 0, 0, left, length, None)
    play_starts = end - clock.play - clock.extended
    return ClockFace(
        "running",
        _stamp(end),
        _stamp(play_starts) if at is ClockStage.SETUP else 0,
        left,
        length,
        end,
    )


def _stamp(at: datetime) -> int:
    return int(at.timestamp() * _SECOND)


def minutes(seconds: int) -> str:
    """A span as a clock shows it."""
    hours, rest = divmod(seconds, 3600)
    return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"
