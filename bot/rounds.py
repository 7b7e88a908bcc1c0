"""Work that is done again and again, whatever the machine's clock does: it may be set back, or days ahead."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any, Final

import discord
from discord.ext import tasks

_BELIEVED: Final = timedelta(minutes=2)
"""What was done longer ago, or will have been, tells that the clock was set."""


class Rounds(tasks.Loop[Any]):
    """The library's loop reckons from round to round: set back, it would stand still, set ahead, make up for all."""

    def __get__(self, obj: Any, objtype: Any) -> "Rounds":  # noqa: ANN401 - the library's
        """The loop of one object, which the library makes anew as its own kind."""
        own = super().__get__(obj, objtype)
        own.__class__ = Rounds
        return own  # type: ignore[return-value]  # so it is now

    def _get_next_sleep_time(self, now: datetime = discord.utils.MISSING) -> datetime:
        """When the next round is due; the library asks before each and whenever the pause is changed."""
        moment = discord.utils.utcnow()
        if not timedelta(0) <= moment - self._last_iteration <= _BELIEVED:
            self._last_iteration = moment
        return super()._get_next_sleep_time(now)


def every(seconds: float) -> Callable[[Callable[..., Awaitable[None]]], Rounds]:
    """A method that is called every so many seconds once it is started."""
    return lambda method: Rounds(
        method,
        seconds=seconds,
        minutes=0,
        hours=0,
        count=None,
        time=discord.utils.MISSING,
        reconnect=True,
        name=None,
    )
