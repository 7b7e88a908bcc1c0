"""The clock that a table of some regulations has."""

from datetime import timedelta

from league.clock import ClockState, table_clock
from league.regulations import Profile

_A_MATCH = 2


def new_clock(profile: Profile, seats: int) -> ClockState | None:
    """A clock that has not been started; None where the regulations have no time limit, and for a bye.

    Source: cjp/time-limit
    """
    if profile.play_seconds is None or seats not in profile.table_sizes:
        return None
    placement = profile.placement_seconds
    return table_clock(
        seats,
        timedelta(seconds=profile.play_seconds),
        None if placement is None else timedelta(seconds=placement),
    )


def is_started(profile: Profile, seats: int) -> bool:
    """Whether a judge starts play at a table: a match of two without a clock begins when both players are there.

    Source: house
    """
    return seats > _A_MATCH or new_clock(profile, seats) is not None
