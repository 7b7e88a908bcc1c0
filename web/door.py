"""The phone of a guest at the door: its code lets one ask to join or to check in, without an account."""

import asyncio
import secrets
from collections.abc import Hashable, Mapping
from typing import Any, Final

from aiohttp import web

from bot.i18n import refusal_text
from data.door_tables import DoorWish
from league.event import Event
from league.ids import PlayerId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.door.ask import AskAtDoor, WithdrawAtDoor, ask_at_door, withdraw_at_door
from usecases.door.view import DoorShown, DoorView, door_event, door_view
from web.answers import HTML, Answers, reading_of
from web.floor.at import ONCE_BITS
from web.limits import DONE, WRONG_CODES, AddressLimits
from web.phones import FORM, Phone, keep_phone, phone_of
from web.render import rendered
from web.sessions import unless_elsewhere
from web.site import Links

_DOOR: Final = r"/d/{code:[0-9A-Za-z-]{5,40}}"
_ASKED_OF_ONE: Final = (40.0, 0.1)
"""Requests from one address: a hall behind one router."""
_ASKED_OF_DOOR: Final = (120.0, 0.5)
"""Requests at one door, from wherever they come."""
_LONGEST: Final = 80
_DIGITS: Final = 9


def add_door(app: web.Application, answers: Answers) -> None:
    """The address to which the code at a door leads."""
    pages = DoorPages(answers)
    app.router.add_get(_DOOR, pages.look)
    app.router.add_post(_DOOR, pages.say)


class DoorPages:
    """One for each process. Nothing of it is kept for anybody else."""

    def __init__(self, answers: Answers) -> None:
        """Everything that is needed to answer a guest."""
        self._answers = answers
        self._reader = answers.reader
        self._wrong = AddressLimits(*WRONG_CODES)
        self._of_one, self._of_door = AddressLimits(*_ASKED_OF_ONE), AddressLimits(*_ASKED_OF_DOOR)

    async def look(self, request: web.Request) -> web.StreamResponse:
        """Who of the list is meant, and what became of one's requests."""
        if await self._event(request) is None:
            return self._page(request, "door_closed.html", 404)
        return await self._shown(request, request.query.get("q", ""))

    async def say(self, request: web.Request) -> web.StreamResponse:
        """Ask for something, or take it back; the use case checks everything again."""
        unless_elsewhere(request, self._answers.site)
        if request.content_type != FORM:
            raise web.HTTPForbidden
        phone, form = phone_of(request, self._answers.site), await request.post()
        words = {name: str(said)[:_LONGEST] for name, said in form.items()}
        phone.unless_own(request.path, words.get("mark", ""))
        event = await self._event(request)
        if event is None:
            return self._page(request, "door_closed.html", 404)
        outcome = await self._said(request, phone, event, words)
        if isinstance(outcome, Refusal) and outcome.code != "already-done":
            return await self._shown(request, words.get("name", ""), outcome)
        to = Links(reading_of(request).chosen).to(request.path)
        return web.Response(status=303, headers={"Location": to})

    async def _said(
        self, request: web.Request, phone: Phone, event: Event, words: Mapping[str, str]
    ) -> object:
        caller = self._caller(event, phone.once(request.path, words.get("once", "")))
        code, verb = request.match_info["code"], words.get("do", "")
        if verb == "withdraw":
            command = WithdrawAtDoor(caller, code, phone.digest, _number(words, "request"))
            return await self._reader.do(withdraw_at_door, command)
        if verb not in set(DoorWish):
            raise web.HTTPNotFound
        self._spend(self._of_one, self._answers.guard.address(request))
        self._spend(self._of_door, event.id)
        player = PlayerId(_number(words, "player"))
        asked = AskAtDoor(caller, code, phone.digest, DoorWish(verb), words.get("name", ""), player)
        return await self._reader.do(ask_at_door, asked)

    async def _event(self, request: web.Request) -> Event | None:
        """The event; None for a wrong code. Raises `HTTPTooManyRequests` where too many of them have come from here."""
        self._answers.guard.charge(request, DONE)
        found: Event | None = await self._reader.ask_small(door_event, request.match_info["code"])
        if found is None:
            self._spend(self._wrong, self._answers.guard.address(request))
        return found

    def _spend(self, limits: AddressLimits, who: Hashable) -> None:
        if not limits.spend(who, 1, asyncio.get_running_loop().time()):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "60"})

    async def _shown(self, request: web.Request, sought: str, outcome: Refusal | None = None) -> web.Response:
        phone, reading = phone_of(request, self._answers.site), reading_of(request)
        shown = DoorShown(request.match_info["code"], phone.digest, sought[:_LONGEST])
        view: DoorView | None = await self._reader.ask(door_view, shown)
        if view is None:
            return self._page(request, "door_closed.html", 404)
        response = self._page(
            request,
            "door.html",
            view=view,
            asks=bool(view.name) or outcome is not None or not view.requests or "more" in request.query,
            refused=refusal_text(reading.language, outcome) if outcome else "",
            mark=phone.mark(request.path),
            once=secrets.randbits(ONCE_BITS),
        )
        keep_phone(response, phone, self._answers.site)
        return response

    def _caller(self, event: Event, once: int) -> Caller:
        return Caller(0, "", event.guild_id, self._reader.now(), once, limits=self._answers.bot.limits)

    def _page(self, request: web.Request, name: str, status: int = 200, **values: Any) -> web.Response:  # noqa: ANN401 - a template's values
        ctx = self._answers.context(request)
        body = rendered(name, ctx.site, ctx.reading, "UTC", request.path, **values)
        return web.Response(body=body, status=status, content_type=HTML, charset="utf-8")


def _number(words: Mapping[str, str], name: str) -> int:
    said = words.get(name, "")
    return int(said) if said.isascii() and said.isdecimal() and len(said) <= _DIGITS else 0
