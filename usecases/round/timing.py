"""The clock that a table of some regulations has."""

from datetime import timedelta

from league.clock import Clock, table_clock
from league.regulations import Profile


def new_clock(profile: Profile, seats: int) -> Clock | None:
    """A clock that has not been started; None where the regulations have no time limit or the table is no table.

    Source: cjp/time-limit
    """
    if profile.play_seconds is None or profile.placement_seconds is None:
        return None
    play, placement = timedelta(seconds=profile.play_seconds), timedelta(seconds=profile.placement_seconds)
    clock = table_clock(seats, play, placement)
    return clock if isinstance(clock, Clock) else None
