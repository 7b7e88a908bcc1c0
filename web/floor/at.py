"""Which event's floor a request is about, and who sends it."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from aiohttp import web

from league.ids import EventId
from usecases.caller import Caller
from web.sessions import Session

AskFloor: TypeAlias = Callable[[web.Request, Session], Awaitable[Caller]]
"""Who sends a request, with the roles that Discord reports now. Raises `HTTPNotFound` where there is nothing to see."""


def event_of_path(request: web.Request) -> EventId:
    """The event whose board it is."""
    return EventId(int(request.match_info["event"]))
