"""Who is behind a request: each page that is somebody's own asks here, and nowhere else."""

import hashlib
import hmac
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from aiohttp import web

from league.refusal import Refusal
from usecases.caller import Caller
from usecases.device.behind import Device, SecretShown, device_behind
from usecases.device.frame import frame_behind
from usecases.device.life import DEVICE_LASTS, is_secret, is_seen_anew
from usecases.device.seen import NoteSeen, note_seen
from web.guard import RequestGuard
from web.limits import MADE
from web.reader import Reader
from web.site import Site

_ENCRYPTED, _SAME_MACHINE = "__Host-guildhall", "guildhall"
"""Browsers believe the first name by https alone, and give such a cookie to no other host and to no plain http."""
_BEARER: Final = "Bearer"
FRAME: Final = "/activity/"
OF_FRAMES: Final = ("/t/", FRAME)
"""The pages that are shown inside Discord."""
_FORM: Final = "application/x-www-form-urlencoded"
_WITH_FILES: Final = "multipart/form-data"


@dataclass(frozen=True, slots=True)
class Session:
    """A person on a device: no seat and no role, for those are asked at each request.

    `is_renewed`: the browser is to keep its cookie for as long as a new one; `in_frame`: they are inside Discord.
    """

    device: Device
    secret: str
    is_renewed: bool = False
    in_frame: bool = False

    def mark(self, form: str) -> str:
        """What the form of this name carries on this person's pages: nobody else's page can know it."""
        return hmac.new(self.secret.encode(), form.encode(), hashlib.sha256).hexdigest()

    def once(self, path: str, number: str) -> int:
        """A page's own number as one of interactions, below those of Discord: whatever is sent twice is one of them.

        Nobody else's page can have the same.
        """
        said = f"{self.device.user_id}/{path}/{number}".encode()
        return -1 - (int.from_bytes(hashlib.blake2b(said, digest_size=8).digest()) >> 1)

    def caller(self, now: datetime) -> Caller:
        """The person as use cases know them, in no server."""
        return Caller(self.device.user_id, self.device.name, 0, now)


SignedHandler = Callable[[web.Request, Session], Awaitable[web.StreamResponse]]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Sessions:
    """One for each process; it remembers nobody, so that whoever is signed out is out at once."""

    def __init__(self, site: Site, reader: Reader, guard: RequestGuard, *, frames: bool = False) -> None:
        """Only for a site on which people sign in; `frames`: games open inside Discord, too."""
        self._site = site
        self._reader = reader
        self._guard = guard
        self._frames = frames

    async def who(self, request: web.Request) -> Session | None:
        """Who is signed in on the device, or in the frame, behind this request. Raises `HTTPTooManyRequests`."""
        if "Authorization" in request.headers:
            return await self._in_frame(request)
        secret, now = self.held(request), self._reader.now()
        if not secret:
            return None
        device = await self._reader.ask_small(device_behind, SecretShown(secret, now))
        if device is None:
            return None
        self._guard.charge_person(device.user_id, MADE)
        if not is_seen_anew(device.seen_at, now):
            return Session(device, secret)
        seen = await self._reader.do(note_seen, NoteSeen(Session(device, secret).caller(now), secret))
        return None if isinstance(seen, Refusal) else Session(seen, secret, is_renewed=True)

    async def _in_frame(self, request: web.Request) -> Session | None:
        """Inside Discord there are no cookies: the frame says its secret itself, and for its games alone."""
        kind, _, secret = request.headers["Authorization"].partition(" ")
        if not self._frames or kind != _BEARER or not request.path.startswith(OF_FRAMES):
            return None
        person = await self._reader.ask_small(frame_behind, SecretShown(secret, self._reader.now()))
        if person is None:
            return None
        self._guard.charge_person(person.user_id, MADE)
        return Session(person, secret, in_frame=True)

    def signed(self, handler: SignedHandler, otherwise: Handler) -> Handler:
        """A page for who is signed in; all others get `otherwise`."""

        async def answered(request: web.Request) -> web.StreamResponse:
            session = await self.who(request)
            if session is None:
                return await otherwise(request)
            response = await handler(request, session)
            if session.is_renewed and not response.prepared and self._name not in response.cookies:
                self.keep(response, session.secret)
            return response

        return answered

    async def form_of(self, request: web.Request, session: Session, most: int = 0) -> Mapping[str, Any]:
        """What a form of this person's own page says. Raises `HTTPForbidden` for all others.

        `most`: it may carry a file, and has so many bytes at most (0: as few as any other).
        """
        if not session.in_frame:  # what carries a frame's secret no other page can send
            unless_elsewhere(request, self._site)
        if request.content_type not in ((_FORM, _WITH_FILES) if most else (_FORM,)):
            raise web.HTTPForbidden
        form = await (request.clone(client_max_size=most) if most else request).post()
        if not hmac.compare_digest(str(form.get("mark", "")).encode(), session.mark(request.path).encode()):
            raise web.HTTPForbidden
        return form

    def held(self, request: web.Request) -> str:
        """The secret that the browser holds ("": none that can be ours)."""
        said = request.cookies.get(self._name, "")
        return said if is_secret(said) else ""

    def keep(self, response: web.StreamResponse, secret: str) -> None:
        """The browser shows this secret from now on; no script reads it, and no other site's form takes it along."""
        self._set(response, secret, int(DEVICE_LASTS.total_seconds()))

    def drop(self, response: web.StreamResponse) -> None:
        """The browser shows no secret any more."""
        self._set(response, "", 0)

    def _set(self, response: web.StreamResponse, secret: str, seconds: int) -> None:
        secure = self._site.is_encrypted
        response.set_cookie(
            self._name, secret, path="/", max_age=seconds, httponly=True, samesite="Lax", secure=secure
        )

    @property
    def _name(self) -> str:
        return _ENCRYPTED if self._site.is_encrypted else _SAME_MACHINE


def unless_elsewhere(request: web.Request, site: Site) -> None:
    """Raises `HTTPForbidden` for what another site's page has sent; older browsers tell it by the origin alone."""
    told = request.headers.get("Sec-Fetch-Site")
    is_own = told == "same-origin" if told else request.headers.get("Origin") == site.origin
    if not is_own:
        raise web.HTTPForbidden
