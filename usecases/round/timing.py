"""The clock that a table of some regulations has."""

from datetime import timedelta

from league.clock import ClockState, table_clock
from league.regulations import Profile


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
