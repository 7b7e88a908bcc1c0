"""What stands before every page: limits, safe headers, and words instead of a trace when something breaks."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping
from http import HTTPStatus
from typing import Final

from aiohttp import web

from bot.metrics import page_answered
from bot.seldom import Bugs
from web.limits import A_SECOND_OF_WORK, DONE, PERSON, STORED, AddressLimits, asker
from web.site import is_api

_COSTS: Final = {"GET": STORED, "HEAD": STORED, "POST": DONE}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

_POLICY: Final = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors {}"
)
HEADERS: Final = {
    # Nothing from elsewhere, nothing written into the page itself, and in nobody's frame.
    "Content-Security-Policy": _POLICY.format("'none'"),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


PERSONAL: Final = "/in/", "/home", "/t/", "/f/", "/c/", "/d/", "/activity/"
"""Where the pages of who is signed in begin."""
OF_PERSONS: Final = {"Cache-Control": "no-store", "Referrer-Policy": "same-origin"}
"""Browsers that were told `no-referrer` send `Origin: null` with a form, as the page of a stranger does."""
FRAMED: Final = {"Content-Security-Policy": _POLICY.format("*")}
"""Pages made for frames of other sites: nothing can be pressed there but links to the public pages."""
OWN_HEADERS: Final = web.RequestKey("own headers", dict[str, str])
"""Under which a request holds those of its answer, where they are not those of its address."""
OPEN: Final = {"Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "ETag, Retry-After"}
"""What scripts of any site may read: it is public, and nobody's cookie is taken along."""
PREFLIGHT: Final = {
    "Access-Control-Allow-Methods": "GET, HEAD",
    "Access-Control-Allow-Headers": "If-None-Match",
    "Access-Control-Max-Age": "86400",
}
_IN_FRAMES: Final = re.compile(r"/e/[A-Za-z0-9_-]{1,40}/embed/")
_FILES: Final = (".csv", ".ics")


def headers_of(path: str) -> Mapping[str, str]:
    """What the answers at this address carry."""
    if path.startswith(PERSONAL):
        return HEADERS | OF_PERSONS
    if _IN_FRAMES.match(path):
        return HEADERS | FRAMED
    return HEADERS | OPEN if is_api(path) or path.endswith(_FILES) else HEADERS


def frame_headers(ancestors: Iterable[str]) -> dict[str, str]:
    """The one page that a client of Discord shows in a frame: it may be in the frames of these alone."""
    return HEADERS | OF_PERSONS | {"Content-Security-Policy": _POLICY.format(" ".join(ancestors))}


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Every answer carries them; none names the software, and what is one person's stays in their browser."""
    response.headers.update(request.get(OWN_HEADERS) or headers_of(request.path))
    response.headers["Server"] = "Guildhall"


class RequestGuard:
    """Who may ask, and how often."""

    def __init__(self, proxies: int, why: Callable[[BaseException], str] = lambda _: "") -> None:
        """`proxies`: how many servers of the host stand before this one; `why` says what a host can mend."""
        self._why = why
        self._limits, self._persons = AddressLimits(), AddressLimits(*PERSON)
        self._proxies = proxies
        self._bugs = Bugs()

    def address(self, request: web.Request) -> str:
        """Whose request it is."""
        return asker(request.remote or "", request.headers.get("X-Forwarded-For", ""), self._proxies)

    def charge(self, request: web.Request, cost: float) -> None:
        """What is made anew costs more. Raises `HTTPTooManyRequests`."""
        self._spend(self._limits, self.address(request), cost)

    def charge_work(self, request: web.Request, seconds: float) -> None:
        """What an answer took beside what it costs: who asks for what nobody else asks for pays for it."""
        now = asyncio.get_running_loop().time()
        self._limits.owe(self.address(request), seconds * A_SECOND_OF_WORK, now)

    def charge_person(self, user_id: int, cost: float) -> None:
        """The same of who is signed in, from wherever they ask. Raises `HTTPTooManyRequests`."""
        self._spend(self._persons, user_id, cost)

    def _spend(self, limits: AddressLimits, who: Hashable, cost: float) -> None:
        if not limits.spend(who, cost, asyncio.get_running_loop().time()):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "5"})

    def middleware(
        self, sorry: Callable[[web.Request, int], web.Response]
    ) -> Callable[..., Awaitable[web.StreamResponse]]:
        """Charge each request; `sorry` words what went wrong."""

        @web.middleware
        async def counted(request: web.Request, handler: Handler) -> web.StreamResponse:
            response = await guarded(request, handler)
            page_answered(response.status)
            return response

        async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
            try:
                if request.method == "OPTIONS" and is_api(request.path):
                    self.charge(request, STORED)
                    return web.Response(status=204, headers=PREFLIGHT)
                if request.method not in _COSTS:
                    return sorry(request, 405)
                self.charge(request, _COSTS[request.method])
                return await handler(request)
            except web.HTTPException as error:
                return (
                    sorry(request, error.status)
                    if error.status >= HTTPStatus.BAD_REQUEST
                    else _as_response(error)
                )
            except (asyncio.CancelledError, ConnectionError):
                raise
            except Exception as error:  # noqa: BLE001 - a viewer is told politely, the host reads the rest
                self._bugs.met("page failed", error, self._why(error), path=request.path)
                return sorry(request, 500)

        return counted


def _as_response(error: web.HTTPException) -> web.Response:
    return web.Response(status=error.status, headers=error.headers)
