"""The phone of a seat: the code on a table's slip opens its match, without an account."""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from aiohttp import web

from bot.i18n import refusal_text
from bot.ui.results import ending_words
from data.slip_tables import SlipVerb
from league.ids import ResultId, TableId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.device.life import digest_of, is_secret, new_secret
from usecases.result.drafts import EARLY, REPORT, KeepDraft, keep_draft
from usecases.slip.codes import read_code
from usecases.slip.seat import CodeShown, SeatBehind, SlipView, seat_behind, seat_view
from usecases.slip.speak import SpeakFromSeat, speak_from_seat
from web.answers import HTML, Answers, reading_of
from web.floor.at import ONCE_BITS
from web.limits import DONE, AddressLimits
from web.render import rendered
from web.sessions import unless_elsewhere
from web.site import Links

_ENTRY: Final = "/c"
_SEAT: Final = r"/c/{code:[0-9A-Za-z-]{5,40}}"
_ENCRYPTED, _SAME_MACHINE = "__Host-guildhall-seat", "guildhall-seat"
_LASTS: Final = 24 * 3600
_DIGITS: Final = 9
_FORM: Final = "application/x-www-form-urlencoded"
_WRONG: Final = (60.0, 0.5)
"""Wrong codes from one address: a hall behind one router mistypes a few. A genuine code is let in all the same, so
that nobody locks others out: with twelve tries a second, which an address has, fifty bits last for millions of years.
"""
_SAID: Final = frozenset({SlipVerb.ENTERED, SlipVerb.CONFIRMED, SlipVerb.DISPUTED})


@dataclass(frozen=True, slots=True)
class Phone:
    """A browser, by what it alone holds."""

    secret: str
    is_new: bool

    @property
    def digest(self) -> str:
        """What is kept of it."""
        return digest_of(self.secret)

    def mark(self, path: str) -> str:
        """What this phone's form carries: no other site's page can know it."""
        return hmac.new(self.secret.encode(), path.encode(), hashlib.sha256).hexdigest()

    def once(self, path: str, number: str) -> int:
        """A page's own number as one of interactions: whatever is sent twice is one of them."""
        said = f"{self.digest}/{path}/{number}".encode()
        return -1 - (int.from_bytes(hashlib.blake2b(said, digest_size=8).digest()) >> 1)


def add_seats(app: web.Application, answers: Answers) -> None:
    """The addresses that slips lead to."""
    pages = SeatPages(answers)
    app.router.add_get(_ENTRY, pages.entry)
    app.router.add_get(_SEAT, pages.look)
    app.router.add_post(_SEAT, pages.say)


