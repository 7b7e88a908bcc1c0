"""What the pages of an event's floor share: which event it is, who sends a request, why something was refused."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from aiohttp import web

from bot.i18n import Language, refusal_text
from league.ids import EventId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.show.names import Refused, addressed
from web.reader import Reader
from web.sessions import Session

AskFloor: TypeAlias = Callable[[web.Request, Session], Awaitable[Caller]]
"""Who sends a request, with the roles that Discord reports now. Raises `HTTPNotFound` where there is nothing to see."""


ONCE_BITS: Final = 62
"""Bits of the number by which two taps on one page are one."""


async def why(reader: Reader, caller: Caller, outcome: object, language: Language) -> str:
    """Why something was refused, "" where it was not."""
    if not isinstance(outcome, Refusal):
        return ""
    named = await reader.ask(addressed, Refused(caller, outcome))
    return refusal_text(language, named.refusal, is_own=named.is_own)


def event_of_path(request: web.Request) -> EventId:
    """The event whose board it is."""
    return EventId(int(request.match_info["event"]))
