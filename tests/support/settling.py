"""simcord's looking whether the bot has come to rest, without what cannot change its finding."""

from typing import Any

from simcord import env

_env: Any = env  # private names


def look_when_threads_are_done() -> None:
    """While a thread works the bot is at work: why each of its tasks waits is asked when none does any more.

    simcord asks it each time that something ends, of every task: a fourteenth of a league night went into that.
    """
    is_parked, strip_timers = _env._is_parked, _env._virtualize_recognized_waits
    _env._is_parked = lambda state, *of_whom: not state.work.executors and is_parked(state, *of_whom)
    _env._virtualize_recognized_waits = lambda state, pending: (
        None if state.work.executors else strip_timers(state, pending)
    )
