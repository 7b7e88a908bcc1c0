"""Threads that were put away: on Discord whoever writes there opens them, which simcord leaves undone."""

from collections.abc import Callable
from typing import Any

from simcord.backend import Backend

_COMMITS = "commit_message"
_EPHEMERAL = 1 << 6
"""Only its reader sees it. Source: Discord's API, message flags"""


def install() -> Callable[[], None]:
    """Make simcord open a thread that is written in; returns the function that undoes it.

    Source: Discord's documentation, Threads, "Archived threads"
    """
    original = getattr(Backend, _COMMITS)

    def opening(backend: Any, message: Any, **how: Any) -> Any:  # noqa: ANN401 - simcord is untyped
        thread = backend.get_channel(message.channel_id).thread_metadata
        is_private = bool(message.flags & _EPHEMERAL)
        if thread is not None and thread.archived and not thread.locked and not is_private:
            backend.edit_channel(message.channel_id, {}, thread_metadata={"archived": False})
        return original(backend, message, **how)

    setattr(Backend, _COMMITS, opening)
    return lambda: setattr(Backend, _COMMITS, original)