class SeatPages:
    """One for each process. Nothing of it is kept for anybody else."""

    def __init__(self, answers: Answers) -> None:
        """Everything that is needed to answer a seat."""
        self._answers = answers
        self._reader = answers.reader
        self._wrong = AddressLimits(*_WRONG)

    async def entry(self, request: web.Request) -> web.StreamResponse:
        """Whose camera reads no codes types it."""
        typed = request.query.get("code", "").strip().replace(" ", "")
        if typed and read_code(typed) is not None:
            to = Links(reading_of(request).chosen).to(f"{_ENTRY}/{typed}")
            return web.Response(status=303, headers={"Location": to})
        return self._page(request, "seat_entry.html", typed=typed[:40])

    async def look(self, request: web.Request) -> web.StreamResponse:
        """The match at this board or table now."""
        return await self._shown(request, self._phone(request))

    async def say(self, request: web.Request) -> web.StreamResponse:
        """The seat enters, confirms or disputes; the use case checks everything again."""
        unless_elsewhere(request, self._answers.site)
        if request.content_type != _FORM:
            raise web.HTTPForbidden
        phone, form = self._phone(request), await request.post()
        words = {name: str(said) for name, said in form.items()}
        if not hmac.compare_digest(words.get("mark", "").encode(), phone.mark(request.path).encode()):
            raise web.HTTPForbidden
        behind = await self._behind(request)
        if behind is None:
            return await self._shown(request, phone)
        outcome = await self._said(request, phone, behind, words)
        if isinstance(outcome, Refusal) and outcome.code != "already-done":
            return await self._shown(request, phone, outcome, words)
        to = Links(reading_of(request).chosen).to(request.path)
        return web.Response(status=303, headers={"Location": to})

    async def _said(
        self, request: web.Request, phone: Phone, behind: SeatBehind, words: Mapping[str, str]
    ) -> object:
        verb = words.get("do", "")
        if verb not in _SAID:
            raise web.HTTPNotFound
        once = phone.once(request.path, words.get("once", ""))
        caller = self._caller(behind.event.guild_id, once)
        typed = {name: said for name, said in words.items() if name.startswith("score-") or name == "ended"}
        table, result = TableId(_number(words, "table")), ResultId(_number(words, "result"))
        command = SpeakFromSeat(
            caller,
            request.match_info["code"],
            phone.digest,
            table,
            SlipVerb(verb),
            result,
            typed,
            _number(words, "call"),
        )
        outcome = await self._reader.do(speak_from_seat, command)
        if (
            isinstance(outcome, Refusal) and outcome.code == "time-not-over"
        ):  # asked once: the next time it is meant
            meant = KeepDraft(
                replace(behind.speaks(caller), interaction_id=0), REPORT, table, {EARLY: "asked"}
            )
            await self._reader.do(keep_draft, meant)
        return outcome

    async def _behind(self, request: web.Request) -> SeatBehind | None:
        """The seat; None for a wrong code. Raises `HTTPTooManyRequests` where too many of them have come from here."""
        guard, now = self._answers.guard, asyncio.get_running_loop().time()
        guard.charge(request, DONE)
        said = CodeShown(request.match_info["code"], self._caller(0))
        found = await self._reader.ask_small(seat_behind, said)
        if found is None and not self._wrong.spend(guard.address(request), 1, now):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "60"})
        return found

    async def _shown(
        self,
        request: web.Request,
        phone: Phone,
        outcome: object = None,
        sent: Mapping[str, str] | None = None,
    ) -> web.Response:
        behind = await self._behind(request)
        if behind is None:
            return self._page(request, "seat_closed.html", 404)
        shown = CodeShown(request.match_info["code"], self._caller(behind.event.guild_id))
        view: SlipView | None = await self._reader.ask(seat_view, shown)
        if view is None:
            return self._page(request, "seat_closed.html", 404)
        reading = reading_of(request)
        response = self._page(
            request,
            "seat.html",
            view=view,
            endings=ending_words(view.form, reading.language) if view.form else (),
            refused=refusal_text(reading.language, outcome) if isinstance(outcome, Refusal) else "",
            sent=sent or {},
            mark=phone.mark(request.path),
            once=secrets.randbits(ONCE_BITS),
        )
        if phone.is_new:
            self._keep(response, phone.secret)
        return response

    def _caller(self, server: int, once: int = 0) -> Caller:
        return Caller(0, "", server, self._reader.now(), once, limits=self._answers.bot.limits)

    def _phone(self, request: web.Request) -> Phone:
        held = request.cookies.get(self._name, "")
        return Phone(held, is_new=False) if is_secret(held) else Phone(new_secret(), is_new=True)

    def _keep(self, response: web.StreamResponse, secret: str) -> None:
        """No script reads it, and no other site's form takes it along."""
        secure = self._answers.site.is_encrypted
        response.set_cookie(
            self._name, secret, path="/", max_age=_LASTS, httponly=True, samesite="Lax", secure=secure
        )

    @property
    def _name(self) -> str:
        return _ENCRYPTED if self._answers.site.is_encrypted else _SAME_MACHINE

    def _page(self, request: web.Request, name: str, status: int = 200, **values: Any) -> web.Response:  # noqa: ANN401 - a template's values
        ctx = self._answers.context(request)
        body = rendered(name, ctx.site, ctx.reading, "UTC", request.path, **values)
        return web.Response(body=body, status=status, content_type=HTML, charset="utf-8")


def _number(words: Mapping[str, str], name: str) -> int:
    said = words.get(name, "")
    return int(said) if said.isascii() and said.isdecimal() and len(said) <= _DIGITS else 0
